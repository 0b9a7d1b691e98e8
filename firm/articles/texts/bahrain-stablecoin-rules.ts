import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "20",
  date: "2025-07-02",
  written: "2026-11-29",
  category: "blockchain",
  countries: ["BH"],
  services: ["firmware", "web"],
  title: {
    en: "Bahrain’s central bank sets rules for stablecoins",
    ar: "مصرف البحرين المركزي يضع قواعد للعملات المستقرة",
  },
  description: {
    en: "Issuers need a licence and a reserve that matches every token, kept apart from their own assets. Holders must be able to redeem at par within five business days.",
    ar: "تسري القواعد على العملات المدعومة بعملة رسمية واحدة، ويصدرها من رخّص له المصرف. ولا يقلّ الاحتياطي عن قيمة ما يُتداول منها، ويُحفظ لدى جهة أخرى.",
  },
  pictureAlt: {
    en: "A spirit level lies across a stack of round tokens and an equally high stack of banknotes in a vault, with a wall between the two stacks",
    ar: "ميزان ماء فوق كدسة رموز مستديرة وكدسة أوراق نقدية متساويتين ارتفاعًا داخل خزنة، وبينهما جدار",
  },
  source: { en: "Vixio", ar: "Vixio" },
  sources: [
    "https://www.vixio.com/insights/pc-milestone-passed-bahrain-introduces-licensed-stablecoin-regime",
    "https://www.muslimnetwork.tv/bank-of-bahrain-issues-stablecoin-regulatory-framework-for-digital-asset-oversight",
    "https://dapp.expert/news/en_new-stablecoin-regulations-from-central-bank-of-bahrain-licensing-and-requirements-1751561948-559410",
  ],
  content: {
    en: `A token worth one dinar today should be worth one dinar tomorrow. That is the idea of a stablecoin, a digital token whose value is tied to a currency. On 2 July 2025 the Central Bank of Bahrain (CBB) laid down what has to stand behind the idea. Its Stablecoin Issuance and Offering (SIO) Module took effect immediately.

One kind is allowed: stablecoins backed by a single fiat currency. It can be the Bahraini dinar, the US dollar or another that the CBB accepts. Algorithmic stablecoins, in which a program rather than a reserve is meant to hold the price, are not covered. Nor are those backed by commodities.

Nobody may issue without a CBB licence, and the central bank has 60 calendar days to decide on an application. An issuer’s reserves must at least equal the value of the stablecoins in circulation. It may not hold them itself. The assets have to lie with third-party custodians, separate from the issuer’s own, so that a company that fails does not take the reserve down with it.

Holders must be able to redeem at par value within five business days. Each issuer must also publish a non-technical white paper.

The module belongs to Volume 6 of the CBB Rulebook, which covers capital markets and, with them, crypto-assets. A consultation paper had preceded it in October 2024.`,
    ar: `يحقّ لحامل العملة المستقرة في البحرين أن يستردّ قيمتها الاسمية خلال خمسة أيام عمل. هذا حكم من قواعد إصدار العملات المستقرة وطرحها (SIO)، التي أصدرها مصرف البحرين المركزي في 2 يوليو 2025 وبدأ العمل بها فورًا. والعملة المستقرة (stablecoin) رمز رقمي تُربط قيمته بعملة.

وتقتصر القواعد على ما تدعمه عملة رسمية واحدة: الدينار البحريني، أو الدولار الأمريكي، أو عملة أخرى يقبلها المصرف. وتبقى خارجها العملات الخوارزمية، التي يحفظ سعرها برنامج لا احتياطي، والعملات المدعومة بالسلع.

لا إصدار بلا ترخيص، وسيبتّ المصرف في طلبات الترخيص خلال 60 يومًا تقويميًا. وعلى المُصدر أن ينشر ورقة تعريفية (white paper) بلغة غير تقنية، يفهمها من يشتري ولا يبرمج. ولا يجوز أن يقلّ احتياطيه عن قيمة ما يُتداول من عملته، ويُودَع الاحتياطي لدى أمناء حفظ مستقلين، بمعزل عن أصول المُصدر نفسه.

ويعني ذلك لمن يكتب البرنامج رقمين في سجلين لا يملكهما طرف واحد: الرموز المتداولة عند المُصدر، والاحتياطي عند أمين الحفظ. فأول ما يكتبه مطابقة تلقائية بينهما، وإنذار حين يفترقان.

مهّد المصرف للقواعد بورقة تشاورية عن العملات المستقرة نشرها في أكتوبر 2024. والقواعد جزء من المجلد السادس (Volume 6) من دليل أنظمته، وهو مجلد أسواق رأس المال، ومنها الأصول المشفّرة.`,
  },
  note: {
    en: "Count money, pulses and watt-hours in whole numbers of the smallest unit. A 32-bit float is exact only up to 16,777,216; add 1 to that and nothing happens. There are 1,000 fils in a Bahraini dinar, so above 16,777 dinars an account kept that way can no longer count single fils. A counter of single watt-hours stops at 16.8 MWh, which a load of 2 kW reaches within a year. An unsigned 32-bit integer goes on to 4.29 billion, and a 64-bit one outlasts any device.",
    ar: "أضف واحدًا إلى 16,777,216 في عدد ذي فاصلة عائمة من 32 بتًا (float)، ولن يتغيّر شيء. فحساب يُعدّ بالفلس، وفي الدينار البحريني 1,000 فلس، يعجز عن عدّ الفلس الواحد فوق 16,777 دينارًا. وعداد يجمع الواط ساعة في مثل هذا العدد يتجمّد عند 16.8 ميغاواط ساعة، وهو ما يستهلكه حمل قدره كيلوواطان في أقل من سنة. لذلك يُعدّ المال والطاقة بأعداد صحيحة من أصغر وحدة: الصحيح من 32 بتًا بلا إشارة (unsigned) يصل إلى 4.29 مليار، والصحيح من 64 بتًا لا يمتلئ.",
  },
};
