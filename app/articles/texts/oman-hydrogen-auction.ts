import type { Article } from "../article.ts";

export const article: Article = {
  id: "17",
  slug: "oman-hydrogen-auction",
  date: "2025-04-30",
  modified: "2026-11-21T05:40:14Z",
  category: "green-technology",
  countries: ["OM"],
  title: {
    en: "Oman opens its third green-hydrogen land auction near Duqm",
    ar: "عُمان تفتح مزادها الثالث لأراضي الهيدروجين الأخضر قرب الدقم",
  },
  description: {
    en: "Hydrom offered 300 square kilometres, with site and size within the block left to the developers. Under the published plan, bids were due at the end of January 2026.",
    ar: "عرضت هيدروم 300 كيلومتر مربع، وتركت للمطوّرين اختيار الموقع والمساحة داخلها. وحدّدت الخطة المنشورة نهاية يناير 2026 موعدًا لتسليم العروض.",
  },
  pictureAlt: {
    en: "A block of desert ground divided into parcels, with wind turbines on one, solar panels on another and tanks on a third, and a fourth, empty parcel marked out with pegs",
    ar: "كتلة من أرض الصحراء مقسومة إلى قطع، على واحدة توربينات رياح وعلى أخرى ألواح شمسية وعلى ثالثة خزانات، والرابعة خالية حُدّدت بأوتاد",
  },
  source: { en: "Zawya Projects", ar: "زاوية بروجكتس" },
  sourceUrl:
    "https://www.zawya.com/en/projects/industry/oman-releases-rfqs-for-third-green-hydrogen-auction-round-fyjha7hj",
  content: {
    en: `Land for green hydrogen came up for auction in Oman for the third time in April 2025. Hydrom released the Request for Qualification for the new round that month, as was reported on 30 April. On offer were 300 square kilometres. The land lies about 100 km from the Special Economic Zone at Duqm.

Hydrom (Hydrogen Oman) coordinates the country’s green hydrogen sector and runs its land auctions. Green hydrogen is made by splitting water with electricity from renewable sources. The plants that generate this electricity need a good deal of space. A project of this kind therefore begins with the question of land.

The new round changed how that land is divided. Earlier rounds used fixed allocations. This time, developers can choose their site and size within the block, from a minimum of 100 square kilometres. A parcel of that size is expected to produce at least 50,000 tonnes of green hydrogen a year. Free choice lets a developer fit the parcel to the ground and to the design of the plant.

The lease runs for 47 years. Of these, 7 years are set aside for construction and 40 for operation. Rumaitha Al Busaidi, Business and In-Country Value Development Manager at Hydrom, explained the terms.

A Request for Qualification asks who is able to carry out such a project. The offers themselves come with the next step, the Request for Proposal, which was planned for mid-June 2025. Bids were due at the end of January 2026, and the award was planned by the second quarter of 2026. These dates are the plan as published in April 2025, when nothing had been awarded in this round.

Projects may produce green hydrogen or its derivatives, which are substances made from it. The product may go to local industry or to export. Hydrom said it would also look at letting projects supply excess green electricity to the grid. That is subject to regulatory approval. Such an outlet is useful when wind and sun deliver more than a plant can take up.

The first two rounds led to eight awarded land blocks. With them came a commitment of about one million tonnes of green hydrogen a year from 2030.`,
    ar: `طرحت عُمان في أبريل 2025 أراضي للهيدروجين الأخضر في مزاد هو الثالث من نوعه. ففي ذلك الشهر أصدرت شركة هيدروم (Hydrom) طلب التأهيل للجولة الجديدة، بحسب تقرير نُشر في 30 أبريل. والمعروض 300 كيلومتر مربع، على بُعد نحو 100 كيلومتر من المنطقة الاقتصادية الخاصة بالدقم.

وتنسّق هيدروم، أي شركة هيدروجين عُمان، شؤون قطاع الهيدروجين الأخضر في البلاد وتدير مزادات أراضيه. ويُنتج الهيدروجين الأخضر بتحليل الماء بكهرباء من مصادر متجددة. والمحطات التي تولّد هذه الكهرباء تحتاج إلى مساحة كبيرة، ولهذا يبدأ أي مشروع من هذا النوع بالسؤال عن الأرض.

وغيّرت الجولة الجديدة طريقة تقسيم الأرض. ففي الجولتين السابقتين كانت القطع محدّدة سلفًا، أما هذه المرة فيختار المطوّرون الموقع والمساحة داخل المنطقة المعروضة، على ألّا تقلّ المساحة عن 100 كيلومتر مربع. ويُتوقّع أن تنتج قطعة بهذه المساحة 50,000 طن من الهيدروجين الأخضر في السنة على الأقل. وتتيح حرية الاختيار للمطوّر أن يلائم بين القطعة وطبيعة الأرض وتصميم المحطة.

ومدة عقد الإيجار 47 سنة، منها 7 سنوات للبناء و40 سنة للتشغيل. وشرحت هذه الشروط رميثاء البوسعيدية، مديرة تطوير الأعمال والقيمة المحلية المضافة في هيدروم.

ويُراد بطلب التأهيل معرفة من يقدر على تنفيذ مشروع كهذا. أما العروض نفسها فتأتي في الخطوة التالية، مع طلب تقديم العروض الذي كان مقرّرًا في منتصف يونيو 2025. وحُدّدت نهاية يناير 2026 موعدًا لتسليم العروض، على أن تكون الترسية بحلول الربع الثاني من عام 2026. وهذه المواعيد هي الخطة كما نُشرت في أبريل 2025، ولم يكن شيء في هذه الجولة قد أُرسي حينها.

وللمشاريع أن تنتج الهيدروجين الأخضر أو مشتقاته، وهي مواد تُصنع منه، للصناعة المحلية أو للتصدير. وقالت هيدروم إنها ستنظر أيضًا في السماح للمشاريع بتزويد الشبكة بالفائض من الكهرباء الخضراء، رهنًا بموافقة الجهات التنظيمية. ولهذا المنفذ فائدته حين تعطي الرياح والشمس أكثر مما تستوعبه المحطة.

وأسفرت الجولتان الأولى والثانية عن ترسية ثماني قطع أرض، مع التزام بإنتاج نحو مليون طن من الهيدروجين الأخضر في السنة ابتداءً من عام 2030.`,
  },
};
