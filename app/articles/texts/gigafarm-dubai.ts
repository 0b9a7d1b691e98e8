import type { Article } from "../article.ts";

export const article: Article = {
  id: "1",
  slug: "gigafarm-dubai",
  date: "2024-11-08",
  modified: "2026-11-23T12:00:00Z",
  category: "agritech",
  countries: ["AE"],
  title: {
    en: "Ground broken for the GigaFarm vertical farm in Dubai",
    ar: "وضع حجر الأساس لمزرعة «غيغا فارم» العمودية في دبي",
  },
  description: {
    en: "ReFarm and IGS of Scotland broke ground at Food Tech Valley on a vertical farm that will also process food waste. The yearly figures announced for it are targets, not results.",
    ar: "بدأت ريفارم وشركة IGS الاسكتلندية تنفيذ مشروع للزراعة العمودية والاستفادة من نفايات الطعام في وادي تكنولوجيا الغذاء. والأرقام السنوية المعلنة له أهداف لا نتائج.",
  },
  pictureAlt: {
    en: "A growing tower in section, fed by a pipe from a tank that takes in food scraps through a hopper and a screw; its leaves are larger from tray to tray, down to the bright lowest one",
    ar: "مقطع في برج زراعة تكبر أوراقه من صينية إلى التي تحتها، ويغذّيه أنبوب من خزان تصل إليه بقايا الطعام عبر قمع وناقل لولبي",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/government-news/sustainable-food-production-industry-blooming-in-dubai-food-tech-valley-as-gigafarm-initiative-lays-foundations-k4xazncm",
  content: {
    en: `Ground has been broken in Dubai for GigaFarm, a project that combines vertical farming with the use of food waste. A press release dated 8 November 2024 announced the groundbreaking and the start of project execution at Food Tech Valley. ReFarm, a company based in Dubai, is developing the project on a site of 900,000 square feet. Intelligent Growth Solutions (IGS), a Scottish company, supplies the technology for vertical farming.

Once complete, the site is meant to yield more than three million kilograms of produce a year. The developers say that this output could replace about 1% of the fresh produce that the UAE imports.

The project is also meant to divert more than 50,000 tonnes of food waste a year from landfill. Six complementary technologies are to be placed on one site as a closed-loop system that turns waste into value. All of these figures are targets for the finished site.

Dr Amna bint Abdulla Al Dahak, UAE Minister of Climate Change and Environment, attended the ceremony. So did Jonathan Reynolds, UK Secretary of State for Business and Trade. ReFarm was represented by its chairman, Saeed Al Marri, and its chief executive, Oliver Christof. Andrew Lloyd, chief executive of IGS, took part, as did representatives of Wasl, the valley’s master developer.

ReFarm and Food Tech Valley had signed their agreement in December 2023, at COP28 in Dubai. Food Tech Valley was launched by Sheikh Mohammed bin Rashid Al Maktoum, Vice President and Prime Minister of the UAE and Ruler of Dubai. Wasl leads it together with the Ministry of Climate Change and Environment.

Equipment followed five months after the groundbreaking. In April 2025 IGS shipped the first batch from Dundee in Scotland to Dubai, Energy Live News reported. It comprised 800 growth trays of 6 square metres each, which makes 4,800 square metres in all. The same report described 200 vertical farming towers planned for the site.

Production was expected to start in 2025, and full operation in 2026 at the earliest. None of the reports used here mentions a harvest. By April 2025 there had been an agreement, a groundbreaking and a first shipment.`,
    ar: `وُضع في دبي حجر الأساس لمشروع «غيغا فارم» (GigaFarm)، الذي يجمع بين الزراعة العمودية والاستفادة من نفايات الطعام. وأعلن بيان صحفي بتاريخ 8 نوفمبر 2024 وضع الحجر وبدء التنفيذ في وادي تكنولوجيا الغذاء. وتطوّر المشروع شركة ريفارم (ReFarm)، ومقرها دبي، على أرض مساحتها 900,000 قدم مربعة، بتقنية من إنتيليجنت غروث سوليوشنز (IGS) الاسكتلندية.

سينتج الموقع بعد اكتماله، وفق الخطة، أكثر من ثلاثة ملايين كيلوغرام من المحاصيل سنويًا. ويقول المطوّرون إن هذه الكمية قد تغني عن نحو 1% من المنتجات الطازجة التي تستوردها الإمارات.

للمشروع غرض آخر، هو أن يجنّب المطامر أكثر من 50,000 طن من نفايات الطعام سنويًا. وستجتمع في الموقع ست تقنيات يكمّل بعضها بعضًا، في دورة مغلقة تجعل للنفايات قيمة. وهذه الأرقام كلها أهداف للموقع بعد اكتماله.

حضرت المراسم الدكتورة آمنة بنت عبدالله الضحاك، وزيرة التغير المناخي والبيئة في الإمارات، وجوناثان رينولدز، وزير الأعمال والتجارة البريطاني. وشارك فيها من ريفارم رئيس مجلس إدارتها سعيد المري ورئيسها التنفيذي أوليفر كريستوف، ومن IGS رئيسها التنفيذي آندرو لويد، مع ممثّلين عن «وصل»، المطوّر الرئيسي للوادي.

كانت ريفارم قد وقّعت الاتفاقية مع وادي تكنولوجيا الغذاء في ديسمبر 2023، خلال مؤتمر الأطراف (COP28) في دبي. وكان الشيخ محمد بن راشد آل مكتوم، نائب رئيس الدولة رئيس مجلس الوزراء حاكم دبي، قد أطلق الوادي، الذي تقوده «وصل» مع وزارة التغير المناخي والبيئة.

بعد خمسة أشهر من وضع حجر الأساس بدأ شحن المعدات. ففي أبريل 2025 شحنت IGS أول دفعة منها من دندي في اسكتلندا إلى دبي، بحسب «إنرجي لايف نيوز»، وفيها 800 صينية زراعة مساحة الواحدة 6 أمتار مربعة، أي 4,800 متر مربع في المجموع. وتحدّث التقرير نفسه عن 200 برج للزراعة العمودية في خطة الموقع.

توقّعت تقارير أن يبدأ الإنتاج في 2025 وألّا يكتمل التشغيل قبل 2026. ولم يرد في التقارير التي رجعنا إليها أن محصولًا قد جُني. أما حصيلة المشروع حتى أبريل 2025 فاتفاقية وحجر أساس وشحنة أولى.`,
  },
};
