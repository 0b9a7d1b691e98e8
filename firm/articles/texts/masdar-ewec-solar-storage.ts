import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "4",
  date: "2025-01-14",
  written: "2026-11-29",
  category: "renewable-energy",
  countries: ["AE"],
  services: ["iot", "boards"],
  title: {
    en: "Masdar and EWEC plan 1 GW of solar, day and night",
    ar: "أبوظبي تخطّط لكهرباء شمسية بلا انقطاع",
  },
  description: {
    en: "The project in Abu Dhabi combines 5.2 GW of panels with 19 GWh of batteries. It is expected to operate by 2027 and to cost about $6 billion.",
    ar: "سيوفّر المشروع غيغاواط واحدًا بلا انقطاع، من ألواح قدرتها 5.2 غيغاواط وبطاريات سعتها 19 غيغاواط ساعة. ويُتوقّع أن يبدأ تشغيله بحلول 2027.",
  },
  pictureAlt: {
    en: "Rows of solar panels on the day side and rows of battery containers on the night side, under a disc that is half sun and half moon, with one bright line between them",
    ar: "صفوف من الألواح الشمسية في جهة النهار وصفوف من حاويات البطاريات في جهة الليل، تحت قرص نصفه شمس ونصفه قمر، وبينهما خط مضيء واحد",
  },
  source: { en: "MEED", ar: "MEED" },
  sources: [
    "https://guest.meed.com/masdar-meets-renewables-moonshot-challenge",
    "https://ecogenarabia.com/1612-2",
    "https://saurenergy.me/uae-to-host-worlds-largest-solar-and-bess-project",
  ],
  content: {
    en: `Solar power stops at sunset, and the demand for electricity does not. Masdar and Emirates Water and Electricity Company (EWEC) plan to close that gap with a plant in Abu Dhabi that delivers 1 GW without interruption. Dr Sultan Al Jaber, UAE Minister of Industry and Advanced Technology and Chairman of Masdar, announced it on 14 January 2025 at Abu Dhabi Sustainability Week.

To hold that output, the project combines 5.2 GW of photovoltaic panels with 19 GWh of battery storage. The panels are rated at more than five times the output because they have two tasks in daylight: they supply the grid, and they charge the batteries for the night. The rating of the panels is in direct current (DC), before any loss in conversion.

The plant will cover about 90 square kilometres of desert, split into a north and a south site. The halves are equal, each with 2.6 GW of panels and 9.5 GWh of storage. The cost was given as about $6 billion, and operation is expected by 2027.

Two preferred contractors were named: Larsen & Toubro, for the northern site, and POWERCHINA. JA Solar and Jinko Solar are planned as suppliers of the modules and CATL of the batteries.

For comparison, Masdar’s first solar plant, near Masdar City, had 10 MW when it was connected to the Abu Dhabi grid in April 2009.`,
    ar: `لا تنتج الألواح الشمسية في الليل شيئًا. ولسدّ هذه الفجوة يجمع مشروع أعلنته «مصدر» وشركة مياه وكهرباء الإمارات (EWEC) في أبوظبي بين ألواح قدرتها 5.2 غيغاواط وبطاريات سعتها 19 غيغاواط ساعة. وهو مصمّم ليوفّر غيغاواط واحدًا من الكهرباء المتجددة بلا انقطاع.

كشف عن المشروع الدكتور سلطان أحمد الجابر، وزير الصناعة والتكنولوجيا المتقدمة رئيس مجلس إدارة «مصدر»، في أسبوع أبوظبي للاستدامة يوم 14 يناير 2025. وتُقدّر تكلفته بنحو 6 مليارات دولار، ويُتوقّع تشغيله بحلول 2027.

وقدرة الألواح محسوبة بالتيار المستمر (DC)، أي قبل أن تحوّله العاكسات إلى التيار المتردد الذي تعمل به الشبكة. وستتوزّع الألواح والبطاريات بالتساوي على موقعين، شمالي وجنوبي، مساحتهما معًا نحو 90 كيلومترًا مربعًا من الصحراء. ولكل منهما 2.6 غيغاواط من الألواح و9.5 غيغاواط ساعة من التخزين.

اختيرت شركتا لارسن آند توبرو وباور تشاينا (POWERCHINA) مقاولين مفضّلين، والأولى للموقع الشمالي. ومن المورّدين المرتقبين جيه إيه سولار وجينكو سولار للألواح، وكاتل (CATL) للبطاريات.

وكانت «مصدر» قد بدأت بمحطة شمسية قدرتها 10 ميغاواطات قرب مدينة مصدر، رُبطت بشبكة أبوظبي في أبريل 2009.`,
  },
  note: {
    en: "The recipe scales down to one device. A steady load of 1 W, by the same ratio, takes a 5.2 W panel and a 19 Wh battery. The panel is about right: 24 Wh a day means 4.6 hours at full power, roughly what a Gulf day leaves after losses. The battery is not. It holds less than a day’s use, and a lone mast has no other plant to lean on. Three days without sun take 72 Wh, and more as the cells age.",
    ar: "تصلح النسبة نفسها لجهاز واحد: واط دائم يقابله لوح قدرته 5.2 واط وبطارية سعتها 19 واط ساعة. فاستهلاك اليوم 24 واط ساعة، وهو ما يجمعه اللوح في 4.6 ساعة من قدرته الكاملة، وذلك قريب مما يعطيه نهار الخليج بعد الفواقد. غير أن 19 واط ساعة أقل من استهلاك يوم واحد. وللشبكة محطات أخرى تسندها، أما الجهاز الوحيد على سارية فيحتاج إلى مخزون ثلاثة أيام، أي 72 واط ساعة.",
  },
};
