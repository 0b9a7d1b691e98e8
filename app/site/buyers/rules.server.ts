import { europeanRules } from "./rules-europe.server.ts";
import type { Market } from "./market-words.ts";
import type { Rule } from "./rule.ts";

const read = "2026-11-25";

const saso = { en: "SASO", ar: "هيئة المواصفات السعودية (SASO)" };
const uaeLaw = { en: "UAE Legislation", ar: "تشريعات الإمارات" };
const lebaneseTra = { en: "TRA", ar: "الهيئة المنظِّمة للاتصالات (TRA)" };

/** What each market asks; what all Gulf states ask stands under `gulf`. */
export const rules: Record<Market, Rule[]> = {
  gulf: [
    {
      devices: ["mains", "consumer"],
      scheme: {
        en: "Gulf conformity tracking: certain goods, checked by a body that GSO lists",
        ar: "نظام التتبع الخليجي: سلع محدّدة تفحصها جهة مدرجة لدى هيئة التقييس",
      },
      who: ["manufacturer"],
      authority: { en: "GSO", ar: "هيئة التقييس الخليجية (GSO)" },
      source: "https://www.gso.org.sa/en/conformity/conformity-tracking-system/",
      read,
    },
  ],
  sa: [
    {
      devices: ["radio"],
      scheme: {
        en: "Approval of radio and telecom devices, and customs clearance in the same portal",
        ar: "موافقة على الأجهزة اللاسلكية وأجهزة الاتصالات، وفسح جمركي من البوابة نفسها",
      },
      who: ["manufacturer", "importer"],
      authority: { en: "CST", ar: "هيئة الاتصالات والفضاء والتقنية (CST)" },
      source: "https://ers.cst.gov.sa/Style%20Library/UserGuide/EnglishUserGuide/index.html",
      read,
    },
    {
      devices: ["mains", "battery"],
      scheme: {
        en: "Recognition certificate for listed electrical goods, based on IECEE",
        ar: "شهادة اعتراف للسلع الكهربائية المدرجة، أساسها نظام IECEE",
      },
      authority: saso,
      source: "https://saso.gov.sa/en/sectors/certificates/iec/pages/default.aspx",
      read,
    },
    {
      devices: ["consumer"],
      scheme: {
        en: "SABER: a certificate for the product, another for each shipment",
        ar: "منصة سابر (SABER): شهادة للمنتج، وأخرى لكل إرسالية",
      },
      who: ["manufacturer", "importer"],
      authority: saso,
      source: "https://saso.gov.sa/en/sectors/product-safety/Pages/product-safety.aspx",
      read,
    },
    {
      devices: ["medical"],
      scheme: { en: "Marketing authorization (MDMA)", ar: "إذن التسويق (MDMA)" },
      who: ["manufacturer", "representative"],
      authority: { en: "SFDA", ar: "الهيئة العامة للغذاء والدواء (SFDA)" },
      source: "https://mdma.sfda.gov.sa/FAQs.aspx",
      read,
    },
    {
      devices: ["metering"],
      scheme: {
        en: "Taqyees, the national programme that verifies measuring devices",
        ar: "تقييس، البرنامج الوطني للتحقق من أدوات القياس",
      },
      authority: { en: "Taqyees", ar: "تقييس" },
      source:
        "https://taqyees.sa/en/media-center/taqyees-legal-metrology-helps-facilitate-international-trade-conformity-international",
      read,
    },
  ],
  ae: [
    {
      devices: ["machine"],
      scheme: {
        en: "Energy efficiency of electric motors; no page found on the machine itself",
        ar: "كفاءة الطاقة في المحرّكات الكهربائية، ولم نجد شيئًا عن الآلة التي تعمل بها",
      },
      authority: uaeLaw,
      source: "https://uaelegislation.gov.ae/en/legislations/2350",
      read,
    },
    {
      devices: ["metering"],
      scheme: {
        en: "Regulation of measuring instruments used in trade, in force from 15 March 2025",
        ar: "لائحة أدوات القياس المستخدمة في التجارة، سارية من 15 مارس 2025",
      },
      authority: uaeLaw,
      source: "https://uaelegislation.gov.ae/en/legislations/2596",
      read,
    },
    {
      devices: ["metering"],
      scheme: {
        en: "Regulation of electricity, water, gas and heat meters, in force from 16 January 2024",
        ar: "لائحة عدادات الكهرباء والمياه والغاز والحرارة، سارية من 16 يناير 2024",
      },
      authority: uaeLaw,
      source: "https://uaelegislation.gov.ae/en/legislations/2363",
      read,
    },
  ],
  qa: [
    {
      devices: ["radio"],
      scheme: { en: "Type approval on the spectrum portal", ar: "موافقة نوعية من بوابة الطيف" },
      who: ["manufacturer", "importer", "representative"],
      authority: { en: "CRA", ar: "هيئة تنظيم الاتصالات (CRA)" },
      source: "https://www.cra.gov.qa/en/services/telecommunications/spectrum-management/type-approval",
      read,
    },
  ],
  kw: [
    {
      devices: ["radio"],
      scheme: {
        en: "Authorization to import, store, sell and install wireless devices",
        ar: "ترخيص استيراد الأجهزة اللاسلكية وتخزينها وبيعها وتركيبها",
      },
      who: ["importer"],
      authority: { en: "CITRA", ar: "الهيئة العامة للاتصالات وتقنية المعلومات (CITRA)" },
      source: "https://citra.gov.kw/sites/en/Pages/ServiceDetails.aspx?SrvcID=42",
      read,
    },
  ],
  bh: [
    {
      devices: ["radio"],
      scheme: {
        en: "Registration before use or sale (older page)",
        ar: "تسجيل قبل الاستخدام أو البيع، والصفحة قديمة",
      },
      authority: { en: "TRA", ar: "هيئة تنظيم الاتصالات (TRA)" },
      source: "http://www.tra.org.bh/en/type-approval/",
      read,
    },
    {
      devices: ["medical"],
      scheme: {
        en: "Classification and registration, then approval before import",
        ar: "تصنيف الجهاز وتسجيله، ثم موافقة قبل الاستيراد",
      },
      who: ["importer", "representative"],
      authority: { en: "NHRA", ar: "الهيئة الوطنية لتنظيم المهن الصحية (NHRA)" },
      source: "https://www.nhra.bh/Departments/MDR/?page=1422",
      read,
    },
  ],
  om: [
    {
      devices: ["radio"],
      scheme: {
        en: "Type approval, with reports on radio, electromagnetic compatibility (EMC), absorption (SAR) and safety",
        ar: "موافقة نوعية، بتقارير الترددات والتوافق الكهرومغناطيسي (EMC) والامتصاص (SAR) والسلامة",
      },
      mark: { en: "TRA label", ar: "ملصق TRA" },
      who: ["manufacturer", "importer"],
      authority: { en: "TRA", ar: "هيئة تنظيم الاتصالات (TRA)" },
      source: "https://tra.gov.om/En/GeneratedPage.jsp?menu=126",
      read,
    },
  ],
  lb: [
    {
      devices: ["radio"],
      scheme: {
        en: "Type approval certificate, one for each importer; also an import licence from the ministry",
        ar: "شهادة موافقة نوعية باسم كل مستورد، وترخيص استيراد من الوزارة",
      },
      who: ["manufacturer", "importer", "representative"],
      authority: lebaneseTra,
      source: "http://www.tra.gov.lb/QA-Other",
      read,
    },
    {
      devices: ["radio"],
      scheme: {
        en: "Label on product and packaging, bought from the authority (older page)",
        ar: "ملصق على المنتج وعبوته يُشترى من الهيئة، والصفحة قديمة",
      },
      mark: { en: "TRA label", ar: "ملصق TRA" },
      who: ["importer"],
      authority: lebaneseTra,
      source: "http://www.tra.gov.lb/QA-Labeling",
      read,
    },
    {
      devices: ["metering"],
      scheme: {
        en: "Metrology Law 158 of 2011, which still needs decrees",
        ar: "قانون القياس رقم 158 لسنة 2011، وما زال يحتاج إلى مراسيم",
      },
      authority: { en: "Ministry of Economy", ar: "وزارة الاقتصاد والتجارة" },
      source: "https://economy.gov.lb/en/services/quality-unit---qualeb/activities/metrology",
      read,
    },
  ],
  eu: europeanRules,
};
