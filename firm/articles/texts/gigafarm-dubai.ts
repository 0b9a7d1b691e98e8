import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "1",
  date: "2024-11-08",
  isReportDate: true,
  written: "2026-11-29",
  category: "agritech",
  countries: ["AE"],
  services: ["iot", "boards"],
  title: {
    en: "Work starts on Dubai’s GigaFarm vertical farm",
    ar: "ريفارم تضع حجر الأساس لمزرعة عمودية في دبي",
  },
  description: {
    en: "The project at Food Tech Valley combines vertical farming with the use of food waste. Once complete, it is planned to yield more than 3 million kg of produce a year.",
    ar: "تُقام «غيغا فارم» في وادي تكنولوجيا الغذاء بتقنية من شركة IGS الاسكتلندية. وهدفها السنوي أكثر من 3 ملايين كيلوغرام من المحاصيل.",
  },
  pictureAlt: {
    en: "A growing tower in section, fed by a pipe from a tank that takes in food scraps through a hopper and a screw; its leaves are larger from tray to tray, down to the bright lowest one",
    ar: "مقطع في برج زراعة تكبر أوراقه من صينية إلى التي تحتها، ويغذّيه أنبوب من خزان تصل إليه بقايا الطعام عبر قمع وناقل لولبي",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sources: [
    "https://www.zawya.com/en/press-release/government-news/sustainable-food-production-industry-blooming-in-dubai-food-tech-valley-as-gigafarm-initiative-lays-foundations-k4xazncm",
    "https://tradearabia.com/news/CONS_428167.html",
    "https://www.energylivenews.com/2025/04/09/dundee-built-tech-heads-to-dubai-for-worlds-first-vertical-gigafarm/",
  ],
  content: {
    en: `GigaFarm has two jobs: to grow fresh produce in towers, and to keep food waste out of landfill. Ground was broken for it at Food Tech Valley in Dubai, and on 8 November 2024 the start of work was announced. ReFarm, a company based in the city, is developing the project on a site of 900,000 square feet.

Once complete, the site is planned to yield more than 3 million kg of produce a year. The developers say that this could replace about 1% of the fresh produce the UAE imports. The plan is also to divert more than 50,000 tonnes of food waste a year from landfill. Six technologies that complement one another will share the site and form a closed loop, in which what would have been thrown away is put to use.

The vertical farming technology comes from Intelligent Growth Solutions (IGS), a Scottish company. In April 2025 it shipped the first equipment from Dundee to Dubai: 800 growth trays, each of them 6 square metres in area. In all, 200 towers are planned.

ReFarm had signed its agreement with Food Tech Valley in December 2023, during the COP28 climate conference in Dubai. The valley is led by the developer Wasl together with the UAE Ministry of Climate Change and Environment. Production at GigaFarm was expected to start in 2025, and full operation in 2026 at the earliest. The last report read here is of April 2025.`,
    ar: `ستُزرع المحاصيل في مشروع «غيغا فارم» (GigaFarm) بدبي في أبراج، وستُعالَج في الموقع نفسه نفايات الطعام ليُستفاد منها. وأُعلن في 8 نوفمبر 2024 وضع حجر الأساس وبدء التنفيذ في وادي تكنولوجيا الغذاء، على أرض مساحتها 900 ألف قدم مربعة. وتطوّر المشروع شركة ريفارم (ReFarm)، ومقرها دبي، أما تقنية الزراعة العمودية فمن إنتليجنت غروث سوليوشنز (IGS) الاسكتلندية.

والهدف عند اكتمال المشروع أكثر من 3 ملايين كيلوغرام من المحاصيل في السنة. ويقول المطوّرون إن هذه الكمية قد تغني عن نحو 1% من المنتجات الطازجة التي تستوردها الإمارات. ويُنتظر أن يُبعد المشروع عن المطامر أكثر من 50 ألف طن من نفايات الطعام سنويًا، بست تقنيات متكاملة في دورة مغلقة.

وُقّعت الاتفاقية بين ريفارم والوادي في ديسمبر 2023، خلال مؤتمر الأطراف (COP28) في دبي. والوادي مشروع أطلقه الشيخ محمد بن راشد آل مكتوم، وتقوده شركة التطوير «وصل» مع وزارة التغير المناخي والبيئة.

بدأ شحن المعدات في أبريل 2025، حين أرسلت IGS من دندي في اسكتلندا أول دفعة منها إلى دبي، وهي 800 صينية زراعة مساحة الواحدة 6 أمتار مربعة. ومن المقرّر أن يضمّ الموقع 200 برج. وكان متوقّعًا أن يبدأ الإنتاج في 2025، وألّا يكتمل التشغيل قبل 2026. وآخر تقرير قرأناه من أبريل 2025.`,
  },
  note: {
    en: "A grow light is a heater that also shines. To give leaves 200 µmol/m²/s, a fitting that manages 3 µmol per joule draws 67 W for each square metre. That is 400 W for a tray of 6 m² and 320 kW for 800 such trays. Nearly all of it ends as heat in the room, and a chiller with a coefficient of performance of 3 adds a third to the bill. Let the LEDs run hot to save on cooling, and they give less light and fade sooner.",
    ar: "صينية مساحتها 6 أمتار مربعة، تُضاء بشدّة 200 ميكرومول للمتر المربع في الثانية من مصابيح كفاءتها 3 ميكرومولات لكل جول، تستهلك 400 واط، أي 67 واطًا للمتر المربع. وإذا بلغت الصواني 800 صار الاستهلاك 320 كيلوواطًا، ينتهي كله تقريبًا حرارة في القاعة، ويزيد التبريد عليه الثلث إذا كان معامل أدائه 3. ومصباح LED إذا سخن خفت ضوؤه وقصر عمره، فابدأ بالتصميم الحراري، ثم بالعدسات.",
  },
};
