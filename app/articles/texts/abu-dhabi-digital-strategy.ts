import type { Article } from "../article.ts";

export const article: Article = {
  id: "9",
  slug: "abu-dhabi-digital-strategy",
  date: "2025-01-21",
  modified: "2026-11-21T05:40:14Z",
  category: "smart-cities",
  countries: ["AE"],
  title: {
    en: "Abu Dhabi allocates AED 13 billion to digital government",
    ar: "أبوظبي ترصد 13 مليار درهم للحكومة الرقمية",
  },
  description: {
    en: "A strategy for 2025 to 2027 plans more than 200 artificial intelligence systems across government services. All government processes are to be digitized and automated.",
    ar: "تخطّط استراتيجية للأعوام من 2025 إلى 2027 لإدخال أكثر من 200 نظام للذكاء الاصطناعي في الخدمات الحكومية. وتستهدف رقمنة الإجراءات الحكومية وأتمتتها جميعًا.",
  },
  pictureAlt: {
    en: "An office tower standing on a chip with rows of pins, with sheets of paper going in on one side and small squares in rows coming out on the other",
    ar: "برج مكاتب قائم على شريحة إلكترونية لها صفوف من الأرجل المعدنية، تدخله أوراق من جانب وتخرج من الجانب الآخر مربعات صغيرة مصطفة",
  },
  source: { en: "The National", ar: "ذا ناشيونال" },
  sourceUrl:
    "https://www.thenationalnews.com/future/technology/2025/01/21/abu-dhabi-reveals-digital-strategy-2025-2027-with-35bn-for-infrastructure",
  content: {
    en: `Abu Dhabi set aside AED 13 billion, about 3.5 billion dollars, for a plan that it announced on 21 January 2025. It is called the Abu Dhabi Government Digital Strategy 2025-2027, and the money is meant for those years. The stated aim is to become the world’s first fully AI-native government across digital services by 2027. The term describes services in which artificial intelligence (AI) is part of the design, not a later addition.

The Abu Dhabi Executive Council approved the strategy at its first meeting of 2025. Sheikh Khaled bin Mohamed bin Zayed Al Nahyan chairs the council. The strategy is implemented by the Department of Government Enablement (DGE) with other government entities. Ahmed Hisham Al Kuttab is the department’s chairman.

Two of the targets are set at 100%. The first concerns computing: all government operations are to adopt a sovereign cloud. That means that government data is kept and governed under national control. The second concerns the work itself: every government process is to be digitized and automated. Digitizing turns a paper form into data; automating lets the next step run by itself. A process can be digitized without being automated, and the strategy names both.

More than 200 AI systems are to be introduced across government services. A unified digital platform for enterprise resource planning (ERP) is to be developed as well. Software of this kind keeps matters such as finance, staff and purchasing in one place. Where several entities share one platform, data entered once can serve them all.

The plan also reaches people outside government offices. A programme called AI for All is to train citizens in the use of AI.

The strategy is expected to add more than AED 24 billion to Abu Dhabi’s gross domestic product by 2027. It is also expected to create more than 5,000 jobs that support Emiratization, the employment of UAE nationals. Both figures were projections, not results.

Abu Dhabi’s public service platform is called TAMM. Its version TAMM 3.0 was an earlier step in the same direction. The strategy’s targets cover services, and also the processes and the computing behind them.`,
    ar: `رصدت أبوظبي 13 مليار درهم، أي نحو 3.5 مليار دولار، لخطة أعلنتها في 21 يناير 2025. وتحمل الخطة اسم استراتيجية حكومة أبوظبي الرقمية 2025-2027، والمبلغ مخصّص لهذه الأعوام. أما الهدف المعلن فهو أن تصبح حكومتها بحلول 2027 أول حكومة في العالم قائمة بالكامل على الذكاء الاصطناعي (AI-native) في خدماتها الرقمية. ويُقصد بهذا الوصف خدمات يدخل الذكاء الاصطناعي في أصل تصميمها، ولا يُضاف إليها لاحقًا.

واعتمد المجلس التنفيذي لإمارة أبوظبي، الذي يرأسه سمو الشيخ خالد بن محمد بن زايد آل نهيان، الاستراتيجية في أول اجتماع له في 2025. وتنفّذها دائرة التمكين الحكومي – أبوظبي (DGE)، ويرأسها أحمد تميم هشام الكتّاب، مع جهات حكومية أخرى.

وحدّدت الاستراتيجية لهدفين من أهدافها نسبة 100%. يخصّ الأول الحوسبة، وهو أن تعتمد الأعمال الحكومية كلها على سحابة سيادية، أي أن تُحفظ بيانات الحكومة وتُدار تحت سيطرة وطنية. ويخصّ الثاني العمل نفسه، وهو رقمنة الإجراءات الحكومية جميعًا وأتمتتها. فالرقمنة تحوّل الاستمارة الورقية إلى بيانات، والأتمتة تجعل الخطوة التالية تسير وحدها. وقد تُرقمن الإجراءات من دون أن تؤتمت، والاستراتيجية تنصّ على الأمرين.

ومن المقرّر إدخال أكثر من 200 نظام للذكاء الاصطناعي في الخدمات الحكومية، وتطوير منصة رقمية موحّدة لتخطيط موارد المؤسسات (ERP). وتجمع البرمجيات من هذا النوع شؤون المال والموظفين والمشتريات في مكان واحد. وإذا اشتركت جهات عدة في منصة واحدة، كفى أن تُسجَّل البيانات مرة ليستفيد منها الجميع.

ولا تقتصر الخطة على الدوائر الحكومية، إذ يُنتظر أن يدرّب برنامج «الذكاء الاصطناعي للجميع» المواطنين على استخدام هذه التقنية.

ومن المتوقع أن تضيف الاستراتيجية أكثر من 24 مليار درهم إلى الناتج المحلي الإجمالي لأبوظبي بحلول 2027. ومن المتوقع كذلك أن توفّر أكثر من 5,000 وظيفة تدعم التوطين، أي توظيف مواطني الدولة. وكان الرقمان توقعين لا نتيجتين.

ولأبوظبي منصة للخدمات الحكومية اسمها «تَم» (TAMM)، وكان إصدارها 3.0 خطوة سابقة في الاتجاه نفسه. وتشمل أهداف الاستراتيجية الخدمات، وما وراءها من إجراءات وحوسبة.`,
  },
};
