import type { Article } from "../article.ts";

export const article: Article = {
  id: "18",
  slug: "humain-launch",
  date: "2025-05-12",
  modified: "2026-11-21T14:45:37Z",
  category: "artificial-intelligence",
  countries: ["SA"],
  title: {
    en: "Saudi Crown Prince launches artificial-intelligence company HUMAIN",
    ar: "ولي العهد السعودي يطلق شركة هيوماين للذكاء الاصطناعي",
  },
  description: {
    en: "HUMAIN belongs to the Public Investment Fund and works on data centres, cloud infrastructure and AI models. A day after its launch it announced a partnership with NVIDIA.",
    ar: "تتبع هيوماين صندوق الاستثمارات العامة، ويشمل نشاطها مراكز البيانات والبنية السحابية ونماذج الذكاء الاصطناعي. وبعد يوم من إطلاقها أعلنت شراكة مع إنفيديا.",
  },
  pictureAlt: {
    en: "A robot arm and its digital twin in outline hold the same processor between them in a long hall of server racks",
    ar: "ذراع روبوتية وتوأمها الرقمي المرسوم بخط متقطع تمسكان معًا معالجًا واحدًا في قاعة طويلة من خزائن الخوادم",
  },
  source: { en: "WinBuzzer", ar: "وين بازر" },
  sourceUrl:
    "https://winbuzzer.com/2025/05/13/humain-ai-saudi-arabia-taps-chips-from-nvidia-groq-in-ai-power-play-xcxwbn/",
  content: {
    en: `Crown Prince Mohammed bin Salman launched HUMAIN, a Saudi artificial-intelligence (AI) company, on 12 May 2025. He also chairs it. HUMAIN is a company of the Public Investment Fund (PIF), whose assets were reported at about 940 billion dollars. Its chief executive is Tareq Amin, who previously led Aramco Digital. No total investment figure was disclosed at the launch.

The company’s activity covers data centres, cloud infrastructure, AI models and AI services. These are layers that build on one another. Data centres hold the machines, and the cloud makes their computing power available. Models are trained on it, and services put the models to use. Target sectors include energy, healthcare, manufacturing and financial services.

One stated goal is a powerful multimodal large language model for Arabic. A large language model (LLM) is trained on texts and can then answer questions and write. Multimodal means that it handles more than text, images for example. A model for Arabic has to cope with the grammar and script of the language.

On 13 May 2025, a day after the launch, HUMAIN and NVIDIA announced a partnership in Riyadh. The partners plan AI factories in Saudi Arabia with a projected capacity of up to 500 MW over five years. An AI factory is a data centre designed to train and run AI models. Its capacity is given as electrical power, because the supply of power limits how many processors can work there.

The first phase is to use 18,000 NVIDIA GB300 Grace Blackwell chips. Chips of this kind carry out in parallel the many calculations that training and running a model require.

The partnership also covers the training of Saudi developers in AI, robotics and digital twins. A digital twin is a model of a machine or plant in software that is kept in step with the original. Engineers can try out a change on the twin before they make it in reality.

Jensen Huang, founder and chief executive of NVIDIA, commented on the partnership. So did Abdullah Alswaha, Saudi Minister of Communications and Information Technology. The launch of HUMAIN came the day before a Saudi-US investment forum in Riyadh. Saudi Vision 2030 aims to diversify the economy away from oil.`,
    ar: `أطلق صاحب السمو الملكي الأمير محمد بن سلمان، ولي العهد، شركة هيوماين (HUMAIN) السعودية للذكاء الاصطناعي في 12 مايو 2025، وهو يرأس مجلس إدارتها. والشركة تابعة لصندوق الاستثمارات العامة، الذي ذكرت تقارير أن أصوله تبلغ نحو 940 مليار دولار. ورئيسها التنفيذي هو طارق أمين، الذي قاد من قبلُ شركة أرامكو الرقمية. ولم يُكشف عند الإطلاق عن إجمالي الاستثمار.

ويشمل نشاط الشركة مراكز البيانات والبنية السحابية ونماذج الذكاء الاصطناعي وخدماته، وهي طبقات يقوم بعضها على بعض. فمراكز البيانات تضمّ الأجهزة، والسحابة تتيح قدرتها الحاسوبية، وبهذه القدرة تُدرَّب النماذج، ثم تضعها الخدمات قيد الاستخدام. ومن القطاعات المستهدفة الطاقة والرعاية الصحية والصناعة والخدمات المالية.

ومن أهدافها المعلنة نموذج لغوي كبير (LLM) للعربية، قوي ومتعدد الوسائط. والنموذج اللغوي الكبير يُدرَّب على النصوص، ثم يجيب عن الأسئلة ويكتب. وتعدد الوسائط معناه أنه لا يقتصر على النص، بل يتعامل مع الصور مثلًا. وعلى النموذج المُعدّ للعربية أن يُحسن التعامل مع نحوها وكتابتها.

وفي 13 مايو 2025، بعد يوم من الإطلاق، أعلنت هيوماين وإنفيديا في الرياض شراكة بينهما. وتخطّط الشركتان لإقامة مصانع للذكاء الاصطناعي في السعودية، تصل قدرتها المتوقعة إلى 500 ميغاواط في خمس سنوات. ومصنع الذكاء الاصطناعي مركز بيانات صُمّم لتدريب النماذج وتشغيلها. وتُقاس سعته بالقدرة الكهربائية، لأن الكهرباء المتاحة تحدّ من عدد المعالجات التي تعمل فيه.

ويُنتظر أن تستخدم المرحلة الأولى 18,000 شريحة من إنفيديا من طراز غريس بلاكويل (GB300 Grace Blackwell). وتُجري شرائح من هذا النوع على التوازي الحسابات الكثيرة التي يتطلّبها تدريب النموذج وتشغيله.

وتشمل الشراكة أيضًا تدريب المطوّرين السعوديين في مجالات الذكاء الاصطناعي والروبوتات والتوائم الرقمية. والتوأم الرقمي نموذج برمجي لآلة أو مصنع يبقى مطابقًا للأصل، فيجرّب المهندسون عليه أي تغيير قبل تنفيذه في الواقع.

وعلّق على الشراكة جنسن هوانغ، مؤسس إنفيديا ورئيسها التنفيذي، والمهندس عبدالله السواحه، وزير الاتصالات وتقنية المعلومات السعودي. وجاء إطلاق هيوماين عشية منتدى استثماري سعودي أمريكي في الرياض. وتهدف رؤية السعودية 2030 إلى تنويع الاقتصاد بعيدًا عن النفط.`,
  },
};
