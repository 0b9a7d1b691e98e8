import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "12",
  date: "2025-03-20",
  written: "2026-11-29",
  category: "green-technology",
  countries: ["SA"],
  services: ["boards", "industrial"],
  title: {
    en: "Aramco launches a direct air capture test unit",
    ar: "أرامكو تطلق وحدة تستخلص الكربون من الهواء",
  },
  description: {
    en: "The pilot can remove 12 tonnes of carbon dioxide a year from the air. Aramco developed it with Siemens Energy to try out new capture materials.",
    ar: "تبلغ طاقة الوحدة 12 طنًا من ثاني أكسيد الكربون في السنة، وهي الأولى من نوعها في السعودية. وستُختبر فيها مواد جديدة لاستخلاصه.",
  },
  pictureAlt: {
    en: "A box-shaped unit with two large fans, the air around it drawn as a field of dots; one drawer of honeycomb material is pulled out, and a small gas tank stands beside the unit",
    ar: "وحدة على هيئة صندوق بمروحتين كبيرتين وسط هواء مرسوم نقاطًا، سُحب منها درج من مادة على شكل خلايا النحل، وإلى جانبها خزان غاز صغير",
  },
  source: { en: "The National", ar: "The National" },
  sources: [
    "https://thenationalnews.com/business/energy/2025/03/20/saudi-aramco-launches-direct-air-capture-pilot-project-in-decarbonisation-push",
    "https://english.aawsat.com/node/5123988",
    "https://profit.pakistantoday.com.pk/2025/03/20/saudi-aramco-launches-direct-air-capture-pilot-unit",
  ],
  content: {
    en: `Carbon capture usually means catching carbon dioxide at a power plant, before it escapes. Direct air capture (DAC) goes after the gas that is already spread in the air. Aramco announced the launch of Saudi Arabia’s first unit of this kind on Thursday 20 March 2025.

The unit is a pilot that can remove 12 tonnes of carbon dioxide a year. Its real product is knowledge: it will serve as a platform on which the next generation of capture materials can be tested.

Siemens Energy developed it together with Aramco. When the two announced their partnership in October 2023, a larger pilot was described as a later step. It would take 1,250 tonnes a year, about a hundred times as much. They plan to keep working on scaling up the technology, and there lies the difficulty: DAC is still expensive, and it has not been proven at large scale.

What becomes of the gas once it has been caught? Aramco’s Senior Vice President of Technology Oversight and Coordination said it can be used to make more sustainable chemicals and fuels.

By 2050 Aramco aims for net-zero emissions across its assets, in Scope 1 and Scope 2. The first covers what a company emits itself, and the second what is emitted to make the energy it buys. Saudi Arabia’s national target for net zero is 2060.`,
    ar: `تستطيع وحدة تجريبية أطلقتها أرامكو السعودية أن تزيل من الهواء 12 طنًا من ثاني أكسيد الكربون في السنة. وهي أول وحدة في المملكة للاستخلاص المباشر من الهواء (DAC)، وقد طوّرتها الشركة مع سيمنس للطاقة وأعلنتها يوم الخميس 20 مارس 2025.

وستكون الوحدة منصة لاختبار الجيل التالي من مواد الاستخلاص. فالاستخلاص المعتاد في محطات الكهرباء يأخذ الغاز عند مصدره، وهذه الوحدة تأخذه بعد أن انتشر في الجو، حيث تركيزه ضئيل. ولهذا تدور المفاضلة على المادة نفسها: كم تمتصّ، وكم تحتاج من الحرارة لتطلق ما امتصّته، وكم دورة تعيش.

وقال النائب الأعلى للرئيس للتنسيق والإشراف التقني في أرامكو إن ثاني أكسيد الكربون المستخلص يصلح لصنع مواد كيميائية وأنواع وقود أكثر استدامة. غير أن التقنية ما زالت مرتفعة التكلفة، ولم يثبت نجاحها على نطاق واسع.

أُعلنت شراكة أرامكو وسيمنس للطاقة أول مرة في أكتوبر 2023، وكان الحديث حينها عن وحدة تجريبية أكبر في مرحلة لاحقة، تزيل 1,250 طنًا في السنة. وتعتزم الشركتان مواصلة العمل على توسيع نطاق التقنية.

تستهدف أرامكو الحياد الصفري لانبعاثات النطاق 1 والنطاق 2 من جميع أصولها بحلول 2050. أما الهدف الوطني السعودي فموعده 2060.`,
  },
  note: {
    en: "To know what a filter catches, you measure a small difference. Outdoor air holds about 420 ppm of carbon dioxide, and a common infrared sensor is good to 30 ppm plus 3% of the reading: 43 ppm here. If the filter takes half, two such sensors, one before it and one behind, can be wrong by 79 ppm on 210, more than a third. Switch one sensor between the two streams and its offset cancels, at the price of a valve and a slower reading.",
    ar: "كيف تعرف كم استخلص المرشّح؟ في الهواء نحو 420 جزءًا في المليون من ثاني أكسيد الكربون، ومستشعر شائع بالأشعة تحت الحمراء قد يخطئ 30 جزءًا تُضاف إليها 3% من القراءة، أي نحو 43 جزءًا. ضع واحدًا قبل مرشّح يأخذ نصف الغاز وواحدًا بعده، وقد يبلغ خطؤهما معًا نحو 80 جزءًا من 210، أي أكثر من الثلث. والأصوب مستشعر واحد يتناوب عليه المجريان فيُلغى انحيازه، أو ميزان يزن المستخلص.",
  },
};
