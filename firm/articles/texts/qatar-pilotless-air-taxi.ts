import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "26",
  date: "2025-11-15",
  written: "2026-11-29",
  category: "urban-mobility",
  countries: ["QA"],
  services: ["airobotics", "firmware"],
  title: {
    en: "Pilotless air taxi makes a test flight in Doha",
    ar: "قطر تجرّب التاكسي الجوي بلا طيار في الدوحة",
  },
  description: {
    en: "The electric aircraft flew from the Old Doha Port to the Katara Cultural Village. It was controlled by a system based on artificial intelligence.",
    ar: "طارت الطائرة الكهربائية من ميناء الدوحة القديم إلى كتارا بنظام تحكم ذاتي، ومن دون تدخّل بشري مباشر. وسيُنفَّذ مشروع التاكسي الجوي على مراحل متتالية.",
  },
  pictureAlt: {
    en: "A small electric aircraft with rotors and an empty cabin over Doha’s bay, between a harbour quay and an amphitheatre",
    ar: "طائرة كهربائية صغيرة ذات مراوح ومقصورة خالية فوق خليج الدوحة، بين رصيف ميناء ومسرح مدرّج",
  },
  source: { en: "MENAFN (after The Peninsula)", ar: "MENAFN (نقلًا عن The Peninsula)" },
  sources: [
    "https://menafn.com/1110348886/Minister-Witnesses-Trial-Of-First-Passenger-Flight-With-Unmanned-Evtol-In-Qatar",
    "https://www.zawya.com/en/business/technology-and-telecom/historic-trial-marks-qatars-first-passenger-evtol-flight-p2pxba8w",
  ],
  content: {
    en: `On Saturday 15 November 2025 an electric air taxi took off at the Old Doha Port and landed at the Katara Cultural Village, without a pilot.

The aircraft is an eVTOL, which stands for electric vertical take-off and landing. It flew without direct human intervention, under a control system based on artificial intelligence (AI) and on air navigation technologies. Sheikh Mohammed bin Abdulla bin Mohammed Al Thani, Minister of Transport, watched from the Katara amphitheatre.

The flight belongs to a series of tests, supervised by the Ministry of Transport. They examine the technical side of such technologies and their future use. In May 2024 the ministry had announced tests of electric air taxis and electric delivery aircraft for early 2025.

The ministry said it would go on assessing the results and lay down the regulatory and technical frameworks for approving and operating this kind of transport. Rules for flying usually assume a person in front who can be trained, licensed and asked. Without one, the questions pass to the maker of the system and to whoever watches it from the ground.

Among the requirements named are ready infrastructure, approval of the operating systems, and standards for safety, security and quality. The air taxi project is planned in several consecutive phases.`,
    ar: `أقلعت من ميناء الدوحة القديم وهبطت في الحي الثقافي (كتارا) طائرة كهربائية بلا طيار، تقلع وتهبط عموديًا (eVTOL). جرت الرحلة يوم السبت 15 نوفمبر 2025 من دون تدخّل بشري مباشر، بنظام تحكم ذاتي يعتمد على الذكاء الاصطناعي وتقنيات الملاحة الجوية.

وغياب الطيار ينقل عمله إلى الآلة: أن تعرف موضعها، وأن تكتشف أعطالها، وأن تختار أين تنزل عند العطل. والثالث أصعبها، فالطيار يميّز الأرض الصالحة بنظرة، والآلة تحتاج إلى مواضع نزول محسوبة على طول المسار قبل الإقلاع.

رعى الرحلةَ وشهدها من مسرح كتارا المكشوف الشيخ محمد بن عبدالله بن محمد آل ثاني، وزير المواصلات. وهي جزء من سلسلة اختبارات تشرف عليها الوزارة، موضوعها الجوانب الفنية لهذه التقنيات واستخدامها في المستقبل. وكانت الوزارة قد أعلنت في مايو 2024 أن اختبارات للتاكسي الجوي الكهربائي ولطائرات التوصيل الكهربائية ستجري في مطلع 2025.

وقالت الوزارة إنها ستواصل تقييم النتائج، وستضع الأطر التنظيمية والتقنية لاعتماد هذا النوع من النقل وتشغيله. وسيُنفَّذ مشروع التاكسي الجوي على مراحل متتالية، ومن متطلباته جاهزية البنية التحتية واعتماد أنظمة التشغيل ومعايير السلامة والأمن والجودة.

يطول العمل عادةً في الاعتماد: رحلة واحدة تكفي لتبيّن أن النظام يعمل، والجهة التي تعتمده تسأل كم مرة لا يعمل.`,
  },
  note: {
    en: "A second channel helps only as far as the two are separate. Suppose each fails once in 10,000 hours. If they are independent, both fail within the same hour once in 100 million. But let one failure in twenty have a cause they share, such as a supply, a connector or a line of code. Then the pair fails five times in a million hours, 500 times as often. Separate supplies, harness routes and firmware come before a third channel.",
    ar: "إذا تعطّلت كل من قناتين مرة في 10 آلاف ساعة، لم تتعطّلا معًا في ساعة واحدة إلا مرة كل 100 مليون ساعة، ما دامت كل منهما مستقلة عن الأخرى. فإن كان سبب 5% من الأعطال مشتركًا، كمصدر تغذية واحد أو برمجيات ثابتة واحدة أو موصّل واحد، صار المعدّل 5 في كل مليون ساعة، وهو أسوأ 500 مرة. فافصل التغذية ومسارات الأسلاك والشيفرة، ثم ابحث عمّا بقي مشتركًا.",
  },
};
