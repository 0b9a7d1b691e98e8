import type { Article } from "../article.ts";

export const article: Article = {
  id: "20",
  slug: "qatar-quantum-venture",
  date: "2025-05-21",
  modified: "2026-11-21T05:40:14Z",
  category: "quantum-computing",
  countries: ["QA"],
  title: {
    en: "Qatar plans to invest a billion dollars in quantum computing",
    ar: "قطر تعتزم استثمار مليار دولار في الحوسبة الكمية",
  },
  description: {
    en: "A joint venture of the US company Quantinuum and Qatar’s Al Rabban Capital leads the effort. Government investment is to build infrastructure and to fund research, development and training.",
    ar: "يقود هذا المسعى مشروع مشترك بين شركة كوانتينيوم الأمريكية والربان كابيتال القطرية. ومن المقرّر أن يبني الاستثمار الحكومي البنية التحتية ويموّل البحث والتطوير والتدريب.",
  },
  pictureAlt: {
    en: "A row of charged atoms held between four segmented metal rods, with one bright atom where a laser beam crosses the row",
    ar: "صف من الذرات المشحونة بين أربعة قضبان معدنية مقطّعة، تضيء منها ذرة واحدة حيث يعبر شعاع ليزر الصف",
  },
  source: { en: "Semafor", ar: "سيمافور" },
  sourceUrl: "https://www.semafor.com/article/05/21/2025/qatar-makes-a-1-billion-bet-on-quantum-computing",
  content: {
    en: `Qatar planned to invest one billion dollars in quantum computing over the next decade, Semafor reported on 21 May 2025. A joint venture was leading the effort. Its partners are Quantinuum, a US company, and the Qatari investment firm Al Rabban Capital. The venture itself had been announced the week before.

The aim is to boost the use of quantum computing in Qatar and the Gulf. Under the plan, government investment is to build infrastructure. It is also to fund research, development and training. The joint venture, for its part, is to provide technology and services to universities and industrial partners.

Three tasks were named for the venture. It is to provide hardware, to develop applications together with specific industries, and to run education programmes. Each task depends on the other two. A machine is of little use without programs written for it, and neither helps without people who can work with both.

Ordinary computers process zeros and ones. Quantum computers use qubits, which can represent more states than these two. Quantinuum builds machines of the trapped-ion type. In these, electrically charged atoms serve as the qubits and are held in place so that they can be controlled and read. Honeywell is the majority owner of the company.

Four fields were named for possible use: materials science, energy, healthcare and financial modelling. All of them work with models in which many quantities influence one another. Developing an application takes people who know such a model well. That is one reason to develop it together with the industry concerned.

Al Rabban Capital is the investment arm of a Qatari family business with roots in bottled water and construction. The announcement formed part of a package of economic agreements between the United States and Qatar. The occasion was President Trump’s visit in May 2025.

Rajeeb Hazra, the chief executive of Quantinuum, said that the initiative had been more than a year in preparation. He also said that Qatar’s pledge surpassed all other government investments in the field. The comparison is his own.

What was presented in May was a plan, together with a venture to lead it. No machine had been installed. The sum named is an intention for the whole of the next decade and not for one year.`,
    ar: `تعتزم قطر استثمار مليار دولار في الحوسبة الكمية خلال العقد المقبل، وفق ما أورده موقع سيمافور في 21 مايو 2025. ويقود هذا المسعى مشروع مشترك طرفاه شركة كوانتينيوم (Quantinuum) الأمريكية وشركة الاستثمار القطرية الربان كابيتال (Al Rabban Capital). وكان المشروع المشترك نفسه قد أُعلن في الأسبوع السابق.

والهدف تعزيز استخدام الحوسبة الكمية في قطر والخليج. وتقضي الخطة بأن يبني الاستثمار الحكومي البنية التحتية، وأن يموّل كذلك البحث والتطوير والتدريب. أما المشروع المشترك فعليه أن يقدّم التقنية والخدمات إلى الجامعات والشركاء الصناعيين.

وحُدّدت للمشروع المشترك ثلاث مهام: أن يوفّر الأجهزة، وأن يطوّر تطبيقات بالتعاون مع قطاعات بعينها، وأن ينظّم برامج تعليمية. وكل مهمة منها تعتمد على الأخريين، فالجهاز قليل النفع ما لم تُكتب له برامج، ولا نفع للجهاز والبرامج معًا من دون من يحسن العمل بهما.

تعالج الحواسيب العادية أصفارًا وآحادًا. أما الحواسيب الكمية فوحدتها الكيوبت، أي البت الكمي، وهو قادر على تمثيل حالات أكثر من هاتين الحالتين. وتبني كوانتينيوم حواسيب تعمل بالأيونات المحتجزة، وفيها تؤدّي ذرات مشحونة كهربائيًا دور الكيوبتات، وتُثبَّت في مواضعها لكي يمكن التحكم فيها وقراءتها. وتملك هانيويل حصة الأغلبية في الشركة.

وسُمّيت أربعة مجالات للاستخدام المحتمل: علم المواد والطاقة والرعاية الصحية والنمذجة المالية. وفي كل منها نماذج تضمّ مقادير كثيرة يؤثّر بعضها في بعض. ويحتاج تطوير التطبيق إلى من يعرف هذه النماذج معرفة وثيقة، وهذا من أسباب تطويره بالتعاون مع القطاع المعني.

والربان كابيتال هي الذراع الاستثمارية لشركة عائلية قطرية تعود جذورها إلى المياه المعبّأة والبناء. وجاء الإعلان ضمن حزمة من الاتفاقات الاقتصادية بين الولايات المتحدة وقطر، في أثناء زيارة الرئيس ترامب في مايو 2025.

وقال راجيب هازرا (Rajeeb Hazra)، الرئيس التنفيذي لشركة كوانتينيوم، إن الإعداد للمبادرة استغرق أكثر من عام. وقال أيضًا إن ما تعهّدت به قطر يفوق كل الاستثمارات الحكومية الأخرى في هذا المجال، والمقارنة له.

وما عُرض في مايو خطة ومعها مشروع مشترك يقودها، ولم يكن قد رُكّب أي حاسوب كمي. أما المبلغ المذكور فالخطة أن يُستثمر على مدى العقد المقبل كله، لا في عام واحد.`,
  },
};
