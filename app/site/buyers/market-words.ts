import type { LocalizedText } from "../../i18n/text.ts";
import type { Market, Trait } from "./conformity-types.ts";

export const marketNames: Record<Market, LocalizedText> = {
  sa: { en: "Saudi Arabia", ar: "السعودية" },
  ae: { en: "UAE", ar: "الإمارات" },
  qa: { en: "Qatar", ar: "قطر" },
  kw: { en: "Kuwait", ar: "الكويت" },
  bh: { en: "Bahrain", ar: "البحرين" },
  om: { en: "Oman", ar: "عُمان" },
  lb: { en: "Lebanon", ar: "لبنان" },
  eu: { en: "European Union", ar: "الاتحاد الأوروبي" },
};

export const traitNames: Record<Trait, LocalizedText> = {
  radio: { en: "Radio", ar: "اتصال لاسلكي" },
  mains: { en: "Mains power", ar: "كهرباء الشبكة" },
  battery: { en: "Battery", ar: "بطارية" },
  machine: { en: "Machine or robot", ar: "آلة أو روبوت" },
  medical: { en: "Medical use", ar: "استعمال طبي" },
  consumer: { en: "Consumer goods", ar: "سلعة استهلاكية" },
  connected: { en: "Connected product", ar: "منتج متصل" },
  explosive: { en: "Explosive areas", ar: "أجواء قابلة للانفجار" },
  metering: { en: "Trade metering", ar: "قياس تجاري" },
};

export const marketWords = {
  marketHeading: {
    en: "What a device needs before it may be sold",
    ar: "ما يحتاج إليه الجهاز قبل أن يُباع",
  },
  marketLead: {
    en: "Each ring is a scheme that applies. Open it to see what it asks, who applies and where we read it.",
    ar: "كل حلقة نظام ينطبق على الجهاز. افتحها لترى ماذا يطلب، ومن يتقدّم بالطلب، وأين قرأناه.",
  },
  printNote: {
    en: "Each rule stands in full once; where it applies again, only its short name does.",
    ar: "ترد كل قاعدة كاملةً مرة واحدة، ثم باسمها المختصر حيث تنطبق مجددًا.",
  },
  chooseTraits: { en: "Tick what your device has", ar: "أشّر على ما في جهازك" },
  chooseMarket: { en: "Market", ar: "السوق" },
  comma: { en: ",", ar: "،" },
  or: { en: "or", ar: "أو" },
  whoApplies: { en: "Who applies", ar: "مقدّم الطلب" },
  manufacturer: { en: "manufacturer", ar: "الجهة المصنّعة" },
  importer: { en: "importer", ar: "المستورد" },
  representative: { en: "local representative", ar: "ممثّل محلي" },
  mark: { en: "Mark", ar: "العلامة" },
  decidedBy: { en: "Authority", ar: "الجهة" },
  source: { en: "Source", ar: "المصدر" },
  checked: { en: "Checked", ar: "تاريخ التحقق" },
  authority: { en: "the authority’s own page", ar: "صفحة الجهة نفسها" },
  testHouse: { en: "a test house", ar: "جهة اختبار" },
  other: { en: "law firm, press or a copy", ar: "مكتب محاماة أو صحافة أو نسخة منقولة" },
  stale: {
    en: "Checked more than twelve months ago: ask us before you rely on it.",
    ar: "مضى على التحقق أكثر من اثني عشر شهرًا: اسألنا قبل أن تعتمد عليه.",
  },
  scheme: { en: "A scheme applies", ar: "نظام ينطبق" },
  gap: { en: "Looked for, not found", ar: "بحثنا ولم نجد" },
  gapText: {
    en: "We looked and found no rule we can cite. Ask us before you count on either answer.",
    ar: "بحثنا فلم نجد قاعدة نستطيع الاستشهاد بها. اسألنا قبل أن تبني على أيّ من الجوابين.",
  },
  lookedOn: { en: "Looked on", ar: "تاريخ البحث" },
  notLookedUp: { en: "Not looked up yet", ar: "لم نبحث بعد" },
  datesHeading: { en: "Dates to come", ar: "مواعيد مقبلة" },
  besideHeading: { en: "Beyond the table", ar: "خارج الجدول" },
  earlyHeading: { en: "What we do early", ar: "نُنجز باكرًا" },
  early: {
    en: "A certified radio module, an EMC pre-scan while the prototype can still change, the importer named before the design is frozen, room for marks on the housing and Arabic in the manual.",
    ar: "وحدة لاسلكية معتمدة، وفحص تمهيدي للتوافق الكهرومغناطيسي (EMC) والنموذج الأولي ما زال يقبل التعديل، وتسمية المستورد قبل تجميد التصميم، ومكان للعلامات على الغلاف، والعربية في دليل الاستعمال.",
  },
  cautionDay: { en: "Orientation only, checked on {from}.", ar: "للاسترشاد فقط، جرى التحقق في {from}." },
  cautionDays: {
    en: "Orientation only, checked between {from} and {to}.",
    ar: "للاسترشاد فقط، جرى التحقق بين {from} و{to}.",
  },
  caution: {
    en: "The authority, or the body it lists, decides; we confirm the list with it before each project.",
    ar: "القرار للجهة أو لمن تعتمده من الهيئات، ونتأكد من القائمة لديها قبل كل مشروع.",
  },
} satisfies Record<string, LocalizedText>;

export const standardsWords = {
  standardsHeading: { en: "Standards we design to", ar: "مواصفات نصمّم وفقها" },
  standard: { en: "Standard", ar: "المواصفة" },
  standardsNote: {
    en: "To design to a standard is not a certificate.",
    ar: "التصميم وفق مواصفة ليس شهادة.",
  },
  certificatesHeading: { en: "Certificates", ar: "شهادات سارية" },
  certified: { en: "Certified by", ar: "مُنحت من" },
  number: { en: "Number", ar: "الرقم" },
  lastDay: { en: "Holds until", ar: "سارية حتى" },
  laboratoriesHeading: { en: "Laboratories that test for us", ar: "مختبرات تفحص لنا" },
  laboratory: { en: "Laboratory", ar: "المختبر" },
  city: { en: "City", ar: "المدينة" },
  accreditation: { en: "Accreditation", ar: "الاعتماد" },
  tests: { en: "Tests", ar: "تفحص" },
} satisfies Record<string, LocalizedText>;
