import type { Article } from "../article.ts";

export const article: Article = {
  id: "27",
  slug: "kuwait-wamd-instant-payments",
  date: "2025-07",
  modified: "2026-11-23T12:00:00Z",
  category: "fintech",
  countries: ["KW"],
  title: {
    en: "Kuwait’s WAMD passes one million registered accounts in its first year",
    ar: "خدمة «ومض» الكويتية تتجاوز مليون حساب مسجّل في عامها الأول",
  },
  description: {
    en: "KNET and ACI Worldwide published first-year figures for Kuwait’s instant-payment service. WAMD moves money between bank accounts with only a phone number, and all banks in the country take part.",
    ar: "نشرت كي نت وإيه سي آي وورلدوايد أرقام العام الأول لخدمة الدفع الفوري في الكويت. وتحوّل «ومض» المال بين الحسابات المصرفية برقم هاتف فقط، وتشارك فيها كل بنوك البلاد.",
  },
  pictureAlt: {
    en: "Two phones joined by a bright zigzag line that crosses a clock face, over a row of bank buildings, with the sun above and the moon below",
    ar: "هاتفان يصل بينهما خط متعرج مضيء يعبر وجه ساعة فوق صف من مباني البنوك، والشمس في أعلاه والقمر في أسفله",
  },
  source: { en: "MEA Tech Watch", ar: "إم إي إيه تك ووتش" },
  sourceUrl: "https://meatechwatch.com/?p=28447",
  content: {
    en: `WAMD, Kuwait’s nationwide real-time payment scheme, passed one million registered accounts in its first year. KNET and ACI Worldwide published the figures in July 2025. WAMD was launched in June 2024, and its name means a flash of lightning.

With only a phone number, customers send money from account to account through their bank’s app or internet banking. All banks in Kuwait take part. Transfers work around the clock, and instant payments settle within seconds instead of hours or days.

KNET built the central infrastructure with technology from ACI Worldwide. It was implemented in less than 15 months. KNET is the Shared Electronic Banking Services Company, and it runs Kuwait’s shared payment network. Esam Alkheshnam is its Chief Executive Officer. The Central Bank of Kuwait supervises the service.

Within three months of its launch, WAMD had onboarded about 30% of Kuwait’s banked population. This share and the million measure different things: people who have a bank account, and registered accounts.

Limits for users were published at the launch. A single transfer could be between one dinar and 1,000 dinars. The ceiling was 3,000 dinars a day and 20,000 dinars a month.

Two additions are planned for the next phase: payment at points of sale with dynamic QR codes, and a service named Request to Pay.

Saudi Arabia added to its means of electronic payment two months later. In September 2025 the Saudi Central Bank (SAMA) announced the launch of Google Pay through mada, the national payment system, Arabian Business reported. Customers of Al Rajhi Bank and Riyad Bank were the first. According to SAMA’s governor, electronic payments made up 79% of retail payments in the Kingdom in 2024.

The UAE has a digital form of its currency in preparation. In March 2025 its central bank unveiled the symbol of the Digital Dirham, The National reported. Retail issuance was announced for the fourth quarter of 2025. People and businesses are to obtain it through banks, exchange houses, finance companies and fintech firms.

Bahrain issued rules for stablecoins in July 2025, the month in which the figures on WAMD appeared. The central bank allows tokens backed by a single fiat currency, according to Vixio. Holders must be able to redeem them at par value within five business days.`,
    ar: `تجاوزت الحسابات المسجّلة في «ومض» (WAMD)، خدمة الدفع الفوري على مستوى الكويت، المليون في عامها الأول. ونشرت الأرقام في يوليو 2025 كي نت (KNET) وإيه سي آي وورلدوايد (ACI Worldwide). وكانت الخدمة قد انطلقت في يونيو 2024.

يكفي رقم هاتف لتحويل المال من حساب إلى حساب، عبر تطبيق البنك أو خدماته المصرفية على الإنترنت. وتشارك في الخدمة كل بنوك الكويت. والتحويل متاح على مدار الساعة، ويُسوّى في ثوانٍ لا في ساعات أو أيام.

بنت كي نت البنية التحتية المركزية بتقنية من إيه سي آي وورلدوايد، ونُفّذ المشروع في أقل من 15 شهرًا. وكي نت هي شركة الخدمات المصرفية الآلية المشتركة التي تدير شبكة المدفوعات المشتركة في الكويت. ويشرف بنك الكويت المركزي على الخدمة.

في الأشهر الثلاثة الأولى بلغت نسبة المسجّلين في «ومض» نحو 30% من السكان المتعاملين مع البنوك. ولا تُقارن هذه النسبة برقم المليون، فهي عن الأشخاص الذين لهم حساب مصرفي، أما المليون فعدد الحسابات المسجّلة.

نُشرت حدود التحويل عند الانطلاق: من دينار واحد إلى 1,000 دينار في المرة الواحدة، و3,000 دينار في اليوم، و20,000 دينار في الشهر.

تضيف المرحلة التالية، وفق الخطة، الدفع في نقاط البيع برموز QR متغيرة، وخدمة اسمها «طلب الدفع».

في السعودية أعلن البنك المركزي (ساما) في سبتمبر 2025 إطلاق خدمة غوغل باي (Google Pay) عبر نظام المدفوعات الوطني «مدى»، وبدأت الخدمة بعملاء مصرف الراجحي وبنك الرياض، كما نشر موقع «أريبيان بزنس». وقال محافظ ساما إن المدفوعات الإلكترونية بلغت 79% من مدفوعات التجزئة في المملكة عام 2024.

تحضّر الإمارات نسخة رقمية من عملتها. ففي مارس 2025 كشف مصرفها المركزي عن رمز الدرهم الرقمي، بحسب صحيفة «ذا ناشيونال»، وحدّد الربع الأخير من العام موعدًا لإصداره. وسيحصل عليه الأفراد والشركات من البنوك وشركات الصرافة والتمويل والتقنية المالية.

أما البحرين فأصدرت قواعد للعملات المستقرة في يوليو 2025، وهو الشهر الذي نُشرت فيه أرقام «ومض». ويجيز مصرفها المركزي العملات التي تدعمها عملة رسمية واحدة، على أن يستطيع حاملوها استرداد قيمتها الاسمية خلال خمسة أيام عمل، وفق ما نشرته «فيكسيو».`,
  },
};
