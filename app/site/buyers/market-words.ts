import type { WordTree } from "../../i18n/text.ts";

/** By the codes of conformity.json, in the order of the table. */
export const marketNames = {
  sa: { en: "Saudi Arabia", ar: "السعودية" },
  ae: { en: "UAE", ar: "الإمارات" },
  qa: { en: "Qatar", ar: "قطر" },
  kw: { en: "Kuwait", ar: "الكويت" },
  bh: { en: "Bahrain", ar: "البحرين" },
  om: { en: "Oman", ar: "عُمان" },
  lb: { en: "Lebanon", ar: "لبنان" },
  eu: { en: "European Union", ar: "الاتحاد الأوروبي" },
} satisfies WordTree;

/** What a device has, or is. */
export const traitNames = {
  radio: { en: "Radio", ar: "اتصال لاسلكي" },
  mains: { en: "Mains power", ar: "كهرباء الشبكة" },
  battery: { en: "Battery", ar: "بطارية" },
  machine: { en: "Machine or robot", ar: "آلة أو روبوت" },
  medical: { en: "Medical use", ar: "استعمال طبي" },
  consumer: { en: "Consumer goods", ar: "سلعة استهلاكية" },
  connected: { en: "Connected product", ar: "منتج متصل" },
  explosive: { en: "Explosive atmospheres", ar: "أجواء قابلة للانفجار" },
  metering: { en: "Trade metering", ar: "قياس تجاري" },
} satisfies WordTree;

export const marketWords = {
  marketHeading: {
    en: "What a device needs before it may be sold",
    ar: "ما يحتاج إليه الجهاز قبل أن يُباع",
  },
  marketLead: {
    en: "Each ring is a scheme that may apply. Open it to see what it asks, who applies and where we read it.",
    ar: "تمثّل كل حلقة نظامًا قد ينطبق على جهازك. افتحها لترى ماذا يطلب، ومن يتقدّم بالطلب، وأين قرأناه.",
  },
  printNote: {
    en: "Each rule stands in full once; where it applies again, only its short name does.",
    ar: "ترد كل قاعدة كاملةً مرة واحدة، ثم باسمها المختصر حيث تنطبق مجددًا.",
  },
  chooseTraits: { en: "Tick what applies to your device", ar: "حدّد ما ينطبق على جهازك" },
  chooseMarket: { en: "Market", ar: "السوق" },
  or: { en: "or", ar: "أو" },
  whoApplies: { en: "Who applies", ar: "مقدّم الطلب" },
  manufacturer: { en: "manufacturer", ar: "الجهة المصنّعة" },
  importer: { en: "importer", ar: "المستورد" },
  representative: { en: "local representative", ar: "ممثّل محلي" },
  mark: { en: "Mark", ar: "العلامة" },
  decidedBy: { en: "Authority", ar: "الجهة المختصة" },
  source: { en: "Source", ar: "المصدر" },
  checked: { en: "Checked", ar: "تاريخ التحقق" },
  authority: { en: "the authority’s own page", ar: "صفحة الجهة نفسها" },
  testHouse: { en: "a test house", ar: "جهة اختبار" },
  other: { en: "a secondary source", ar: "مصدر ثانوي" },
  stale: {
    en: "Checked more than twelve months ago: ask us before you rely on it.",
    ar: "مضى على التحقق أكثر من اثني عشر شهرًا: اسألنا قبل أن تعتمد عليه.",
  },
  scheme: { en: "A scheme may apply", ar: "نظام قد ينطبق" },
  gap: { en: "Looked for, not found", ar: "بحثنا ولم نجد" },
  gapText: {
    en: "We found no rule we can cite. That does not mean there is none: ask us before you rely on it.",
    ar: "لم نجد قاعدة نستطيع الاستشهاد بها. ولا\u00a0يعني ذلك أنها غير موجودة، فاسألنا قبل أن تعتمد عليه.",
  },
  lookedOn: { en: "Looked on", ar: "تاريخ البحث" },
  notLookedUp: { en: "Not looked up yet", ar: "لم نبحث بعد" },
  datesHeading: { en: "Dates to come", ar: "مواعيد مقبلة" },
  besideHeading: { en: "Beyond the table", ar: "خارج الجدول" },
  earlyHeading: { en: "What we propose early", ar: "نقترح مبكرًا" },
  early: {
    en: "A certified radio module, an EMC pre-scan while the prototype can still change, the importer named before the design is frozen, room for marks on the housing and Arabic in the manual.",
    ar: "اختيار وحدة لاسلكية معتمدة، وفحص تمهيدي للتوافق الكهرومغناطيسي (EMC) ما دام النموذج الأولي يقبل التعديل، والاتفاق على المستورد قبل تجميد التصميم، وترك مكان للعلامات على الغلاف، وإعداد الدليل بالعربية.",
  },
  cautionDay: { en: "Orientation only, checked on {from}.", ar: "للاسترشاد فقط، جرى التحقق في {from}." },
  cautionDays: {
    en: "Orientation only, checked between {from} and {to}.",
    ar: "للاسترشاد فقط، جرى التحقق بين {from} و{to}.",
  },
  caution: {
    en: "The authority, or the body it lists, decides: check the list with it before each project.",
    ar: "القرار للجهة المختصة أو لمن تعتمده، فراجع القائمة لديها قبل كل مشروع.",
  },
} satisfies WordTree;

export const standardsWords = {
  standardsHeading: { en: "Standards we design to", ar: "مواصفات نصمّم وفقها" },
  standard: { en: "Standard", ar: "المواصفة" },
  standardsNote: {
    en: "Where the product calls for them. Designing to a standard is not certification.",
    ar: "حين يتطلبها المنتج. ولا\u00a0يعني التصميم وفق مواصفة أن المنتج نال شهادة بها.",
  },
  certificatesHeading: { en: "Our certificates", ar: "شهاداتنا السارية" },
  certified: { en: "Certified by", ar: "الجهة المانحة" },
  number: { en: "Number", ar: "الرقم" },
  lastDay: { en: "Valid until", ar: "سارية حتى" },
  laboratoriesHeading: { en: "Laboratories that test for us", ar: "مختبرات نختبر لديها" },
  laboratory: { en: "Laboratory", ar: "المختبر" },
  city: { en: "City", ar: "المدينة" },
  accreditation: { en: "Accreditation", ar: "الاعتماد" },
  tests: { en: "Tests", ar: "الاختبارات" },
} satisfies WordTree;
