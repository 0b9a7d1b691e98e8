import type { Article } from "../article.ts";

export const article: Article = {
  id: "28",
  slug: "riyadh-autonomous-vehicle-pilot",
  date: "2025-07-23",
  modified: "2026-11-21T05:40:14Z",
  category: "urban-mobility",
  countries: ["SA"],
  title: {
    en: "Riyadh pilots autonomous vehicles with safety officers on board",
    ar: "الرياض تجرّب مركبات ذاتية القيادة على متنها مسؤولو سلامة",
  },
  description: {
    en: "Saudi Arabia launched the initial operational phase of autonomous vehicles in Riyadh for 12 months. It covers the airport and selected destinations and highways, at seven sites with 13 stopping points.",
    ar: "أطلقت السعودية المرحلة التشغيلية الأولية للمركبات ذاتية القيادة في الرياض لمدة 12 شهرًا. وتشمل المرحلة المطار ووجهات وطرقًا سريعة مختارة، في سبعة مواقع فيها 13 نقطة توقف.",
  },
  pictureAlt: {
    en: "A white car with sensors on its roof, seen from behind on a highway lined with pick-up posts, as rings of its laser points spread over the road towards an airport terminal",
    ar: "سيارة بيضاء على سقفها مستشعرات تُرى من الخلف في طريق سريع تحاذيه أعمدة مواقف، وتنتشر حولها حلقات من نقاط الليزر باتجاه مبنى مطار",
  },
  source: { en: "Arabian Business", ar: "أريبيان بزنس" },
  sourceUrl:
    "https://www.arabianbusiness.com/industries/transport/saudi-arabia-launches-first-phase-of-autonomous-vehicles-operations-in-riyadh",
  content: {
    en: `With a safety officer in each vehicle, autonomous vehicles entered their initial operational phase in Riyadh on 23 July 2025. Saleh Al-Jasser, Saudi Arabia’s Minister of Transport and Logistic Services, launched it. The phase is a pilot, and it runs for 12 months.

The pilot covers King Khalid International Airport as well as selected destinations and highways in Riyadh. It takes in seven sites with 13 pick-up and drop-off points. Fixed points make a trial easier to observe. The vehicles stop at known places, and one trip can be compared with the next.

The phase is not a driverless service, since the safety officer is always present. In trials of this sort, such an officer generally watches the road and the system. If the software misjudges a situation, somebody is there to act.

The industry sorts automated vehicles into levels. A vehicle of the fourth level can drive itself within a defined area. Outside that area, it cannot be relied upon to do so. The limits of the area are therefore a matter of engineering, just like the sensors and the software.

The Transport General Authority (TGA) supervises the pilot. The private partners are WeRide, Uber and the local company AiDriver. On the government side, the partners include the Ministry of Interior and SDAIA, the authority for data and artificial intelligence. The geospatial authority, which deals with maps and location data, takes part as well.

In the same month, WeRide received the Kingdom’s first autonomous driving permit for robotaxis. A robotaxi is a taxi in which the system does the driving. In the initial phase a safety officer rides along all the same.

Al-Jasser said that the phase reflects the ambition to build a smart, integrated transport system. The initiative is aligned with the National Transport and Logistics Strategy and with Saudi Vision 2030. Integrated, in transport, means that one means of travel connects with the next.

A strategy of the TGA also looks at freight. It aims for 25% of goods vehicles to be autonomous by 2030. That is an aim for the movement of goods, and it is distinct from the pilot in Riyadh.`,
    ar: `دخلت المركبات ذاتية القيادة في الرياض مرحلتها التشغيلية الأولية يوم 23 يوليو 2025، وفي كل مركبة منها مسؤول سلامة. وأطلق المرحلة المهندس صالح الجاسر، وزير النقل والخدمات اللوجستية في السعودية. وهي مرحلة تجريبية تستمرّ 12 شهرًا.

وتشمل التجربة مطار الملك خالد الدولي، ووجهات وطرقًا سريعة مختارة في الرياض. وهي موزّعة على سبعة مواقع فيها 13 نقطة للصعود والنزول. والنقاط الثابتة تسهّل مراقبة التجربة، فالمركبات تقف في أماكن معروفة، وتسهل مقارنة رحلة بأخرى.

وليست هذه خدمة بلا سائق، إذ يوجد مسؤول السلامة دائمًا. وفي تجارب من هذا النوع يراقب هذا المسؤول عادةً الطريق والنظام معًا، فإن أخطأت البرمجيات في تقدير موقف، وُجد من يتصرّف.

ويصنّف أهل المجال المركبات المؤتمتة في مستويات. فمركبة المستوى الرابع تستطيع أن تقود نفسها داخل منطقة محدّدة، أما خارجها فلا يُعوّل عليها في ذلك. لذلك يُعدّ رسم حدود المنطقة مسألة هندسية، شأنه شأن المستشعرات والبرمجيات.

وتشرف الهيئة العامة للنقل على التجربة. والشركاء من القطاع الخاص هم وي رايد (WeRide) وأوبر والشركة المحلية إيه آي درايفر (AiDriver). ومن الشركاء الحكوميين وزارة الداخلية والهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا)، ومعهما الهيئة المعنية بالمعلومات الجيومكانية، أي بالخرائط وبيانات المواقع.

وفي الشهر نفسه نالت وي رايد أول تصريح للقيادة الذاتية في المملكة لسيارات الأجرة ذاتية القيادة (robotaxi)، وهي سيارات أجرة يتولّى فيها النظام القيادة. ومع ذلك يبقى في المرحلة الأولية مسؤول سلامة على متن كل مركبة.

وقال الجاسر إن المرحلة تعكس الطموح إلى بناء نظام نقل ذكي ومتكامل. وتنسجم المبادرة مع الاستراتيجية الوطنية للنقل والخدمات اللوجستية ومع رؤية السعودية 2030. والتكامل في النقل يعني أن تتصل كل وسيلة بالتي تليها.

ولدى الهيئة العامة للنقل استراتيجية تتناول نقل البضائع أيضًا، وهدفها أن تصبح 25% من مركبات البضائع ذاتية القيادة بحلول عام 2030. وهذا هدف يخصّ الشحن، وهو منفصل عن تجربة الرياض.`,
  },
};
