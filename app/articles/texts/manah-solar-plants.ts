import type { Article } from "../article.ts";

export const article: Article = {
  id: "8",
  slug: "manah-solar-plants",
  date: "2025-01-20",
  modified: "2026-11-23T12:00:00Z",
  category: "renewable-energy",
  countries: ["OM"],
  title: {
    en: "Oman inaugurates its largest solar plants, Manah 1 and Manah 2",
    ar: "عُمان تدشّن منح 1 ومنح 2، أكبر محطاتها الشمسية",
  },
  description: {
    en: "The two plants in Al Dakhiliyah Governorate have a combined capacity of 1,000 MW. About 1,800 robots clean their panels without using water.",
    ar: "تبلغ قدرة المحطتين معًا، وهما في محافظة الداخلية، 1,000 ميغاواط. وينظّف ألواحهما نحو 1,800 روبوت من دون ماء.",
  },
  pictureAlt: {
    en: "Rows of tilted solar panels under a low sun, with a cleaning robot on the nearest row, clean glass behind it and dust ahead of it",
    ar: "صفوف من الألواح الشمسية المائلة تحت شمس منخفضة، وعلى أقربها روبوت تنظيف خلفه زجاج نظيف وأمامه غبار",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/companies-news/his-highness-sayyid-bilarab-bin-haitham-al-said-inaugurates-manah-1-and-manah-2-r276licy",
  content: {
    en: `Sayyid Bilarab bin Haitham Al Said inaugurated Manah 1 and Manah 2, the largest solar plants in Oman, in January 2025. Together they have a production capacity of 1,000 MW. They stand in the Wilayat of Manah, in Al Dakhiliyah Governorate, and cover 14.5 million square metres.

More than two million bifacial photovoltaic panels are installed. About 1,800 robots clean them without using water. On average each robot has more than a thousand panels to look after.

According to the announcement, the plants raise the share of renewable energy in Oman from 6.6% to 11%. That is a rise of more than four percentage points. The output is enough for about 120,000 homes. Emissions of carbon dioxide are expected to fall by 1.4 million tonnes a year. At the inauguration that figure was a forecast and not a measurement.

Nama Power and Water Procurement procured both projects through a public-private partnership. Each plant had its own partners. Manah 1 was delivered with Wadi Noor Solar Energy, EDF Renewables and Korea Western Power (KOWEPO). Manah 2 was delivered with Sembcorp Jinko Shine, a venture of Sembcorp Industries and Jinko Power.

In July 2024, half a year before the inauguration, the cost of the two projects was reported at about 800 million dollars. For a combined 1,000 MW that comes to less than a million dollars a megawatt.

Salim bin Nasser Al Aufi, Minister of Energy and Minerals, said Oman aims for renewables to reach 30% by 2030. Starting from 11%, the share would have to nearly triple in about five years. The aims after that are 60% to 70% by 2040 and 100% by 2050. Oman’s net-zero target is set for 2050 as well.

Plans for green hydrogen also call for renewable power. In April 2025 Hydrom, the company that runs the country’s auctions of land for such projects, opened the third round. Zawya Projects reported that the first two had led to eight awarded land blocks. With them came a commitment of about one million tonnes of green hydrogen a year from 2030. That is the year for which the minister named the target of 30%.`,
    ar: `افتتح السيد بلعرب بن هيثم آل سعيد في يناير 2025 محطتي منح 1 ومنح 2، أكبر محطات الطاقة الشمسية في سلطنة عُمان. وتقع المحطتان في ولاية منح بمحافظة الداخلية على مساحة 14.5 مليون متر مربع، وتبلغ قدرتهما الإنتاجية معًا 1,000 ميغاواط.

تضمّ المحطتان أكثر من مليوني لوح كهروضوئي ثنائي الوجه، ينظّفها نحو 1,800 روبوت من دون ماء. ونصيب الروبوت الواحد في المتوسط أكثر من ألف لوح.

بدخول المحطتين الخدمة ترتفع حصة الطاقة المتجددة في السلطنة من 6.6% إلى 11% بحسب الإعلان، أي بأكثر من أربع نقاط مئوية. ويكفي إنتاجهما نحو 120,000 منزل. أما انبعاثات ثاني أكسيد الكربون فيُنتظر أن تنخفض بمقدار 1.4 مليون طن سنويًا، وهذا توقع أُعلن عند التدشين لا قياس.

تعاقدت شركة «نماء لشراء الطاقة والمياه» على المشروعين بالشراكة بين القطاعين العام والخاص، ولكل محطة شركاؤها. ففي منح 1 شركة وادي نور للطاقة الشمسية وإي دي إف للطاقة المتجددة وكوريا ويسترن باور (KOWEPO). وفي منح 2 شركة سيمبكورب جينكو شاين، المشتركة بين سيمبكورب للصناعات وجينكو باور.

قبل التدشين بنصف عام، في يوليو 2024، ذُكر أن تكلفة المشروعين نحو 800 مليون دولار. فإذا قُسمت على 1,000 ميغاواط، كان نصيب الميغاواط أقل من مليون دولار.

حدّد وزير الطاقة والمعادن العُماني ثلاثة أهداف لحصة الطاقة المتجددة: 30% بحلول 2030، ثم ما بين 60% و70% بحلول 2040، ثم 100% بحلول 2050، وهو أيضًا موعد الحياد الصفري في السلطنة. وبلوغ الهدف الأول انطلاقًا من 11% يعني أن تقترب الحصة من ثلاثة أمثالها في نحو خمس سنوات.

خطط الهيدروجين الأخضر تحتاج هي الأخرى إلى كهرباء متجددة. ففي أبريل 2025 فتحت هيدروم، الشركة التي تدير مزادات أراضي الهيدروجين الأخضر في السلطنة، جولتها الثالثة. وذكرت «زاوية بروجكتس» أن الجولتين السابقتين أسفرتا عن ترسية ثماني قطع، مع التزام بإنتاج نحو مليون طن من الهيدروجين الأخضر سنويًا ابتداءً من 2030، عام الهدف الذي ذكره الوزير.`,
  },
};
