import type { Article } from "../article.ts";

export const article: Article = {
  id: "12",
  slug: "kuwait-smart-meters",
  date: "2025-02-04",
  modified: "2026-11-23T12:00:00Z",
  category: "smart-cities",
  countries: ["KW"],
  title: {
    en: "Kuwait begins the second phase of its smart meter programme",
    ar: "الكويت تبدأ المرحلة الثانية من برنامج العدادات الذكية",
  },
  description: {
    en: "The electricity ministry received a first batch of 125,000 smart meters and aims to install 500,000. Smart water meters were still at the specification stage.",
    ar: "تسلّمت وزارة الكهرباء دفعة أولى قوامها 125,000 عداد ذكي، وهدفها تركيب 500,000 عداد. أما عدادات المياه الذكية فكانت مواصفاتها قيد الإعداد.",
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

Installation in the second phase began in early February 2025. The programme aims to install 500,000 meters, four times the first batch. Some activities planned for the first phase were moved to the second, because not enough meters had been available.

Smart meters allow remote reading, more accurate billing and early detection of faults or tampering. The ministry said that 97% of its services to consumers are provided electronically. The programme is part of Kuwait’s digital transformation of public services.

The meters being installed were for electricity. For smart water meters, a committee was still preparing the technical specifications, ahead of a tender.

Kuwait had by then been installing smart meters in stages for several years. In April 2022 they were reported to number 102,000.

One use of the meters was reported three months after the announcement. In May 2025 Arab Times reported that smart electricity meters were installed in about 95% of schools and mosques. There they let the ministry switch off the supply remotely, to save electricity. In schools this is done after classes and in mosques after prayer times.

The ministry was preparing new supply as well. In June 2025 it issued a request for proposals for a solar project in the Shagaya Renewable Energy Park, pv magazine reported. It did so together with the Kuwait Authority for Partnership Projects. The planned capacity is 1.1 GW, and six bidders had been prequalified. The ministry is to buy the electricity under a power purchase agreement for thirty years. Kuwait aims to meet 15% of its energy demand from renewables by 2030.

The state has other digital projects. In March 2025 the government and Microsoft announced a partnership that includes a planned Azure cloud region in Kuwait, according to Data Center Dynamics. Microsoft’s Copilot is to be introduced for government employees. In April Kuwait City was among six cities that the IMD Smart City Index covered for the first time, Zawya reported. The index is based on survey questions put to residents about infrastructure and technology. It covers 146 cities.`,
    ar: `بدأت الكويت المرحلة الثانية من برنامج العدادات الذكية، بعد أن تسلّمت وزارة الكهرباء والماء والطاقة المتجددة دفعة أولى قوامها 125,000 عداد. أعلن ذلك وكيل قطاع خدمات العملاء بالإنابة، في تصريح نُشر في 4 فبراير 2025.

انطلق التركيب في المرحلة الثانية في مطلع فبراير 2025، وهدف البرنامج تركيب 500,000 عداد، أي أربعة أمثال الدفعة الأولى. ونُقلت إليها أعمال كانت مقرّرة في المرحلة الأولى، لأن العدادات لم تكن كافية حينها.

تُقرأ العدادات الذكية عن بُعد، وتجعل الفواتير أدق، وتكشف العطل أو العبث مبكرًا. وتقول الوزارة إنها تقدّم 97% من خدماتها للمستهلكين إلكترونيًا. والبرنامج جزء من التحول الرقمي للخدمات العامة في الكويت.

أما عدادات المياه فكانت في مرحلة أبكر، إذ كانت لجنة تعدّ مواصفاتها الفنية تمهيدًا لطرح مناقصة. فالعدادات التي بدأ تركيبها للكهرباء وحدها.

ليست العدادات الذكية جديدة في الكويت، فهي تُركّب على مراحل منذ سنوات عدة. وفي أبريل 2022 ذُكر أن عددها بلغ 102,000 عداد.

عُرفت لها فائدة أخرى بعد ثلاثة أشهر من الإعلان. فقد نشرت «عرب تايمز» الكويتية في مايو 2025 أن عدادات الكهرباء الذكية رُكّبت في نحو 95% من المدارس والمساجد، وتتيح للوزارة أن تفصل التيار عن بُعد بعد انتهاء الدروس وبعد أوقات الصلاة، توفيرًا للكهرباء.

تحضّر الوزارة أيضًا لمصدر جديد للكهرباء. ففي يونيو 2025 طلبت مع هيئة مشروعات الشراكة بين القطاعين العام والخاص عروضًا لمشروع شمسي قدرته 1.1 غيغاواط في مجمّع الشقايا للطاقة المتجددة، بعد أن تأهّل له ستة متنافسين، بحسب مجلة «بي في ماغازين». وستشتري الوزارة الكهرباء بموجب اتفاقية مدتها ثلاثون عامًا. وتستهدف الكويت أن تلبّي الطاقة المتجددة 15% من الطلب على الطاقة بحلول 2030.

من مشاريع الدولة الرقمية الأخرى شراكة أعلنتها مع مايكروسوفت في مارس 2025، تشمل خطة لإنشاء منطقة سحابية من «أزور» في الكويت وإتاحة «كوبايلوت» (Copilot) لموظفي الحكومة، وفق موقع «داتا سنتر ديناميكس». وكانت مدينة الكويت في أبريل بين ست مدن دخلت للمرة الأولى مؤشر المدن الذكية الصادر عن المعهد الدولي للتنمية الإدارية (IMD)، كما ذكرت «زاوية». ويشمل المؤشر 146 مدينة، ويقوم على أسئلة تُوجَّه إلى السكان عن البنية التحتية والتقنية.`,
  },
};
