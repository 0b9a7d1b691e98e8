import type { FirmFacts } from "../app/firm-types.ts";

/** An example of all that a firm can give, made up: the pages of the demo are built with it in place of firm/facts.ts. */
export const firmFacts: FirmFacts = {
  legal: {
    name: { en: "Nawat S.A.R.L.", ar: "نواة ش.م.م." },
    form: { en: "Limited liability company", ar: "شركة محدودة المسؤولية" },
    register: { en: "2041187, Beirut", ar: "2041187، بيروت" },
    taxNumber: "3187204-601",
    founded: "2016",
  },
  invoicing: { currencies: ["USD", "EUR"], bankCountry: { en: "Lebanon", ar: "لبنان" } },
  payments: { order: 30, prototype: 30, batch: 30, delivery: 10 },
  warrantyMonths: 24,
  support: { sparePartsYears: 7, securityUpdatesYears: 5 },
  shipping: {
    from: { en: "Beirut", ar: "بيروت" },
    origin: { en: "Lebanon", ar: "لبنان" },
    incoterms: ["EXW", "FCA", "CIP", "DAP"],
  },
  standards: ["IEC 60529", "IPC-A-610", "IEC 62368-1", "IEC 61000-6-2", "ISO 12100", "ETSI EN 303 645"],
  certificates: [{ standard: "ISO 9001", number: "LC-20418", body: "Levant Cert", expires: "2029-06-30" }],
  people: [
    {
      name: { en: "Karim Mansour", ar: "كريم منصور" },
      role: { en: "Hardware engineer", ar: "مهندس إلكترونيات" },
      languages: { en: "Arabic, English, French", ar: "العربية والإنجليزية والفرنسية" },
      consentedOn: "2026-01-12",
    },
    {
      name: { en: "Rima Saliba", ar: "ريما صليبا" },
      role: { en: "Firmware engineer", ar: "مهندسة برمجيات ثابتة" },
      languages: { en: "Arabic, English", ar: "العربية والإنجليزية" },
      consentedOn: "2026-01-12",
    },
  ],
  processors: [
    {
      name: "Cedar Hosting",
      task: { en: "The server and its backups", ar: "الخادم ونسخه الاحتياطية" },
      country: { en: "Germany", ar: "ألمانيا" },
    },
    {
      name: "Levant Mail",
      task: { en: "Email", ar: "البريد الإلكتروني" },
      country: { en: "France", ar: "فرنسا" },
    },
  ],
  nda: { termYears: 5 },
  answers: {
    capacity: {
      en: "Nine engineers. Batches of 20 to 500 units; ten weeks from the accepted prototype to the first 100.",
      ar: "تسعة مهندسين. نصنع دفعات إنتاج من 20 إلى 500 وحدة، وتستغرق أول 100 وحدة عشرة أسابيع بعد قبول النموذج الأولي.",
    },
    payment: {
      en: "Our bank guarantees the advance payment. The contract says who bears withholding tax in your country.",
      ar: "ويقدّم مصرفنا ضمانًا للدفعة المقدّمة. ويحدّد العقد من يتحمّل الضريبة المقتطعة في بلدك.",
    },
    liability: {
      en: "We are insured against product liability up to 1 million US dollars.",
      ar: "ولدينا تأمين على المسؤولية عن المنتجات حتى مليون دولار أمريكي.",
    },
    visits: {
      en: "Two engineers, in Riyadh, Jeddah or Dubai within five working days, for seven years after delivery.",
      ar: "مهندسان، في الرياض أو جدة أو دبي خلال خمسة أيام عمل، ولمدة سبع سنوات بعد التسليم.",
    },
    outage: {
      en: "A second bench in Tripoli keeps a copy of every project’s files and test fixtures.",
      ar: "ولدينا طاولة اختبار ثانية في طرابلس تحفظ نسخة من ملفات كل مشروع وتجهيزات اختباره.",
    },
  },
};
