import type { Article } from "../article.ts";

export const article: Article = {
  id: "18",
  slug: "humain-launch",
  date: "2025-05-12",
  modified: "2026-11-23T12:00:00Z",
  category: "artificial-intelligence",
  countries: ["SA"],
  title: {
    en: "Saudi Crown Prince launches artificial-intelligence company HUMAIN",
    ar: "ولي العهد السعودي يطلق شركة هيوماين للذكاء الاصطناعي",
  },
  description: {
    en: "HUMAIN belongs to the Public Investment Fund and works on data centres, cloud infrastructure and AI models. A day after its launch it announced a partnership with NVIDIA.",
    ar: "تتبع هيوماين صندوق الاستثمارات العامة، وتعمل في مراكز البيانات والبنية السحابية ونماذج الذكاء الاصطناعي. وأعلنت في اليوم التالي لإطلاقها شراكة مع إنفيديا.",
  },
  pictureAlt: {
    en: "A robot arm and its digital twin in outline hold the same processor between them in a long hall of server racks",
    ar: "ذراع روبوتية وتوأمها الرقمي المرسوم بخط متقطع يمسكان معًا معالجًا واحدًا في قاعة طويلة من خزائن الخوادم",
  },
  source: { en: "WinBuzzer", ar: "وين بازر" },
  sourceUrl:
    "https://winbuzzer.com/2025/05/13/humain-ai-saudi-arabia-taps-chips-from-nvidia-groq-in-ai-power-play-xcxwbn/",
  content: {
    en: `Saudi Crown Prince Mohammed bin Salman launched HUMAIN, an artificial intelligence (AI) company, on 12 May 2025. He also chairs it. HUMAIN is a company of the Public Investment Fund (PIF), whose assets were reported at about 940 billion dollars. Its chief executive is Tareq Amin, who previously led Aramco Digital. No total investment was disclosed at the launch.

The company’s activity covers data centres, cloud infrastructure, AI models and AI services. Target sectors include energy, healthcare, manufacturing and financial services. One stated goal is a powerful multimodal large language model for Arabic.

On 13 May 2025 HUMAIN and NVIDIA announced a partnership in Riyadh. They plan AI factories in Saudi Arabia with a projected capacity of up to 500 MW over five years. The first phase is to use 18,000 NVIDIA GB300 Grace Blackwell chips. The partnership also covers the training of Saudi developers in AI, robotics and digital twins.

The launch of HUMAIN came the day before a Saudi-US investment forum in Riyadh. Saudi Vision 2030 aims to diversify the economy away from oil.

Similar news came from Abu Dhabi within ten days. On 21 May its Technology Innovation Institute released Falcon Arabic, a language model trained on Modern Standard Arabic and on regional dialects, Bloomberg reported. The institute says that Falcon Arabic matches models up to ten times its size.

On 22 May six companies announced Stargate UAE, a computing cluster of one gigawatt in Abu Dhabi, according to a press release carried by Zawya. NVIDIA is a partner there as well and will supply Grace Blackwell systems. G42 is to build the cluster, and OpenAI and Oracle are to operate it. One gigawatt is twice the upper limit that HUMAIN and NVIDIA named. The first fifth of the cluster was expected to go live in 2026.

Cloud regions are on the way in the Gulf as well. Microsoft completed the construction of its Saudi region in December 2024, Data Center Dynamics reported, and it was due to go live in 2026. In March 2025 the company announced that it intends to establish one in Kuwait. Neither an investment amount nor an opening date was disclosed.`,
    ar: `أطلق الأمير محمد بن سلمان، ولي العهد السعودي، شركة هيوماين (HUMAIN) للذكاء الاصطناعي في 12 مايو 2025، وهو يرأس مجلس إدارتها. والشركة تابعة لصندوق الاستثمارات العامة، الذي تقدّر تقارير صحفية أصوله بنحو 940 مليار دولار. وكان رئيسها التنفيذي قبل ذلك يقود شركة أرامكو الرقمية. ولم يُعلن عند الإطلاق إجمالي الاستثمار.

تعمل هيوماين في مراكز البيانات والبنية السحابية ونماذج الذكاء الاصطناعي وخدماته. وقطاعاتها المستهدفة تشمل الطاقة والرعاية الصحية والصناعة والخدمات المالية. ومن أهدافها المعلنة نموذج لغوي كبير (LLM) للعربية، قوي ومتعدد الوسائط.

في 13 مايو 2025 أعلنت هيوماين وإنفيديا في الرياض شراكة بينهما. وتعتزمان إقامة مصانع للذكاء الاصطناعي في السعودية، تصل قدرتها خلال خمس سنوات، بحسب التقديرات، إلى 500 ميغاواط. وتستخدم المرحلة الأولى 18,000 من شرائح إنفيديا غريس بلاكويل (GB300 Grace Blackwell). وتشمل الشراكة تدريب المطوّرين السعوديين في الذكاء الاصطناعي والروبوتات والتوائم الرقمية.

جاء إطلاق الشركة عشية منتدى استثماري سعودي أمريكي في الرياض. وتهدف رؤية السعودية 2030 إلى تنويع الاقتصاد بعيدًا عن النفط.

لم تمضِ عشرة أيام حتى جاءت من أبوظبي أخبار مماثلة. ففي 21 مايو أطلق معهد الابتكار التكنولوجي «فالكون عربي»، وهو نموذج لغوي دُرّب على الفصحى الحديثة وعلى لهجات إقليمية، ويضاهي، كما يقول المعهد، نماذج يصل حجمها إلى عشرة أضعاف حجمه، بحسب «بلومبرغ».

في 22 مايو أعلنت ست شركات في أبوظبي مركز الحوسبة «ستارغيت الإمارات»، وقدرته غيغاواط واحد، بحسب بيان نشرته «زاوية». وإنفيديا شريكة هناك أيضًا، وستورّد أنظمة غريس بلاكويل. تبني جي 42 المركز، وتشغّله أوبن إيه آي وأوراكل. والغيغاواط ضعف الحد الأعلى الذي ذكرته هيوماين وإنفيديا. ويبدأ الخُمس الأول من المركز العمل في 2026 وفق الإعلان.

تقام في الخليج أيضًا مناطق سحابية. فمنطقة مايكروسوفت في السعودية اكتمل بناؤها في ديسمبر 2024، وموعد تشغيلها 2026، كما ذكر موقع «داتا سنتر ديناميكس». وأعلنت الشركة في مارس 2025 عزمها على إنشاء منطقة في الكويت، من دون أن تكشف قيمة الاستثمار ولا موعد الافتتاح.`,
  },
};
