import type { Article } from "../article.ts";

export const article: Article = {
  id: "17",
  slug: "oman-hydrogen-auction",
  date: "2025-04-30",
  modified: "2026-11-23T12:00:00Z",
  category: "green-technology",
  countries: ["OM"],
  title: {
    en: "Oman opens its third land auction for green hydrogen",
    ar: "عُمان تفتح مزادها الثالث لأراضي الهيدروجين الأخضر",
  },
  description: {
    en: "Hydrom offered a block of 300 square kilometres, in which developers choose the site and size of their own parcels. Under the published plan, bids were due at the end of January 2026.",
    ar: "عرضت هيدروم أرضًا مساحتها 300 كيلومتر مربع، وتركت للمطوّرين أن يختاروا داخلها الموقع والمساحة. وحدّدت الخطة المنشورة نهاية يناير 2026 موعدًا لتسليم العروض.",
  },
  pictureAlt: {
    en: "A block of desert ground divided into parcels, with wind turbines on one, solar panels on another and tanks on a third, and a fourth, empty parcel marked out with pegs",
    ar: "كتلة من أرض الصحراء مقسومة إلى قطع، على واحدة توربينات رياح وعلى أخرى ألواح شمسية وعلى ثالثة خزانات، والرابعة خالية حُدّدت بأوتاد",
  },
  source: { en: "Zawya Projects", ar: "زاوية بروجكتس" },
  sourceUrl:
    "https://www.zawya.com/en/projects/industry/oman-releases-rfqs-for-third-green-hydrogen-auction-round-fyjha7hj",
  content: {
    en: `In April 2025 Oman offered land for green hydrogen for the third time. Hydrom released the Request for Qualification for the new auction round that month, Zawya Projects reported on 30 April. On offer are 300 square kilometres, about 100 km from the Special Economic Zone at Duqm. Hydrom (Hydrogen Oman) coordinates the country’s green hydrogen sector and runs its land auctions.

The new round changes how the land is divided. Earlier rounds used fixed allocations. This time developers can choose their site and size within the block, from a minimum of 100 square kilometres. The block therefore has room for three projects at most. A parcel of the smallest size is expected to produce at least 50,000 tonnes of green hydrogen a year.

The land is leased for 47 years, of which 7 are for construction and 40 for operation. Rumaitha Al Busaidi, Business and In-Country Value Development Manager at Hydrom, explained the terms.

Projects may produce green hydrogen or its derivatives, for local industry or for export. Hydrom said it would also look at letting projects supply excess green electricity to the grid. That is subject to regulatory approval. At the time of the announcement it was an intention only.

The Request for Proposal was planned for mid-June 2025. Bids were to be in by the end of January 2026, and the award was to follow by the second quarter of 2026. From qualification to award, the round was thus planned to take about a year. The dates are those of the plan published in April 2025. At that point nothing had been awarded in this round.

The first two rounds led to eight awarded land blocks. With them came a commitment of about one million tonnes of green hydrogen a year from 2030. Measured against that, a parcel of the smallest size in the third round would add roughly 5%.

A project in Saudi Arabia gives an idea of the land that is needed. NEOM Green Hydrogen Company is building a plant in Oxagon, and its project site covers more than 300 square kilometres, more than the whole block on offer in Oman. The company said in June 2025, as Zawya Projects reported, that construction was 80% complete across all its sites. These include a wind garden, a solar farm and a transmission grid, as well as the hydrogen facility itself. Air Products has agreed to take all the green ammonia for thirty years.`,
    ar: `طرحت عُمان أراضي للهيدروجين الأخضر للمرة الثالثة في أبريل 2025، حين أصدرت هيدروم (شركة هيدروجين عُمان) طلب التأهيل للجولة الجديدة، وفق ما نشرته «زاوية بروجكتس» في 30 أبريل. وتبلغ مساحة المعروض 300 كيلومتر مربع، على بُعد نحو 100 كيلومتر من المنطقة الاقتصادية الخاصة بالدقم. وهيدروم هي الجهة التي تنسّق شؤون القطاع في السلطنة وتدير مزادات أراضيه.

تغيّرت في هذه الجولة طريقة تقسيم الأرض. ففي الجولتين السابقتين كانت القطع محدّدة سلفًا، أما الآن فيختار المطوّر موقعه ومساحته داخل المنطقة المعروضة، على ألّا تقلّ المساحة عن 100 كيلومتر مربع. فلا تتّسع المنطقة إذن لأكثر من ثلاثة مشاريع. ويُقدّر إنتاج أصغر قطعة بما لا يقلّ عن 50,000 طن من الهيدروجين الأخضر سنويًا.

مدة الإيجار 47 سنة، منها 7 سنوات للبناء و40 سنة للتشغيل، بحسب مديرة تطوير الأعمال والقيمة المحلية المضافة في هيدروم، التي شرحت الشروط.

للمشاريع أن تنتج الهيدروجين الأخضر أو مشتقاته، للصناعة المحلية أو للتصدير. وقالت هيدروم إنها ستنظر أيضًا في السماح لهذه المشاريع بتزويد الشبكة بفائض الكهرباء الخضراء، رهنًا بموافقة الجهات التنظيمية. وهذه نية لا قرار.

حُدّد منتصف يونيو 2025 موعدًا لطلب تقديم العروض، ونهاية يناير 2026 لتسليمها، على أن تكون الترسية بحلول الربع الثاني من 2026. فالجولة، من التأهيل إلى الترسية، تستغرق نحو سنة. وهذه مواعيد الخطة كما نُشرت في أبريل 2025، ولم تكن أي قطعة في الجولة قد أُرسيت حينها.

أسفرت الجولتان الأولى والثانية عن ترسية ثماني قطع، مع التزام بإنتاج نحو مليون طن من الهيدروجين الأخضر سنويًا ابتداءً من 2030. وتزيد أصغر قطعة في الجولة الثالثة هذا الرقم بنحو 5%.

في السعودية مشروع يعطي فكرة عن الأرض اللازمة. فشركة نيوم للهيدروجين الأخضر تبني مصنعها في أوكساجون، ومساحة موقعها تزيد على 300 كيلومتر مربع، أي على كل ما تعرضه عُمان في هذه الجولة. وقالت الشركة في يونيو 2025، بحسب «زاوية بروجكتس»، إن نسبة إنجاز البناء بلغت 80% في مواقعها كلها، وهي مصنع الهيدروجين ومزرعة رياح ومحطة شمسية وشبكة لنقل الكهرباء. والتزمت «إير برودكتس» بشراء كل ما تنتجه الشركة من الأمونيا الخضراء ثلاثين عامًا.`,
  },
};
