import type { Article } from "../article.ts";

export const article: Article = {
  id: "9",
  slug: "abu-dhabi-digital-strategy",
  date: "2025-01-21",
  modified: "2026-11-23T12:00:00Z",
  category: "smart-cities",
  countries: ["AE"],
  title: {
    en: "Abu Dhabi allocates AED 13 billion to digital government",
    ar: "أبوظبي ترصد 13 مليار درهم للحكومة الرقمية",
  },
  description: {
    en: "Abu Dhabi’s digital strategy for 2025 to 2027 plans more than 200 artificial intelligence systems across government services. All government processes are to be digitized and automated.",
    ar: "تمتدّ استراتيجية أبوظبي للحكومة الرقمية من 2025 إلى 2027، وتُدخل أكثر من 200 نظام للذكاء الاصطناعي في الخدمات الحكومية. وهدفها رقمنة الإجراءات الحكومية كلها وأتمتتها.",
  },
  pictureAlt: {
    en: "An office tower standing on a chip with rows of pins, with sheets of paper going in on one side and small squares in rows coming out on the other",
    ar: "برج مكاتب قائم على شريحة إلكترونية لها صفوف من الأرجل المعدنية، تدخله أوراق من جانب وتخرج من الجانب الآخر مربعات صغيرة مصطفة",
  },
  source: { en: "The National", ar: "ذا ناشيونال" },
  sourceUrl:
    "https://www.thenationalnews.com/future/technology/2025/01/21/abu-dhabi-reveals-digital-strategy-2025-2027-with-35bn-for-infrastructure",
  content: {
    en: `Abu Dhabi has set aside AED 13 billion, about 3.5 billion dollars, for its Government Digital Strategy 2025-2027, announced on 21 January 2025. The stated aim is to become by 2027 the world’s first fully AI-native government across digital services.

The Abu Dhabi Executive Council approved the strategy at its first meeting of 2025. Sheikh Khaled bin Mohamed bin Zayed Al Nahyan, Crown Prince of Abu Dhabi, chairs the council. The Department of Government Enablement (DGE) implements the strategy with other government entities. Ahmed Hisham Al Kuttab is chairman of DGE.

Two of the targets are set at 100%. The first concerns computing: all government operations are to adopt a sovereign cloud, in which government data is kept and governed under national control. The second concerns the work itself: every government process is to be digitized and automated.

More than 200 AI systems are to be introduced across government services, and a unified digital platform for enterprise resource planning (ERP) is to be developed. A programme called AI for All is to train citizens in the use of AI.

The strategy is expected to add more than AED 24 billion to Abu Dhabi’s gross domestic product by 2027 and to create more than 5,000 jobs that support Emiratization. Both figures are projections.

Abu Dhabi delivers public services through its TAMM platform, and TAMM 3.0 was an earlier step in the same direction. The strategy goes beyond services, to the processes and the computing behind them.

The federal government took up security soon afterwards. Early in February 2025 the UAE Cabinet approved a National Cybersecurity Strategy, Economy Middle East reported. Its aims include the safe and rapid adoption of innovation, and stronger national capabilities in digitization and cybersecurity.

Two other Gulf governments announced AI plans in the weeks that followed. Qatar signed a five-year agreement with Scale AI, RCR Wireless News reported in February. More than fifty possible uses of AI in government are to be explored under it. In March Kuwait and Microsoft announced a partnership that is to introduce Microsoft’s Copilot for government employees, according to Data Center Dynamics.

In April Abu Dhabi rose to fifth place in the IMD Smart City Index 2025, from tenth a year earlier, Zawya reported. The index is based on survey questions put to residents about infrastructure and technology.`,
    ar: `رصدت أبوظبي 13 مليار درهم (نحو 3.5 مليار دولار) لاستراتيجية حكومتها الرقمية 2025-2027، التي أعلنتها في 21 يناير 2025. والهدف المعلن أن تصبح حكومة الإمارة بحلول 2027 أول حكومة في العالم تعتمد بالكامل على الذكاء الاصطناعي (AI-native) في خدماتها الرقمية.

اعتمد المجلس التنفيذي لإمارة أبوظبي الاستراتيجية في أول اجتماعاته عام 2025. ويرأس المجلس الشيخ خالد بن محمد بن زايد آل نهيان، ولي عهد أبوظبي. أما التنفيذ فتتولّاه دائرة التمكين الحكومي مع جهات حكومية أخرى.

حدّدت الاستراتيجية هدفين بنسبة 100%: أن تعتمد أعمال الحكومة كلها على سحابة سيادية تُحفظ فيها البيانات وتُدار تحت سيطرة وطنية، وأن تُرقمن الإجراءات الحكومية جميعها وتُؤتمت.

في الخطة أيضًا أكثر من 200 نظام للذكاء الاصطناعي في الخدمات الحكومية، ومنصة رقمية موحّدة لتخطيط موارد المؤسسات (ERP)، وبرنامج «الذكاء الاصطناعي للجميع» الذي يدرّب المواطنين على استخدام هذه التقنية.

تقول التقديرات المعلنة إن الاستراتيجية ستضيف أكثر من 24 مليار درهم إلى الناتج المحلي الإجمالي للإمارة بحلول 2027، وتستحدث أكثر من 5,000 وظيفة تدعم التوطين.

تقدّم أبوظبي خدماتها الحكومية عبر منصة «تَم» (TAMM)، التي كان إصدارها 3.0 خطوة سابقة في الاتجاه نفسه. غير أن الاستراتيجية لا تقف عند الخدمات، بل تشمل الإجراءات والحوسبة التي تقوم عليها.

على المستوى الاتحادي اعتمد مجلس الوزراء في مطلع فبراير 2025 الاستراتيجية الوطنية للأمن السيبراني، بحسب «إيكونومي ميدل إيست»، ومن غاياتها تبنّي الابتكار بأمان وسرعة، وتعزيز القدرات الوطنية في الرقمنة والأمن السيبراني.

حكومتان خليجيتان أخريان أعلنتا في الأسابيع التالية خططًا للذكاء الاصطناعي. فقد وقّعت قطر مع سكيل إيه آي (Scale AI) اتفاقية مدتها خمس سنوات، يُدرس بموجبها أكثر من خمسين استخدامًا ممكنًا للذكاء الاصطناعي في العمل الحكومي، كما نشر موقع «آر سي آر وايرلس نيوز» في فبراير. وأعلنت الكويت في مارس شراكة مع مايكروسوفت تشمل إتاحة «كوبايلوت» (Copilot) لموظفي الحكومة، وفق موقع «داتا سنتر ديناميكس».

ارتقت أبوظبي في أبريل إلى المركز الخامس في مؤشر المدن الذكية 2025 الصادر عن المعهد الدولي للتنمية الإدارية (IMD)، بعد أن كانت العاشرة في العام السابق، كما ذكرت «زاوية». ويقوم المؤشر على أسئلة تُوجَّه إلى السكان عن البنية التحتية والتقنية.`,
  },
};
