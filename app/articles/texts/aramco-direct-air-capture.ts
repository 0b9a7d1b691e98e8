import type { Article } from "../article.ts";

export const article: Article = {
  id: "15",
  slug: "aramco-direct-air-capture",
  date: "2025-03-20",
  modified: "2026-11-21T05:40:14Z",
  category: "green-technology",
  countries: ["SA"],
  title: {
    en: "Aramco launches a test unit that takes carbon dioxide from the air",
    ar: "أرامكو السعودية تطلق وحدة تجريبية تستخلص ثاني أكسيد الكربون من الهواء",
  },
  description: {
    en: "The pilot is Saudi Arabia’s first direct air capture unit and can remove 12 tonnes of carbon dioxide a year. Aramco developed it with Siemens Energy to test capture materials.",
    ar: "هذه أول وحدة في السعودية للاستخلاص المباشر من الهواء، وتستطيع أن تزيل 12 طنًا من ثاني أكسيد الكربون في السنة. وقد طوّرتها أرامكو مع سيمنس للطاقة لاختبار مواد الاستخلاص.",
  },
  pictureAlt: {
    en: "A box-shaped unit with two large fans in air drawn as a field of dots, with one drawer of honeycomb material pulled out and a small gas tank beside it",
    ar: "وحدة على هيئة صندوق بمروحتين كبيرتين وسط هواء مرسوم نقاطًا، سُحب منها درج من مادة على شكل خلايا النحل، وإلى جانبها خزان غاز صغير",
  },
  source: { en: "The National", ar: "ذا ناشيونال" },
  sourceUrl:
    "https://thenationalnews.com/business/energy/2025/03/20/saudi-aramco-launches-direct-air-capture-pilot-project-in-decarbonisation-push",
  content: {
    en: `A pilot unit that can remove 12 tonnes of carbon dioxide a year from the atmosphere was launched in Saudi Arabia. Aramco announced the launch on Thursday 20 March 2025. It is the country’s first unit for direct air capture (DAC). The amount is very small: the unit is a platform for testing.

DAC differs from conventional carbon capture at power plants. Conventional equipment sits at the source, in the stream of gas that leaves the plant. DAC takes carbon dioxide that is already spread in the air. The gas is much thinner there, so a lot of air has to pass over the capture material.

For that reason, much depends on the material. The unit will serve as a platform to test new materials for capturing carbon dioxide. A good material binds the gas, releases it again on demand and survives many such cycles. In a small unit, a material can be exchanged and measured without rebuilding a whole plant.

Aramco developed the unit with Siemens Energy. Their partnership was first announced in October 2023. A larger pilot, for 1,250 tonnes of carbon dioxide a year, was then described as a later step. The two companies plan to keep working on scaling up the technology.

Ali A. Al-Meshari, Aramco’s Senior Vice President of Technology Oversight and Coordination, called the unit a key step towards scaling up DAC systems. He said the captured carbon dioxide can be used to make more sustainable chemicals and fuels. In that case the gas is a raw material and not only something to be stored.

Press reports note two reservations. DAC is still expensive, and it has not been proven at large scale.

Aramco aims for net-zero Scope 1 and Scope 2 emissions across its assets by 2050. Scope 1 counts the emissions that a company’s own assets release. Scope 2 counts those caused by producing the energy it buys. Saudi Arabia’s national net-zero target is set for 2060.

A separate project concerns carbon capture and storage in Jubail. Aramco, Linde and SLB signed a shareholders’ agreement for a hub there in December 2024. Its first phase is to handle up to 9 million tonnes of carbon dioxide a year.`,
    ar: `أُطلقت في السعودية وحدة تجريبية تستطيع أن تزيل من الجو 12 طنًا من ثاني أكسيد الكربون في السنة. وأعلنت أرامكو السعودية إطلاقها يوم الخميس 20 مارس 2025. وهي أول وحدة في البلاد للاستخلاص المباشر لثاني أكسيد الكربون من الهواء (DAC). والكمية صغيرة جدًا، فالوحدة منصة للاختبار.

ويختلف الاستخلاص من الهواء عن التقاط الكربون المعتاد في محطات الكهرباء. فالأجهزة المعتادة توضع عند المصدر، في مجرى الغازات الخارجة من المحطة. أما الاستخلاص من الهواء فيأخذ ثاني أكسيد الكربون المنتشر في الجو أصلًا، وتركيزه فيه أقل بكثير، فلا بد من أن يمرّ هواء كثير على مادة الاستخلاص.

ولهذا يتوقّف الأمر إلى حد بعيد على المادة. وستكون الوحدة منصة لاختبار مواد جديدة تستخلص ثاني أكسيد الكربون. والمادة الجيدة تمسك الغاز وتطلقه عند الطلب وتتحمّل دورات كثيرة من هذا النوع. وفي وحدة صغيرة يمكن أن تُبدَّل المادة ويُقاس أداؤها من دون أن يُعاد بناء محطة كاملة.

وطوّرت أرامكو الوحدة مع شركة سيمنس للطاقة. وكانت الشراكة بينهما قد أُعلنت أول مرة في أكتوبر 2023، وذُكرت حينها وحدة تجريبية أكبر، قدرتها 1,250 طنًا من ثاني أكسيد الكربون في السنة، على أنها خطوة لاحقة. وتخطّط الشركتان لمواصلة العمل على توسيع نطاق التقنية.

ووصف علي عبدالله المشاري، النائب الأعلى للرئيس للإشراف والتنسيق التقني في أرامكو، الوحدة بأنها خطوة أساسية نحو توسيع نطاق أنظمة الاستخلاص المباشر. وقال إن ثاني أكسيد الكربون المستخلص يمكن استخدامه في صنع مواد كيميائية وأنواع وقود أكثر استدامة. وفي هذه الحال يصير الغاز مادة أولية، لا شيئًا يُخزَّن فحسب.

وتسجّل تقارير صحفية تحفظين: فالاستخلاص من الهواء ما زال مرتفع التكلفة، ولم تثبت جدواه بعد على نطاق واسع.

وتسعى أرامكو إلى الحياد الصفري في انبعاثات النطاق 1 والنطاق 2 في جميع أصولها بحلول عام 2050. ويشمل النطاق 1 ما تطلقه أصول الشركة نفسها، ويشمل النطاق 2 ما ينجم عن إنتاج الطاقة التي تشتريها. أما هدف السعودية الوطني للحياد الصفري فموعده عام 2060.

وثمة مشروع منفصل لالتقاط الكربون وتخزينه في الجبيل. ففي ديسمبر 2024 وقّعت أرامكو وليندي وإس إل بي (SLB) اتفاقية مساهمين لمركز هناك. ومن المقرّر أن تستوعب مرحلته الأولى ما يصل إلى 9 ملايين طن من ثاني أكسيد الكربون في السنة.`,
  },
};
