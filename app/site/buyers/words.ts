import type { WordTree } from "../../i18n/text.ts";

export const words = {
  here: { en: "For buyers", ar: "للمشترين" },
  title: { en: "Before you put us on\u00a0the\u00a0list", ar: "قبل أن تدرجنا في\u00a0قائمتك" },
  lead: {
    en: "Whom you would contract with, what each market asks of a device, what is invoiced when, and what is yours at the end. Each rule has its source. What we looked for and did not find is marked.",
    ar: "مع من تتعاقد، وماذا يطلب كل سوق من الجهاز، وماذا تدفع ومتى، وما الذي يصير لك في النهاية. لكل قاعدة مصدرها، وما بحثنا عنه فلم نجده نقول إننا لم نجده.",
  },
  contents: { en: "On this page", ar: "في هذه الصفحة" },
  /** In the order of their letters. */
  sections: {
    firm: { en: "The firm", ar: "الشركة" },
    market: { en: "Market access", ar: "دخول الأسواق" },
    standards: { en: "Standards", ar: "المواصفات" },
    order: { en: "Order to delivery", ar: "من الطلب إلى التسليم" },
    shipping: { en: "Shipping", ar: "الشحن" },
    data: { en: "Your data", ar: "بياناتك" },
    limits: { en: "Limits", ar: "حدود عملنا" },
  },
  sample: {
    en: "The company’s details on this page are samples.",
    ar: "بيانات الشركة في هذه الصفحة أمثلة للعرض.",
  },
  pack: { en: "Vendor pack: print two sheets", ar: "ملف المورّد: اطبع صفحتين" },
  packReady: {
    en: "Your browser will now print two sheets: the firm, and our terms. Choose Print in its menu, or",
    ar: "سيطبع متصفحك الآن صفحتين: الشركة وشروط العمل. اختر «طباعة» من قائمته، أو",
  },
  packAll: { en: "print all four", ar: "اطبع الصفحات الأربع" },
  printed: { en: "As of {date}", ar: "بتاريخ {date}" },
  firmHeading: { en: "The firm on one sheet", ar: "الشركة في صفحة واحدة" },
  legalName: { en: "Legal name", ar: "الاسم القانوني" },
  legalForm: { en: "Legal form", ar: "الشكل القانوني" },
  register: { en: "Commercial register", ar: "السجل التجاري" },
  taxNumber: { en: "Tax number", ar: "الرقم الضريبي" },
  founded: { en: "Founded", ar: "سنة التأسيس" },
  address: { en: "Address", ar: "العنوان" },
  hours: { en: "Hours", ar: "أوقات العمل" },
  hoursText: { en: "{days}, {opens} to {closes}", ar: "{days}، من {opens} إلى {closes}" },
  daysText: { en: "{first} to {last}", ar: "من {first} إلى {last}" },
  timeZone: { en: "Time zone", ar: "المنطقة الزمنية" },
  timeZoneFixed: { en: "{city}, {winter}", ar: "{city}، {winter}" },
  timeZoneText: { en: "{city}, {winter}, in\u00a0summer {summer}", ar: "{city}، {winter} وصيفًا {summer}" },
  answers: { en: "We reply", ar: "مدة الرد" },
  answersText: {
    en: "within {hours}\u00a0hours on working days",
    ar: "خلال {hours}\u00a0ساعة في أيام العمل",
  },
  currencies: { en: "We invoice in", ar: "عملات الفواتير" },
  bankCountry: { en: "Our bank is in", ar: "بلد البنك" },
  law: { en: "Law, court, liability", ar: "القانون والمحكمة والمسؤولية" },
  lawText: { en: "Terms of service, sections 10 and 12", ar: "شروط الخدمة، البندان 10 و12" },
  languages: { en: "We write in", ar: "لغات العمل" },
  languagesText: { en: "Arabic and English", ar: "العربية والإنجليزية" },
  forms: { en: "Tenders and forms to", ar: "بريد المناقصات والنماذج" },
  asOf: { en: "As of", ar: "تاريخ الصفحة" },
  peopleHeading: { en: "Who does the work", ar: "من يتولّى العمل" },
  weekHeading: { en: "When both of us are at work", ar: "ساعات العمل المشتركة" },
  together: { en: "{hours} a\u00a0week together", ar: "{hours} مشتركة في الأسبوع" },
  togetherSummer: {
    en: "{hours} a\u00a0week together, in\u00a0summer {summer}",
    ar: "{hours} مشتركة في الأسبوع، و{summer} صيفًا",
  },
  /** The first two are always shown. */
  cities: {
    riyadh: { en: "Riyadh", ar: "الرياض" },
    dubai: { en: "Dubai", ar: "دبي" },
    doha: { en: "Doha", ar: "الدوحة" },
    kuwait: { en: "Kuwait City", ar: "مدينة الكويت" },
    muscat: { en: "Muscat", ar: "مسقط" },
    berlin: { en: "Berlin", ar: "برلين" },
    london: { en: "London", ar: "لندن" },
  },
  weekOther: { en: "Other cities", ar: "مدن أخرى" },
  weekNote: {
    en: "Usual office hours, drawn by the clocks of {city} in winter. Copper: both at work. Yours may differ.",
    ar: "أوقات الدوام المعتادة بتوقيت {city} الشتوي، وقد يختلف دوامك. النحاسي: الساعات المشتركة.",
  },
  similarHeading: { en: "Work like yours", ar: "أعمال تشبه عملك" },
  similarCases: { en: "Cases", ar: "دراسات الحالة" },
  similarCasesText: {
    en: "What we have built, by category and in numbers; more after an NDA",
    ar: "ما بنيناه بحسب المجال وبالأعداد، والتفاصيل بعد اتفاقية عدم إفصاح",
  },
  similarAbout: { en: "The story of {product}", ar: "قصة {product}" },
  similarAboutText: {
    en: "Our own product in four generations, and what failed on the way",
    ar: "منتجنا في أربعة أجيال، وما تعطّل في الطريق إليها",
  },
  similarProcess: { en: "Process", ar: "طريقة العمل" },
  similarProcessText: {
    en: "Five phases, two-week sprints and what we test",
    ar: "خمس مراحل ودورات من أسبوعين، وما نختبره",
  },
  closingHeading: { en: "Send us your vendor\u00a0form", ar: "أرسل إلينا نموذج تسجيل\u00a0الموردين" },
  closingText: {
    en: "We reply within {hours} hours on working days, and say which line we cannot fill in.",
    ar: "نردّ خلال {hours} ساعة في أيام العمل، ونبيّن الخانات التي لا\u00a0نستطيع ملأها.",
  },
  closingContact: { en: "Contact us", ar: "تواصل معنا" },
  closingProject: { en: "Start a project", ar: "ابدأ مشروعك" },
} satisfies WordTree;

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
