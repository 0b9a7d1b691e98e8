import type { Article } from "../article.ts";

export const article: Article = {
  id: "5",
  slug: "masdar-ewec-solar-storage",
  date: "2025-01-14",
  modified: "2026-11-23T12:00:00Z",
  category: "renewable-energy",
  countries: ["AE"],
  title: {
    en: "Masdar and EWEC announce a round-the-clock solar project",
    ar: "«مصدر» و«مياه وكهرباء الإمارات» تعلنان مشروعًا للطاقة الشمسية على مدار الساعة",
  },
  description: {
    en: "The Abu Dhabi project combines 5.2 GW of solar power with 19 GWh of batteries. It is designed to deliver 1 GW without interruption, with operation expected by 2027.",
    ar: "يجمع المشروع في أبوظبي بين 5.2 غيغاواط من الطاقة الشمسية وبطاريات سعتها 19 غيغاواط ساعة. وصُمّم ليوفّر غيغاواط واحدًا بلا انقطاع، على أن يبدأ تشغيله بحلول 2027.",
  },
  pictureAlt: {
    en: "Rows of solar panels on the day side and rows of battery containers on the night side, under a disc that is half sun and half moon, with one bright line between them",
    ar: "صفوف من الألواح الشمسية في جهة النهار وصفوف من حاويات البطاريات في جهة الليل، تحت قرص نصفه شمس ونصفه قمر، وبينهما خط مضيء واحد",
  },
  source: { en: "MEED", ar: "ميد" },
  sourceUrl: "https://guest.meed.com/masdar-meets-renewables-moonshot-challenge",
  content: {
    en: `Solar power at night as well as by day is the aim of a project that Masdar and Emirates Water and Electricity Company (EWEC) announced in Abu Dhabi on 14 January 2025. It combines 5.2 GW of photovoltaic capacity with 19 GWh of battery storage. It is designed to deliver 1 GW of uninterrupted baseload power.

Dr Sultan Al Jaber, UAE Minister of Industry and Advanced Technology and Chairman of Masdar, announced it at Abu Dhabi Sustainability Week. Abdulaziz Alobaidli, Chief Operating Officer of Masdar, called it the company’s largest and most ambitious project to date.

The proportions show what it takes to even out the intermittency of the sun. Panels rated at more than five times the output stand behind one gigawatt. By day they have to feed the grid and charge the batteries; by night they produce nothing. On paper 19 GWh would last for 19 hours at 1 GW, if nothing were lost on the way. The 5.2 GW are stated in direct current (DC). The comparison with the output to the grid is therefore a rough one, as it does not allow for conversion.

The project covers about 90 square kilometres of desert. It is split into a northern and a southern site of equal capacity. Each is to have 2.6 GW of solar capacity and 9.5 GWh of storage. The cost was given as about 6 billion dollars, and operation is expected by 2027.

Larsen & Toubro was named a preferred contractor for the northern site. POWERCHINA was also selected as a preferred contractor. The planned suppliers include JA Solar and Jinko Solar for modules and CATL for batteries.

Later in the month, Zawya reported, Oman inaugurated two solar plants, Manah 1 and Manah 2, with a combined capacity of 1 GW. The two figures mean different things. In Oman the figure is the capacity of the plants. In Abu Dhabi it is the power that the project is to supply at any hour.

Masdar’s first solar plant, of 10 MW, stands near Masdar City. It was connected to the Abu Dhabi grid in April 2009. The panels of the new project are to have more than five hundred times that capacity. The company’s target for 2030 is a global portfolio of 100 GW, about twenty times the capacity of these panels.`,
    ar: `غيغاواط واحد من الكهرباء المتجددة، ليلًا ونهارًا وبلا انقطاع: هذا ما صُمّم له مشروع أعلنته «مصدر» (شركة أبوظبي لطاقة المستقبل) وشركة مياه وكهرباء الإمارات (EWEC) في أبوظبي يوم 14 يناير 2025. ويجمع المشروع بين ألواح شمسية قدرتها 5.2 غيغاواط وبطاريات سعتها 19 غيغاواط ساعة.

جاء الإعلان في أسبوع أبوظبي للاستدامة، على لسان وزير الصناعة والتكنولوجيا المتقدمة، رئيس مجلس إدارة «مصدر». ووصف الرئيس التنفيذي للعمليات في الشركة المشروع بأنه أكبر مشاريعها وأكثرها طموحًا حتى الآن.

تُظهر الأرقام ما يتطلّبه توفير كهرباء الشمس ليلًا. فوراء غيغاواط واحد ألواح تزيد قدرتها على خمسة أضعافه، لأنها تغذّي الشبكة وتشحن البطاريات نهارًا ثم لا تنتج شيئًا في الليل. وعلى الورق تكفي 19 غيغاواط ساعة لتوفير غيغاواط واحد مدة 19 ساعة، لو لم يضع منها شيء. أما الرقم 5.2 غيغاواط فمحسوب بالتيار المستمر (DC)، ولا يُقارن بما يصل إلى الشبكة قبل احتساب التحويل.

يمتدّ المشروع على نحو 90 كيلومترًا مربعًا من الصحراء، وينقسم إلى موقعين، شمالي وجنوبي، حصتاهما متساويتان: 2.6 غيغاواط من الألواح و9.5 غيغاواط ساعة من التخزين لكل منهما. وذُكر أن التكلفة نحو 6 مليارات دولار، وأن التشغيل منتظر بحلول 2027.

اختيرت لارسن آند توبرو وباور تشاينا (POWERCHINA) مقاولتين مفضّلتين، الأولى منهما للموقع الشمالي. وتضمّ قائمة المورّدين في الخطة جيه إيه سولار وجينكو سولار للألواح، وكاتل (CATL) للبطاريات.

في الشهر نفسه دشّنت عُمان، بحسب «زاوية»، محطتي منح 1 ومنح 2، وقدرتهما معًا غيغاواط واحد أيضًا. غير أن معنى الرقم يختلف: فهو في عُمان قدرة المحطتين، وفي أبوظبي ما سيوفّره المشروع في أي ساعة.

بدأت «مصدر» بمحطة قدرتها 10 ميغاواط قرب مدينة مصدر، رُبطت بشبكة أبوظبي في أبريل 2009. وستفوق قدرة الألواح في المشروع الجديد قدرة تلك المحطة بأكثر من خمسمئة مرة. وتستهدف الشركة محفظة عالمية تبلغ 100 غيغاواط بحلول 2030، أي نحو عشرين ضعفًا لقدرة هذه الألواح.`,
  },
};
