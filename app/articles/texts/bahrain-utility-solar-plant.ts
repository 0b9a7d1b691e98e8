import type { Article } from "../article.ts";

export const article: Article = {
  id: "29",
  slug: "bahrain-utility-solar-plant",
  date: "2025-08-07",
  modified: "2026-11-21T05:23:26Z",
  category: "renewable-energy",
  countries: ["BH"],
  title: {
    en: "Bahrain prepares solar plant of up to 150 MW near Bilaj Al Jazayer",
    ar: "البحرين تحضّر لمحطة شمسية تصل قدرتها إلى 150 ميغاواط قرب بلاج الجزائر",
  },
  description: {
    en: "Bahrain’s Electricity and Water Authority announced the start of work on what it calls the kingdom’s first major utility-scale solar project. Commercial operation was scheduled for the third quarter of 2027.",
    ar: "أعلنت هيئة الكهرباء والماء في البحرين بدء العمل على ما تصفه بأنه أول مشروع شمسي كبير على مستوى الشبكة في المملكة. وحدّدت موعد التشغيل التجاري في الربع الثالث من عام 2027.",
  },
  pictureAlt: {
    en: "An empty sandy plot by the sea with survey pegs and a tripod, and the outlines of solar panel rows drawn over it",
    ar: "أرض رملية خالية قرب البحر فيها أوتاد مسح وحامل ثلاثي، ورُسمت فوقها خطوط صفوف من الألواح الشمسية",
  },
  source: { en: "Zawya", ar: "زاوية" },
  sourceUrl:
    "https://www.zawya.com/en/business/energy/work-starts-on-bahrains-first-major-utility-scale-power-plant-v107ukxu",
  content: {
    en: `Bahrain’s Electricity and Water Authority (EWA) announced that work had started on a solar project near Bilaj Al Jazayer. The plant has a planned capacity of up to 150 MW. In its statement of 7 August 2025, the authority called it the kingdom’s first major utility-scale solar project.

Work, in this case, meant preparation of the project and not construction. No contractor had been named. The tender had yet to be issued, and the authority wanted to meet developers first. The plant is to be developed in partnership with the private sector.

The site lies in the south of Bahrain and covers about 1.2 square kilometres. The term utility-scale refers to a plant that feeds the public grid. Panels on a roof, by contrast, mainly serve the building beneath them. The capacity in the statement is an upper limit, and it was still a plan.

According to the authority, the plant is expected to supply the needs of about 6,300 homes. It is also expected to reduce carbon emissions by more than 100,000 tonnes a year. Both figures are expectations. They can be checked only when the plant is in operation and its output can be metered.

EWA planned an exercise named Global Market Sounding, which was to start on 14 August 2025. In a market sounding, a public body presents a project to companies before it asks for bids. It learns what they think of the plan while the terms can still be changed. The tender was scheduled for September 2025, and commercial operation for the third quarter of 2027.

Three advisers were named. KPMG Fakhro was to advise on financial matters, WSP Parsons Brinckerhoff on technical ones and Trowers & Hamlins on legal ones. Advisers of this kind help to prepare a tender.

Kamal bin Ahmed Mohammed, President of EWA, called the project one of the authority’s most strategic initiatives. Bahrain aims for renewables to reach 20% of its energy mix by 2035. It also has a net-zero target for 2060. Net zero means that the emissions that remain are balanced by an equal amount removed.

The tender was issued in October 2025, for a first project of 100 MW at the same place. The figure of up to 150 MW comes from the August statement and describes the plan as announced then.`,
    ar: `أعلنت هيئة الكهرباء والماء في البحرين بدء العمل على مشروع محطة للطاقة الشمسية قرب بلاج الجزائر، من المخطّط أن تصل قدرتها إلى 150 ميغاواط. وجاء الإعلان في بيان بتاريخ 7 أغسطس 2025، وصفت فيه الهيئة المشروع بأنه أول مشروع شمسي كبير على مستوى الشبكة في المملكة.

والعمل هنا يعني التحضير للمشروع لا البناء. فلم يكن قد أُعلن اسم أي مقاول، ولم تكن المناقصة قد طُرحت، وأرادت الهيئة أن تلتقي المطوّرين أولًا. ومن المقرّر أن تُطوّر المحطة بالشراكة مع القطاع الخاص.

ويمتدّ الموقع في جنوب البحرين على نحو 1.2 كيلومتر مربع. ويُقصد بعبارة «على مستوى الشبكة» محطة تغذّي الشبكة العامة، أما الألواح على السطح فتخدم في الأساس المبنى الذي تحتها. والقدرة الواردة في البيان حد أعلى، وكانت لا تزال خطة.

وتتوقّع الهيئة أن تلبّي المحطة حاجة نحو 6,300 منزل، وأن تخفّض انبعاثات الكربون بأكثر من 100,000 طن في السنة. وكلا الرقمين توقع، ولا يمكن التحقق منهما إلا حين تعمل المحطة ويُقاس إنتاجها بالعدادات.

وخطّطت الهيئة لاستطلاع عالمي للسوق (Global Market Sounding) يبدأ في 14 أغسطس 2025. وفي مثل هذا الاستطلاع تعرض جهة عامة مشروعها على الشركات قبل أن تطلب عروضها، فتعرف رأي الشركات في الخطة ما دام تعديل الشروط ممكنًا. وحُدّد سبتمبر 2025 موعدًا لطرح المناقصة، والربع الثالث من عام 2027 موعدًا للتشغيل التجاري.

وأُعلنت أسماء ثلاثة مستشارين: كي بي إم جي فخرو للشؤون المالية، ودبليو إس بي بارسونز برينكرهوف (WSP Parsons Brinckerhoff) للشؤون التقنية، وتراورز آند هاملينز (Trowers & Hamlins) للشؤون القانونية. ويساعد مستشارون كهؤلاء في إعداد المناقصة.

وقال رئيس الهيئة المهندس كمال بن أحمد محمد إن المشروع من أهم مبادراتها الاستراتيجية. وتستهدف البحرين أن تبلغ حصة الطاقة المتجددة 20% من مزيج الطاقة بحلول عام 2035، وأن تصل إلى الحياد الصفري في عام 2060. والحياد الصفري يعني أن ما يبقى من الانبعاثات تقابله إزالة كمية مساوية منها.

وطُرحت المناقصة في أكتوبر 2025 لمشروع أول قدرته 100 ميغاواط في المكان نفسه. أما القدرة التي تصل إلى 150 ميغاواط فمصدرها بيان أغسطس، وهي تصف الخطة كما أُعلنت حينها.`,
  },
};
