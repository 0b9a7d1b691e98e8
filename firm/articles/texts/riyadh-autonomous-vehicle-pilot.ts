import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "22",
  date: "2025-07-23",
  written: "2026-11-29",
  category: "urban-mobility",
  countries: ["SA"],
  services: ["vision", "robotics"],
  title: {
    en: "Autonomous vehicles begin a year’s pilot in Riyadh",
    ar: "الرياض تجرّب القيادة الذاتية بحضور مسؤول سلامة",
  },
  description: {
    en: "The pilot covered King Khalid International Airport and selected destinations and highways. A safety officer was present in every vehicle, and WeRide and Uber took part.",
    ar: "شملت التجربة مطار الملك خالد الدولي ووجهات وطرقًا سريعة مختارة في الرياض. وكان مقرّرًا أن تستمر 12 شهرًا، وفي كل مركبة مسؤول سلامة.",
  },
  pictureAlt: {
    en: "A white car with sensors on its roof, seen from behind on a highway lined with pick-up posts, as rings of its laser points spread over the road towards an airport terminal",
    ar: "سيارة بيضاء من الخلف، على سقفها مستشعرات، في طريق سريع تحاذيه أعمدة تدلّ على نقاط التوقف، وحولها حلقات من نقاط الليزر تمتدّ نحو مبنى مطار",
  },
  source: { en: "Arabian Business", ar: "Arabian Business" },
  sources: [
    "https://www.arabianbusiness.com/industries/transport/saudi-arabia-launches-first-phase-of-autonomous-vehicles-operations-in-riyadh",
    "https://electricarworld.com/uber-and-weride-launch-robotaxi-service-in-riyadh",
    "https://gadgetflare.top/en/saudi-arabia-conducts-trials-of-autonomous-vehicles-in-riyadh-partnering-with-uber-and-weride-for-testing-purpose",
  ],
  content: {
    en: `A safety officer rode in each of the autonomous vehicles that went into operation in Riyadh on 23 July 2025. Saleh Al-Jasser, Saudi Arabia’s Minister of Transport and Logistic Services, launched this first phase as a pilot of 12 months.

The vehicles did not go just anywhere. The pilot covered King Khalid International Airport as well as selected destinations and highways in the city. There were seven sites, with 13 points at which people were picked up and dropped off.

Such a boundary suits the technology. Vehicles of Level 4 can drive themselves, but only within a defined area, where the roads are known in detail and have been approved in advance. To extend the area then takes work, street by street, rather than a new machine.

WeRide, Uber and the local company AiDriver were the private partners. WeRide received the Kingdom’s first autonomous driving permit for robotaxis in the month of the launch.

The Transport General Authority (TGA) supervised the pilot. Its partners in government included the Ministry of Interior, the geospatial authority and SDAIA, the authority for data and artificial intelligence.`,
    ar: `كان في كل مركبة من مركبات تجربة الرياض مسؤول سلامة، مع أنها تقود نفسها. وقد أطلق صالح الجاسر، وزير النقل والخدمات اللوجستية السعودي، المرحلة التشغيلية الأولى من التجربة في 23 يوليو 2025، وكان مقرّرًا أن تستمر 12 شهرًا.

وشملت التجربة مطار الملك خالد الدولي ووجهات وطرقًا سريعة مختارة في المدينة، في سبعة مواقع فيها 13 نقطة لصعود الركاب ونزولهم. والطريق السريع أشقّ على المستشعرات من شارع الحي، وإن كان أبسط منه، فكلما زادت السرعة وجب أن يُرى العائق من مسافة أبعد.

مركبة المستوى الرابع (Level 4) تقود نفسها داخل منطقة محدّدة، وعليها عند حدّها أن تقف بأمان من تلقاء نفسها. وكانت المنطقة في تجربة الرياض هي المواقع السبعة. وتحمل مركبات هذا المستوى عادة خريطة دقيقة، تقارن بها ما تراه لتعرف موضعها.

أشرفت الهيئة العامة للنقل على التجربة. وشاركت فيها من القطاع الخاص وي رايد (WeRide) وأوبر والشركة المحلية إيه آي درايفر (AiDriver). ومعها من الجهات الحكومية وزارة الداخلية، والهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا)، والهيئة العامة للمساحة والمعلومات الجيومكانية. ونالت وي رايد في الشهر نفسه أول تصريح في المملكة لسيارات الأجرة ذاتية القيادة (robotaxi).`,
  },
  note: {
    en: "How far ahead a sensor must see follows from the brakes. At 100 km/h, half a second from photon to brake is 14 m, and stopping at 6 m/s² takes another 64 m: 78 m in all. A lidar whose beams are 0.1° apart has its points 14 cm apart at that distance, so a child 30 cm wide is two columns of points. At 50 km/h the distance is 23 m and the gap 4 cm, so the same child is seven columns wide.",
    ar: "كم مترًا يجب أن ترى المركبة أمامها؟ عند 100 كيلومتر في الساعة (27.8 متر في الثانية) تقطع 14 مترًا في نصف الثانية الذي بين وصول الضوء وبدء الكبح، ثم 64 مترًا بتباطؤ قدره 6 أمتار لكل ثانية مربعة، والمجموع 78. وعلى هذا البعد تتباعد نقاط ليدار، الزاوية بين شعاعيه 0.1 درجة، نحو 14 سنتيمترًا، فلا يقع على طفل عرضه 30 سنتيمترًا إلا عمودان منها. وعند 50 كيلومترًا في الساعة تكفي مسافة 23 مترًا، ويكون التباعد 4 سنتيمترات.",
  },
};
