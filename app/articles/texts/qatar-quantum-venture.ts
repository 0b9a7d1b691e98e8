import type { Article } from "../article.ts";

export const article: Article = {
  id: "20",
  slug: "qatar-quantum-venture",
  date: "2025-05-21",
  modified: "2026-11-23T12:00:00Z",
  category: "quantum-computing",
  countries: ["QA"],
  title: {
    en: "Qatar plans to invest a billion dollars in quantum computing",
    ar: "قطر تعتزم استثمار مليار دولار في الحوسبة الكمية",
  },
  description: {
    en: "A joint venture of the US company Quantinuum and Qatar’s Al Rabban Capital leads the effort. Government investment is to build infrastructure and to fund research, development and training.",
    ar: "يقود الخطة مشروع مشترك بين شركة كوانتينيوم الأمريكية والربان كابيتال القطرية. وسيُنفق الاستثمار الحكومي على البنية التحتية والبحث والتطوير والتدريب.",
  },
  pictureAlt: {
    en: "A row of charged atoms held between four segmented metal rods, with one bright atom where a laser beam crosses the row",
    ar: "صف من الذرات المشحونة بين أربعة قضبان معدنية مقطّعة، تضيء منها ذرة واحدة حيث يعبر شعاع ليزر الصف",
  },
  source: { en: "Semafor", ar: "سيمافور" },
  sourceUrl: "https://www.semafor.com/article/05/21/2025/qatar-makes-a-1-billion-bet-on-quantum-computing",
  content: {
    en: `Qatar plans to invest one billion dollars in quantum computing over the next decade, Semafor reported on 21 May 2025. A joint venture of the US company Quantinuum and the Qatari investment firm Al Rabban Capital is leading the effort. Its aim is to boost the use of quantum computing in Qatar and the Gulf.

The state and the venture have different roles. Government investment is to build infrastructure and to fund research, development and training. The venture is to provide technology and services to universities and industrial partners. That means hardware, applications developed together with specific industries, and education programmes. Four fields were named for possible use: materials science, energy, healthcare and financial modelling.

Quantinuum builds trapped-ion quantum computers. Honeywell owns the majority of the company. Al Rabban Capital is the investment arm of a Qatari family business with roots in bottled water and construction.

The announcement formed part of a package of economic agreements between the United States and Qatar. The occasion was President Trump’s visit in May 2025. The initiative was older than the visit. Rajeeb Hazra, chief executive of Quantinuum, said it had been more than a year in preparation. He also said that Qatar’s pledge surpasses all other government investments in the field. The comparison is his own.

One Qatari university already works in the field. Hamad Bin Khalifa University (HBKU) has the Qatar Center for Quantum Computing, which carries out its quantum research. In January 2025, four months before Semafor’s report, HBKU brought the Quantum.Tech conference to Doha. According to The Peninsula, more than two hundred experts met there to discuss how Qatar and the Gulf can sustain their emerging quantum sector. Banks such as Citi, HSBC and JPMorgan Chase took part. Financial modelling is one of the four fields named for the venture.

A Qatari ministry took up the subject in May 2025 as well. The Ministry of Communications and Information Technology held an event on the future of quantum computing in the Middle East. It did so through TASMU Innovation Lab, according to MENAFN. The ministry also announced an international quantum computing hackathon, hosted by HBKU.

What was presented in May 2025 was a plan for ten years and a venture to lead the work. No machine had been installed. The billion dollars is what Qatar intends to invest over the whole decade.`,
    ar: `تعتزم قطر استثمار مليار دولار في الحوسبة الكمية خلال العقد المقبل، بحسب ما نشره موقع «سيمافور» في 21 مايو 2025. ويقود الخطة مشروع مشترك بين شركة كوانتينيوم (Quantinuum) الأمريكية وشركة الاستثمار القطرية الربان كابيتال. والغاية توسيع استخدام الحوسبة الكمية في قطر والخليج.

للدولة دور وللمشروع المشترك دور. فالاستثمار الحكومي للبنية التحتية، ولتمويل البحث والتطوير والتدريب. أما المشروع المشترك فيقدّم التقنية والخدمات إلى الجامعات والشركاء الصناعيين: أجهزة، وتطبيقات يطوّرها مع قطاعات بعينها، وبرامج تعليمية. وذُكرت أربعة مجالات للاستخدام المحتمل، هي علم المواد والطاقة والرعاية الصحية والنمذجة المالية.

تصنع كوانتينيوم حواسيب كمية تعمل بالأيونات المحتجزة، وتملك هانيويل معظم أسهمها. والربان كابيتال هي الذراع الاستثمارية لشركة عائلية قطرية بدأت في المياه المعبّأة والبناء.

جاء الإعلان ضمن حزمة اتفاقات اقتصادية بين الولايات المتحدة وقطر، خلال زيارة الرئيس ترامب في مايو 2025. لكن المبادرة أقدم من الزيارة، فقد قال الرئيس التنفيذي لكوانتينيوم إن إعدادها استغرق أكثر من عام. وقال أيضًا إن ما تعهّدت به قطر يفوق كل الاستثمارات الحكومية الأخرى في هذا المجال، وهذه مقارنة أجراها هو.

لجامعة حمد بن خليفة حضور سابق في هذا المجال، ففيها مركز قطر للحوسبة الكمية الذي يُجري بحوثها في تقنيات الكم. وفي يناير 2025، قبل تقرير «سيمافور» بأربعة أشهر، نظّمت الجامعة مؤتمر كوانتوم تك (Quantum.Tech) في الدوحة. وفيه ناقش أكثر من مئتي خبير سبل استدامة هذا القطاع الناشئ في قطر والخليج، بحسب صحيفة «ذا بينينسولا». وشاركت في المؤتمر بنوك منها سيتي وإتش إس بي سي وجي بي مورغان تشيس، والنمذجة المالية من المجالات الأربعة المذكورة.

في مايو 2025 نفسه أقامت وزارة الاتصالات وتكنولوجيا المعلومات، عبر مختبر تسمو للابتكار، فعالية عن مستقبل الحوسبة الكمية في الشرق الأوسط، بحسب «مينافن». وأعلنت هاكاثونًا دوليًا في الحوسبة الكمية تستضيفه جامعة حمد بن خليفة.

ما أُعلن في مايو 2025 خطة لعشر سنوات ومشروع مشترك يقودها. ولم يكن أي حاسوب كمي قد رُكّب. أما مبلغ المليار دولار فتعتزم قطر استثماره على مدى العقد كله.`,
  },
};
