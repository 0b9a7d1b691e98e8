import type { Article } from "../article.ts";

export const article: Article = {
  id: "16",
  slug: "digital-dirham-symbol",
  date: "2025-03-27",
  modified: "2026-11-23T12:00:00Z",
  category: "fintech",
  countries: ["AE"],
  title: {
    en: "UAE central bank unveils symbols for dirham and Digital Dirham",
    ar: "المصرف المركزي الإماراتي يكشف عن رمزي الدرهم والدرهم الرقمي",
  },
  description: {
    en: "The Central Bank of the UAE presented the two symbols on 27 March 2025. It planned to issue the Digital Dirham for retail use in the fourth quarter of that year.",
    ar: "عرض مصرف الإمارات العربية المتحدة المركزي الرمزين يوم 27 مارس 2025. وحدّد الربع الأخير من العام نفسه موعدًا لإصدار الدرهم الرقمي للأفراد والشركات.",
  },
  pictureAlt: {
    en: "A coin crossed by two horizontal lines, struck metal on its left half and small linked squares inside a bright arc on its right",
    ar: "قطعة نقدية يعبرها خطان أفقيان، نصفها الأيسر معدن منقوش ونصفها الأيمن مربعات صغيرة مترابطة يحيط بها قوس مضيء",
  },
  source: { en: "The National", ar: "ذا ناشيونال" },
  sourceUrl:
    "https://www.thenationalnews.com/news/uae/2025/03/27/uae-central-bank-unveils-new-dirham-symbol/",
  content: {
    en: `The dirham of the United Arab Emirates has a new symbol. The Central Bank of the UAE (CBUAE) unveiled it on Thursday 27 March 2025, together with one for the Digital Dirham. Retail issuance of the digital currency was announced for the fourth quarter of 2025. Khaled Mohamed Balama, Governor of CBUAE, made the announcement.

The symbol is based on the letter D of the currency’s English name. Two horizontal lines stand for stability. For the Digital Dirham, a circle in the colours of the UAE flag is added.

The Digital Dirham is a central bank digital currency (CBDC) based on blockchain technology. It is issued by the central bank and has the same value as the national currency. That sets it apart from private crypto-assets. Under Federal Decree-Law No. 54 of 2023 it is to be legal tender alongside physical currency.

People and businesses are to obtain it through licensed banks, exchange houses, finance companies and fintech firms. CBUAE developed a platform and a wallet for retail, wholesale and cross-border payments, as well as transfers and withdrawals. Tokenization and smart contracts are among the functions announced.

The Digital Dirham is part of the Financial Infrastructure Transformation (FIT) Programme, which was launched in 2023. In March 2025 it was not yet in use: the retail launch was still a plan.

CBUAE also signed up to the FX Global Code, the first central bank in the Arab region to do so.

The central bank was also a partner when Dubai Land Department launched the pilot of its Real Estate Tokenization Project in the same month, according to a legal note by Alsuwaidi & Company. The other partners were the virtual-assets regulator VARA and the Dubai Future Foundation.

Bahrain’s central bank regulated private digital money a few months later. In July 2025 it issued rules for stablecoins, Vixio reported. The coins must be backed by a single fiat currency, and anyone who issues them needs a licence. In Abu Dhabi the investor MGX had used stablecoins to pay two billion dollars for a stake in the crypto exchange Binance, according to AGBI. That was announced two weeks before the symbols.

In Kuwait instant payments run between ordinary bank accounts. The service WAMD, launched in June 2024, needs only a phone number to move money. It passed one million registered accounts in its first year, MEA Tech Watch reported.`,
    ar: `للدرهم الإماراتي رمز جديد كشف عنه مصرف الإمارات العربية المتحدة المركزي يوم الخميس 27 مارس 2025، ومعه رمز للدرهم الرقمي. وأعلن محافظ المصرف أن العملة الرقمية ستصدر للأفراد والشركات في الربع الأخير من عام 2025.

يقوم الرمز على الحرف D من اسم العملة بالإنجليزية، وفيه خطان أفقيان يرمزان إلى الاستقرار. وتُضاف إليه في رمز الدرهم الرقمي دائرة بألوان علم الإمارات.

الدرهم الرقمي عملة رقمية للبنك المركزي (CBDC) قائمة على البلوك تشين. يصدره المصرف المركزي، وقيمته قيمة الدرهم نفسها، وبهذا يختلف عن الأصول المشفّرة الخاصة. وستكون له صفة النقد القانوني إلى جانب الأوراق النقدية والمسكوكات، بموجب المرسوم بقانون اتحادي رقم 54 لسنة 2023.

سيحصل الأفراد والشركات على الدرهم الرقمي من البنوك المرخّصة وشركات الصرافة والتمويل والتقنية المالية. وقد طوّر المصرف منصة ومحفظة لمدفوعات التجزئة والجملة والمدفوعات عبر الحدود، وللتحويل والسحب. ومن الوظائف المعلنة ترميز الأصول والعقود الذكية.

يندرج الدرهم الرقمي في برنامج تحول البنية التحتية المالية (FIT) الذي أُطلق في 2023. ولم يكن في مارس 2025 قد دخل التداول، بل كان إصداره للأفراد والشركات خطة.

انضمّ المصرف كذلك إلى الميثاق العالمي للصرف الأجنبي، وهو أول مصرف مركزي في المنطقة العربية ينضمّ إليه.

في الشهر نفسه أطلقت دائرة الأراضي والأملاك في دبي المرحلة التجريبية من مشروع الترميز العقاري، بالشراكة مع المصرف المركزي وسلطة تنظيم الأصول الافتراضية ومؤسسة دبي للمستقبل، بحسب مذكرة قانونية من السويدي وشركاه.

وبعد أشهر نظّمت البحرين العملات الرقمية التي تصدرها جهات خاصة. ففي يوليو 2025 أصدر مصرفها المركزي قواعد للعملات المستقرة، تشترط أن تدعمها عملة رسمية واحدة وأن يحمل مُصدرها ترخيصًا، وفق ما نشرته «فيكسيو». أما في أبوظبي فكانت شركة إم جي إكس (MGX) قد أعلنت، قبل الكشف عن الرمزين بأسبوعين، أنها دفعت ثمن حصتها في بينانس (Binance)، وهو مليارا دولار، بعملات مستقرة، كما نشر موقع «أرابيان غلف بزنس إنسايت».

يجري الدفع الفوري في الكويت بين الحسابات المصرفية العادية. ولا تحتاج خدمة «ومض»، التي انطلقت في يونيو 2024، إلا إلى رقم هاتف لتحويل المال. وقد تجاوزت مليون حساب مسجّل في عامها الأول، بحسب «إم إي إيه تك ووتش».`,
  },
};
