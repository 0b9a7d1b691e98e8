import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "13",
  date: "2025-03-27",
  written: "2026-11-29",
  category: "fintech",
  countries: ["AE"],
  services: ["firmware", "mobile"],
  title: {
    en: "UAE unveils symbols for dirham and Digital Dirham",
    ar: "الإمارات تكشف عن رمز للدرهم وآخر للدرهم الرقمي",
  },
  description: {
    en: "The Central Bank of the UAE presented the two symbols on 27 March 2025. It planned to issue the Digital Dirham for retail use in the fourth quarter of that year.",
    ar: "يقوم رمز الدرهم على الحرف D وفيه خطان أفقيان، وتُضاف إليه في الدرهم الرقمي دائرة. وكان مقرّرًا أن يصدر الدرهم الرقمي في الربع الأخير من 2025.",
  },
  pictureAlt: {
    en: "A coin crossed by two horizontal lines, struck metal on its left half and small linked squares inside a bright arc on its right",
    ar: "قطعة نقدية يعبرها خطان أفقيان، نصفها الأيسر معدن منقوش ونصفها الأيمن مربعات صغيرة مترابطة يحيط بها قوس مضيء",
  },
  source: { en: "The National", ar: "The National" },
  sources: [
    "https://www.thenationalnews.com/news/uae/2025/03/27/uae-central-bank-unveils-new-dirham-symbol/",
    "https://emirates247.com/business/economy-finance/cbuae-unveils-new-symbol-for-the-uae-dirham-and-advances-digital-currency-initiative-2025-03-27-1.738421",
    "https://coinspaidmedia.com/news/digital-dirham-be-launched-uae-late-2025",
  ],
  content: {
    en: `The dollar has its sign, and since March 2025 the dirham of the United Arab Emirates has had one too. It is based on the letter D of the currency’s English name, with two horizontal lines that stand for stability. The Central Bank of the UAE (CBUAE) unveiled it on Thursday 27 March 2025. A second symbol, for the Digital Dirham, adds a circle in the colours of the UAE flag.

The Digital Dirham is a central bank digital currency (CBDC), based on blockchain technology. A CBDC is issued by the central bank and worth the same as the national currency; in this it differs from private crypto-assets. Under Federal Decree-Law No. 54 of 2023 it will be legal tender alongside physical currency.

Khaled Mohamed Balama, Governor of CBUAE, made the announcement. Retail issuance was planned for the fourth quarter of 2025. The currency would reach people and businesses through licensed banks, exchange houses, finance companies and fintech firms.

For that purpose CBUAE developed a platform and a wallet. They cover retail, wholesale and cross-border payments, as well as transfers and withdrawals. Tokenization and smart contracts are among the functions announced. A smart contract is a program that pays as soon as its condition is met, for example when a container arrives.

The Digital Dirham is part of the Financial Infrastructure Transformation (FIT) Programme, launched in 2023. The symbols are the smaller part of the work, but they travel furthest: a new sign has to find its way into fonts, keyboards, cash registers and price tags.`,
    ar: `كشف مصرف الإمارات العربية المتحدة المركزي يوم الخميس 27 مارس 2025 عن رمز جديد للدرهم. يقوم الرمز على الحرف D من اسم العملة بالإنجليزية، وفيه خطان أفقيان يرمزان إلى الاستقرار، وتُضاف إليه في رمز الدرهم الرقمي دائرة بألوان علم الإمارات. وأعلن ذلك خالد محمد بالعمى، محافظ المصرف.

والدرهم الرقمي عملة رقمية للبنك المركزي (CBDC) قائمة على البلوك تشين. يصدره المصرف وقيمته قيمة الدرهم، وبهذا يختلف عن الأصول المشفّرة التي تصدرها جهات خاصة. وستكون له قوة الإبراء القانونية كالأوراق النقدية والمسكوكات، بموجب المرسوم بقانون اتحادي رقم 54 لسنة 2023.

وكان المصرف ينوي أن يصدر الدرهم الرقمي للأفراد والشركات في الربع الأخير من 2025. وخطته أن يحصلوا عليه من البنوك المرخّصة وشركات الصرافة والتمويل والتقنية المالية. وقد طوّر المصرف منصة ومحفظة لمدفوعات التجزئة والجملة والمدفوعات عبر الحدود، وللتحويل والسحب.

ومن وظائفه المعلنة ترميز الأصول (tokenization) والعقود الذكية. والعقد الذكي برنامج ينفّذ الدفع متى تحقّق شرطه، فالعيب في شيفرته يصيب المال نفسه، وقد لا يبقى بعد التشغيل سبيل إلى إصلاح العقد.

ويندرج الدرهم الرقمي في برنامج تحوّل البنية التحتية المالية (FIT)، الذي أُطلق في 2023. وانضمّ المصرف كذلك إلى الميثاق العالمي للصرف الأجنبي (FX Global Code)، وهو أول مصرف مركزي في المنطقة العربية ينضمّ إليه.`,
  },
  note: {
    en: "A new character meets old firmware. The euro sign is one byte in old code pages, 80 (hex) in one and A4 in another. In UTF-8 it is three, so a field of 16 bytes can end in half a character. In a text message, one character outside the GSM alphabet cuts the length from 160 to 70. The usual two-line display has room for eight characters of your own, at 8 bytes each. Keep fonts where an update can reach them.",
    ar: "كم بايتًا يأخذ رمز العملة؟ رمز اليورو بايت واحد في Windows-1252 (80 بالنظام الست عشري)، وبايت آخر في ISO 8859-15 (A4)، وثلاثة بايتات في UTF-8، وقد ينتهي بها حقل طوله 16 بايتًا بنصف حرف. وحرف واحد خارج أبجدية الرسائل القصيرة (GSM 7 bit) يُنقص سعتها من 160 حرفًا إلى 70. وشاشة حروف بمتحكم HD44780 تتّسع لثمانية رموز خاصة لا أكثر. ضع ملفات الخطوط الطباعية (fonts) حيث يصل إليها التحديث، واحسب الطول بالبايت لا بالحرف.",
  },
};
