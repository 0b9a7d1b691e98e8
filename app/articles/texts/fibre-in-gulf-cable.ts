import type { Article } from "../article.ts";

export const article: Article = {
  id: "10",
  slug: "fibre-in-gulf-cable",
  date: "2025-01-30",
  modified: "2026-11-21T14:45:37Z",
  category: "telecommunications",
  countries: ["QA", "OM", "AE", "BH", "SA", "KW"],
  title: {
    en: "Ooredoo to build a submarine cable for the six GCC states and Iraq",
    ar: "أوريدو تعتزم بناء كابل بحري لدول مجلس التعاون الست والعراق",
  },
  description: {
    en: "Ooredoo Group signed with Alcatel Submarine Networks to build the Fibre in Gulf cable, which is to connect seven countries. Up to 24 fibre pairs and 720 terabits per second are planned.",
    ar: "وقّعت مجموعة أوريدو مع ألكاتيل سبمارين نتووركس اتفاقية لبناء كابل فيبر إن غلف الذي سيربط سبع دول. وتتضمّن الخطة ما يصل إلى 24 زوجًا من الألياف و720 تيرابت في الثانية.",
  },
  pictureAlt: {
    en: "A ship laying a cable from its stern, and the cable on the seabed branching to seven landing points along a coast",
    ar: "سفينة تمدّ كابلًا من مؤخرتها، والكابل على قاع البحر يتفرّع إلى سبع نقاط إنزال على الساحل",
  },
  source: { en: "Zawya (Ooredoo Group press release)", ar: "زاوية (بيان مجموعة أوريدو)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/companies-news/ooredoo-group-to-build-one-of-the-largest-international-submarine-cables-in-gcc-connecting-seven-countries-fpeq2zg1",
  content: {
    en: `Seven countries are to be joined by one submarine cable. Ooredoo Group, headquartered in Qatar, announced on 30 January 2025 that it had signed with Alcatel Submarine Networks (ASN) of France. ASN is to build the system, which is called Fibre in Gulf, or FIG for short.

The countries are Qatar, Oman, the UAE, Bahrain, Saudi Arabia, Kuwait and Iraq. The cable is thus to connect Iraq with all six states of the Gulf Cooperation Council (GCC).

The system is planned with up to 24 fibre pairs and a capacity of up to 720 terabits per second. In a fibre pair, one fibre carries data in one direction and the other carries it back. More pairs give more room for traffic, and they make it easier to divide the cable among several users. Both figures are upper limits. They do not say how much of the capacity will be in use at the start.

As announced, the cable is to provide a shorter, low-latency route to a new corridor that connects the Gulf with Europe. Latency is the time that data needs to reach the other end, and a shorter path reduces it. Cable cuts in the Red Sea in recent years had increased interest in alternative routes between Asia and Europe.

The intended users are hyperscalers, businesses, governments, artificial intelligence providers, data centres and telecom operators. Hyperscalers are companies that run cloud computing on a very large scale. What such users share is the need to move large amounts of data between distant sites.

No cost was disclosed. Press reports give a length of just under 2,000 km and completion in 2027. Neither detail comes from the company’s press release.

Aziz Aluthman Fakhroo, group chief executive of Ooredoo, said the project expands network capacity and interconnectivity across the GCC and beyond. Alain Biston, chief executive of ASN, said it would mark a turning point in regional connectivity.

Ooredoo operates in nine countries in the Middle East, North Africa and Southeast Asia. In 2024 Ooredoo Oman agreed to land another cable, 2Africa, at Barka and Salalah. To land a cable is to bring it ashore, where it is joined to the networks on land.`,
    ar: `سبع دول يُنتظر أن يربط بينها كابل بحري واحد. فقد أعلنت مجموعة أوريدو (Ooredoo)، ومقرها قطر، في 30 يناير 2025 أنها وقّعت اتفاقية مع شركة ألكاتيل سبمارين نتووركس (ASN) الفرنسية. وستبني الشركة الكابل، واسمه فيبر إن غلف (Fibre in Gulf)، واختصاره FIG.

والدول هي قطر وعُمان والإمارات والبحرين والسعودية والكويت والعراق. وبذلك سيربط الكابل العراق بدول مجلس التعاون الخليجي الست جميعًا.

وتقضي الخطة بأن يضمّ الكابل ما يصل إلى 24 زوجًا من الألياف، وبأن تصل سعته إلى 720 تيرابت في الثانية. وفي كل زوج ليف ينقل البيانات ذهابًا وآخر ينقلها إيابًا. وكلما زادت الأزواج اتسع الكابل لمزيد من البيانات، وسهل تقاسمه بين عدة مستخدمين. والرقمان حدان أقصيان، ولا يدلّان على ما سيُستخدم من السعة في البداية.

وبحسب الإعلان، سيوفّر الكابل طريقًا أقصر وبزمن تأخير منخفض إلى ممر جديد يصل الخليج بأوروبا. وزمن التأخير هو المدة التي تستغرقها البيانات حتى تبلغ الطرف الآخر، ويقلّ كلما قصر الطريق. وكانت انقطاعات الكابلات في البحر الأحمر في السنوات الأخيرة قد زادت الاهتمام بطرق بديلة بين آسيا وأوروبا.

والكابل موجّه إلى شركات الحوسبة السحابية العملاقة (hyperscalers) وقطاع الأعمال والحكومات ومقدّمي خدمات الذكاء الاصطناعي ومراكز البيانات وشركات الاتصالات. والفئة الأولى هي الشركات التي تدير الحوسبة السحابية على نطاق واسع جدًا. ويجمع بين هؤلاء المستخدمين أنهم يحتاجون إلى نقل كميات كبيرة من البيانات بين مواقع متباعدة.

ولم يُكشف عن التكلفة. وتذكر تقارير صحفية أن طول الكابل يقلّ قليلًا عن 2,000 كيلومتر، وأن إنجازه متوقع في 2027. ولم ترد أي من المعلومتين في بيان الشركة.

وقال عزيز العثمان فخرو، الرئيس التنفيذي لمجموعة أوريدو، إن المشروع يوسّع سعة الشبكة والربط البيني في دول مجلس التعاون وخارجها. وقال آلان بيستون، الرئيس التنفيذي لشركة ألكاتيل سبمارين نتووركس، إنه سيكون نقطة تحول في الربط الإقليمي.

وتعمل أوريدو في تسع دول في الشرق الأوسط وشمال أفريقيا وجنوب شرق آسيا. وفي 2024 اتفقت أوريدو عُمان على إنزال كابل آخر، هو 2Africa، في بركاء وصلالة. وإنزال الكابل هو إيصاله من البحر إلى البر، وهناك يُربط بالشبكات الأرضية.`,
  },
};
