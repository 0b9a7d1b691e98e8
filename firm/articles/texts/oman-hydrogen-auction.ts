import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "14",
  date: "2025-04-30",
  isReportDate: true,
  written: "2026-11-29",
  category: "green-technology",
  countries: ["OM"],
  services: ["boards", "industrial"],
  title: {
    en: "Oman opens its third land auction for hydrogen",
    ar: "عُمان تفتح مزادها الثالث لأراضي الهيدروجين الأخضر",
  },
  description: {
    en: "Developers can choose the site and size of their land within a block of 300 square kilometres. The lease is for 47 years, of which 40 are for operation.",
    ar: "عرضت هيدروم أرضًا مساحتها 300 كيلومتر مربع، يختار المطوّر داخلها الموقع والمساحة. ومدة الإيجار 47 سنة، منها 7 للبناء و40 للتشغيل.",
  },
  pictureAlt: {
    en: "A block of desert ground divided into parcels, with wind turbines on one, solar panels on another and tanks on a third, and a fourth, empty parcel marked out with pegs",
    ar: "كتلة من أرض الصحراء مقسومة إلى قطع، على واحدة توربينات رياح وعلى أخرى ألواح شمسية وعلى ثالثة خزانات، والرابعة خالية حُدّدت بأوتاد",
  },
  source: { en: "Zawya Projects", ar: "زاوية بروجكتس" },
  sources: [
    "https://www.zawya.com/en/projects/industry/oman-releases-rfqs-for-third-green-hydrogen-auction-round-fyjha7hj",
    "https://www.omanobserver.om/article/1169043/business/oman-targets-3rd-gh2-auction-round-by-april-end",
    "https://argusmedia.com/es/news-and-insights/latest-market-news/2638275-q-a-oman-s-hydrom-eyes-new-markets-in-third-auction",
  ],
  content: {
    en: `In Oman’s first two auctions of land for green hydrogen, the plots were fixed. In the third, developers draw their own: they choose site and size within a block of 300 square kilometres, about 100 km from the Special Economic Zone at Duqm. The smallest plot is 100 square kilometres.

On 30 April 2025 Zawya Projects reported that the Request for Qualification had been released. It came from Hydrom (Hydrogen Oman), which coordinates the country’s green hydrogen sector and runs its land auctions.

Green hydrogen is made by splitting water with electricity from renewable sources, and such electricity takes space. A plot of the smallest size is expected to produce at least 50,000 tonnes of hydrogen a year. The lease runs for 47 years: 7 to build and 40 to operate.

What leaves the site may be hydrogen or one of its derivatives, for local industry or for export. Electricity could leave it too. Hydrom said it would look at letting projects supply their surplus to the grid, if the regulator approves.

The Request for Proposal was due in mid-June 2025, bids at the end of January 2026 and the award by the second quarter of that year. The first two rounds had ended with eight blocks awarded. With them came a commitment to produce about 1 million tonnes of green hydrogen a year from 2030.`,
    ar: `يختار المطوّر هذه المرة أرضه بنفسه، موقعًا ومساحة، بعد أن كانت القطع في مزادات عُمان السابقة للهيدروجين الأخضر محدّدة سلفًا. وذكرت «زاوية بروجكتس» في 30 أبريل 2025 أن شركة هيدروجين عُمان (هيدروم) أصدرت طلب التأهيل للجولة الثالثة. وهيدروم هي التي تنسّق شؤون القطاع في السلطنة وتدير مزادات أراضيه.

تبلغ مساحة المعروض 300 كيلومتر مربع، ويبعد نحو 100 كيلومتر عن المنطقة الاقتصادية الخاصة بالدقم. وأصغر قطعة فيه 100 كيلومتر مربع، ويُتوقّع ألّا يقلّ إنتاجها عن 50 ألف طن من الهيدروجين الأخضر سنويًا. ومدة الإيجار 47 سنة، منها 7 للبناء و40 للتشغيل.

ويُصنع الهيدروجين الأخضر بشطر الماء بكهرباء من مصادر متجددة. ويجوز أن تنتجه المشاريع أو تنتج مشتقاته، للصناعة المحلية أو للتصدير. وقالت هيدروم إنها ستنظر في السماح للمشاريع بتزويد الشبكة بفائض الكهرباء الخضراء، رهنًا بموافقة الجهات التنظيمية.

وكان مقرّرًا أن يصدر طلب تقديم العروض في منتصف يونيو 2025، وأن تُسلَّم العروض في نهاية يناير 2026، وأن تُرسى القطع بحلول الربع الثاني من 2026.

أسفرت الجولتان السابقتان عن ترسية ثماني قطع، مع التزام بإنتاج نحو مليون طن من الهيدروجين الأخضر سنويًا ابتداءً من 2030.`,
  },
  note: {
    en: "Hydrogen ignites at about 20 microjoules. Half of C times V squared finds that much on almost any board: 10 µF at 24 V hold 2.9 mJ, 144 times as much. A usual 28 V safety barrier permits 83 nF. That is 33 µJ, but a spark at so low a voltage gives the gas only part of it. Low capacitance is the first condition for a box that may be opened while it works. Or fill a flameproof housing as you like, and never open it under power.",
    ar: "يشتعل الهيدروجين بنحو 20 ميكروجولًا، وهي طاقة موجودة على كل لوحة إلكترونية. فمكثّف سعته 10 ميكروفارادات عند 24 فولتًا يخزّن 2.9 ملّي جول، أي 144 ضعفًا. والحد المسموح به للهيدروجين عند 28 فولتًا، خلف حاجز السلامة المعتاد، 83 نانوفارادًا، أي 33 ميكروجولًا، ولا يصل إلى الغاز من هذه الطاقة، في شرارة جهدها منخفض كهذا، إلا بعضها. فإما سعة ضئيلة وراء حاجز (السلامة الذاتية)، وإما غلاف مقاوم للّهب يحوي أي شيء، لكنه لا يُفتح والتيار موصول.",
  },
};
