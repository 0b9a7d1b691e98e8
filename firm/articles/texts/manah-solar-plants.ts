import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "7",
  date: "2025-01-20",
  isReportDate: true,
  written: "2026-11-29",
  category: "renewable-energy",
  countries: ["OM"],
  services: ["robotics", "industrial"],
  title: {
    en: "Robots clean two Omani solar plants without water",
    ar: "عُمان تفتتح محطتي منح الشمسيتين",
  },
  description: {
    en: "Manah 1 and Manah 2 have more than 2 million panels and a combined capacity of 1,000 MW. About 1,800 robots clean the panels without using water.",
    ar: "تكفي كهرباء المحطتين، وهما في محافظة الداخلية، نحو 120 ألف منزل. وينظّف ألواحهما نحو 1,800 روبوت تنظيفًا جافًا بلا ماء.",
  },
  pictureAlt: {
    en: "Rows of tilted solar panels under a low sun, with a cleaning robot on the nearest row, clean glass behind it and dust ahead of it",
    ar: "صفوف من الألواح الشمسية المائلة تحت شمس منخفضة، وعلى أقربها روبوت تنظيف خلفه زجاج نظيف وأمامه غبار",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sources: [
    "https://www.zawya.com/en/press-release/companies-news/his-highness-sayyid-bilarab-bin-haitham-al-said-inaugurates-manah-1-and-manah-2-r276licy",
    "https://www.evwind.es/2025/01/20/oman-connects-its-largest-1000-mw-photovoltaic-pv-power-plant/103946",
    "https://utilitybusinessmena.com/solar/oman-inaugurates-its-largest-solar-project-with-a-capacity-of-1gw",
  ],
  content: {
    en: `About 1,800 robots keep Manah 1 and Manah 2 clean, and they do it dry. There is plenty to clean. The two solar plants have more than 2 million panels on 14.5 square kilometres of the Wilayat of Manah, in Al Dakhiliyah Governorate. Dust on the glass costs output, and washing it off so many panels would take a great deal of water. The panels are bifacial: they also turn the light that reaches their backs into electricity.

Sayyid Bilarab bin Haitham Al Said inaugurated the plants at a ceremony reported on 20 January 2025. Together they can produce 1,000 MW, and their output is enough for about 120,000 homes. They raise the share of renewable energy in Oman from 6.6% to 11% and are expected to reduce carbon dioxide emissions by 1.4 million tonnes a year.

Each plant has its own partners. Manah 1 was delivered with Wadi Noor Solar Energy, EDF Renewables and Korea Western Power (KOWEPO). The partner in Manah 2 was Sembcorp Jinko Shine, a venture of Sembcorp Industries and Jinko Power. In July 2024 the cost of the two was reported at about $800 million.

Oman wants far more. Salim bin Nasser Al Aufi, Minister of Energy and Minerals, named the targets for renewables: 30% by 2030, between 60% and 70% by 2040, and 100% by 2050.`,
    ar: `في محطتي منح 1 ومنح 2 العُمانيتين ينظّف نحو 1,800 روبوت الألواح من دون ماء. وقد افتتحهما صاحب السمو السيد بلعرب بن هيثم آل سعيد في احتفال نُشر خبره في 20 يناير 2025. وتقعان في ولاية منح بمحافظة الداخلية، وتبلغ قدرتهما الإنتاجية معًا 1,000 ميغاواط.

رُكّب في المحطتين أكثر من مليوني لوح كهروضوئي ثنائي الوجه، على مساحة 14.5 كيلومتر مربع. ويلتقط اللوح من هذا النوع ضوء الشمس على وجهه الأعلى والضوء المنعكس عن الأرض على وجهه الأسفل، فلون التربة تحته وارتفاعه عنها جزء من الحساب. ويكفي إنتاج المحطتين نحو 120 ألف منزل، ويُتوقّع أن تنخفض به انبعاثات ثاني أكسيد الكربون بمقدار 1.4 مليون طن في السنة.

وشاركت في محطة منح 1 شركات وادي نور للطاقة الشمسية وإي دي إف للطاقة المتجددة وكوريا ويسترن باور (KOWEPO). أما شريك منح 2 فشركة سيمبكورب جينكو شاين، المشتركة بين سيمبكورب للصناعات وجينكو باور. وقُدّرت تكلفة المشروعين في يوليو 2024 بنحو 800 مليون دولار.

وترتفع بالمحطتين حصة الطاقة المتجددة في السلطنة من 6.6% إلى 11%. وقال سالم بن ناصر العوفي، وزير الطاقة والمعادن، إن عُمان تستهدف بلوغ 30% بحلول 2030، وما بين 60% و70% بحلول 2040، ثم 100% بحلول 2050.`,
  },
  note: {
    en: "In a fleet, rare faults come daily. Let each of 1,800 robots fail once in two years, which is good for a machine that works in dust. That makes 900 repairs a year, two or three a day. At that number the repair is part of the product. A brush, battery or drive that comes out with one tool, while the sealed electronics stay shut, may save an hour each time: 900 hours, half a technician’s year.",
    ar: "لنفترض أن كل روبوت يتعطّل مرة في السنتين، وهذا جيد لآلة تعمل في الغبار. في أسطول من 1,800 روبوت يلزم في السنة 900 إصلاح، أي اثنان أو ثلاثة كل يوم، وكل ساعة تُضاف إلى الإصلاح تصير 900 ساعة، وهي نصف دوام فني في السنة. عند هذا العدد يدخل الإصلاح في التصميم: فرشاة وبطارية ومحرّك يبدّلها شخص واحد بأداة واحدة، وإلكترونيات محكمة الإغلاق لا يفتحها أحد.",
  },
};
