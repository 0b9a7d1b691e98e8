import type { Article } from "../article.ts";

export const article: Article = {
  id: "5",
  slug: "masdar-ewec-solar-storage",
  date: "2025-01-14",
  modified: "2026-11-21T14:45:37Z",
  category: "renewable-energy",
  countries: ["AE"],
  title: {
    en: "Masdar and EWEC announce a solar project for day and night",
    ar: "«مصدر» و«مياه وكهرباء الإمارات» تعلنان مشروع طاقة شمسية على مدار الساعة",
  },
  description: {
    en: "The Abu Dhabi project combines 5.2 GW of solar power with 19 GWh of batteries. It is designed to deliver 1 GW without interruption, with operation expected by 2027.",
    ar: "يجمع المشروع في أبوظبي بين 5.2 غيغاواط من الطاقة الشمسية وبطاريات سعتها 19 غيغاواط ساعة. وهو مصمّم لتوفير 1 غيغاواط بلا انقطاع، ومن المتوقع تشغيله بحلول 2027.",
  },
  pictureAlt: {
    en: "Rows of solar panels on the day side and rows of battery containers on the night side, under a disc that is half sun and half moon, with one bright line between them",
    ar: "صفوف من الألواح الشمسية في جهة النهار وصفوف من حاويات البطاريات في جهة الليل، تحت قرص نصفه شمس ونصفه قمر، وبينهما خط مضيء واحد",
  },
  source: { en: "MEED", ar: "ميد" },
  sourceUrl: "https://guest.meed.com/masdar-meets-renewables-moonshot-challenge",
  content: {
    en: `Solar panels produce nothing at night, while the demand for electricity goes on. On 14 January 2025 Masdar and Emirates Water and Electricity Company (EWEC) announced a project in Abu Dhabi to close that gap. It combines 5.2 GW of solar photovoltaic capacity with 19 GWh of battery storage. It is designed to supply 1 GW of renewable electricity round the clock.

The announcement came at Abu Dhabi Sustainability Week. It was made by Dr Sultan Al Jaber, UAE Minister of Industry and Advanced Technology and Chairman of Masdar. Abdulaziz Alobaidli, Chief Operating Officer of Masdar, called the project the company’s largest and most ambitious to date.

The two units in these figures measure different things. A gigawatt (GW) is a unit of power, the rate at which electricity is delivered. A gigawatt-hour (GWh) is a unit of energy, the amount that a battery can hold and give back. The 5.2 GW are stated in direct current (DC). That is the rated output of the panels, before inverters turn it into alternating current for the grid.

The difficulty that storage addresses is called intermittency: solar power stops at night. By day, the panels of such a project have two tasks, to feed the grid and to charge the batteries. By night, the batteries give back what they stored. This helps to explain why the capacity of the panels is far above the output that the project is designed to deliver. That output is described as uninterrupted baseload power, a supply that stays level through day and night.

The site covers about 90 square kilometres of desert in Abu Dhabi. The project is split into a north and a south site. Each is to have 2.6 GW of solar capacity and 9.5 GWh of storage. The cost was given as about 6 billion dollars. Operation is expected by 2027.

Larsen & Toubro was named a preferred contractor for the northern site. POWERCHINA was also selected as a preferred contractor. The planned suppliers include JA Solar and Jinko Solar for the solar modules and CATL for the batteries.

Masdar’s first 10 MW solar plant, near Masdar City, was connected to the Abu Dhabi grid in April 2009. The company’s target for 2030 is a global portfolio of 100 GW.`,
    ar: `لا تنتج الألواح الشمسية شيئًا في الليل، لكن الطلب على الكهرباء لا يتوقّف. ولسدّ هذه الفجوة أعلنت «مصدر» (شركة أبوظبي لطاقة المستقبل) وشركة مياه وكهرباء الإمارات (EWEC) في 14 يناير 2025 مشروعًا في أبوظبي. ويجمع المشروع بين 5.2 غيغاواط من القدرة الكهروضوئية وبطاريات سعتها 19 غيغاواط ساعة. وهو مصمّم لتوفير 1 غيغاواط من الكهرباء المتجددة على مدار الساعة.

وجاء الإعلان خلال أسبوع أبوظبي للاستدامة، على لسان الدكتور سلطان بن أحمد الجابر، وزير الصناعة والتكنولوجيا المتقدمة في الإمارات ورئيس مجلس إدارة «مصدر». ووصف عبدالعزيز العبيدلي، الرئيس التنفيذي للعمليات في «مصدر»، المشروع بأنه أكبر مشاريع الشركة حتى الآن وأكثرها طموحًا.

وتقيس الوحدتان في هذه الأرقام أمرين مختلفين. فالغيغاواط وحدة قدرة، أي معدّل إمداد الكهرباء. والغيغاواط ساعة وحدة طاقة، أي الكمية التي تخزّنها البطارية ثم تعيدها. أما الرقم 5.2 غيغاواط فمحسوب بالتيار المستمر (DC)، وهو القدرة الاسمية للألواح قبل أن تحوّل العواكس تيارها إلى تيار متردد للشبكة.

والمشكلة التي يعالجها التخزين هي تقطع الإنتاج، إذ تتوقّف الطاقة الشمسية في الليل. ففي النهار تؤدّي الألواح في مشروع كهذا مهمتين: تغذّي الشبكة وتشحن البطاريات. وفي الليل تعيد البطاريات ما خزّنته. وهذا مما يفسّر أن قدرة الألواح تزيد كثيرًا على القدرة التي صُمّم المشروع لتوفيرها. وتوصف هذه الأخيرة بأنها قدرة حمل أساسي لا تنقطع، أي إمداد ثابت ليل نهار.

ويمتدّ الموقع على نحو 90 كيلومترًا مربعًا من الصحراء في أبوظبي. وينقسم المشروع إلى موقعين، شمالي وجنوبي، من المقرّر أن يُقام في كل منهما 2.6 غيغاواط من الطاقة الشمسية و9.5 غيغاواط ساعة من التخزين. وذُكر أن التكلفة نحو 6 مليارات دولار، ومن المتوقع أن يبدأ التشغيل بحلول 2027.

وسُمّيت لارسن آند توبرو مقاولًا مفضّلًا للموقع الشمالي، واختيرت باور تشاينا (POWERCHINA) كذلك مقاولًا مفضّلًا. وتشمل قائمة المورّدين المخطّط لها جيه إيه سولار وجينكو سولار للألواح الشمسية، وكاتل (CATL) للبطاريات.

وكانت أول محطة شمسية لشركة «مصدر» بقدرة 10 ميغاواط، وهي قرب مدينة مصدر، قد رُبطت بشبكة أبوظبي في أبريل 2009. وتستهدف الشركة أن تبلغ محفظتها العالمية 100 غيغاواط بحلول 2030.`,
  },
};
