import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "16",
  date: "2025-05-21",
  written: "2026-11-29",
  category: "artificial-intelligence",
  countries: ["AE"],
  services: ["edge", "airobotics"],
  title: {
    en: "Abu Dhabi institute releases an Arabic AI model",
    ar: "معهد في أبوظبي يطلق النموذج اللغوي «فالكون عربي»",
  },
  description: {
    en: "Falcon Arabic was trained on Modern Standard Arabic and on regional dialects. Falcon-H1, a small model released with it, is designed to run on less computing power.",
    ar: "تدرّب «فالكون عربي» على الفصحى الحديثة وعلى لهجات إقليمية. وصدر معه نموذج صغير هو «فالكون-إتش 1»، صُمّم ليعمل بقدرة حاسوبية وخبرة تقنية أقل.",
  },
  pictureAlt: {
    en: "A reed pen whose shaft ends in a mesh of linked dots draws a broad stroke of ink, with a column of rhombic calligraphy dots beside it",
    ar: "قلم قصب ينتهي طرفه الأعلى بشبكة من النقاط المتصلة، يرسم خطًا عريضًا من الحبر، وإلى جانبه عمود من نقاط الخط المعيّنة الشكل",
  },
  source: { en: "Mint (after Bloomberg)", ar: "Mint (نقلًا عن Bloomberg)" },
  sources: [
    "https://www.livemint.com/technology/tech-news/uae-releases-falcon-arabic-ai-model-to-outcompete-mideast-rivals/amp-11747808793360.html",
    "https://dailytimes.com.pk/1304614/uae-launches-arabic-falcon-a-powerful-new-ai-model-for-the-arab-world/",
    "https://news.nestia.com/detail/UAE-launches-Arabic-language-AI-to-compete-with-Meta%2C-Alibaba/13521980",
  ],
  content: {
    en: `More than 400 million people speak Arabic, yet large models of artificial intelligence (AI) serve the language less well than others. On 21 May 2025 the Technology Innovation Institute (TII) in Abu Dhabi released a model that was made for it, Falcon Arabic. TII is the applied-research arm of the emirate’s Advanced Technology Research Council (ATRC).

It was trained on Modern Standard Arabic, the language of newspapers and contracts, and on regional dialects, in which people talk and send messages. A large language model learns patterns from text and produces answers in natural language, so what it has read decides how it writes. Fed on translations, it learns a translator’s Arabic. TII and ATRC say that Falcon Arabic was fed on native text, and that it matches models up to ten times its size.

Falcon-H1, a small model, was launched at the same time. It is designed to reduce the computing power and the technical expertise that AI demands. Its makers place it ahead of models of similar size from Meta and Alibaba.

Both continue the Falcon family of open models, which began in 2023. Falcon 3, intended for light infrastructure such as laptops, was released in December 2024. An open model can be downloaded and run on a machine of one’s own. The text it works on need never leave the building.`,
    ar: `يتحدّث العربية أكثر من 400 مليون شخص، ولم تنل من النماذج اللغوية الكبيرة ما نالته لغات أخرى. ولها أصدر معهد الابتكار التكنولوجي (TII) في أبوظبي، في 21 مايو 2025، نموذجه «فالكون عربي» (Falcon Arabic)، الذي تدرّب على الفصحى الحديثة وعلى لهجات إقليمية.

والنموذج اللغوي الكبير (LLM) يستخرج من النصوص أنماطها، ثم يصوغ جوابه بلغة طبيعية. فإن كانت نصوصه مترجمة جاء جوابه على طريقة المترجم، وإن كانت فصيحة كلها تعثّر في سؤال كتبه صاحبه كما ينطقه.

ويقول المعهد، ومعه مجلس أبحاث التكنولوجيا المتطورة (ATRC) الذي يتبعه، إن بيانات التدريب كُتبت بالعربية أصلًا ولم تُترجم إليها، وإن النموذج يضاهي في أدائه نماذج يصل حجمها إلى عشرة أضعاف حجمه. والمعهد ذراع المجلس في البحوث التطبيقية.

في اليوم نفسه صدر نموذج ثانٍ صغير هو «فالكون-إتش 1» (Falcon-H1)، مصمّم لتقليل ما يلزم لتشغيل الذكاء الاصطناعي من قدرة حاسوبية وخبرة تقنية. ويتفوّق هذا النموذج، بحسب المعهد، على نماذج من ميتا وعلي بابا تقاربه حجمًا.

ينتمي النموذجان إلى عائلة «فالكون» المفتوحة، التي بدأت في 2023. وسبقهما منها في ديسمبر 2024 «فالكون 3» (Falcon 3)، وهو للأجهزة الخفيفة كالحواسيب المحمولة.`,
  },
  note: {
    en: "On your own hardware a language model usually runs out of memory bandwidth before it runs out of arithmetic. To produce one token, a dense model reads all its weights once. Take any model with 4 billion of them at 4 bits: that is 2 GB. Memory that delivers 50 GB/s then cannot give more than 25 tokens a second, however fast the processor. At 8 bits it is half of that. Before you choose a board, look up the width and clock of its memory.",
    ar: "سرعة النموذج اللغوي على لوحتك تحدّها الذاكرة قبل المعالج، لأن النموذج يقرأ أوزانه كلها مرة ليولّد كل مقطع (token). فأي نموذج من 4 مليارات معامل (parameter) بدقة 4 بتات يشغل غيغابايتين، ولا يولّد مع ذاكرة تنقل 50 غيغابايتًا في الثانية أكثر من 25 مقطعًا في الثانية. وبدقة 8 بتات ينزل السقف إلى النصف مهما كان المعالج.",
  },
};
