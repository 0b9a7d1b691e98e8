import type { Article } from "../article.ts";

export const article: Article = {
  id: "29",
  slug: "bahrain-utility-solar-plant",
  date: "2025-08-07",
  modified: "2026-11-23T12:00:00Z",
  category: "renewable-energy",
  countries: ["BH"],
  title: {
    en: "Bahrain prepares solar plant of up to 150 MW near Bilaj Al Jazayer",
    ar: "البحرين تبدأ التحضير لمحطة شمسية تصل قدرتها إلى 150 ميغاواط قرب بلاج الجزائر",
  },
  description: {
    en: "Bahrain’s Electricity and Water Authority announced the start of work on what it calls the kingdom’s first major utility-scale solar project. Commercial operation was scheduled for the third quarter of 2027.",
    ar: "أعلنت هيئة الكهرباء والماء في البحرين بدء العمل في ما تصفه بأنه أول مشروع شمسي كبير على مستوى الشبكة في المملكة. وحدّدت الربع الثالث من عام 2027 موعدًا للتشغيل التجاري.",
  },
  pictureAlt: {
    en: "An empty sandy plot by the sea with survey pegs and a tripod, and the outlines of solar panel rows drawn over it",
    ar: "أرض رملية خالية قرب البحر فيها أوتاد مسح وحامل ثلاثي، ورُسمت فوقها خطوط صفوف من الألواح الشمسية",
  },
  source: { en: "Zawya", ar: "زاوية" },
  sourceUrl:
    "https://www.zawya.com/en/business/energy/work-starts-on-bahrains-first-major-utility-scale-power-plant-v107ukxu",
  content: {
    en: `Bahrain’s Electricity and Water Authority (EWA) announced that work had started on a solar project near Bilaj Al Jazayer. The planned capacity is up to 150 MW. In its statement of 7 August 2025, the authority called it the kingdom’s first major utility-scale solar project.

Work, in this case, meant preparation and not construction. No contractor had been named, and the tender had yet to be issued. The plant is to be developed in partnership with the private sector. The site lies in the south of Bahrain and covers about 1.2 square kilometres.

According to the authority, the plant is expected to supply the needs of about 6,300 homes. It is also expected to reduce carbon emissions by more than 100,000 tonnes a year.

The statement gave a timetable. EWA planned to meet developers in an exercise named Global Market Sounding, starting on 14 August 2025. The tender was scheduled for September 2025, and commercial operation for the third quarter of 2027.

Three advisers were named. KPMG Fakhro was to advise on financial matters, WSP Parsons Brinckerhoff on technical ones and Trowers & Hamlins on legal ones.

Kamal bin Ahmed Mohammed, President of EWA, called the project one of the authority’s most strategic initiatives. Bahrain aims for renewables to reach 20% of its energy mix by 2035. It also has a net-zero target for 2060.

The tender came one month later than scheduled, and for less capacity. In October 2025, pv magazine reported, it was issued for a first project of 100 MW at the same place. The figure of up to 150 MW is that of the August statement and describes the plan as announced then.

Neighbouring states opened larger plants in the same year. In January Oman inaugurated Manah 1 and Manah 2, according to a press release carried by Zawya. Their combined capacity is 1,000 MW, between six and seven times the upper limit in Bahrain. In April the Amir of Qatar inaugurated plants at Ras Laffan and Mesaieed with a combined capacity of 875 MW, Energy Global reported.

Kuwait was ahead of Bahrain in inviting bids. In June, pv magazine reported, its authorities issued a request for proposals for a solar project in the Shagaya Renewable Energy Park. Six bidders had been prequalified. As in Bahrain, private companies are to take part: the winner is to finance, build and operate the plant. Kuwait’s electricity ministry is to buy what it generates.`,
    ar: `أعلنت هيئة الكهرباء والماء في البحرين بدء العمل على محطة للطاقة الشمسية قرب بلاج الجزائر، تصل قدرتها وفق الخطة إلى 150 ميغاواط. ووصفت الهيئة المشروع، في بيان بتاريخ 7 أغسطس 2025، بأنه أول مشروع شمسي كبير على مستوى الشبكة في المملكة.

المقصود ببدء العمل هنا التحضير لا البناء، إذ لم يُسمَّ مقاول ولم تكن المناقصة قد طُرحت. وستُطوَّر المحطة بالشراكة مع القطاع الخاص، على أرض في جنوب البحرين مساحتها نحو 1.2 كيلومتر مربع.

تتوقّع الهيئة أن تلبّي المحطة حاجة نحو 6,300 منزل، وأن تخفّض انبعاثات الكربون بأكثر من 100,000 طن في السنة.

بحسب مواعيد البيان، تلتقي الهيئة المطوّرين في استطلاع السوق العالمي (Global Market Sounding) ابتداءً من 14 أغسطس 2025، ثم تُطرح المناقصة في سبتمبر، ويبدأ التشغيل التجاري في الربع الثالث من عام 2027.

سمّت الهيئة ثلاثة مستشارين: كي بي إم جي فخرو للشؤون المالية، ودبليو إس بي بارسونز برينكرهوف (WSP Parsons Brinckerhoff) للشؤون التقنية، وتراورز آند هاملينز (Trowers & Hamlins) للشؤون القانونية.

يقول رئيس الهيئة كمال بن أحمد محمد إن المشروع من أهم مبادراتها الاستراتيجية. وتستهدف البحرين أن تبلغ الطاقة المتجددة 20% من مزيج الطاقة بحلول عام 2035، وأن تصل المملكة إلى الحياد الصفري في عام 2060.

تأخّر طرح المناقصة شهرًا عن موعده، وجاءت القدرة أقل. فالمشروع الذي طُرحت مناقصته في أكتوبر 2025 قدرته 100 ميغاواط، وهو في المكان نفسه، كما ذكرت مجلة «بي في ماغازين». أما 150 ميغاواط فحدّ أعلى ورد في بيان أغسطس، ويصف الخطة كما كانت حينها.

افتُتحت في العام نفسه محطات أكبر في دول مجاورة. ففي يناير دشّنت عُمان محطتي منح 1 ومنح 2، وقدرتهما معًا 1,000 ميغاواط، بحسب بيان نشرته «زاوية»، أي بين ستة أضعاف الحد الأعلى في البحرين وسبعة أضعافه. ودشّن أمير قطر في أبريل محطتي راس لفان ومسيعيد، وقدرتهما معًا 875 ميغاواط، وفق مجلة «إنرجي غلوبال».

أما الكويت فكانت أسبق إلى طلب العروض. فقد طُلبت في يونيو عروض لمشروع شمسي في مجمّع الشقايا للطاقة المتجددة، بعد أن تأهّل له ستة متنافسين، بحسب «بي في ماغازين». والقطاع الخاص شريك هناك أيضًا، إذ يموّل الفائز المحطة ويبنيها ويشغّلها، وتشتري وزارة الكهرباء الكويتية إنتاجها.`,
  },
};
