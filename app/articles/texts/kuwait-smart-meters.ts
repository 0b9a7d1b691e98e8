import type { Article } from "../article.ts";

export const article: Article = {
  id: "12",
  slug: "kuwait-smart-meters",
  date: "2025-02-04",
  modified: "2026-11-21T05:10:07Z",
  category: "smart-cities",
  countries: ["KW"],
  title: {
    en: "Kuwait begins the second phase of its smart meter programme",
    ar: "الكويت تبدأ المرحلة الثانية من برنامج العدادات الذكية",
  },
  description: {
    en: "The electricity ministry received a first batch of 125,000 smart meters and aims to install 500,000. Smart water meters were still at the stage of specifications.",
    ar: "تسلّمت وزارة الكهرباء دفعة أولى من 125,000 عداد ذكي، وتهدف إلى تركيب 500,000 عداد. أما عدادات المياه الذكية فكانت في مرحلة إعداد المواصفات.",
  },
  pictureAlt: {
    en: "A smart electricity meter on a wall sending radio waves, with a school and a mosque behind it at dusk",
    ar: "عداد كهرباء ذكي على جدار تصدر عنه موجات لاسلكية، ووراءه مدرسة ومسجد عند الغروب",
  },
  source: { en: "Arab Times (Kuwait)", ar: "عرب تايمز الكويتية" },
  sourceUrl:
    "https://arabtimesonline.com/news/electricity-ministry-to-introduce-smart-water-meters-in-coming-months",
  content: {
    en: `Kuwait’s Ministry of Electricity, Water and Renewable Energy announced the start of the second phase of its smart meter programme. By then it had received a first batch of 125,000 smart meters. Falah Al-Mutairi, Acting Undersecretary of the Customer Service Sector, made the statement, which was reported on 4 February 2025.

Installation began in early February 2025, and the programme aims to install 500,000 meters. Some of the work had been meant for the first phase. Not enough meters had been available then, so these activities were moved to the second.

A smart meter measures consumption as any meter does, and it also sends the readings over a network. This allows remote reading, more accurate billing and early detection of faults or tampering. Nobody has to call at a building to write down the figures on the meter. When readings arrive often, an unusual one stands out, and somebody can be sent to look at the cause.

Water meters were at an earlier stage. A committee was preparing the technical specifications for smart water meters, ahead of a tender. Such a document says what a device must do and how this is to be proved, before any supplier makes an offer. The meters being installed were for electricity; for water, there were so far only specifications in the making.

The ministry said that 97% of its services to consumers are provided electronically. The meter programme is part of Kuwait’s digital transformation of public services.

Kuwait had by then been installing smart meters in stages for several years. In April 2022 a figure of 102,000 meters was reported.

One use of the meters was reported later. In May 2025 smart electricity meters were said to be installed in about 95% of schools and mosques. There they let the ministry switch off the supply remotely after classes and after prayer times, to save electricity. Buildings of this kind suit the method, because the hours in which they stand empty are known in advance. A meter that can also switch does two jobs: it reports the load, and it can take the load off the network.`,
    ar: `أعلنت وزارة الكهرباء والماء والطاقة المتجددة في الكويت بدء المرحلة الثانية من برنامج العدادات الذكية، وكانت قد تسلّمت دفعة أولى من 125,000 عداد ذكي. وجاء ذلك في تصريح لفلاح المطيري، وكيل قطاع خدمات العملاء (شؤون المستهلكين) بالإنابة، نُشر في 4 فبراير 2025.

وبدأ التركيب في مطلع فبراير 2025، ويهدف البرنامج إلى تركيب 500,000 عداد. وكان بعض الأعمال مقرّرًا في المرحلة الأولى، لكن العدادات المتاحة يومها لم تكن كافية، فنُقلت تلك الأعمال إلى المرحلة الثانية.

ويقيس العداد الذكي الاستهلاك كما يقيسه أي عداد، ثم يرسل القراءات عبر شبكة. وبذلك يُقرأ عن بُعد، وتصبح الفواتير أدق، ويُكتشف العطل أو العبث مبكرًا. ولا يضطرّ أحد إلى زيارة المبنى ليدوّن أرقام العداد. وحين تتوالى القراءات تبرز القراءة غير المألوفة، فيُرسَل من ينظر في سببها.

أما عدادات المياه فكانت في مرحلة أبكر، إذ كانت لجنة تعدّ المواصفات الفنية لعدادات المياه الذكية تمهيدًا لطرح مناقصة. وتبيّن وثيقة كهذه ما يجب أن يؤدّيه الجهاز وكيف يُثبَت ذلك، قبل أن يقدّم أي مورّد عرضه. فالعدادات التي كانت تُركّب هي عدادات كهرباء، ولم يكن للمياه بعدُ سوى مواصفات قيد الإعداد.

وقالت الوزارة إنها تقدّم 97% من خدماتها للمستهلكين إلكترونيًا. وبرنامج العدادات جزء من التحول الرقمي للخدمات العامة في الكويت.

وكانت الكويت تركّب العدادات الذكية على مراحل منذ سنوات عدة، وذُكر في أبريل 2022 أن عددها بلغ 102,000 عداد.

وذُكر لاحقًا أحد استخدامات هذه العدادات. ففي مايو 2025 أُفيد بأن عدادات الكهرباء الذكية رُكّبت في نحو 95% من المدارس والمساجد. وهي تتيح للوزارة أن تقطع التيار فيها عن بُعد بعد انتهاء الدروس وبعد أوقات الصلاة، توفيرًا للكهرباء. وهذه المباني ملائمة لذلك، لأن الساعات التي تخلو فيها معروفة سلفًا. والعداد الذي يقطع التيار أيضًا يؤدّي مهمتين: يُبلغ عن الحمل، ويستطيع أن يفصله عن الشبكة.`,
  },
};
