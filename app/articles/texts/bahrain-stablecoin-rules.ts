import type { Article } from "../article.ts";

export const article: Article = {
  id: "25",
  slug: "bahrain-stablecoin-rules",
  date: "2025-07-02",
  modified: "2026-11-21T14:45:37Z",
  category: "blockchain",
  countries: ["BH"],
  title: {
    en: "Bahrain’s central bank issues rules for stablecoins",
    ar: "مصرف البحرين المركزي يصدر قواعد للعملات المستقرة",
  },
  description: {
    en: "The Central Bank of Bahrain set out who may issue stablecoins and how their reserves must be kept. The rules cover tokens backed by a single fiat currency and took effect immediately.",
    ar: "حدّد مصرف البحرين المركزي من يحقّ له إصدار العملات المستقرة وكيف تُحفظ احتياطياتها. وتسري القواعد على الرموز المدعومة بعملة رسمية واحدة، وقد بدأ العمل بها فورًا.",
  },
  pictureAlt: {
    en: "A spirit level lies across a stack of round tokens and an equally high stack of banknotes in a vault, with a wall between the two stacks",
    ar: "ميزان ماء موضوع فوق كدسة من الرموز المستديرة وكدسة من الأوراق النقدية بالارتفاع نفسه داخل خزنة، وبين الكدستين جدار",
  },
  source: { en: "Vixio", ar: "فيكسيو" },
  sourceUrl:
    "https://www.vixio.com/insights/pc-milestone-passed-bahrain-introduces-licensed-stablecoin-regime",
  content: {
    en: `The Central Bank of Bahrain (CBB) issued a regulatory framework for stablecoins on 2 July 2025. It is called the Stablecoin Issuance and Offering (SIO) Module, and it took effect immediately. The module belongs to the sixth volume of the CBB Rulebook. That volume covers capital markets, including crypto-assets.

Stablecoins are digital tokens whose value is tied to a currency. The module allows those backed by a single fiat currency, that is, by money issued by a state. The currency may be the Bahraini dinar, the US dollar or another that is acceptable to the CBB. Each token is therefore tied to one currency and not to a mixture.

Two other designs are not covered. One is the algorithmic stablecoin, which relies on software rules to steady its value. The other is the token backed by commodities.

Anyone who issues stablecoins under the module must hold a CBB licence. A further requirement concerns the reserve, meaning the assets that stand behind the tokens. Its value must at least equal that of the stablecoins in circulation. The more tokens an issuer puts into circulation, the larger its reserve has to be.

The module also says where the reserve belongs. The assets must be kept with third-party custodians, separately from the issuer’s own assets. A custodian holds assets on behalf of others. The separation draws a line between the money behind the tokens and the money with which the issuer runs its business.

Holders must be able to redeem their stablecoins at par value within five business days. Par value is the nominal amount: a token that stands for one dinar is redeemed for one dinar. Issuers must also publish a white paper, and it must be non-technical. A reader should be able to follow it without knowing how the software works.

The rules set a time limit for the regulator as well. The CBB is to decide on licence applications within 60 calendar days. It had already published a consultation paper on stablecoins in October 2024. Such a paper lets a regulator collect comments before it settles its rules.

Mohamed Al Sadek, Executive Director of Market Development at the CBB, commented on the framework. He said that it supports Bahrain’s position as a financial hub in the Middle East and North Africa.`,
    ar: `أصدر مصرف البحرين المركزي في 2 يوليو 2025 إطارًا تنظيميًا للعملات المستقرة، يحمل اسم «وحدة إصدار العملات المستقرة وعرضها» (SIO)، وقد بدأ العمل به فورًا. والوحدة جزء من مجلد أنظمة وقواعد مصرف البحرين المركزي (المجلد السادس)، وهو يتناول أسواق رأس المال، بما فيها الأصول المشفّرة.

والعملات المستقرة رموز رقمية ترتبط قيمتها بعملة. وتجيز الوحدة منها ما تدعمه عملة رسمية واحدة، أي عملة تصدرها دولة. وقد تكون هذه العملة الدينار البحريني أو الدولار الأمريكي أو عملة أخرى يقبلها المصرف. فكل رمز يرتبط إذن بعملة واحدة، لا بمزيج من العملات.

وبقي نوعان آخران خارج هذه القواعد. أولهما العملة المستقرة الخوارزمية، وهي تعتمد على قواعد برمجية لتثبيت قيمتها. والثاني هو الرمز المدعوم بالسلع.

وعلى كل من يصدر عملات مستقرة بموجب الوحدة أن يحمل ترخيصًا من المصرف. وثمة مطلب آخر يخصّ الاحتياطي، أي الأصول التي تستند إليها الرموز، إذ لا يجوز أن تقلّ قيمته عن قيمة العملات المستقرة المتداولة. وكلما طرح المُصدر رموزًا أكثر، وجب أن يزيد احتياطيه.

وتحدّد الوحدة أيضًا مكان الاحتياطي، إذ يجب أن تُحفظ أصوله لدى أمناء حفظ من طرف ثالث، بمعزل عن أصول المُصدر نفسه. وأمين الحفظ جهة تحتفظ بالأصول لحساب غيرها. وبهذا الفصل لا تختلط الأموال التي تدعم الرموز بالأموال التي يدير بها المُصدر أعماله.

ومن حق حاملي العملات المستقرة أن يستردّوا قيمتها الاسمية خلال خمسة أيام عمل. والقيمة الاسمية هي المبلغ الذي يمثّله الرمز، فما يمثّل دينارًا واحدًا يُستردّ بدينار واحد. وعلى المُصدرين كذلك أن ينشروا ورقة تعريفية (white paper) غير تقنية، يفهمها القارئ من دون أن يعرف كيف تعمل البرمجيات.

ووضعت القواعد مهلة للجهة المنظّمة أيضًا، فعلى المصرف أن يبتّ في طلبات الترخيص خلال 60 يومًا تقويميًا. وكان قد نشر في أكتوبر 2024 ورقة تشاورية عن العملات المستقرة. وتتيح مثل هذه الورقة للجهة المنظّمة أن تجمع الملاحظات قبل أن تضع قواعدها النهائية.

وقال محمد الصادق، المدير التنفيذي لتطوير السوق في المصرف، تعليقًا على الإطار، إنه يدعم مكانة البحرين مركزًا ماليًا في الشرق الأوسط وشمال أفريقيا.`,
  },
};
