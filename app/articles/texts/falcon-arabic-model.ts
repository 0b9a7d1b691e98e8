import type { Article } from "../article.ts";

export const article: Article = {
  id: "19",
  slug: "falcon-arabic-model",
  date: "2025-05-21",
  modified: "2026-11-23T12:00:00Z",
  category: "artificial-intelligence",
  countries: ["AE"],
  title: {
    en: "Abu Dhabi institute releases Falcon Arabic, a language model",
    ar: "معهد في أبوظبي يطلق النموذج اللغوي «فالكون عربي»",
  },
  description: {
    en: "Falcon Arabic was trained on Modern Standard Arabic and on regional dialects. A small model, Falcon-H1, was released at the same time and is designed to run with less computing power.",
    ar: "دُرّب «فالكون عربي» على العربية الفصحى الحديثة وعلى لهجات إقليمية. وصدر معه نموذج صغير هو «فالكون-إتش 1»، صُمّم ليعمل بقدرة حاسوبية أقل.",
  },
  pictureAlt: {
    en: "A reed pen whose shaft ends in a mesh of linked dots draws a broad stroke of ink, with a column of rhombic calligraphy dots beside it",
    ar: "قلم قصب ينتهي طرفه الأعلى بشبكة من النقاط الموصولة يرسم خطًا عريضًا من الحبر، وإلى جانبه عمود من نقاط الخط التي على شكل مُعيَّن هندسي",
  },
  source: { en: "Mint / Bloomberg", ar: "مينت / بلومبرغ" },
  sourceUrl:
    "https://www.livemint.com/technology/tech-news/uae-releases-falcon-arabic-ai-model-to-outcompete-mideast-rivals/amp-11747808793360.html",
  content: {
    en: `Abu Dhabi’s Technology Innovation Institute (TII) released Falcon Arabic, an Arabic-language AI model, on 21 May 2025. More than 400 million people speak Arabic, a language that large AI models serve less well than others. A second model, Falcon-H1, was launched at the same time.

TII is the applied-research arm of Abu Dhabi’s Advanced Technology Research Council (ATRC). Both models continue the Falcon family of open models, which started in 2023. Falcon 3, intended for light infrastructure such as laptops, was released in December 2024.

Falcon Arabic was trained on Modern Standard Arabic and on regional dialects. According to ATRC, the training data is native Arabic and not translated text.

On performance, TII said that Falcon Arabic matches models up to ten times its size. Falcon-H1 was described as a small model. It is designed to reduce the computing power and the technical expertise needed to run AI. TII said that it outperforms similarly sized models from Meta and Alibaba. These statements are the developer’s own.

An Arabic model is a goal in Saudi Arabia as well. Nine days earlier the Saudi Crown Prince had launched HUMAIN, an AI company of the Public Investment Fund, as WinBuzzer reported. One of its stated goals is a powerful multimodal large language model for Arabic.

HUMAIN and NVIDIA plan AI factories in Saudi Arabia with a projected capacity of up to 500 MW over five years. The partnership also covers the training of Saudi developers.

The day after the release, six companies announced a computing cluster in Abu Dhabi. The cluster, Stargate UAE, is planned with a capacity of one gigawatt, according to a press release carried by Zawya. G42 is to build it, and OpenAI and Oracle are to operate it. The first part, of 200 MW, was expected to go live in 2026.

Governments in the region have plans for AI as well. Abu Dhabi’s digital strategy, announced in January 2025, plans more than two hundred AI systems for government services, The National reported. Qatar signed a five-year agreement with Scale AI to bring AI tools to its public services, according to RCR Wireless News. More than fifty possible uses in government are to be explored over the five years.`,
    ar: `أطلق معهد الابتكار التكنولوجي (TII) في أبوظبي يوم 21 مايو 2025 «فالكون عربي» (Falcon Arabic)، وهو نموذج ذكاء اصطناعي للغة يتحدّثها أكثر من 400 مليون شخص، لكن النماذج الكبيرة لم تخدمها كما خدمت لغات أخرى. وأطلق معه نموذجًا ثانيًا هو «فالكون-إتش 1» (Falcon-H1).

المعهد ذراع البحوث التطبيقية لمجلس أبحاث التكنولوجيا المتطورة (ATRC) في أبوظبي. والنموذجان من عائلة «فالكون» المفتوحة التي بدأت عام 2023، وكان «فالكون 3»، المخصّص للأجهزة الخفيفة مثل الحواسيب المحمولة، قد صدر في ديسمبر 2024.

دُرّب «فالكون عربي» على العربية الفصحى الحديثة وعلى لهجات إقليمية، بنصوص كُتبت بالعربية أصلًا ولم تُترجم إليها، بحسب المجلس.

يضاهي «فالكون عربي» في أدائه نماذج يصل حجمها إلى عشرة أضعاف حجمه، كما يقول المعهد. أما «فالكون-إتش 1» فنموذج صغير، صُمّم لتقليل القدرة الحاسوبية والخبرة التقنية اللازمتين لتشغيل الذكاء الاصطناعي. ويقول المعهد إنه يتفوّق على نماذج من ميتا وعلي بابا تقاربه حجمًا. وهذا كله قول الجهة المطوّرة.

في السعودية هدف مماثل. فقبل ذلك بتسعة أيام أطلق ولي العهد السعودي شركة هيوماين (HUMAIN) للذكاء الاصطناعي، التابعة لصندوق الاستثمارات العامة، كما نشر موقع «وين بازر». ومن أهدافها المعلنة نموذج لغوي كبير (LLM) للعربية، قوي ومتعدد الوسائط.

تعتزم هيوماين وإنفيديا إقامة مصانع للذكاء الاصطناعي في السعودية، تصل قدرتها خلال خمس سنوات إلى 500 ميغاواط بحسب التقديرات. وتشمل شراكتهما تدريب المطوّرين السعوديين.

في اليوم التالي لصدور «فالكون عربي» أعلنت ست شركات في أبوظبي «ستارغيت الإمارات»، وهو مركز حوسبة قدرته غيغاواط واحد، بحسب بيان نشرته «زاوية». تبنيه جي 42، وتشغّله أوبن إيه آي وأوراكل، ويبدأ جزؤه الأول، وقدرته 200 ميغاواط، العمل في 2026 وفق الإعلان.

للحكومات خططها كذلك. فاستراتيجية أبوظبي الرقمية، المعلنة في يناير 2025، تُدخل أكثر من مئتي نظام للذكاء الاصطناعي في الخدمات الحكومية، وفق صحيفة «ذا ناشيونال». ووقّعت قطر مع سكيل إيه آي (Scale AI) اتفاقية مدتها خمس سنوات لإدخال أدوات الذكاء الاصطناعي في خدماتها العامة، ويُدرس خلال هذه المدة أكثر من خمسين استخدامًا ممكنًا، بحسب «آر سي آر وايرلس نيوز».`,
  },
};
