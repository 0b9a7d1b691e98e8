import type { Article } from "../article.ts";

export const article: Article = {
  id: "25",
  slug: "bahrain-stablecoin-rules",
  date: "2025-07-02",
  modified: "2026-11-23T12:00:00Z",
  category: "blockchain",
  countries: ["BH"],
  title: {
    en: "Bahrain’s central bank issues rules for stablecoins",
    ar: "مصرف البحرين المركزي يصدر قواعد للعملات المستقرة",
  },
  description: {
    en: "The Central Bank of Bahrain set out who may issue stablecoins and how their reserves must be kept. The rules cover tokens backed by a single fiat currency and took effect immediately.",
    ar: "حدّد مصرف البحرين المركزي من يحقّ له إصدار العملات المستقرة وكيف تُحفظ احتياطياتها. وتسري القواعد، وقد بدأ العمل بها فورًا، على الرموز المدعومة بعملة رسمية واحدة.",
  },
  pictureAlt: {
    en: "A spirit level lies across a stack of round tokens and an equally high stack of banknotes in a vault, with a wall between the two stacks",
    ar: "ميزان ماء موضوع فوق كدسة من الرموز المستديرة وكدسة من الأوراق النقدية بالارتفاع نفسه داخل خزنة، وبين الكدستين جدار",
  },
  source: { en: "Vixio", ar: "فيكسيو" },
  sourceUrl:
    "https://www.vixio.com/insights/pc-milestone-passed-bahrain-introduces-licensed-stablecoin-regime",
  content: {
    en: `The Central Bank of Bahrain (CBB) issued a regulatory framework for stablecoins on 2 July 2025. The Stablecoin Issuance and Offering (SIO) Module took effect immediately. It belongs to the sixth volume of the CBB Rulebook, which covers capital markets, including crypto-assets.

The module allows stablecoins that are backed by a single fiat currency. The currency may be the Bahraini dinar, the US dollar or another that is acceptable to the CBB. Algorithmic stablecoins are not covered, and neither are tokens backed by commodities.

Anyone who issues stablecoins under the module must hold a CBB licence. The central bank is to decide on applications within 60 calendar days.

The reserve must at least equal the value of the stablecoins in circulation. Its assets must be kept with third-party custodians, separately from the issuer’s own assets.

Holders must be able to redeem their stablecoins at par value within five business days. Issuers must also publish a white paper, and it must be non-technical.

In October 2024, nine months before the module, the central bank had published a consultation paper on stablecoins. Mohamed Al Sadek, Executive Director of Market Development at the CBB, said the framework supports Bahrain’s position as a financial hub in the Middle East and North Africa.

A large investment had been paid for in stablecoins earlier in 2025. In March the Abu Dhabi technology investor MGX announced that it had acquired a minority stake in the crypto exchange Binance, AGBI reported. The price was two billion dollars, paid in stablecoins. In May it was announced in Dubai that the stablecoin was USD1.

The central bank of the United Arab Emirates is going another way with its Digital Dirham. It presented the currency’s symbol in March 2025, according to The National, and set the retail issue for the last quarter of the year. The Digital Dirham is issued by the central bank itself. In Bahrain the central bank licenses those who issue tokens.

A platform in Dubai also keeps money apart. At Prypco Mint, which offers tokenized shares in property, clients’ money is held in a separate account at Zand Bank, according to Prypco’s terms.`,
    ar: `أصدر مصرف البحرين المركزي في 2 يوليو 2025 إطارًا تنظيميًا للعملات المستقرة، وبدأ العمل به فورًا. ويحمل الإطار اسم «وحدة إصدار العملات المستقرة وعرضها» (SIO)، وهو جزء من المجلد السادس من أنظمة المصرف وقواعده، الذي يتناول أسواق رأس المال، ومنها الأصول المشفّرة.

تجيز القواعد العملات المستقرة المدعومة بعملة رسمية واحدة: الدينار البحريني أو الدولار الأمريكي أو عملة أخرى يقبلها المصرف. ولا تشمل العملات المستقرة الخوارزمية، ولا الرموز المدعومة بالسلع.

يشترط المصرف أن يحمل المُصدر ترخيصًا منه، ويبتّ في طلبات الترخيص خلال 60 يومًا تقويميًا.

لا يجوز أن تقلّ قيمة الاحتياطي عن قيمة العملات المستقرة المتداولة. وتُحفظ أصوله لدى أمناء حفظ مستقلين عن المُصدر، بمعزل عن أصول المُصدر نفسه.

لحاملي العملات أن يستردّوا قيمتها الاسمية خلال خمسة أيام عمل. وعلى المُصدر أن ينشر ورقة تعريفية (white paper) بلغة غير تقنية.

مهّد المصرف لهذه الخطوة بورقة تشاورية نشرها في أكتوبر 2024، قبل صدور القواعد بتسعة أشهر. وقال مديره التنفيذي لتطوير السوق إن الإطار يدعم مكانة البحرين مركزًا ماليًا في الشرق الأوسط وشمال أفريقيا.

بالعملات المستقرة سُدّد في عام 2025 ثمن صفقة كبيرة. ففي مارس أعلنت إم جي إكس (MGX)، وهي شركة استثمار تقني في أبوظبي، شراء حصة أقلية في منصة بينانس (Binance) للعملات المشفّرة، ودفعت ثمنها، وهو مليارا دولار، بعملات مستقرة، كما نشر موقع «أرابيان غلف بزنس إنسايت». وأُعلن في دبي في مايو أن العملة المستخدمة هي USD1.

اختار مصرف الإمارات العربية المتحدة المركزي طريقًا آخر هو الدرهم الرقمي. فقد كشف في مارس 2025 عن العلامة التي يُكتب بها، وحدّد الربع الأخير من العام موعدًا لإصداره للأفراد والشركات، بحسب صحيفة «ذا ناشيونال». والدرهم الرقمي يصدره المصرف المركزي نفسه، أما في البحرين فيرخّص المصرف المركزي لمن يصدر الرموز.

لفصل الأموال مثال في دبي: فمنصة بريبكو مينت، التي تبيع حصصًا مرمّزة من العقارات، تحفظ أموال عملائها في حساب منفصل لدى بنك زاند، وفق شروط بريبكو.`,
  },
};
