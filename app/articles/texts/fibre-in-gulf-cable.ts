import type { Article } from "../article.ts";

export const article: Article = {
  id: "10",
  slug: "fibre-in-gulf-cable",
  date: "2025-01-30",
  modified: "2026-11-23T12:00:00Z",
  category: "telecommunications",
  countries: ["QA", "OM", "AE", "BH", "SA", "KW"],
  title: {
    en: "Ooredoo to build a submarine cable for the six GCC states and Iraq",
    ar: "أوريدو تعتزم بناء كابل بحري لدول مجلس التعاون الست والعراق",
  },
  description: {
    en: "Ooredoo Group signed with Alcatel Submarine Networks to build the Fibre in Gulf cable, which is to connect seven countries. Up to 24 fibre pairs and 720 terabits per second are planned.",
    ar: "تبني ألكاتيل سبمارين نتووركس لمجموعة أوريدو كابل «فيبر إن غلف» الذي سيربط سبع دول. وتصل سعته وفق الخطة إلى 720 تيرابت في الثانية عبر 24 زوجًا من الألياف.",
  },
  pictureAlt: {
    en: "A ship laying a cable from its stern, and the cable on the seabed branching to seven landing points along a coast",
    ar: "سفينة تمدّ كابلًا من مؤخرتها، والكابل على قاع البحر يتفرّع إلى سبع نقاط إنزال على الساحل",
  },
  source: { en: "Zawya (Ooredoo Group press release)", ar: "زاوية (بيان مجموعة أوريدو)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/companies-news/ooredoo-group-to-build-one-of-the-largest-international-submarine-cables-in-gcc-connecting-seven-countries-fpeq2zg1",
  content: {
    en: `Ooredoo Group is to have a submarine cable built that connects seven countries. The group, headquartered in Qatar, announced the agreement with Alcatel Submarine Networks (ASN) of France on 30 January 2025. ASN will build the system, which is called Fibre in Gulf (FIG).

The countries are Qatar, Oman, the UAE, Bahrain, Saudi Arabia, Kuwait and Iraq. The cable is thus to join Iraq to all six states of the Gulf Cooperation Council (GCC).

The system is planned with up to 24 fibre pairs and a capacity of up to 720 terabits per second. That is 30 terabits per second for each pair. Both figures are upper limits.

As announced, the cable is to provide a shorter, low-latency route to a new corridor that connects the Gulf with Europe. Cable cuts in the Red Sea in recent years had increased interest in alternative routes between Asia and Europe. The intended users are hyperscalers, businesses, governments, AI providers, data centres and telecom operators.

No cost was disclosed. AGBI reported a length of just under 2,000 km and completion in 2027. Neither detail comes from the company’s press release.

Aziz Aluthman Fakhroo, group chief executive of Ooredoo, said the project expands network capacity and interconnectivity across the GCC and beyond. Alain Biston, chief executive of ASN, said it would mark a turning point in regional connectivity.

Ooredoo operates in nine countries in the Middle East, North Africa and Southeast Asia. In 2024 Ooredoo Oman agreed to land another cable, 2Africa, at Barka and Salalah.

Large projects for data centres and AI were announced in the Gulf in the months that followed. In March Microsoft stated its intention to establish a cloud region in Kuwait, Data Center Dynamics reported. It already had regions in Qatar and the UAE, and had completed the construction of one in Saudi Arabia. In May six companies announced Stargate UAE, a computing cluster in Abu Dhabi, according to a press release carried by Zawya. Saudi Arabia launched its AI company HUMAIN in the same month, WinBuzzer reported.

Latency over a much longer route was measured in September 2025. Surgeons in Kuwait and Brazil operated on patients in each other’s country, Guinness World Records states. Zain Omantel International routed the link from Kuwait through Marseille to São Paulo, with backup routes. The delay averaged about a fifth of a second.`,
    ar: `تعتزم مجموعة أوريدو القطرية بناء كابل بحري يربط سبع دول. وقد أعلنت في 30 يناير 2025 اتفاقية مع شركة ألكاتيل سبمارين نتووركس (ASN) الفرنسية، التي ستتولّى البناء. واسم الكابل «فيبر إن غلف» (Fibre in Gulf)، واختصاره FIG.

سيربط الكابل العراق بدول مجلس التعاون الست جميعًا، وهي قطر وعُمان والإمارات والبحرين والسعودية والكويت.

تضمّ الخطة ما يصل إلى 24 زوجًا من الألياف وسعة تصل إلى 720 تيرابت في الثانية، أي 30 تيرابت في الثانية لكل زوج. والرقمان المعلنان حدان أقصيان.

سيكون الكابل، بحسب الإعلان، طريقًا أقصر، زمن التأخير فيه منخفض، إلى ممر جديد يصل الخليج بأوروبا. وكانت انقطاعات الكابلات في البحر الأحمر في السنوات الأخيرة قد زادت الاهتمام بطرق بديلة بين آسيا وأوروبا. أما المستخدمون المستهدفون فهم كبرى شركات الحوسبة السحابية (hyperscalers) وقطاع الأعمال والحكومات ومقدّمو خدمات الذكاء الاصطناعي ومراكز البيانات وشركات الاتصالات.

لم تُعلن التكلفة. وذكر موقع «أرابيان غلف بزنس إنسايت» أن طول الكابل أقل بقليل من 2,000 كيلومتر وأن إنجازه في 2027، ولم ترد أي من المعلومتين في بيان الشركة.

يرى عزيز العثمان فخرو، الرئيس التنفيذي لمجموعة أوريدو، أن المشروع يوسّع سعة الشبكة والربط البيني في دول مجلس التعاون وخارجها. ويعدّه الرئيس التنفيذي لألكاتيل سبمارين نتووركس نقطة تحول في الربط الإقليمي.

تعمل أوريدو في تسع دول في الشرق الأوسط وشمال أفريقيا وجنوب شرق آسيا. وفي 2024 اتفقت أوريدو عُمان على إنزال كابل آخر، هو 2Africa، في بركاء وصلالة.

توالت في الخليج بعد إعلان الكابل مشاريع كبيرة لمراكز البيانات والذكاء الاصطناعي. ففي مارس 2025 أبدت مايكروسوفت عزمها على إنشاء منطقة سحابية في الكويت، بعد منطقتيها القائمتين في قطر والإمارات ومنطقة اكتمل بناؤها في السعودية، بحسب «داتا سنتر ديناميكس». وفي مايو أعلنت ست شركات في أبوظبي مركز الحوسبة «ستارغيت الإمارات»، كما جاء في بيان نشرته «زاوية»، وأطلقت السعودية شركة هيوماين (HUMAIN) للذكاء الاصطناعي، وفق موقع «وين بازر».

قيس زمن التأخير على طريق أطول كثيرًا في سبتمبر 2025، حين أجرى جراحون في الكويت والبرازيل عمليتين كان المريض في كل منهما في البلد الآخر، بحسب موسوعة غينيس للأرقام القياسية. فعلى وصلة زين عُمانتل إنترناشيونال، من الكويت إلى ساو باولو مرورًا بمرسيليا، بلغ المتوسط نحو خُمس ثانية.`,
  },
};
