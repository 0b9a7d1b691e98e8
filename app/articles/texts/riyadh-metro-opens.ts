import type { Article } from "../article.ts";

export const article: Article = {
  id: "2",
  slug: "riyadh-metro-opens",
  date: "2024-12-01",
  category: "transportation",
  title: {
    en: "Riyadh Metro carries its first passengers on three lines",
    ar: "مترو الرياض ينقل أول ركابه على ثلاثة خطوط",
  },
  description: {
    en: "Driverless trains started on the Blue, Yellow and Purple lines, four days after the inauguration. Three more lines were scheduled to complete the network.",
    ar: "انطلقت قطارات بلا سائق على الخطوط الأزرق والأصفر والبنفسجي بعد أربعة أيام من التدشين. وكان مقرّرًا أن تكتمل الشبكة بثلاثة خطوط أخرى.",
  },
  picture: {
    en: "Three trains in blue, yellow and purple on a viaduct beside a station, with palm trees and towers behind",
    ar: "ثلاثة قطارات بالأزرق والأصفر والبنفسجي على جسر مرتفع بجانب محطة، وخلفها نخيل وأبراج",
  },
  source: { en: "Zawya / Saudi Gazette", ar: "زاوية / سعودي غازيت" },
  url: "https://www.zawya.com/en/business/transport-and-logistics/riyadh-metro-to-reduce-traffic-congestion-by-30-h6nj7mzz",
  content: {
    en: `Trains without drivers began to carry passengers in Riyadh on Sunday 1 December 2024. That day three lines of the Riyadh Metro opened: Line 1 (Blue), Line 4 (Yellow) and Line 6 (Purple). King Salman had inaugurated the project four days earlier, on Wednesday 27 November 2024.

The other lines were to follow in two steps, according to the announced schedule. Line 2 (Red) and Line 5 (Green) were due on 15 December 2024. Line 3 (Orange) was due on 5 January 2025 and was to complete the six-line network. Opening in stages lets an operator settle one group of lines before the next joins it.

The network is 176 km long and has 85 stations, four of them main stations. The fleet has 183 trains, supplied by Siemens, Bombardier and Alstom. All of them run automatically. On a line without drivers, a control system sets the speed of each train. It also keeps the distance between trains and brings each one to a stop at the platform.

The Blue Line runs along the Olaya-Batha axis, and the Yellow Line serves King Khalid International Airport Road. Among the stations is an interchange at the King Abdullah Financial District (KAFD), designed by Zaha Hadid Architects. The Qasr Al Hokm station was designed by Snøhetta. An interchange is a station where passengers can change from one line to another.

The announced operating hours were 6 a.m. to midnight, every day. Passengers plan their journeys and buy their tickets through the Darb application. The metro is expected to cut the city’s traffic congestion by 30%, said an official of the Royal Commission for Riyadh City. At the opening this was an expectation, not a measurement.

The metro is the backbone of the King Abdulaziz Project for Riyadh Public Transport, which also includes a bus network. In a system of this kind, the trains carry people along the main axes. Buses can cover the distance between a station and the streets around it.

Riyadh Metro later reported 1.9 million passengers in its first week. The Purple Line was the busiest. The system is designed for 1.2 million passengers a day, and there are plans to raise that capacity to 3.6 million.`,
    ar: `بدأت قطارات بلا سائق نقل الركاب في الرياض يوم الأحد 1 ديسمبر 2024، مع افتتاح ثلاثة من خطوط قطار الرياض (مترو الرياض)، وهي الخط 1 (الأزرق) والخط 4 (الأصفر) والخط 6 (البنفسجي). وكان الملك سلمان قد دشّن المشروع قبل أربعة أيام، في يوم الأربعاء 27 نوفمبر 2024.

ونصّ الجدول المعلن على أن تلحق بها الخطوط الأخرى على مرحلتين: الخط 2 (الأحمر) والخط 5 (الأخضر) في 15 ديسمبر 2024، ثم الخط 3 (البرتقالي) في 5 يناير 2025، وبه تكتمل الشبكة بخطوطها الستة. ويتيح الافتتاح على مراحل للمشغّل أن يثبّت عمل مجموعة من الخطوط قبل أن تنضمّ إليها المجموعة التالية.

يبلغ طول الشبكة 176 كيلومترًا، وفيها 85 محطة، بينها أربع محطات رئيسية. ويضمّ الأسطول 183 قطارًا من سيمنس وبومباردييه وألستوم، وتسير كلها آليًا. وفي الخطوط التي لا سائق فيها يضبط نظام التحكم سرعة كل قطار، ويحفظ المسافة بين القطارات، ويوقف كلًا منها عند الرصيف.

يسير الخط الأزرق على محور العليا-البطحاء، ويخدم الخط الأصفر طريق مطار الملك خالد الدولي. ومن المحطات محطة تبادلية في مركز الملك عبدالله المالي (KAFD) صمّمها مكتب زها حديد للهندسة المعمارية، ومحطة قصر الحكم التي صمّمها مكتب سنوهيتا (Snøhetta). والمحطة التبادلية هي التي ينتقل فيها الراكب من خط إلى آخر.

وتعمل القطارات بحسب المواعيد المعلنة يوميًا من الساعة 6 صباحًا حتى منتصف الليل. ويخطّط الركاب لرحلاتهم ويشترون تذاكرهم في تطبيق «درب». وقال مسؤول في الهيئة الملكية لمدينة الرياض إن من المتوقع أن يخفّف المترو ازدحام الطرق في المدينة بنسبة 30%. وكان ذلك عند الافتتاح توقعًا لا قياسًا.

والمترو هو العمود الفقري لمشروع الملك عبدالعزيز للنقل العام بمدينة الرياض، الذي يضمّ أيضًا شبكة حافلات. وفي مثل هذا النظام تنقل القطارات الناس على المحاور الرئيسية، وتستطيع الحافلات أن تقطع بهم المسافة بين المحطة والشوارع المحيطة بها.

وأعلن مترو الرياض لاحقًا أنه نقل 1.9 مليون راكب في أسبوعه الأول، وكان الخط البنفسجي أكثر الخطوط حركة. والنظام مصمّم لنقل 1.2 مليون راكب في اليوم، وثمة خطط لرفع طاقته إلى 3.6 مليون راكب.`,
  },
};
