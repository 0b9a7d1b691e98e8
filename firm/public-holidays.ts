import type { PublicHoliday } from "../app/firm-types.ts";

/**
 * The public holidays of your country, with which a database begins; staff change them at the desk, under Hours. Feasts after the
 * moon are as computed: the government confirms them days before, and may move one.
 */
export const publicHolidays: PublicHoliday[] = [
  { name: { en: "New Year", ar: "رأس السنة الميلادية" }, everyYear: "01-01" },
  { name: { en: "Armenian Christmas", ar: "عيد الميلاد لدى الأرمن الأرثوذكس" }, everyYear: "01-06" },
  { name: { en: "Saint Maron", ar: "عيد مار مارون" }, everyYear: "02-09" },
  { name: { en: "Rafic Hariri", ar: "ذكرى الرئيس رفيق الحريري" }, everyYear: "02-14" },
  { name: { en: "Annunciation", ar: "عيد البشارة" }, everyYear: "03-25" },
  { name: { en: "Labour Day", ar: "عيد العمل" }, everyYear: "05-01" },
  { name: { en: "Liberation Day", ar: "عيد المقاومة والتحرير" }, everyYear: "05-25" },
  { name: { en: "Assumption", ar: "عيد انتقال السيدة العذراء" }, everyYear: "08-15" },
  { name: { en: "Independence Day", ar: "عيد الاستقلال" }, everyYear: "11-22" },
  { name: { en: "Christmas", ar: "عيد الميلاد" }, everyYear: "12-25" },
  { name: { en: "Good Friday", ar: "الجمعة العظيمة" }, days: ["2026-04-03", "2027-03-26", "2028-04-14"] },
  { name: { en: "Easter Monday", ar: "اثنين الفصح" }, days: ["2026-04-06", "2027-03-29", "2028-04-17"] },
  {
    name: { en: "Orthodox Good Friday", ar: "الجمعة العظيمة لدى الأرثوذكس" },
    days: ["2026-04-10", "2027-04-30"],
  },
  {
    name: { en: "Orthodox Easter Monday", ar: "اثنين الفصح لدى الأرثوذكس" },
    days: ["2026-04-13", "2027-05-03"],
  },
  {
    name: { en: "Eid al-Fitr", ar: "عيد الفطر" },
    days: [
      ...["2026-03-20", "2026-03-21", "2026-03-22"],
      ...["2027-03-09", "2027-03-10", "2027-03-11"],
      ...["2028-02-26", "2028-02-27", "2028-02-28"],
    ],
  },
  {
    name: { en: "Eid al-Adha", ar: "عيد الأضحى" },
    days: [
      ...["2026-05-27", "2026-05-28", "2026-05-29"],
      ...["2027-05-16", "2027-05-17", "2027-05-18"],
      ...["2028-05-05", "2028-05-06", "2028-05-07"],
    ],
  },
  { name: { en: "Islamic New Year", ar: "رأس السنة الهجرية" }, days: ["2026-06-16", "2027-06-06"] },
  { name: { en: "Ashura", ar: "عاشوراء" }, days: ["2026-06-25", "2027-06-15", "2028-06-03"] },
  {
    name: { en: "The Prophet’s birthday", ar: "المولد النبوي الشريف" },
    days: ["2026-08-25", "2027-08-14", "2028-08-03"],
  },
];
