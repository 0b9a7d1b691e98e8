import type { LocalizedText, WordTree } from "../../i18n/text.ts";

/** In the order of the table. */
export const marketNames = {
  gulf: { en: "All Gulf states", ar: "دول الخليج كلها" },
  sa: { en: "Saudi Arabia", ar: "السعودية" },
  ae: { en: "UAE", ar: "الإمارات" },
  qa: { en: "Qatar", ar: "قطر" },
  kw: { en: "Kuwait", ar: "الكويت" },
  bh: { en: "Bahrain", ar: "البحرين" },
  om: { en: "Oman", ar: "عُمان" },
  lb: { en: "Lebanon", ar: "لبنان" },
  eu: { en: "European Union", ar: "الاتحاد الأوروبي" },
} satisfies WordTree;

export type Market = keyof typeof marketNames;

/** What a device has, or is, as within a sentence. */
export const deviceNames = {
  radio: { en: "radio", ar: "أجهزة لاسلكية" },
  mains: { en: "mains power", ar: "أجهزة تعمل بكهرباء الشبكة" },
  battery: { en: "battery", ar: "أجهزة ببطارية" },
  machine: { en: "machine or robot", ar: "آلات وروبوتات" },
  medical: { en: "medical use", ar: "أجهزة طبية" },
  consumer: { en: "consumer goods", ar: "سلع استهلاكية" },
  connected: { en: "connected product", ar: "منتجات متصلة" },
  explosive: { en: "explosive atmospheres", ar: "أجهزة للأجواء القابلة للانفجار" },
  metering: { en: "trade metering", ar: "أدوات قياس تجاري" },
} satisfies WordTree;

export type Device = keyof typeof deviceNames;

export const whoNames: Record<"manufacturer" | "importer" | "representative", LocalizedText> = {
  manufacturer: { en: "manufacturer", ar: "الجهة المصنّعة" },
  importer: { en: "importer", ar: "المستورد" },
  representative: { en: "local representative", ar: "الممثّل المحلي" },
};

export const marketWords = {
  lead: {
    en: "We list only what an authority’s own page says. “Manufacturer” means you: you sell the device under your name. Where we found no page there may still be a rule. The authority decides: ask it before each project.",
    ar: "لا\u00a0نذكر إلا ما تقوله صفحة الجهة المختصة نفسها. والجهة المصنّعة هي أنت، لأنك تبيع الجهاز باسمك. وقد توجد قاعدة حيث لم نجد صفحة، والقرار للجهة المختصة، فاسألها قبل كل مشروع.",
  },
  device: { en: "Device", ar: "الجهاز" },
  anyDevice: { en: "Any device", ar: "أي جهاز" },
  scheme: { en: "Rule", ar: "القاعدة" },
  who: { en: "Mark, and who is responsible", ar: "العلامة والمسؤول" },
  notSaid: { en: "the page names nobody", ar: "لا\u00a0تسمّي الصفحة أحدًا" },
  source: { en: "Page, read on", ar: "الصفحة وتاريخ قراءتها" },
  stale: { en: "more than a year ago: check the page", ar: "قبل أكثر من سنة: راجع الصفحة" },
  missing: {
    en: "No authority’s page found: {devices}.",
    ar: "لم نجد صفحة لجهة مختصة عن: {devices}.",
  },
  earlyHeading: { en: "What we advise early on", ar: "نصائحنا في بداية المشروع" },
  early: {
    en: "A certified radio module, an EMC pre-scan while the prototype can still change, the importer named before the design is frozen, room for marks on the housing and Arabic in the manual.",
    ar: "اختيار وحدة لاسلكية معتمدة، وفحص تمهيدي للتوافق الكهرومغناطيسي (EMC) ما دام النموذج الأولي يقبل التعديل، والاتفاق على المستورد قبل تجميد التصميم، وترك مكان للعلامات على الغلاف، وإعداد الدليل بالعربية.",
  },
} satisfies WordTree;
