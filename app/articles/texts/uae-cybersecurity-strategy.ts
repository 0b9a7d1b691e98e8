import type { Article } from "../article.ts";

export const article: Article = {
  id: "11",
  slug: "uae-cybersecurity-strategy",
  date: "2025-02-03",
  modified: "2026-11-23T12:00:00Z",
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
    en: `The UAE Cabinet approved the National Cybersecurity Strategy at a meeting on 3 February 2025. It met at Qasr Al Watan in Abu Dhabi. Sheikh Mohammed bin Rashid Al Maktoum, Vice President and Prime Minister of the UAE and Ruler of Dubai, was in the chair.

The strategy rests on five pillars: governance, protection, innovation, capacity building and partnership.

The aims named in the reports can be set beside the pillars one by one. For governance, there is to be an effective framework for cybersecurity. For protection, the aim is a secure and resilient digital environment. For innovation, the aim is to enable its safe and rapid adoption. For capacity, it is to strengthen national capabilities in digitization and cybersecurity. The fifth aim is to reinforce partnerships at national and international level.

That is as far as the published account goes. The reports used for this article name no budget, no end year and no numeric targets.

Sheikh Mohammed bin Rashid said the UAE is in the highest category of the Global Cybersecurity Index 2024. The country has had a cybersecurity body for some years: the Cabinet established the UAE Cybersecurity Council in November 2020. Dr Mohamed Al Kuwaiti, Head of Cybersecurity for the UAE Government, heads the council.

Two other matters were on the table at the same session. The Cabinet created a logistics integration council, and it reviewed the Etihad high-speed train. Zawya had reported that Etihad Rail unveiled the train in January. It is to be all-electric and to link Abu Dhabi and Dubai. Tenders were still to come, and no opening date was announced.

In January 2025 Abu Dhabi had announced a digital strategy of its own, The National reported. It aims to digitize and automate all government processes and to move all government operations to sovereign cloud computing. Sovereign cloud means that government data is kept and governed under national control.

Neighbouring states were busy with the subject in those months, too. Riyadh hosted Black Hat Middle East and Africa in November 2024, according to Arab News. One activity zone there was dedicated to finding vulnerabilities in networks used by medical devices. In Doha the Quantum.Tech conference opened in January 2025, The Peninsula reported. Its first workshop asked how current cybersecurity efforts can defend against quantum-powered attacks.`,
    ar: `اعتمد مجلس وزراء دولة الإمارات الاستراتيجية الوطنية للأمن السيبراني في اجتماعه يوم 3 فبراير 2025 في قصر الوطن بأبوظبي، برئاسة الشيخ محمد بن راشد آل مكتوم، نائب رئيس الدولة رئيس مجلس الوزراء حاكم دبي.

خمس ركائز تقوم عليها الاستراتيجية: الحوكمة والحماية والابتكار وبناء القدرات والشراكة.

لكل ركيزة هدف يقابلها مما أوردته التقارير. ففي الحوكمة إطار فعّال للأمن السيبراني، وفي الحماية بيئة رقمية آمنة قادرة على الصمود، وفي الابتكار تبنّيه بأمان وسرعة. وتعزّز الاستراتيجية القدرات الوطنية في الرقمنة والأمن السيبراني، وتوطّد الشراكات داخل الدولة وخارجها.

لا يزيد ما نُشر على ذلك: فالتقارير التي رجعنا إليها لا تذكر ميزانية ولا سنة انتهاء ولا أهدافًا محدّدة بالأرقام.

الإمارات في الفئة الأعلى من المؤشر العالمي للأمن السيبراني 2024، كما قال الشيخ محمد بن راشد. وللدولة مجلس للأمن السيبراني يرأسه رئيس الأمن السيبراني لحكومة الإمارات، وقد أنشأه مجلس الوزراء في نوفمبر 2020.

في الجلسة نفسها أنشأ مجلس الوزراء مجلسًا للتكامل اللوجستي، واطّلع على مشروع قطار الاتحاد عالي السرعة. وكانت «الاتحاد للقطارات» قد كشفت في يناير عن هذا القطار الذي يعمل كله بالكهرباء ويصل أبوظبي بدبي، بحسب «زاوية»، ولم تحدّد موعدًا لافتتاحه، ولم تكن المناقصات قد طُرحت.

لأبوظبي استراتيجية رقمية أعلنتها في يناير 2025، بحسب صحيفة «ذا ناشيونال»، هدفها رقمنة إجراءات الحكومة كلها وأتمتتها، ونقل أعمالها كلها إلى حوسبة سحابية سيادية، أي إلى سحابة تبقى فيها البيانات الحكومية تحت سيطرة الدولة.

شغل الموضوع نفسه دول الجوار في تلك الشهور. ففي نوفمبر 2024 استضافت الرياض مؤتمر «بلاك هات الشرق الأوسط وأفريقيا»، بحسب «عرب نيوز»، وخُصّصت فيه ساحة لكشف الثغرات في شبكات الأجهزة الطبية. وفي يناير 2025 افتُتح مؤتمر كوانتوم تك في الدوحة بورشة بحثت كيف تتصدّى جهود الأمن السيبراني الحالية لهجمات تستعين بتقنيات الكم، بحسب صحيفة «ذا بينينسولا».`,
  },
};
