import type { Article } from "../article.ts";

export const article: Article = {
  id: "1",
  slug: "gigafarm-dubai",
  date: "2024-11-08",
  modified: "2026-11-21T05:40:14Z",
  category: "agritech",
  countries: ["AE"],
  title: {
    en: "Ground broken for the GigaFarm vertical farm in Dubai",
    ar: "وضع حجر الأساس لمزرعة «غيغا فارم» العمودية في دبي",
  },
  description: {
    en: "ReFarm and the Scottish company IGS broke ground on a project for vertical farming and food waste at Food Tech Valley. Its yearly figures are plans, not results.",
    ar: "وضعت ريفارم وشركة IGS الاسكتلندية حجر الأساس لمشروع للزراعة العمودية والاستفادة من نفايات الطعام في وادي تكنولوجيا الغذاء. وأرقامه السنوية خطط لا نتائج.",
  },
  pictureAlt: {
    en: "A growing tower in section, its leaves larger from tray to tray down to the bright lowest one, fed by a pipe from a tank that takes in food scraps through a hopper and a screw",
    ar: "مقطع في برج زراعة تكبر أوراقه من صينية إلى التي تحتها، ويغذّيه أنبوب من خزان تصل إليه بقايا الطعام عبر قمع وناقل لولبي",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/government-news/sustainable-food-production-industry-blooming-in-dubai-food-tech-valley-as-gigafarm-initiative-lays-foundations-k4xazncm",
  content: {
    en: `Ground was broken at Food Tech Valley in Dubai for GigaFarm, a project that joins vertical farming with the use of food waste. A press release dated 8 November 2024 announced the groundbreaking and the start of project execution. The developer is ReFarm, a company based in Dubai. The site covers 900,000 square feet.

The technology for vertical farming comes from Intelligent Growth Solutions (IGS), a Scottish company. In this method, crops grow in trays stacked one above the other instead of in a field. The grower controls light, water and air indoors, so the harvest depends less on weather and soil.

Once complete, the site is planned to grow more than three million kilograms of produce a year. The developers say that this output could replace about 1% of the fresh produce that the UAE imports. Both figures describe a plan for a finished site, not results that were measured.

The project also deals with waste: it is planned to divert more than 50,000 tonnes of food waste a year from landfill. Six complementary technologies are to be placed on one site as a closed-loop system that turns waste into value. In such a loop, what one process leaves over becomes a useful input to another.

Two ministers attended the ceremony. One was Dr Amna bint Abdulla Al Dahak, UAE Minister of Climate Change and Environment. The other was Jonathan Reynolds, UK Secretary of State for Business and Trade. ReFarm’s chairman, Saeed Al Marri, and its chief executive, Oliver Christof, took part. So did Andrew Lloyd, chief executive of IGS, and representatives of Wasl, the master developer.

ReFarm and Food Tech Valley had signed their agreement in December 2023, at COP28 in Dubai. Food Tech Valley was launched by Sheikh Mohammed bin Rashid Al Maktoum. It is led by Wasl together with the UAE Ministry of Climate Change and Environment. The country’s National Food Security Strategy has a horizon of 2051.

In April 2025 IGS shipped the first batch of equipment from Dundee in Scotland to Dubai. It held 800 growth trays of 6 square metres each. A report published that month described 200 vertical farming towers planned for the site. Sources expected production to start in 2025 and full operation in 2026 at the earliest.`,
    ar: `وُضع في وادي تكنولوجيا الغذاء بدبي حجر الأساس لمشروع «غيغا فارم» (GigaFarm)، الذي يجمع بين الزراعة العمودية والاستفادة من نفايات الطعام. وأعلن بيان صحفي مؤرّخ في 8 نوفمبر 2024 وضع الحجر وبدء التنفيذ. وتطوّر المشروع شركة ريفارم (ReFarm)، ومقرها دبي، على أرض مساحتها 900,000 قدم مربعة.

أما تقنية الزراعة العمودية فمصدرها شركة إنتليجنت غروث سوليوشنز (IGS) الاسكتلندية. وفي هذا النوع من الزراعة تنمو المحاصيل في صوانٍ بعضها فوق بعض، لا في حقل مكشوف. ويضبط المزارع الضوء والماء والهواء داخل المبنى، فيقلّ اعتماد المحصول على الطقس والتربة.

وتقضي الخطة بأن ينتج الموقع بعد اكتماله أكثر من ثلاثة ملايين كيلوغرام من المحاصيل سنويًا. ويقول المطوّرون إن هذه الكمية قد تغني عن نحو 1% من المنتجات الطازجة التي تستوردها الإمارات. والرقمان يصفان خطة لموقع مكتمل، لا نتائج مقيسة.

ويشمل المشروع النفايات أيضًا، إذ يُراد له أن يحوّل عن المطامر أكثر من 50,000 طن من نفايات الطعام سنويًا. ومن المقرّر أن تجتمع في موقع واحد ست تقنيات يكمّل بعضها بعضًا، في دورة مغلقة تجعل للنفايات قيمة. وفي دورة كهذه يصبح ما يتبقّى من مرحلة مادة نافعة لمرحلة أخرى.

وحضر المراسم وزيران: الدكتورة آمنة بنت عبدالله الضحاك، وزيرة التغير المناخي والبيئة في الإمارات، وجوناثان رينولدز، وزير الأعمال والتجارة البريطاني. وشارك فيها سعيد المري، رئيس مجلس إدارة ريفارم، وأوليفر كريستوف، رئيسها التنفيذي. وشارك كذلك أندرو لويد، الرئيس التنفيذي لشركة IGS، وممثّلون عن «وصل»، المطوّر الرئيسي.

وكانت ريفارم قد وقّعت الاتفاقية مع وادي تكنولوجيا الغذاء في ديسمبر 2023، خلال مؤتمر الأطراف (COP28) في دبي. وقد أطلق الوادي الشيخ محمد بن راشد آل مكتوم، وتقوده «وصل» مع وزارة التغير المناخي والبيئة في الإمارات. ويمتدّ أفق الاستراتيجية الوطنية للأمن الغذائي في البلاد إلى عام 2051.

وفي أبريل 2025 شحنت IGS أول دفعة من المعدات من دندي في اسكتلندا إلى دبي، وفيها 800 صينية زراعة مساحة الواحدة 6 أمتار مربعة. وتحدّث تقرير نُشر في الشهر نفسه عن 200 برج للزراعة العمودية من المخطّط أن يضمّها الموقع. وتوقّعت المصادر أن يبدأ الإنتاج في 2025، وألّا يكتمل التشغيل قبل 2026.`,
  },
};
