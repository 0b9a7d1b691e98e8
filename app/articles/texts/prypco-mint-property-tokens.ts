import type { Article } from "../article.ts";

export const article: Article = {
  id: "22",
  slug: "prypco-mint-property-tokens",
  date: "2025-05",
  modified: "2026-11-23T12:00:00Z",
  category: "blockchain",
  countries: ["AE"],
  title: {
    en: "Dubai launches a platform for tokenized property shares",
    ar: "دبي تطلق منصة لشراء حصص عقارية مرمّزة",
  },
  description: {
    en: "On Prypco Mint, investors buy tokenized fractions of Dubai property from 2,000 dirhams. The title tokens are recorded on the XRP Ledger, while legal title stays in the land register.",
    ar: "يشتري المستثمرون على منصة بريبكو مينت حصصًا مرمّزة من عقارات دبي ابتداءً من 2,000 درهم. وتُقيَّد رموز الملكية في سجل إكس آر بي، أما الملكية القانونية فتبقى في السجل العقاري.",
  },
  pictureAlt: {
    en: "An apartment tower divided into square tokens, some of them linked in a chain, beside an open land register",
    ar: "برج سكني مقسّم إلى رموز مربعة يتصل بعضها في سلسلة، وإلى جانبه سجل عقاري مفتوح",
  },
  source: {
    en: "Alsuwaidi & Company (legal note)",
    ar: "السويدي وشركاه (مذكرة قانونية)",
  },
  sourceUrl:
    "https://alsuwaidi.ae/tokenising-real-estate-in-dubai-the-emerging-framework-for-regulated-fractional-property-investment/",
  content: {
    en: `Dubai Land Department (DLD) announced the launch of Prypco Mint in May 2025. The platform sells tokenized fractional shares in Dubai properties. The smallest investment is 2,000 dirhams, or about 540 dollars.

This article draws on three kinds of source. The legal note linked to this article, by Alsuwaidi & Company, covers the pilot of March 2025 and the legal nature of the tokens. Prypco’s own terms and conditions cover the licence and the clients’ money. The other details of the launch come from two cryptocurrency news sites, firememecoins.com and altcoinbeat.com. No document from DLD was at hand, so those details carry less weight.

According to the note, DLD started the pilot phase of its Real Estate Tokenization Project in March 2025, under an initiative called Real Estate Evolution Space (REES). VARA, the city’s Virtual Assets Regulatory Authority, took part in the launch of the pilot. So did the Dubai Future Foundation and the Central Bank of the UAE.

Tokenization turns rights in an asset into digital tokens on a blockchain. In Dubai those tokens do not replace DLD’s land register: legal title stays in the register. The tokens on the ledger and the entry in the register are therefore two separate records.

According to the terms, Prypco is licensed by VARA for broker-dealer activity. Client money is held in a separate account at Zand Bank. Bahrain adopted the same principle for stablecoins in July 2025, as Vixio reported. There, reserve assets must be kept with third-party custodians, apart from the issuer’s own assets.

Between them the two news sites supply the rest. They name Prypco, the technology company Ctrl Alt, the Dubai Future Foundation and VARA as partners. The blockchain used for the title tokens is the XRP Ledger. In the pilot, access was limited to residents of the UAE, and payments were made in dirhams. The minimum of 2,000 dirhams comes from these sites as well.

They also report a projection. By 2033, tokenization by DLD would reach about 16 billion dollars, or 7% of Dubai’s property market. That is not a result of the pilot.

The functions thus lie in four hands. The ledger records the tokens, the bank holds the money, the regulator licenses the broker, and the register keeps the title. For the buyer’s ownership it is the last of these that counts.`,
    ar: `أعلنت دائرة الأراضي والأملاك في دبي في مايو 2025 إطلاق بريبكو مينت (Prypco Mint)، وهي منصة تبيع حصصًا مرمّزة من عقارات دبي. والحد الأدنى للاستثمار 2,000 درهم، أي نحو 540 دولارًا.

يستند هذا المقال إلى ثلاثة مصادر متفاوتة القوة. فالمذكرة القانونية المرفق رابطها، وهي من السويدي وشركاه، تتناول المرحلة التجريبية في مارس 2025 والطبيعة القانونية للرموز. وفي شروط بريبكو وأحكامها ما يخصّ الترخيص وأموال العملاء. أما سائر التفاصيل فمن موقعين لأخبار العملات المشفّرة هما (firememecoins.com) و(altcoinbeat.com). ولم تكن بين أيدينا وثيقة من الدائرة نفسها، فهذه التفاصيل أقل ثبوتًا.

تقول المذكرة إن الدائرة بدأت في مارس 2025 المرحلة التجريبية من مشروعها للترميز العقاري، ضمن مبادرة ريس (REES). وشاركت في إطلاقها سلطة تنظيم الأصول الافتراضية في دبي (VARA) ومؤسسة دبي للمستقبل ومصرف الإمارات العربية المتحدة المركزي.

الترميز يحوّل الحقوق في أصل ما إلى رموز رقمية على البلوك تشين، غير أن هذه الرموز لا تحلّ في دبي محل السجل العقاري لدى الدائرة، ففيه تبقى الملكية القانونية. فالرموز على البلوك تشين شيء، والقيد في السجل الرسمي شيء آخر.

بحسب الشروط والأحكام، رخّصت سلطة تنظيم الأصول الافتراضية لبريبكو بنشاط الوسيط المتعامل (broker-dealer)، وتُحفظ أموال العملاء في حساب منفصل لدى بنك زاند. وفي يوليو 2025 أخذت البحرين بمبدأ الفصل نفسه في العملات المستقرة، بحسب «فيكسيو»، فأوجبت حفظ الأصول الاحتياطية لدى أمناء حفظ مستقلين عن المُصدر، بعيدًا عن أصوله.

بقية التفاصيل من الموقعين. فهما يذكران من الشركاء بريبكو وشركة التقنية كنترول ألت (Ctrl Alt) ومؤسسة دبي للمستقبل وسلطة تنظيم الأصول الافتراضية. وتُقيَّد رموز الملكية في سجل إكس آر بي (XRP Ledger). واقتصرت المرحلة التجريبية على المقيمين في الإمارات، وكان الدفع بالدرهم. والحد الأدنى البالغ 2,000 درهم منقول عنهما أيضًا.

يورد الموقعان أيضًا توقعًا: أن تبلغ قيمة الترميز لدى الدائرة نحو 16 مليار دولار بحلول 2033، أي 7% من السوق العقارية في دبي. وليس هذا من نتائج المرحلة التجريبية.

العمل إذن موزّع على أربعة: البلوك تشين يقيّد الرموز، والبنك يحفظ المال، والجهة المنظّمة ترخّص للوسيط، والسجل العقاري يحفظ الملكية. والأخير هو الذي يُعتدّ به في ملكية المشتري.`,
  },
};
