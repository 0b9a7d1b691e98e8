import type { Article } from "../article.ts";

export const article: Article = {
  id: "16",
  slug: "digital-dirham-symbol",
  date: "2025-03-27",
  modified: "2026-11-21T05:40:14Z",
  category: "fintech",
  countries: ["AE"],
  title: {
    en: "UAE central bank unveils symbols for dirham and Digital Dirham",
    ar: "المصرف المركزي الإماراتي يكشف عن رمزي الدرهم والدرهم الرقمي",
  },
  description: {
    en: "The Central Bank of the UAE presented the two symbols on 27 March 2025. It plans to issue the Digital Dirham for retail use in the fourth quarter of 2025.",
    ar: "عرض مصرف الإمارات العربية المتحدة المركزي الرمزين يوم 27 مارس 2025. ويخطّط لإصدار الدرهم الرقمي للأفراد والشركات في الربع الأخير من عام 2025.",
  },
  pictureAlt: {
    en: "A coin crossed by two horizontal lines, struck metal on its left half and small linked squares inside a bright arc on its right",
    ar: "قطعة نقدية يعبرها خطان أفقيان، نصفها الأيسر معدن منقوش ونصفها الأيمن مربعات صغيرة مترابطة يحيط بها قوس مضيء",
  },
  source: { en: "The National", ar: "ذا ناشيونال" },
  sourceUrl:
    "https://www.thenationalnews.com/news/uae/2025/03/27/uae-central-bank-unveils-new-dirham-symbol/",
  content: {
    en: `The dirham of the United Arab Emirates was given a new symbol. The Central Bank of the UAE (CBUAE) unveiled it on Thursday 27 March 2025, together with one for the Digital Dirham. Retail issuance of this digital currency was announced for the fourth quarter of 2025. Khaled Mohamed Balama, Governor of CBUAE, announced the step.

The symbol is based on the letter D of the currency’s English name. Two horizontal lines stand for stability. For the Digital Dirham, a circle in the colours of the UAE flag is added.

The Digital Dirham is a central bank digital currency (CBDC) based on blockchain technology. A CBDC is issued by the central bank and has the same value as the national currency. In this it differs from private crypto-assets. A blockchain is a ledger whose entries are chained together, so that nobody can change an earlier entry unnoticed.

The currency is to be legal tender alongside physical currency. The basis for this is Federal Decree-Law No. 54 of 2023. Legal tender is money that the law recognizes as a means of payment. People and businesses are to obtain the Digital Dirham through licensed banks, exchange houses, finance companies and fintech firms.

CBUAE developed a platform and a wallet for it. They are meant for retail, wholesale and cross-border payments, as well as transfers and withdrawals. Retail payments are those that people and businesses make day to day. Wholesale payments pass between financial institutions.

The announced functions include tokenization and smart contracts. Tokenization represents an asset or a right as a digital unit that can be held and transferred. A smart contract is a program that carries out an agreed step once its conditions are met. It could, for example, release a payment when a delivery has been confirmed.

CBUAE also joined the FX Global Code, as the first central bank in the Arab region to do so. FX stands for foreign exchange, the market in which currencies are traded. The Digital Dirham itself is part of the Financial Infrastructure Transformation (FIT) Programme, which was launched in 2023. In March 2025 the currency was not in use, and its retail launch was still a plan.`,
    ar: `صار للدرهم الإماراتي رمز جديد، كشف عنه مصرف الإمارات العربية المتحدة المركزي يوم الخميس 27 مارس 2025، ومعه رمز للدرهم الرقمي. وأُعلن أن هذه العملة الرقمية ستصدر للأفراد والشركات في الربع الأخير من عام 2025. وجاء الإعلان على لسان محافظ المصرف خالد محمد بالعمى.

ويستند الرمز إلى الحرف D من اسم العملة بالإنجليزية، وفيه خطان أفقيان يرمزان إلى الاستقرار. وتُضاف إليه في رمز الدرهم الرقمي دائرة بألوان علم الإمارات.

والدرهم الرقمي عملة رقمية للبنك المركزي (CBDC) قائمة على تقنية البلوك تشين. وهذا النوع من العملات يصدره البنك المركزي، وقيمته هي قيمة العملة الوطنية نفسها، وبذلك يختلف عن الأصول المشفّرة الخاصة. والبلوك تشين سجل ترتبط قيوده بعضها ببعض، فلا يستطيع أحد أن يغيّر قيدًا سابقًا من دون أن ينكشف أمره.

ومن المقرّر أن يكون الدرهم الرقمي عملة قانونية إلى جانب النقد الورقي والمعدني، استنادًا إلى المرسوم بقانون اتحادي رقم 54 لسنة 2023. والعملة القانونية هي التي يعترف بها القانون وسيلة للدفع. وسيحصل الأفراد والشركات على الدرهم الرقمي عن طريق البنوك المرخّصة وشركات الصرافة وشركات التمويل وشركات التقنية المالية.

وطوّر المصرف لهذه العملة منصة ومحفظة تخدمان مدفوعات التجزئة والجملة والمدفوعات عبر الحدود، إضافة إلى التحويل والسحب. ومدفوعات التجزئة هي التي يجريها الأفراد والشركات في حياتهم اليومية، أما مدفوعات الجملة فتجري بين المؤسسات المالية.

ومن الوظائف المعلنة ترميز الأصول والعقود الذكية. والترميز هنا تمثيل أصل أو حق بوحدة رقمية تُحفظ وتُنقل. أما العقد الذكي فبرنامج ينفّذ خطوة متفقًا عليها متى تحقّقت شروطها، فيصرف دفعة مالية مثلًا عند تأكيد التسليم.

وانضمّ المصرف كذلك إلى المدونة العالمية لسوق الصرف الأجنبي، وهي السوق التي تُتبادل فيها العملات، فكان أول بنك مركزي في المنطقة العربية ينضمّ إليها. أما الدرهم الرقمي فجزء من برنامج تحول البنية التحتية المالية (FIT) الذي أُطلق في 2023. وفي مارس 2025 لم تكن العملة قيد التداول، وكان إصدارها للأفراد والشركات لا يزال خطة.`,
  },
};
