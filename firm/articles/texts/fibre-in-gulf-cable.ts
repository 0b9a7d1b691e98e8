import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "9",
  date: "2025-01-30",
  written: "2026-11-29",
  category: "telecommunications",
  countries: ["QA", "OM", "AE", "BH", "SA", "KW"],
  services: ["industrial", "iot"],
  title: {
    en: "Ooredoo orders a cable to link seven countries",
    ar: "أوريدو تتعاقد على كابل بحري يربط دول الخليج بالعراق",
  },
  description: {
    en: "Fibre in Gulf will join the six GCC states and Iraq along the seabed. Alcatel Submarine Networks will build it, for up to 720 terabits per second.",
    ar: "ستبني ألكاتيل سبمارين نتووركس الفرنسية لمجموعة أوريدو كابل «فايبر إن غلف». وتصل سعته المخطّطة إلى 720 تيرابتًا في الثانية عبر 24 زوجًا من الألياف.",
  },
  pictureAlt: {
    en: "A ship laying a cable from its stern, and the cable on the seabed branching to seven landing points along a coast",
    ar: "سفينة تمدّ كابلًا من مؤخرتها، والكابل على قاع البحر يتفرّع إلى سبع نقاط إنزال على الساحل",
  },
  source: { en: "Zawya (Ooredoo Group press release)", ar: "زاوية (بيان مجموعة أوريدو)" },
  sources: [
    "https://www.zawya.com/en/press-release/companies-news/ooredoo-group-to-build-one-of-the-largest-international-submarine-cables-in-gcc-connecting-seven-countries-fpeq2zg1",
    "https://www.agbi.com/telecoms/2025/01/ooredoo-to-build-high-speed-data-network-for-gcc/",
    "https://telecoms.com/telecoms-infrastructure/ooredoo-to-hook-up-seven-gulf-states-to-new-submarine-cable",
  ],
  content: {
    en: `One submarine cable will connect seven countries: Qatar, Oman, the UAE, Bahrain, Saudi Arabia, Kuwait and Iraq. It is called Fibre in Gulf (FIG), and Ooredoo Group has ordered it from Alcatel Submarine Networks (ASN) of France. Ooredoo, which has its headquarters in Qatar, announced the agreement on 30 January 2025. No cost was disclosed.

The cable will serve traffic that leaves the region as well as traffic within it. It will provide a shorter route, with low latency, to a new corridor that connects the Gulf with Europe. Interest in alternatives between Asia and Europe has grown in recent years, because cables in the Red Sea were cut and the traffic on them had to find another way.

Up to 24 pairs of fibres are planned. In a pair, one fibre carries the traffic out and the other brings it back. Together they will carry up to 720 terabits per second. Press reports give the length as just under 2,000 km and the year of completion as 2027.

Most of the intended users sell computing or connections: hyperscalers (the operators of very large data centres), AI providers, other data centres and telecom operators. Businesses and governments are among them too. Ooredoo itself operates in nine countries of the Middle East, North Africa and Southeast Asia.`,
    ar: `وقّعت مجموعة أوريدو، ومقرها قطر، اتفاقية مع شركة ألكاتيل سبمارين نتووركس الفرنسية (ASN) لبناء كابل بحري جديد يربط دول مجلس التعاون الست بالعراق. والكابل، واسمه «فايبر إن غلف» (Fibre in Gulf)، صُمّم ليضمّ ما يصل إلى 24 زوجًا من الألياف، وسعته القصوى 720 تيرابتًا في الثانية، أي 30 تيرابتًا لكل زوج. أُعلنت الاتفاقية في 30 يناير 2025، ولم تُعلن تكلفتها.

ولا يقتصر المشروع على السعة، فهو طريق أقصر وأقل تأخيرًا (low latency) إلى ممر جديد يصل الخليج بأوروبا. وقد زاد الاهتمام بالطرق البديلة بين آسيا وأوروبا بعد انقطاعات الكابلات في البحر الأحمر. وطول الطريق هو الذي يحدّد زمن التأخير قبل أي جهاز عليه، لأن الضوء في الألياف يسير بنحو ثلثي سرعته في الفراغ. وذكر موقع AGBI أن طول الكابل يقلّ قليلًا عن ألفي كيلومتر وأن إنجازه في 2027.

والكابل موجّه إلى كبرى شركات الحوسبة السحابية ومراكز البيانات ومقدّمي خدمات الذكاء الاصطناعي ومشغّلي الاتصالات، وإلى الحكومات وقطاع الأعمال. وستكون الدول الموصولة به سبعًا، هي قطر وعُمان والإمارات والبحرين والسعودية والكويت والعراق. وتعمل أوريدو في تسع دول في الشرق الأوسط وشمال أفريقيا وجنوب شرق آسيا.`,
  },
  note: {
    en: "The repeaters of a long submarine cable are fed in series, with a constant current. At 1 A and 1 Ω per kilometre, 2,000 km of conductor take 2,000 V before a single repeater has had its share. Yet the current is the same at every point. The 4–20 mA loop of a factory sensor rests on the same idea: 100 Ω of wire cost 2 V at full scale and no accuracy at all. The price is that one open joint stops everything.",
    ar: "تُغذّى المكرّرات في الكابلات الطويلة على التوالي بتيار ثابت. فإذا كان التيار أمبيرًا واحدًا والمقاومة أومًا واحدًا لكل كيلومتر، أخذ موصل طوله 2,000 كيلومتر وحده 2,000 فولت، قبل أول مكرّر. فالجهد يهبط على الطريق، والتيار واحد في كل نقطة منه. وعلى هذا تقوم حلقة التيار من 4 إلى 20 ملّي أمبير في المصانع، فأسلاك مقاومتها 100 أوم تأخذ فولتين عند 20 ملّي أمبير ولا تمسّ دقة القراءة. والثمن أن وصلة واحدة مفتوحة توقف كل شيء.",
  },
};
