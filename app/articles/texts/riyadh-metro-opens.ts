import type { Article } from "../article.ts";

export const article: Article = {
  id: "2",
  slug: "riyadh-metro-opens",
  date: "2024-12-01",
  modified: "2026-11-21T05:40:14Z",
  category: "transportation",
  countries: ["SA"],
  title: {
    en: "Riyadh Metro carries its first passengers on three lines",
    ar: "مترو الرياض ينقل أول ركابه على ثلاثة خطوط",
  },
  description: {
    en: "Driverless trains started on the Blue, Yellow and Purple lines, four days after the inauguration. Three more lines were scheduled to complete the network.",
    ar: "بدأت قطارات بلا سائق العمل على الخطوط الأزرق والأصفر والبنفسجي بعد التدشين بأربعة أيام. وكان مقرّرًا أن تكتمل الشبكة بثلاثة خطوط أخرى.",
  },
  pictureAlt: {
    en: "Three trains seen from above on curved tracks, one of them beside a station with a latticed roof, with palm trees along the line",
    ar: "ثلاثة قطارات منظورة من فوق على سكك منحنية، أحدها بجانب محطة ذات سقف شبكي، وعلى امتداد الخط أشجار نخيل",
  },
  source: { en: "Zawya / Saudi Gazette", ar: "زاوية / سعودي غازيت" },
  sourceUrl:
    "https://www.zawya.com/en/business/transport-and-logistics/riyadh-metro-to-reduce-traffic-congestion-by-30-h6nj7mzz",
  content: {
    en: `Trains without drivers began to carry passengers in Riyadh on Sunday 1 December 2024. That day three lines of the Riyadh Metro opened: Line 1 (Blue), Line 4 (Yellow) and Line 6 (Purple). King Salman had inaugurated the project four days earlier, on Wednesday 27 November 2024.

The other lines were to follow in two steps, according to the announced schedule. Line 2 (Red) and Line 5 (Green) were due on 15 December 2024. Line 3 (Orange) was due on 5 January 2025 and was to complete the six-line network.

The network is 176 km long and has 85 stations, four of them main stations. The fleet has 183 trains, supplied by Siemens, Bombardier and Alstom. All of them run automatically. On a line without drivers, a control system sets the speed of each train, keeps the distance between trains and stops each one at the platform. The press and the authorities described the metro as the longest driverless one in the world.

The Blue Line runs along the Olaya-Batha axis, and the Yellow Line serves King Khalid International Airport Road. The interchange station at the King Abdullah Financial District (KAFD) was designed by Zaha Hadid Architects. Snøhetta designed the Qasr Al Hokm station. At an interchange, passengers change from one line to another.

The announced operating hours were 6 a.m. to midnight, every day. Passengers plan their journeys and buy their tickets through the Darb application. An official of the Royal Commission for Riyadh City said the metro was expected to cut traffic congestion in the city by 30%. At the opening this was an expectation, not a measurement.

The metro is the backbone of the King Abdulaziz Project for Riyadh Public Transport, which also includes a bus network. In a system of this kind, the trains carry people along the main axes. Buses can cover the distance between a station and the districts around it.

Riyadh Metro later reported 1.9 million passengers in its first week. The Purple Line was the busiest. The system is designed for 1.2 million passengers a day, and there are plans to raise that capacity to 3.6 million.`,
    ar: `بدأت قطارات بلا سائق نقل الركاب في الرياض يوم الأحد 1 ديسمبر 2024، مع افتتاح ثلاثة من خطوط قطار الرياض (مترو الرياض)، وهي الخط 1 (الأزرق) والخط 4 (الأصفر) والخط 6 (البنفسجي). وكان الملك سلمان قد دشّن المشروع قبل ذلك بأربعة أيام، يوم الأربعاء 27 نوفمبر 2024.

أما الخطوط الأخرى فكان مقرّرًا، بحسب الجدول المعلن، أن تلحق بها على مرحلتين: الخط 2 (الأحمر) والخط 5 (الأخضر) في 15 ديسمبر 2024، ثم الخط 3 (البرتقالي) في 5 يناير 2025، وبه تكتمل الشبكة بخطوطها الستة.

ويبلغ طول الشبكة 176 كيلومترًا، وفيها 85 محطة، بينها أربع محطات رئيسية. ويضمّ الأسطول 183 قطارًا من سيمنس وبومباردييه وألستوم، تسير كلها آليًا. وفي الخطوط التي لا سائق فيها يضبط نظام التحكم سرعة كل قطار، ويحفظ المسافة بين القطارات، ويوقف كلًا منها عند الرصيف. ووصفت الصحافة والجهات الرسمية المترو بأنه الأطول في العالم بين نظائره العاملة بلا سائق.

ويسير الخط الأزرق على محور العليا-البطحاء، ويخدم الخط الأصفر طريق مطار الملك خالد الدولي. وصمّم مكتب زها حديد للهندسة المعمارية المحطة التبادلية في مركز الملك عبدالله المالي (KAFD)، وصمّم مكتب سنوهيتا (Snøhetta) محطة قصر الحكم. وفي المحطة التبادلية ينتقل الراكب من خط إلى آخر.

وبحسب المواعيد المعلنة، تعمل القطارات كل يوم من الساعة 6 صباحًا حتى منتصف الليل. ويخطّط الركاب رحلاتهم ويشترون تذاكرهم عبر تطبيق «درب». وقال مسؤول في الهيئة الملكية لمدينة الرياض إن من المتوقع أن يخفّف المترو الازدحام المروري في المدينة بنسبة 30%. وكان ذلك عند الافتتاح توقعًا لا قياسًا.

والمترو هو العمود الفقري لمشروع الملك عبدالعزيز للنقل العام بمدينة الرياض، الذي يضمّ أيضًا شبكة حافلات. وفي مثل هذا النظام تنقل القطارات الناس على المحاور الرئيسية، ويمكن أن تصل الحافلات بين المحطة والأحياء المحيطة بها.

وأعلن مترو الرياض لاحقًا أنه نقل 1.9 مليون راكب في أسبوعه الأول، وكان الخط البنفسجي أكثر الخطوط ازدحامًا. والنظام مصمّم لنقل 1.2 مليون راكب في اليوم، وثمة خطط لرفع طاقته إلى 3.6 مليون.`,
  },
};
