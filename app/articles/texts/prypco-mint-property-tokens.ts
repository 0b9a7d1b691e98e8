import type { Article } from "../article.ts";

export const article: Article = {
  id: "22",
  slug: "prypco-mint-property-tokens",
  date: "2025-05",
  modified: "2026-11-21T05:40:14Z",
  category: "blockchain",
  countries: ["AE"],
  title: {
    en: "Dubai launches a platform for tokenized property shares",
    ar: "دبي تطلق منصة لشراء حصص عقارية مرمّزة",
  },
  description: {
    en: "On Prypco Mint, investors buy tokenized fractions of Dubai property from 2,000 dirhams. The title tokens are recorded on the XRP Ledger, while legal title stays in the land register.",
    ar: "يشتري المستثمرون على منصة بريبكو مينت حصصًا مرمّزة من عقارات دبي ابتداءً من 2,000 درهم. وتُدوّن رموز الملكية في سجل إكس آر بي، أما الملكية القانونية فتبقى في السجل العقاري.",
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
    en: `Tokenized fractions of property in Dubai are sold on a platform called Prypco Mint. Dubai Land Department (DLD) announced its launch in May 2025. Investors do not buy a whole property there but fractional shares in one. The smallest investment is 2,000 dirhams, or about 540 dollars.

Tokenization turns rights in an asset into digital tokens on a blockchain. A blockchain is a record shared by many computers, each of which can check new entries against the earlier ones. Dividing a right into tokens makes it possible to sell it in small parts. For the property title tokens in Dubai, the blockchain used is the XRP Ledger.

The tokens do not replace DLD’s land register. Legal title stays in the register. Two records therefore exist side by side: the tokens on the ledger and the entry in the official register. For anyone who designs such a system, keeping the two in agreement is a basic task.

The partners include Prypco, the technology company Ctrl Alt and the Dubai Future Foundation. Another is VARA, Dubai’s Virtual Assets Regulatory Authority. Prypco is licensed by VARA for broker-dealer activity, which is broadly the business of arranging and carrying out trades.

In the pilot, access was limited to residents of the UAE, and payments were made in dirhams. Money belonging to clients is held in a separate account at Zand Bank. A separate account keeps that money apart from the funds of the company that runs the platform.

DLD had started the pilot phase of its real estate tokenization project in March 2025. The project belongs to an initiative called Real Estate Evolution Space (REES). VARA, the Dubai Future Foundation and the Central Bank of the UAE took part in launching that phase.

Tokenization by DLD is projected to reach about 16 billion dollars by 2033. That would be 7% of Dubai’s property market. The figure is a projection and not a result of the pilot.

The functions of such a system thus lie in different hands. The ledger records the tokens and the bank holds the money. The regulator issues the licence, and the register keeps the title.`,
    ar: `تُباع حصص مرمّزة من عقارات دبي على منصة اسمها بريبكو مينت (Prypco Mint)، أعلنت دائرة الأراضي والأملاك في دبي إطلاقها في مايو 2025. ولا يشتري المستثمر فيها عقارًا كاملًا بل حصة منه. والحد الأدنى للاستثمار 2,000 درهم، أي نحو 540 دولارًا.

يحوّل الترميز الحقوق في أصل ما إلى رموز رقمية على البلوك تشين، وهو سجل تتشاركه حواسيب كثيرة، يستطيع كل منها أن يقارن القيود الجديدة بما سبقها ليتحقّق منها. وتقسيم الحق إلى رموز يتيح بيعه أجزاءً صغيرة. أما رموز ملكية العقارات في دبي فتُدوّن في سجل إكس آر بي (XRP Ledger).

ولا تحلّ الرموز محل السجل العقاري لدى الدائرة، فالملكية القانونية تبقى فيه. وهكذا يوجد سجلان جنبًا إلى جنب: الرموز على البلوك تشين، والقيد في السجل الرسمي. ومن المهام الأساسية لمن يصمّم نظامًا كهذا أن يبقى السجلان متطابقين.

ومن الشركاء شركة بريبكو وشركة التقنية كنترول ألت (Ctrl Alt) ومؤسسة دبي للمستقبل. ومنهم أيضًا سلطة تنظيم الأصول الافتراضية في دبي (VARA)، وهي التي رخّصت لبريبكو بمزاولة نشاط الوسيط المتعامل (broker-dealer)، ويعني عمومًا ترتيب الصفقات وتنفيذها.

وفي المرحلة التجريبية اقتصر استخدام المنصة على المقيمين في الإمارات، وكان الدفع بالدرهم. وتُحفظ أموال العملاء في حساب منفصل لدى بنك زاند، وبذلك تبقى هذه الأموال بمعزل عن أموال الشركة التي تدير المنصة.

وكانت الدائرة قد بدأت في مارس 2025 المرحلة التجريبية من مشروعها للترميز العقاري، ضمن مبادرة ريس (REES). وشاركت في إطلاق تلك المرحلة سلطة تنظيم الأصول الافتراضية ومؤسسة دبي للمستقبل ومصرف الإمارات العربية المتحدة المركزي.

ومن المتوقع أن يبلغ حجم الترميز لدى الدائرة نحو 16 مليار دولار بحلول عام 2033، أي 7% من السوق العقارية في دبي. وهذا الرقم توقع، وليس من نتائج المرحلة التجريبية.

وهكذا تتوزّع وظائف النظام على جهات مختلفة: البلوك تشين يسجّل الرموز، والبنك يحفظ المال، والجهة المنظّمة تصدر الترخيص، والسجل العقاري يحفظ الملكية.`,
  },
};
