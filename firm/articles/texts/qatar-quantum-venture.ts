import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "17",
  date: "2025-05-21",
  isReportDate: true,
  written: "2026-11-29",
  category: "quantum-computing",
  countries: ["QA"],
  services: ["boards"],
  title: {
    en: "Qatar plans to put $1 billion into quantum computing",
    ar: "قطر تعتزم استثمار مليار دولار في الحوسبة الكمية",
  },
  description: {
    en: "A joint venture of Quantinuum and Al Rabban Capital leads Qatar’s work on quantum computing. Public money is meant for infrastructure, research and training.",
    ar: "ستموّل الدولة البنية التحتية والبحث والتطوير والتدريب خلال العقد المقبل. ويقود الخطة مشروع مشترك بين كوانتينيوم الأمريكية والربان كابيتال القطرية.",
  },
  pictureAlt: {
    en: "A row of charged atoms held between four segmented metal rods, with one bright atom where a laser beam crosses the row",
    ar: "صف من الذرات المشحونة بين أربعة قضبان معدنية مقطّعة، تضيء منها ذرة واحدة حيث يعبر شعاع الليزر الصف",
  },
  source: { en: "Semafor", ar: "Semafor" },
  sources: [
    "https://www.semafor.com/article/05/21/2025/qatar-makes-a-1-billion-bet-on-quantum-computing",
    "https://supernovainvest.com/which-quantum-state-are-the-states-in/",
    "https://www.daily8.com/en/article/5d64cd8a03a3399e31ca04eb65fa7058",
  ],
  content: {
    en: `A Qatari family business with roots in bottled water and construction has gone into quantum computing. Its investment arm, Al Rabban Capital, has a joint venture with the US company Quantinuum, and that venture leads the country’s effort. Semafor reported on 21 May 2025 that Qatar plans to invest $1 billion in the field over the next decade.

The state and the venture divide the work. Government investment is meant for infrastructure, research, development and training. The venture plans to provide hardware, develop applications together with specific industries and run education programmes, for universities and for industrial partners. The aim is wider use of quantum computing in Qatar and the Gulf.

Quantinuum, which is majority-owned by Honeywell, builds trapped-ion computers. In a machine of this type, electric fields hold single charged atoms in a vacuum, and each atom serves as a qubit. A qubit can be a combination of zero and one, where the bit of an ordinary computer is one or the other. This could help where the possibilities are too many to be tried one by one. Materials science, energy, healthcare and financial modelling were named as fields of possible use.

The announcement belonged to a package of economic agreements between the United States and Qatar during President Trump’s visit in May 2025. The idea is older than the visit. The chief executive of Quantinuum said that the initiative had been in preparation for more than a year.`,
    ar: `تعتزم قطر أن تستثمر مليار دولار في الحوسبة الكمية خلال العقد المقبل، كما ذكر موقع Semafor في 21 مايو 2025. ويقود الخطة، وهدفها توسيع استخدام هذه الحوسبة في قطر والخليج، مشروع مشترك بين كوانتينيوم (Quantinuum) الأمريكية وشركة الاستثمار القطرية الربان كابيتال.

وستنفق الدولة على البنية التحتية، وعلى البحث والتطوير والتدريب. أما المشروع المشترك فسيقدّم التقنية والخدمات إلى الجامعات والشركاء الصناعيين: أجهزة، وبرامج تعليمية، وتطبيقات يطوّرها مع قطاعات بعينها. ومن المجالات المرشّحة علم المواد والطاقة والرعاية الصحية والنمذجة المالية.

وحدة المعلومات في الحاسوب الكمي هي الكيوبت (qubit)، وقد تجمع حالته بين الصفر والواحد، والبت في الحاسوب العادي إما هذا وإما ذاك. والكيوبت في حواسيب كوانتينيوم، التي تملك هانيويل أغلبية أسهمها، أيون محتجز (trapped ion). والأيون المحتجز ذرة مشحونة تعلّقها مجالات كهربائية في الفراغ، فلا تلمس جدارًا. وأكثر ما يحيط بها مألوف لمهندس الإلكترونيات: مصادر جهد هادئة، ودوائر توقيت، ومغذّيات لليزر.

أما الشريك القطري فذراع استثمارية لشركة عائلية بدأت بتعبئة المياه والبناء. وجاء إعلان المبادرة ضمن حزمة اتفاقات اقتصادية بين الولايات المتحدة وقطر، خلال زيارة الرئيس دونالد ترامب في مايو 2025. وقال الرئيس التنفيذي لكوانتينيوم إن إعدادها استغرق أكثر من عام.`,
  },
  note: {
    en: "Electrodes that hold or steer something small want voltages that stay put, and bits are the easy part. A 20-bit converter over ±10 V has steps of 19 microvolts. A joint between copper and Kovar, the alloy that the leads of many hermetic packages are made of, gives about 40 microvolts per kelvin. Half a degree between two pins is then a whole step. A symmetrical layout and a lid against draughts can be worth more than two further bits.",
    ar: "محوّل (DAC) من 20 بتًا على مدى ±10 فولتات خطوته 19 ميكروفولتًا. ووصلة النحاس بالكوفار (Kovar)، وهو معدن الأرجل في كثير من العبوات المحكمة، تولّد نحو 40 ميكروفولتًا لكل درجة. نصف درجة بين طرفين إذن خطوة كاملة، ولا ينفع معها بت آخر. ضع الوصلتين متجاورتين على اللوحة، واحجب عنهما هواء المروحة، ثم اسأل عن عدد البتات.",
  },
};
