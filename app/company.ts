import type { Company } from "./company-entries.ts";
import { office } from "./company-office.ts";

/** Sample content: no person, address or number here is real. */
export const company: Company = {
  name: { en: "Nawat", ar: "نواة" },
  product: { en: "Sanad", ar: "سند" },
  email: "hello@nawat.example",
  phone: "+961 00 000 000",
  whatsapp: "https://wa.me/96100000000",
  address: [
    { en: "Sample building, 3rd floor", ar: "مبنى المثال، الطابق الثالث" },
    { en: "Sample Street, Mar Mikhael", ar: "شارع المثال، مار مخايل" },
    { en: "Beirut, Lebanon", ar: "بيروت، لبنان" },
  ],
  city: { en: "Beirut", ar: "بيروت" },
  country: { en: "Lebanon", ar: "لبنان" },
  countryCode: "LB",
  position: { latitude: 33.8938, longitude: 35.5018 },
  projects: 80,
  clients: 60,
  countries: 14,
  showPlus: true,
  projectsByCategory: { robotics: 8, industrialIot: 12, consumer: 6, connected: 15, energy: 5, vision: 10 },
  answerWithinHours: 24,
  office,
  hasSampleEntries: true,
  legal: {
    name: { en: "Nawat S.A.R.L. (sample)", ar: "نواة ش.م.م. (مثال)" },
    form: { en: "Limited liability company (sample)", ar: "شركة محدودة المسؤولية (مثال)" },
    register: { en: "0000000, Beirut", ar: "0000000، بيروت" },
    taxNumber: "000000-000",
    founded: "0000",
  },
  invoicing: {
    currencies: ["USD", "EUR"],
    bankCountry: { en: "Lebanon (sample)", ar: "لبنان (مثال)" },
  },
  payments: { order: 0, design: 0, prototype: 0, batch: 0, delivery: 0 },
  warrantyMonths: 0,
  support: {
    onSite: { en: "Sample city, Sample country", ar: "مدينة المثال، بلد المثال" },
    sparePartsYears: 0,
    securityUpdatesYears: 0,
  },
  shipping: {
    from: { en: "Beirut (sample)", ar: "بيروت (مثال)" },
    incoterms: ["EXW", "FCA", "CIP", "DAP"],
    origin: { en: "Lebanon (sample)", ar: "لبنان (مثال)" },
  },
  standards: ["IEC 60529", "IPC-A-610", "IEC 62368-1", "IEC 61000-6-2", "ISO 12100", "ETSI EN 303 645"],
  laboratories: [
    {
      name: "Sample Laboratory",
      city: { en: "Sample city", ar: "مدينة المثال" },
      accreditation: "ISO/IEC 17025, 0000",
      tests: { en: "EMC and safety", ar: "التوافق الكهرومغناطيسي (EMC) والسلامة" },
    },
  ],
  certificates: [{ standard: "ISO 0000", number: "0000", body: "Sample body", expires: "2099-12-31" }],
  processors: [
    {
      name: "Sample Hosting",
      task: { en: "The server and its backups", ar: "الخادم ونسخه الاحتياطية" },
      country: { en: "Sample country", ar: "بلد المثال" },
    },
    {
      name: "Sample Mail",
      task: { en: "Email", ar: "البريد الإلكتروني" },
      country: { en: "Sample country", ar: "بلد المثال" },
    },
  ],
  people: [
    {
      name: { en: "Sample Person", ar: "شخص المثال" },
      role: { en: "Electronics engineer", ar: "مهندس إلكترونيات" },
      languages: { en: "Arabic, English", ar: "العربية والإنجليزية" },
      consentedOn: "2026-01-01",
    },
  ],
  nda: { termYears: 0 },
};
