import type { Article } from "../article.ts";

export const article: Article = {
  id: "11",
  slug: "uae-cybersecurity-strategy",
  date: "2025-02-03",
  modified: "2026-11-21T14:45:37Z",
  category: "cybersecurity",
  countries: ["AE"],
  title: {
    en: "UAE Cabinet approves National Cybersecurity Strategy",
    ar: "مجلس وزراء دولة الإمارات يعتمد الاستراتيجية الوطنية للأمن السيبراني",
  },
  description: {
    en: "The strategy was approved at a Cabinet meeting in Abu Dhabi on 3 February 2025. Its five pillars are governance, protection, innovation, capacity building and partnership.",
    ar: "اعتمد مجلس الوزراء الاستراتيجية في اجتماع عُقد في أبوظبي يوم 3 فبراير 2025. وركائزها الخمس هي الحوكمة والحماية والابتكار وبناء القدرات والشراكة.",
  },
  pictureAlt: {
    en: "A large shield with five columns inside it, a padlock in front of them, and the lines of a network that stop short of its edge",
    ar: "درع كبيرة في داخلها خمسة أعمدة أمامها قفل، وخطوط شبكة تنتهي قبل أن تبلغ حافتها",
  },
  source: { en: "Economy Middle East", ar: "إيكونومي ميدل إيست" },
  sourceUrl: "https://economymiddleeast.com/news/uae-cabinet-launches-national-cybersecurity-strategy/",
  content: {
    en: `Five pillars carry the National Cybersecurity Strategy that the UAE Cabinet approved at a meeting on 3 February 2025. They are governance, protection, innovation, building and partnership. Building here stands for the building of capacity.

The Cabinet met at Qasr Al Watan in Abu Dhabi. Sheikh Mohammed bin Rashid Al Maktoum, Vice President and Prime Minister of the UAE and Ruler of Dubai, chaired the meeting. At the same session the Cabinet reviewed the Etihad high-speed train project and created a logistics integration council.

The strategy aims to establish an effective governance framework for cybersecurity. A framework of this kind settles who sets the rules, who carries them out and who answers for them. Another aim is to ensure a secure and resilient digital environment. Each of the two words has its own meaning. A secure system resists an attack; a resilient one keeps working, or soon works again, when an attack has succeeded.

Innovation is a pillar of its own. The strategy seeks to enable the safe and rapid adoption of innovation. Safe and rapid do not always go together, since a careful review takes time. One way to reconcile the two is to treat security as a requirement from the first draft of a design. A weakness found there is easier to mend than one found in a system already in use.

The strategy has two more aims. It is intended to strengthen national capabilities in digitization and cybersecurity. It is further intended to reinforce partnerships at national and international level. Networks cross borders, and the same weakness may be present in many places. A warning passed on early can help those who have not yet been attacked.

The reports used for this article name no budget, no end year and no numeric targets. What they give is the five pillars and the aims set out above.

Sheikh Mohammed bin Rashid said the UAE is in the highest category of the Global Cybersecurity Index 2024. The Cabinet had established the UAE Cybersecurity Council in November 2020. The council is headed by Dr Mohamed Al Kuwaiti, Head of Cybersecurity for the UAE Government.`,
    ar: `تقوم الاستراتيجية الوطنية للأمن السيبراني، التي اعتمدها مجلس وزراء دولة الإمارات في اجتماعه يوم 3 فبراير 2025، على خمس ركائز هي الحوكمة والحماية والابتكار والبناء والشراكة. والمقصود بالبناء هنا بناء القدرات.

وعُقد الاجتماع في قصر الوطن في أبوظبي برئاسة الشيخ محمد بن راشد آل مكتوم، نائب رئيس الدولة رئيس مجلس الوزراء حاكم دبي. واطّلع المجلس في الجلسة نفسها على مشروع قطار الاتحاد عالي السرعة، وأنشأ مجلسًا للتكامل اللوجستي.

وتهدف الاستراتيجية إلى وضع إطار فعال لحوكمة الأمن السيبراني. ومثل هذا الإطار يبيّن من يضع القواعد ومن ينفّذها ومن يُسأل عنها. وتهدف أيضًا إلى ضمان بيئة رقمية آمنة وقادرة على الصمود. ولكل من الصفتين معناها: فالنظام الآمن يصدّ الهجوم، والنظام القادر على الصمود يواصل العمل، أو يعود إليه سريعًا، إذا نجح الهجوم.

والابتكار ركيزة قائمة بذاتها، إذ تسعى الاستراتيجية إلى إتاحة تبني الابتكارات بأمان وسرعة. ولا يجتمع الأمان والسرعة دائمًا، لأن المراجعة المتأنية تحتاج إلى وقت. ومن سبل التوفيق بينهما أن يكون الأمن من المتطلبات منذ المسودة الأولى للتصميم، فالثغرة التي تُكتشف في تلك المرحلة أيسر إصلاحًا من ثغرة في نظام دخل الخدمة.

وللاستراتيجية هدفان آخران: تعزيز القدرات الوطنية في الرقمنة والأمن السيبراني، وتوطيد الشراكات على المستويين الوطني والدولي. فالشبكات تعبر الحدود، وقد توجد الثغرة نفسها في أماكن كثيرة، والتحذير المبكر قد ينفع من لم يصل إليه الهجوم بعد.

ولا تذكر التقارير التي استند إليها هذا المقال ميزانية ولا سنة انتهاء ولا أهدافًا رقمية. وما تورده هو الركائز الخمس والأهداف المذكورة أعلاه.

وقال الشيخ محمد بن راشد إن الإمارات في الفئة الأعلى من المؤشر العالمي للأمن السيبراني 2024. وكان مجلس الوزراء قد أنشأ في نوفمبر 2020 مجلس الأمن السيبراني لحكومة الإمارات، ويرأسه الدكتور محمد حمد الكويتي، رئيس الأمن السيبراني لحكومة الإمارات.`,
  },
};
