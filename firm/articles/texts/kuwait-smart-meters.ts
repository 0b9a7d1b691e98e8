import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "10",
  date: "2025-02-04",
  isReportDate: true,
  written: "2026-11-29",
  category: "smart-cities",
  countries: ["KW"],
  services: ["iot", "firmware"],
  title: {
    en: "Kuwait receives 125,000 smart meters",
    ar: "الكويت تبدأ المرحلة الثانية من تركيب العدادات الذكية",
  },
  description: {
    en: "This first batch opens the second phase of a programme that aims to install 500,000 meters. For water meters, the specifications were still being written.",
    ar: "وصلت إلى وزارة الكهرباء دفعة أولى من 125 ألف عداد ذكي، والهدف تركيب 500 ألف. وتُقرأ هذه العدادات عن بُعد، وتكشف العطل أو العبث مبكرًا.",
  },
  pictureAlt: {
    en: "A smart electricity meter on a wall sending radio waves, with a school and a mosque behind it at dusk",
    ar: "عداد كهرباء ذكي على جدار تصدر عنه موجات لاسلكية، ووراءه مدرسة ومسجد عند الغروب",
  },
  source: { en: "Arab Times (Kuwait)", ar: "Arab Times" },
  sources: [
    "https://arabtimesonline.com/news/electricity-ministry-to-introduce-smart-water-meters-in-coming-months",
    "https://www.zawya.com/en/business/energy/kuwaits-ministry-to-introduce-smart-water-meters-in-coming-months-ouz377ud",
    "https://www.arabtimesonline.com/news/kuwait-ramps-up-green-energy-drive-with-smart-meters",
  ],
  content: {
    en: `Too few meters had been available in the first phase of Kuwait’s smart meter programme, so some of its work was moved to the second. That phase began with a first batch of 125,000. Falah Al-Mutairi, acting head of the Customer Service Sector at the Ministry of Electricity, Water and Renewable Energy, announced the start in a statement reported on 4 February 2025. Installation began early that month.

The programme aims to install 500,000 meters in total. It has gone forward in stages over several years; in April 2022 a count of 102,000 was reported. A smart meter is read from a distance, so nobody has to call at the house. It also makes bills more accurate and shows faults or tampering early.

Some of the meters can act as well as measure. In May 2025 smart electricity meters were reported in about 95% of schools and mosques. There the ministry can switch off the supply remotely once classes or prayer times are over, and so save the electricity that an empty building would use.

Water is a step behind electricity. A committee was preparing the technical specifications for smart water meters, and a tender for them would follow.

The meters are part of a wider move of Kuwait’s public services to digital form. The ministry said it provides 97% of its services to consumers electronically.`,
    ar: `تسلّمت وزارة الكهرباء والماء والطاقة المتجددة في الكويت دفعة أولى من 125 ألف عداد ذكي، وبدأت في مطلع فبراير 2025 تركيبها ضمن المرحلة الثانية من برنامجها. وأعلن ذلك فلاح المطيري، الوكيل المساعد لقطاع خدمة العملاء بالتكليف، في تصريح نُشر في 4 فبراير 2025. ويستهدف البرنامج تركيب 500 ألف عداد.

والعدادات الذكية تُركّب في الكويت على مراحل منذ سنوات، وكان عددها قد بلغ 102 ألف في أبريل 2022. ونُقلت إلى المرحلة الثانية أعمال كانت مقرّرة في الأولى، لأن العدادات المتوافرة حينها لم تكفِ.

يُقرأ العداد الذكي عن بُعد، فتصير الفاتورة أدق، ويُكشف العطل أو العبث مبكرًا. وتقول الوزارة إنها تقدّم 97% من خدماتها للمستهلكين إلكترونيًا.

وكانت عدادات الكهرباء الذكية في مايو 2025 قد رُكّبت في نحو 95% من المدارس والمساجد، وبها تفصل الوزارة التيار عن بُعد بعد انتهاء الدروس وبعد أوقات الصلاة، ترشيدًا للاستهلاك.

أما عدادات المياه الذكية فكانت لجنة تُعدّ مواصفاتها الفنية، تمهيدًا لطرح مناقصة. وعداد الماء الذكي يعمل عادة ببطارية، وكثيرًا ما يوضع تحت غطاء معدني يُضعف الإشارة.`,
  },
  note: {
    en: "Flash memory wears out quietly. A meter that stores a reading every 15 minutes writes 96 times a day, or 35,040 times a year. If each write erases the same page, rated for 100,000 cycles, the page is dead in 2.9 years, while a meter is usually expected to last 15. Rotate the record through eight pages and it takes 23 years. FRAM needs no such care, but costs more for each kilobyte.",
    ar: "عداد يخزّن قراءة كل 15 دقيقة يكتب في ذاكرته 96 مرة في اليوم و35,040 مرة في السنة. فإن كانت كل كتابة تمسح صفحة الفلاش نفسها، وهي تتحمّل 100 ألف مسح، تلفت الصفحة في أقل من ثلاث سنوات (2.9)، والمنتظر من العداد عادة 15. وإن دارت الكتابة على ثماني صفحات دامت نحو 23 سنة، أو تُستخدم ذاكرة FRAM. احسب عدد مرات الكتابة قبل أن تختار الذاكرة، إذ لن يعود أحد إلى 500 ألف عداد ليفتحها.",
  },
};
