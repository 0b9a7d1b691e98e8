import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "2",
  date: "2024-12-01",
  written: "2026-11-29",
  category: "transportation",
  countries: ["SA"],
  services: ["firmware", "industrial"],
  title: {
    en: "Riyadh Metro opens with three driverless lines",
    ar: "مترو الرياض ينقل أول ركابه على ثلاثة خطوط",
  },
  description: {
    en: "The first passengers boarded the Blue, Yellow and Purple lines on 1 December 2024. The whole network has six lines and 85 stations and is 176 km long.",
    ar: "بدأت قطارات بلا سائق تنقل الركاب على الخطوط الأزرق والأصفر والبنفسجي. وتتألف الشبكة من ستة خطوط طولها 176 كيلومترًا، وفيها 85 محطة.",
  },
  pictureAlt: {
    en: "Three trains seen from above on curved tracks, one of them beside a station with a latticed roof, with palm trees along the line",
    ar: "ثلاثة قطارات منظورة من فوق على سكك منحنية، أحدها بجانب محطة ذات سقف شبكي، وعلى امتداد الخط أشجار نخيل",
  },
  source: { en: "Zawya (after Saudi Gazette)", ar: "زاوية (نقلًا عن Saudi Gazette)" },
  sources: [
    "https://www.zawya.com/en/business/transport-and-logistics/riyadh-metro-to-reduce-traffic-congestion-by-30-h6nj7mzz",
    "https://www.siasat.com/saudi-arabia-king-salman-inaugurates-riyadh-metro-project-3138611/",
    "https://gdnonline.com/Details/1339367/1-9-million-travel-on-Riyadh-Metro-in-first-week",
  ],
  content: {
    en: `No driver sits at the front of the trains that began to carry passengers in Riyadh on Sunday 1 December 2024. Three of the metro’s six lines opened that day: Line 1 (Blue), Line 4 (Yellow) and Line 6 (Purple). King Salman had inaugurated the project four days earlier, on 27 November 2024.

The Blue Line runs along the Olaya-Batha axis; the Yellow Line serves King Khalid International Airport Road. Two more, Line 2 (Red) and Line 5 (Green), were due to open on 15 December 2024. Line 3 (Orange) was due to complete the network on 5 January 2025.

That network is 176 km long and has 85 stations, four of them main stations. The fleet of 183 trains comes from three makers, Siemens, Bombardier and Alstom, and every train runs automatically. The computer that keeps them apart must know where each train ends as well as where it begins, for a car that came loose must not vanish from its map. The announced hours were 6 am to midnight, seven days a week. Passengers plan a journey and buy the ticket for it in an app called Darb.

In its first week, with three lines open, the metro counted 1.9 million passengers, and the Purple Line was the busiest. The system is designed for 1.2 million a day, so the week came to just over a fifth of that. There were plans to scale it up to 3.6 million a day. The reports read here end with that week.

An official of the Royal Commission for Riyadh City said the metro was expected to cut traffic congestion in the city by 30%.`,
    ar: `انطلقت أولى رحلات الركاب في مترو الرياض يوم الأحد 1 ديسمبر 2024، على الخط 1 (الأزرق) والخط 4 (الأصفر) والخط 6 (البنفسجي). وكان الملك سلمان بن عبدالعزيز قد دشّن المشروع يوم الأربعاء 27 نوفمبر 2024.

أما الخطوط الثلاثة الباقية فكان مقرّرًا أن يُفتتح منها الخط 2 (الأحمر) والخط 5 (الأخضر) في 15 ديسمبر 2024، ثم الخط 3 (البرتقالي) في 5 يناير 2025، وبه تكتمل الشبكة.

ويبلغ طول الشبكة 176 كيلومترًا، وفيها 85 محطة، أربع منها رئيسية. ويعمل عليها 183 قطارًا من سيمنس وبومباردييه وألستوم، تسير كلها آليًا بلا سائق. ولا يكفي الحاسوب الذي يباعد بينها أن يعرف أين مقدّمة كل قطار، فعليه أن يعرف أين مؤخرته أيضًا، لأن عربة تنفصل وتبقى على السكة قطار لا يراه أحد. ويمتدّ الخط الأزرق على محور العليا والبطحاء، ويخدم الأصفر طريق مطار الملك خالد الدولي.

أُعلن أن المترو يعمل يوميًا من الساعة 6 صباحًا حتى منتصف الليل، ويخطّط الراكب رحلته ويشتري تذكرته عبر تطبيق «درب». ونقل في أسبوعه الأول، وعنده تنتهي التقارير التي قرأناها، 1.9 مليون راكب، وكان الخط البنفسجي أكثر الخطوط ازدحامًا. وقد صُمّم النظام لنقل 1.2 مليون راكب في اليوم، وكانت ثمة خطط لرفع طاقته إلى 3.6 مليون. وتوقّع مسؤول في الهيئة الملكية لمدينة الرياض أن يخفّف المترو الازدحام المروري في المدينة بنسبة 30%.`,
  },
  note: {
    en: "No test can prove a train of this kind safe. To show with 95% confidence that a fault is rarer than once in N hours, you need about 3N hours without one. The strictest class in signalling, SIL 4, means at most one dangerous failure in 100 million hours. To show it, 183 trains at 18 hours a day would take 250 years. So safety is argued from the design. For an MTBF of 50,000 hours the test is feasible: 100 units, nine weeks, no failure.",
    ar: "لا تُثبَت السلامة بالاختبار وحده. فلكي تقول بثقة 95% إن العطل أندر من مرة كل N ساعة، عليك أن تشغّل النظام ثلاثة أمثال المدة بلا عطل. وأعلى فئات السلامة في إشارات القطارات (SIL 4) تسمح بعطل خطر واحد على الأكثر كل 100 مليون ساعة، فيلزمها 300 مليون. وذلك 250 سنة من تشغيل 183 قطارًا 18 ساعة في اليوم، ولهذا يُبنى الدليل على التصميم. أما الجهاز الذي يبلغ متوسط الزمن بين أعطاله (MTBF) 50 ألف ساعة، فتكفيه 100 نسخة تعمل كل منها 1,500 ساعة.",
  },
};
