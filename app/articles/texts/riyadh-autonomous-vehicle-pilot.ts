import type { Article } from "../article.ts";

export const article: Article = {
  id: "28",
  slug: "riyadh-autonomous-vehicle-pilot",
  date: "2025-07-23",
  modified: "2026-11-23T12:00:00Z",
  category: "urban-mobility",
  countries: ["SA"],
  title: {
    en: "Riyadh pilots autonomous vehicles with safety officers on board",
    ar: "الرياض تجرّب مركبات ذاتية القيادة بوجود مسؤول سلامة في كل منها",
  },
  description: {
    en: "Autonomous vehicles entered a 12-month pilot in Riyadh. It covers the airport and selected destinations and highways, with seven sites and 13 stopping points.",
    ar: "تجري في الرياض تجربة للمركبات ذاتية القيادة مدتها 12 شهرًا. وتشمل المطار ووجهات وطرقًا سريعة مختارة، في سبعة مواقع فيها 13 نقطة توقف.",
  },
  pictureAlt: {
    en: "A white car with sensors on its roof, seen from behind on a highway lined with pick-up posts, as rings of its laser points spread over the road towards an airport terminal",
    ar: "سيارة بيضاء على سقفها مستشعرات تُرى من الخلف في طريق سريع تحاذيه أعمدة تدلّ على نقاط التوقف، وتنتشر حولها حلقات من نقاط الليزر باتجاه مبنى مطار",
  },
  source: { en: "Arabian Business", ar: "أريبيان بزنس" },
  sourceUrl:
    "https://www.arabianbusiness.com/industries/transport/saudi-arabia-launches-first-phase-of-autonomous-vehicles-operations-in-riyadh",
  content: {
    en: `Autonomous vehicles entered their initial operational phase in Riyadh on 23 July 2025, with a safety officer in each of them. Saleh Al-Jasser, Saudi Arabia’s Minister of Transport and Logistic Services, launched it. The phase is a pilot and runs for 12 months.

It covers King Khalid International Airport as well as selected destinations and highways in the city. There are seven sites, with 13 points at which passengers are picked up and dropped off.

The service is not driverless, since the safety officer is always present. Vehicles at Level Four of driving automation can drive themselves within a defined area. The pilot sets such an area, with its seven sites and its fixed stopping points.

The Transport General Authority (TGA) supervises the pilot. Its private partners are WeRide, Uber and the local company AiDriver. Its partners in government include the Ministry of Interior, the geospatial authority and SDAIA, the authority for data and artificial intelligence. In the same month, July 2025, WeRide received the Kingdom’s first autonomous driving permit for robotaxis.

Al-Jasser said the phase reflects the ambition to build a smart, integrated transport system. The initiative is aligned with the National Transport and Logistics Strategy and with Saudi Vision 2030. A TGA strategy also aims for 25% of goods vehicles to be autonomous by 2030. That aim concerns freight and is separate from the pilot.

On rail, Riyadh has gone further. The trains of the Riyadh Metro, which began to carry passengers the winter before, run without drivers. Its Yellow Line serves King Khalid International Airport Road. Trains along the airport road thus have no driver, while the test vehicles at the airport carry a safety officer.

Two of the partners have plans in Dubai as well. WAM reported that Dubai’s Roads and Transport Authority announced a partnership with Uber and WeRide in early April 2025. Later that month the authority signed a memorandum with Apollo Go, the autonomous ride-hailing service of Baidu. Dubai aims for 25% of journeys in the city to be autonomous by 2030. The Saudi aim for goods vehicles sets the same share and the same year.`,
    ar: `دخلت المركبات ذاتية القيادة في الرياض مرحلتها التشغيلية الأولية يوم 23 يوليو 2025، وفي كل منها مسؤول سلامة. أطلق المرحلة وزير النقل والخدمات اللوجستية السعودي، وهي تجريبية مدتها 12 شهرًا.

تشمل التجربة مطار الملك خالد الدولي ووجهات وطرقًا سريعة مختارة في المدينة، وهي موزّعة على سبعة مواقع فيها 13 نقطة لصعود الركاب ونزولهم.

«ذاتية القيادة» لا تعني هنا «بلا سائق»، فمسؤول السلامة حاضر في كل رحلة. ومركبات المستوى الرابع من القيادة الذاتية تقود نفسها داخل منطقة محدّدة، وهذه المنطقة ترسمها في تجربة الرياض المواقع السبعة ونقاط التوقف الثابتة فيها.

تشرف الهيئة العامة للنقل على التجربة. والشركاء من القطاع الخاص وي رايد (WeRide) وأوبر والشركة المحلية إيه آي درايفر (AiDriver). ومن الجهات الحكومية وزارة الداخلية والهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا) والهيئة العامة للمساحة والمعلومات الجيومكانية. وفي الشهر نفسه نالت وي رايد أول تصريح في المملكة لسيارات الأجرة ذاتية القيادة.

قال الوزير إن المرحلة تعكس الطموح إلى نظام نقل ذكي ومتكامل. وتنسجم المبادرة مع الاستراتيجية الوطنية للنقل والخدمات اللوجستية ومع رؤية السعودية 2030. وللهيئة العامة للنقل هدف آخر يخصّ الشحن لا هذه التجربة: أن تصبح 25% من مركبات البضائع ذاتية القيادة بحلول 2030.

على السكك قطعت الرياض شوطًا أبعد. فقطارات مترو الرياض، التي بدأت نقل الركاب في الشتاء السابق، تسير بلا سائق، ويخدم خطها الأصفر طريق مطار الملك خالد الدولي. فقطار طريق المطار بلا سائق، أما مركبات التجربة في المطار ففي كل منها مسؤول سلامة.

لاثنين من الشركاء خطط في دبي أيضًا. ففي مطلع أبريل 2025 أعلنت هيئة الطرق والمواصلات شراكة مع وي رايد وأوبر، بحسب وكالة أنباء الإمارات (وام). وفي الشهر نفسه وقّعت الهيئة مذكرة تفاهم مع أبولو غو (Apollo Go)، خدمة النقل ذاتي القيادة التابعة لبايدو. وتستهدف دبي أن تصبح 25% من رحلات التنقل فيها ذاتية القيادة بحلول 2030، وهما النسبة والموعد نفسهما في الهدف السعودي لمركبات البضائع.`,
  },
};
