import type { Article } from "../article.ts";

export const article: Article = {
  id: "2",
  slug: "riyadh-metro-opens",
  date: "2024-12-01",
  modified: "2026-11-23T12:00:00Z",
  category: "transportation",
  countries: ["SA"],
  title: {
    en: "Riyadh Metro carries its first passengers on three lines",
    ar: "مترو الرياض ينقل أول ركابه على ثلاثة خطوط",
  },
  description: {
    en: "Driverless trains started on the Blue, Yellow and Purple lines, four days after the inauguration. Three more lines were scheduled to complete the network.",
    ar: "بدأت قطارات بلا سائق العمل على الخطوط الأزرق والأصفر والبنفسجي بعد التدشين بأربعة أيام. وتكتمل الشبكة بثلاثة خطوط أخرى حُدّدت مواعيدها.",
  },
  pictureAlt: {
    en: "Three trains seen from above on curved tracks, one of them beside a station with a latticed roof, with palm trees along the line",
    ar: "ثلاثة قطارات منظورة من فوق على سكك منحنية، أحدها بجانب محطة ذات سقف شبكي، وعلى امتداد الخط أشجار نخيل",
  },
  source: { en: "Zawya / Saudi Gazette", ar: "زاوية / سعودي غازيت" },
  sourceUrl:
    "https://www.zawya.com/en/business/transport-and-logistics/riyadh-metro-to-reduce-traffic-congestion-by-30-h6nj7mzz",
  content: {
    en: `The Riyadh Metro began to carry passengers on Sunday 1 December 2024. Three of its lines opened that day: Line 1 (Blue), Line 4 (Yellow) and Line 6 (Purple). King Salman had inaugurated the project four days earlier, on Wednesday 27 November 2024.

The announced schedule brought in the other three lines in two steps. Line 2 (Red) and Line 5 (Green) were due on 15 December 2024. Line 3 (Orange) was due on 5 January 2025. With it the six lines would be complete, little more than a month after the first trains.

The network is 176 km long and has 85 stations, four of them main stations. On average the stations are about two kilometres apart. The fleet has 183 trains, supplied by Siemens, Bombardier and Alstom. They run automatically, without drivers. The press and the authorities described the metro as the longest driverless one in the world.

The Blue Line runs along the Olaya-Batha axis, and the Yellow Line serves King Khalid International Airport Road. The interchange station at the King Abdullah Financial District (KAFD) was designed by Zaha Hadid Architects. Snøhetta designed the Qasr Al Hokm station.

The announced operating hours were 6 a.m. to midnight, every day. Passengers plan their journeys and buy their tickets through the Darb application. The metro is the backbone of the King Abdulaziz Project for Riyadh Public Transport, which also includes a bus network.

An official of the Royal Commission for Riyadh City said the metro is expected to cut traffic congestion in the city by 30%. At the opening the full network was not yet running.

Riyadh Metro later reported 1.9 million passengers in its first week, with three lines open. GDN Online carried the figure. The Purple Line was the busiest. The system is designed for 1.2 million passengers a day, with plans to scale up to 3.6 million. Seven days at the design figure would bring more than eight million. The first week, on half of the lines, thus reached more than a fifth of what the whole network is built for.

In July 2025 Saudi Arabia launched a pilot of autonomous vehicles in Riyadh, according to Arabian Business. It covers King Khalid International Airport and selected destinations and highways. Those vehicles carry a safety officer; the trains of the metro have no driver.`,
    ar: `انطلقت أولى رحلات الركاب في مترو الرياض يوم الأحد 1 ديسمبر 2024 على ثلاثة خطوط: الخط 1 (الأزرق) والخط 4 (الأصفر) والخط 6 (البنفسجي). وكان الملك سلمان قد دشّن المشروع، المعروف أيضًا بقطار الرياض، قبل ذلك بأربعة أيام، يوم الأربعاء 27 نوفمبر 2024.

أما الخطوط الثلاثة الأخرى فحدّد لها الجدول المعلن موعدين: 15 ديسمبر 2024 للخطين 2 (الأحمر) و5 (الأخضر)، و5 يناير 2025 للخط 3 (البرتقالي). وبه تكتمل الخطوط الستة بعد ما يزيد قليلًا على شهر من تشغيل أول القطارات.

يبلغ طول الشبكة 176 كيلومترًا، وفيها 85 محطة، أي محطة كل كيلومترين تقريبًا، وأربع من هذه المحطات رئيسية. ويضمّ الأسطول 183 قطارًا من سيمنس وبومباردييه وألستوم، تسير آليًا بلا سائق. ووصفت الصحافة والجهات الرسمية المترو بأنه أطول مترو بلا سائق في العالم.

يسير الخط الأزرق على محور العليا والبطحاء، ويخدم الخط الأصفر طريق مطار الملك خالد الدولي. وصمّم مكتب زها حديد المحطة التبادلية في مركز الملك عبدالله المالي، وصمّم مكتب سنوهيتا (Snøhetta) محطة قصر الحكم.

مواعيد التشغيل المعلنة من الساعة 6 صباحًا حتى منتصف الليل، كل يوم. وعبر تطبيق «درب» يخطّط الركاب رحلاتهم ويشترون تذاكرهم. والمترو هو العمود الفقري لمشروع الملك عبدالعزيز للنقل العام بمدينة الرياض، الذي يضمّ كذلك شبكة حافلات.

توقّع مسؤول في الهيئة الملكية لمدينة الرياض أن يخفّف المترو الازدحام المروري في المدينة بنسبة 30%. وكان هذا توقعًا عند الافتتاح، قبل أن تعمل الشبكة كلها.

أعلن المترو لاحقًا أنه نقل 1.9 مليون راكب في أسبوعه الأول، على ثلاثة خطوط فقط، أكثرها ازدحامًا البنفسجي، بحسب «جي دي إن أونلاين». والنظام مصمّم لنقل 1.2 مليون راكب في اليوم، وثمة خطط لرفع هذا الرقم إلى 3.6 مليون. وسبعة أيام بالطاقة التصميمية تعني أكثر من ثمانية ملايين راكب، أي أن المترو نقل في أسبوعه الأول، على نصف خطوطه، أكثر من خُمس هذا العدد.

في يوليو 2025 أطلقت السعودية تجربة للمركبات ذاتية القيادة في الرياض، بحسب «أريبيان بزنس»، تشمل مطار الملك خالد الدولي ووجهات وطرقًا سريعة مختارة. وفي تلك المركبات مسؤول سلامة، أما قطارات المترو فلا سائق فيها.`,
  },
};
