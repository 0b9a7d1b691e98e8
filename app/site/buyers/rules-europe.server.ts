import type { Rule } from "./rule.ts";

const read = "2026-11-25";
const readLater = "2026-11-29";
const law = { en: "EUR-Lex", ar: "قانون الاتحاد الأوروبي (EUR-Lex)" };
const ce = { en: "CE", ar: "علامة CE" };

export const europeanRules: Rule[] = [
  {
    devices: ["radio"],
    scheme: { en: "Radio Equipment Directive 2014/53/EU", ar: "توجيه الأجهزة اللاسلكية 2014/53/EU" },
    mark: ce,
    who: ["manufacturer", "importer"],
    authority: law,
    source: "https://eur-lex.europa.eu/summary/EN/URISERV:3101_2",
    read,
  },
  {
    devices: ["radio", "connected"],
    scheme: {
      en: "Cybersecurity of radio equipment: EN 18031 as harmonized standards (Decision 2025/138)",
      ar: "أمن الأجهزة اللاسلكية: مواصفات EN 18031 المنسّقة (القرار 2025/138)",
    },
    mark: ce,
    who: ["manufacturer"],
    authority: law,
    source: "https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32025D0138",
    read,
  },
  {
    devices: ["mains"],
    scheme: {
      en: "Low Voltage Directive 2014/35/EU, here as Danish law has it",
      ar: "توجيه الجهد المنخفض 2014/35/EU، كما ورد في القانون الدنماركي",
    },
    mark: ce,
    who: ["manufacturer", "importer"],
    authority: { en: "Danish Safety Technology Authority", ar: "هيئة السلامة التقنية الدنماركية" },
    source: "https://www.sik.dk/en/business/legislation/electrical-safety/executive-order-lvd-equipment",
    read: readLater,
  },
  {
    devices: ["mains", "machine"],
    scheme: {
      en: "EMC Directive 2014/30/EU, unless the radio directive applies",
      ar: "توجيه التوافق الكهرومغناطيسي 2014/30/EU، ما لم ينطبق توجيه الأجهزة اللاسلكية",
    },
    mark: ce,
    who: ["manufacturer", "importer"],
    authority: law,
    source:
      "https://eur-lex.europa.eu/EN/legal-content/summary/reducing-interference-between-electrical-and-electronic-devices.html",
    read,
  },
  {
    devices: ["battery"],
    scheme: { en: "Batteries Regulation 2023/1542", ar: "لائحة البطاريات 2023/1542" },
    mark: ce,
    who: ["manufacturer", "importer"],
    authority: { en: "ECHA", ar: "الوكالة الأوروبية للمواد الكيميائية (ECHA)" },
    source: "https://echa.europa.eu/legislation-profile/-/legislationprofile/EU-BATTERIES_REGULATION",
    read,
  },
  {
    devices: ["machine"],
    scheme: {
      en: "Machinery Directive 2006/42/EC; from 20 January 2027 Regulation 2023/1230",
      ar: "توجيه الآلات 2006/42/EC، ومن 20 يناير 2027 اللائحة 2023/1230",
    },
    mark: ce,
    who: ["manufacturer", "importer"],
    authority: law,
    source: "https://eur-lex.europa.eu/EN/legal-content/summary/machinery-safety-requirements.html",
    read: readLater,
  },
  {
    devices: ["medical"],
    scheme: { en: "Medical Devices Regulation 2017/745", ar: "لائحة الأجهزة الطبية 2017/745" },
    mark: ce,
    who: ["manufacturer", "representative"],
    authority: law,
    source: "https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=LEGISSUM:4301046",
    read: readLater,
  },
  {
    devices: ["consumer"],
    scheme: {
      en: "General Product Safety Regulation 2023/988, where no special rule applies",
      ar: "لائحة السلامة العامة للمنتجات 2023/988، حيث لا\u00a0قاعدة خاصة",
    },
    who: ["manufacturer", "importer"],
    authority: { en: "EU-OSHA", ar: "الوكالة الأوروبية للسلامة في العمل (EU-OSHA)" },
    source: "https://osha.europa.eu/en/legislation/directive/regulation-2023988eu-general-product-safety",
    read,
  },
  {
    devices: ["connected"],
    scheme: {
      en: "Cyber Resilience Act: reporting of exploited vulnerabilities since 11 September 2026; all duties from 11 December 2027",
      ar: "قانون المرونة السيبرانية: الإبلاغ عن الثغرات المستغلّة من 11 سبتمبر 2026، ويُطبّق كاملًا من 11 ديسمبر 2027",
    },
    who: ["manufacturer"],
    authority: law,
    source: "https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=OJ:L_202402847",
    read,
  },
  {
    devices: ["explosive"],
    scheme: { en: "ATEX Directive 2014/34/EU", ar: "توجيه ATEX 2014/34/EU" },
    mark: { en: "CE and Ex", ar: "علامتا CE وEx" },
    who: ["manufacturer", "importer"],
    authority: law,
    source: "https://eur-lex.europa.eu/legal-content/EN/LSU/?uri=celex%3A32014L0034",
    read: readLater,
  },
  {
    devices: ["metering"],
    scheme: {
      en: "Measuring Instruments Directive 2014/32/EU",
      ar: "توجيه أدوات القياس 2014/32/EU",
    },
    mark: { en: "CE and M", ar: "علامتا CE وM" },
    who: ["manufacturer", "importer"],
    authority: law,
    source: "https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=LEGISSUM:2403020211_2",
    read: readLater,
  },
  {
    devices: [],
    scheme: {
      en: "Many CE-marked products: a responsible person in the Union (Regulation 2019/1020, Article 4)",
      ar: "كثير من المنتجات الحاملة علامة CE: جهة داخل الاتحاد مسؤولة عنها (اللائحة 2019/1020، المادة 4)",
    },
    who: ["manufacturer", "importer", "representative"],
    authority: law,
    source: "https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:52021XC0323(01)",
    read,
  },
];
