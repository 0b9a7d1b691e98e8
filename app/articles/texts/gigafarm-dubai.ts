import type { Article } from "../article.ts";

export const article: Article = {
  id: "1",
  slug: "gigafarm-dubai",
  date: "2024-11-08",
  category: "agritech",
  title: {
    en: "Ground broken for the GigaFarm vertical farm in Dubai",
    ar: "وضع حجر الأساس لمزرعة «غيغا فارم» العمودية في دبي",
  },
  description: {
    en: "ReFarm and the Scottish company IGS broke ground on a vertical-farming and food-waste project at Food Tech Valley. Its yearly figures are plans, not results.",
    ar: "بدأت ريفارم وشركة IGS الاسكتلندية العمل في مشروع للزراعة العمودية ونفايات الطعام في وادي تكنولوجيا الغذاء. وأرقامه السنوية خطط لا نتائج.",
  },
  picture: {
    en: "A tower of trays with green leaves under violet lamps, next to a truck tipping food scraps into a chute",
    ar: "برج من الصواني فيه أوراق خضراء تحت مصابيح بنفسجية، وإلى جانبه شاحنة تفرغ بقايا طعام في مجرى",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  url: "https://www.zawya.com/en/press-release/government-news/sustainable-food-production-industry-blooming-in-dubai-food-tech-valley-as-gigafarm-initiative-lays-foundations-k4xazncm",
  content: {
    en: `GigaFarm, a project that joins vertical farming with the recovery of food waste, broke ground at Food Tech Valley in Dubai. A press release dated 8 November 2024 announced the groundbreaking and the start of project execution. The developer is ReFarm, a company based in Dubai. The site covers 900,000 square feet.

The technology for vertical farming comes from Intelligent Growth Solutions (IGS), a Scottish company. In this method, crops grow in trays stacked one above the other instead of in a field. The grower controls light, water and air, so the harvest depends less on weather and soil.

Once complete, the site is planned to grow more than three million kilograms of produce a year. The developers say that this output could replace about 1% of the fresh produce that the UAE imports. Both figures are plans for a finished site, not measurements.

The project’s second task is waste. GigaFarm is planned to divert more than 50,000 tonnes of food waste a year from landfill. Six complementary technologies are to be placed on one site as a closed-loop system that turns waste into value. In such a loop, what one process leaves over becomes a useful input to another.

Two ministers attended the ceremony. One was Dr Amna bint Abdulla Al Dahak, UAE Minister of Climate Change and Environment. The other was Jonathan Reynolds, UK Secretary of State for Business and Trade. ReFarm was represented by its chairman, Saeed Al Marri, and its chief executive, Oliver Christof. Andrew Lloyd, chief executive of IGS, and representatives of Wasl, the master developer, also took part.

The agreement between ReFarm and Food Tech Valley was older. It was signed in December 2023 at COP28 in Dubai. Food Tech Valley itself was launched by Sheikh Mohammed bin Rashid Al Maktoum. Wasl leads it together with the UAE Ministry of Climate Change and Environment. The country’s National Food Security Strategy has a horizon of 2051.

Equipment followed in April 2025, when IGS shipped a first batch from Dundee in Scotland to Dubai. It held 800 growth trays of 6 square metres each. A report published that month described 200 vertical farming towers planned for the site. Sources expected production to start in 2025 and full operation in 2026 at the earliest.`,
    ar: `بدأ العمل في «غيغا فارم» (GigaFarm) بوادي تكنولوجيا الغذاء في دبي، وهو مشروع يجمع بين الزراعة العمودية والاستفادة من نفايات الطعام. وأعلن بيان صحفي مؤرّخ في 8 نوفمبر 2024 وضع حجر الأساس وانطلاق التنفيذ. وتطوّر المشروع شركة ريفارم (ReFarm)، ومقرها دبي، على أرض مساحتها 900,000 قدم مربعة.

أما تقنية الزراعة العمودية فمصدرها شركة إنتليجنت غروث سوليوشنز (IGS) الاسكتلندية. وفي هذا النوع من الزراعة تنمو المحاصيل في صوانٍ مصفوفة بعضها فوق بعض، لا في حقل مكشوف. ويتحكّم المزارع في الضوء والماء والهواء، فيقلّ اعتماد المحصول على الطقس والتربة.

وتقضي الخطة بأن ينتج الموقع بعد اكتماله أكثر من ثلاثة ملايين كيلوغرام من المنتجات الزراعية سنويًا. ويقول المطوّرون إن هذه الكمية قد تغني عن نحو 1% من المنتجات الطازجة التي تستوردها الإمارات. والرقمان يصفان خطة لموقع مكتمل، لا نتائج قيست.

وللمشروع مهمة ثانية هي النفايات، فالخطة أن يُبعد «غيغا فارم» عن المطامر أكثر من 50,000 طن من نفايات الطعام كل سنة. ومن المقرّر أن توضع في الموقع نفسه ست تقنيات يكمّل بعضها بعضًا، ضمن دورة مغلقة تحوّل النفايات إلى قيمة. وفي دورة كهذه يصبح ما يتبقى من مرحلة مادة نافعة لمرحلة أخرى.

وحضر المراسم وزيران: الدكتورة آمنة بنت عبدالله الضحاك، وزيرة التغير المناخي والبيئة في الإمارات، وجوناثان رينولدز، وزير الأعمال والتجارة البريطاني. وحضر عن ريفارم رئيس مجلس إدارتها سعيد المري ورئيسها التنفيذي أوليفر كريستوف. وشارك كذلك أندرو لويد، الرئيس التنفيذي لشركة IGS، وممثّلون لشركة «وصل»، المطوّر الرئيسي.

وكانت الاتفاقية بين ريفارم ووادي تكنولوجيا الغذاء قد وُقّعت في ديسمبر 2023، خلال مؤتمر الأطراف (COP28) في دبي. والوادي أطلقه الشيخ محمد بن راشد آل مكتوم، وتقوده «وصل» مع وزارة التغير المناخي والبيئة في الإمارات. ويمتدّ أفق الاستراتيجية الوطنية للأمن الغذائي في البلاد إلى عام 2051.

ثم جاء دور المعدات في أبريل 2025، إذ شحنت IGS دفعة أولى منها من دندي في اسكتلندا إلى دبي، وفيها 800 صينية زراعة مساحة الواحدة 6 أمتار مربعة. وتحدّث تقرير نُشر في الشهر نفسه عن 200 برج للزراعة العمودية من المخطّط أن يضمّها الموقع. وتوقّعت المصادر أن يبدأ الإنتاج في 2025، وألّا يكتمل التشغيل قبل 2026.`,
  },
};
