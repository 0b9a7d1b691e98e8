/** Those who answer: how they end a letter, the language of their mails, and how long they have been there. */
export const team = {
  nadine: { en: "Nadine", ar: "ندين", locale: "en", days: 412 },
  karim: { en: "Karim", ar: "كريم", locale: "ar", days: 411 },
  rima: { en: "Rima", ar: "ريما", locale: "en", days: 398 },
  elias: { en: "Elias", ar: "إلياس", locale: "ar", days: 230 },
  hadi: { en: "Hadi", ar: "هادي", locale: "en", days: 70 },
} as const;

export type MemberName = keyof typeof team;

/** How they are called at the desk, and sign. */
export const profiles: Record<MemberName, Record<`${"name" | "position"}_${"en" | "ar"}`, string>> = {
  nadine: {
    name_en: "Nadine Aoun",
    name_ar: "ندين عون",
    position_en: "Managing director",
    position_ar: "المديرة العامة",
  },
  karim: {
    name_en: "Karim Mansour",
    name_ar: "كريم منصور",
    position_en: "Hardware engineer",
    position_ar: "مهندس إلكترونيات",
  },
  rima: {
    name_en: "Rima Saliba",
    name_ar: "ريما صليبا",
    position_en: "Firmware engineer",
    position_ar: "مهندسة برمجيات مدمجة",
  },
  elias: {
    name_en: "Elias Nassar",
    name_ar: "إلياس نصّار",
    position_en: "Mechanical engineer",
    position_ar: "مهندس ميكانيك",
  },
  hadi: {
    name_en: "Hadi Fakhoury",
    name_ar: "هادي فاخوري",
    position_en: "Project coordinator",
    position_ar: "منسّق مشاريع",
  },
};

export function emailOf(member: MemberName): string {
  return `${member}@nawat.example`;
}

export function memberId(member: MemberName): string {
  return `00000000-0000-4000-8000-${Buffer.from(member).toString("hex").padStart(12, "0")}`;
}
