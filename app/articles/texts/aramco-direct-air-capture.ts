import type { Article } from "../article.ts";

export const article: Article = {
  id: "15",
  slug: "aramco-direct-air-capture",
  date: "2025-03-20",
  modified: "2026-11-23T12:00:00Z",
  category: "green-technology",
  countries: ["SA"],
  title: {
    en: "Aramco launches a test unit that takes carbon dioxide from the air",
    ar: "أرامكو السعودية تطلق وحدة تجريبية تستخلص ثاني أكسيد الكربون من الهواء",
  },
  description: {
    en: "The pilot is Saudi Arabia’s first direct air capture unit and can remove 12 tonnes of carbon dioxide a year. Aramco developed it with Siemens Energy to test capture materials.",
    ar: "تستطيع الوحدة، وهي الأولى في السعودية للاستخلاص المباشر من الهواء، أن تزيل 12 طنًا من ثاني أكسيد الكربون في السنة. وقد طوّرتها أرامكو مع سيمنس للطاقة لاختبار مواد الاستخلاص.",
  },
  pictureAlt: {
    en: "A box-shaped unit with two large fans, the air around it drawn as a field of dots; one drawer of honeycomb material is pulled out, and a small gas tank stands beside the unit",
    ar: "وحدة على هيئة صندوق بمروحتين كبيرتين وسط هواء مرسوم نقاطًا، سُحب منها درج من مادة على شكل خلايا النحل، وإلى جانبها خزان غاز صغير",
  },
  source: { en: "The National", ar: "ذا ناشيونال" },
  sourceUrl:
    "https://thenationalnews.com/business/energy/2025/03/20/saudi-aramco-launches-direct-air-capture-pilot-project-in-decarbonisation-push",
  content: {
    en: `Aramco has launched a pilot unit that can remove 12 tonnes of carbon dioxide a year from the atmosphere. The company announced the launch on Thursday 20 March 2025. The unit is Saudi Arabia’s first for direct air capture (DAC). Its capacity is very small, because it is a platform for testing.

Conventional carbon capture works at power plants; DAC takes carbon dioxide that is already spread in the air. The unit will serve to test new materials for capturing it.

Aramco developed the unit with Siemens Energy. Their partnership was first announced in October 2023. A larger pilot, for 1,250 tonnes of carbon dioxide a year, was then described as a later step. It would capture more than a hundred times as much as the present unit. The two companies plan to keep working on scaling up the technology.

Ali A. Al-Meshari, Aramco’s Senior Vice President of Technology Oversight and Coordination, called the unit a key step towards scaling up DAC systems. He said the captured carbon dioxide can be used to make more sustainable chemicals and fuels.

Press reports note two reservations. DAC is still expensive, and it has not been proven at large scale.

Aramco aims for net-zero Scope 1 and Scope 2 emissions across its assets by 2050. Saudi Arabia’s national net-zero target is set for 2060, ten years later.

A separate and far larger project concerns carbon capture and storage in Jubail. Aramco, Linde and SLB signed a shareholders’ agreement for a hub there in December 2024. Its first phase is for up to 9 million tonnes of carbon dioxide a year.

Other low-carbon projects in Saudi Arabia moved ahead later in 2025. In June NEOM Green Hydrogen Company said that its plant in Oxagon was 80% complete across all sites, according to Zawya Projects. The plant is to make green ammonia with solar and wind power. ACWA Power, Air Products and NEOM own the company in equal shares.

In July an Aramco subsidiary, SAPCO, signed power purchase agreements together with ACWA Power and Badeel, Energy Global reported. The buyer is the Saudi Power Procurement Company. The agreements cover five solar and two wind projects. Operation is planned to begin between the second half of 2027 and the first half of 2028.`,
    ar: `أطلقت أرامكو السعودية وحدة تجريبية تستطيع أن تستخلص من الهواء 12 طنًا من ثاني أكسيد الكربون في السنة، وأعلنت ذلك يوم الخميس 20 مارس 2025. والوحدة هي الأولى في المملكة للاستخلاص المباشر لثاني أكسيد الكربون من الهواء (DAC). أما الكمية فصغيرة جدًا، لأن الغاية من الوحدة الاختبار.

يختلف الاستخلاص المباشر عن التقاط الكربون المعتاد في محطات الكهرباء، إذ يأخذ ثاني أكسيد الكربون المنتشر أصلًا في الجو. وستُختبر في الوحدة مواد جديدة لاستخلاصه.

طوّرت أرامكو الوحدة مع سيمنس للطاقة، وقد أُعلنت شراكتهما أول مرة في أكتوبر 2023. وذُكرت حينها وحدة تجريبية أكبر في خطوة لاحقة، تستخلص 1,250 طنًا في السنة، أي أكثر من مئة ضعف ما تستخلصه الوحدة الحالية. وتعتزم الشركتان مواصلة العمل على توسيع نطاق التقنية.

وصف علي المشاري، النائب الأعلى للرئيس للتنسيق والإشراف التقني في أرامكو، الوحدة بأنها خطوة أساسية نحو توسيع نطاق أنظمة الاستخلاص المباشر. وقال إن ثاني أكسيد الكربون المستخلص يصلح لصنع مواد كيميائية وأنواع وقود أكثر استدامة.

تسجّل تقارير صحفية تحفظين على التقنية: تكلفتها ما زالت مرتفعة، ونجاحها على نطاق واسع لم يثبت بعد.

تسعى أرامكو إلى الحياد الصفري في انبعاثات النطاق 1 والنطاق 2 من جميع أصولها بحلول 2050، قبل عشر سنوات من موعد الهدف الوطني للسعودية، وهو 2060.

لأرامكو في الجبيل مشروع منفصل أكبر كثيرًا، هو مركز لالتقاط الكربون وتخزينه. وقد وقّعت له مع ليندي وإس إل بي (SLB) في ديسمبر 2024 اتفاقية مساهمين، وتصل قدرة مرحلته الأولى إلى 9 ملايين طن من ثاني أكسيد الكربون في السنة.

من أخبار المشاريع السعودية المنخفضة الكربون في عام 2025 أن شركة نيوم للهيدروجين الأخضر قالت في يونيو إن نسبة الإنجاز بلغت 80% في جميع مواقع مشروعها، ومنها مصنعها في أوكساجون، بحسب «زاوية بروجكتس». وسيصنع المصنع الأمونيا الخضراء بطاقة الشمس والرياح. والشركة ملك لأكوا باور وإير برودكتس ونيوم بحصص متساوية.

أما شركة أرامكو السعودية للطاقة (سابكو) فوقّعت في يوليو، إلى جانب أكوا باور وبديل، اتفاقيات تشتري بموجبها الشركة السعودية لشراء الطاقة كهرباء خمسة مشاريع شمسية ومشروعين للرياح، يبدأ تشغيلها وفق الخطة بين النصف الثاني من 2027 والنصف الأول من 2028، كما ذكرت مجلة «إنرجي غلوبال».`,
  },
};
