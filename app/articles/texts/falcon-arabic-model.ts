import type { Article } from "../article.ts";

export const article: Article = {
  id: "19",
  slug: "falcon-arabic-model",
  date: "2025-05-21",
  modified: "2026-11-21T05:40:14Z",
  category: "artificial-intelligence",
  countries: ["AE"],
  title: {
    en: "Abu Dhabi institute releases Falcon Arabic, a language model",
    ar: "معهد في أبوظبي يطلق النموذج اللغوي «فالكون عربي»",
  },
  description: {
    en: "Falcon Arabic was trained on Modern Standard Arabic and on regional dialects. A small model, Falcon-H1, came at the same time and is designed to run with less computing power.",
    ar: "دُرّب «فالكون عربي» على العربية الفصحى الحديثة وعلى لهجات إقليمية. وصدر في الوقت نفسه نموذج صغير هو «فالكون-إتش 1»، صُمّم ليعمل بقدرة حاسوبية أقل.",
  },
  pictureAlt: {
    en: "A reed pen whose shaft ends in a mesh of linked dots draws a broad stroke of ink, with a column of rhombic calligraphy dots beside it",
    ar: "قلم قصب ينتهي طرفه الأعلى بشبكة من النقاط الموصولة يرسم خطًا عريضًا من الحبر، وإلى جانبه عمود من نقاط الخط المعيّنة الشكل",
  },
  source: { en: "Mint / Bloomberg", ar: "مينت / بلومبرغ" },
  sourceUrl:
    "https://www.livemint.com/technology/tech-news/uae-releases-falcon-arabic-ai-model-to-outcompete-mideast-rivals/amp-11747808793360.html",
  content: {
    en: `More than 400 million people speak Arabic, a language less served by large AI models. On 21 May 2025 Abu Dhabi’s Technology Innovation Institute (TII) released a model made for it, Falcon Arabic. A second model, Falcon-H1, was launched at the same time.

TII is the applied-research arm of Abu Dhabi’s Advanced Technology Research Council (ATRC). Both models continue the Falcon family of open models. The series started in 2023. Falcon 3, intended for light infrastructure such as laptops, was released in December 2024.

A large language model learns patterns from text and produces answers in natural language. The text used in training therefore shapes what the model can later write. A model that has read little of a language has few patterns to build on. This makes the choice of training text one of the main decisions in developing such a model.

Falcon Arabic was trained on Modern Standard Arabic and on regional dialects. Covering both matters in practice, because a question may be typed in either. According to ATRC, the training data is native Arabic and not translated text. The difference is one of wording: a translation tends to keep traces of the language it came from. A model trained on translations can pick up those traces along with the rest.

On performance, TII said that Falcon Arabic matched models up to ten times its size. Size is usually counted in parameters, the values that are adjusted during training. A smaller model needs less memory and fewer calculations for each answer. If it does the same work, it can do so on more modest machines. The comparison is the developer’s own claim.

Falcon-H1 was described as a small model. It was designed to reduce the computing power needed to run AI, and the technical expertise as well. TII said that it outperformed similarly sized models from Meta and Alibaba. That statement, too, comes from the developer.

The two releases addressed different needs. Falcon Arabic concerns the language in which a model works. Falcon-H1 concerns what it takes to run one: the machine on which it works and the people who look after it.`,
    ar: `يتحدّث العربية أكثر من 400 مليون شخص، ومع ذلك لم تنل من نماذج الذكاء الاصطناعي الكبيرة ما نالته لغات غيرها. وفي 21 مايو 2025 أطلق معهد الابتكار التكنولوجي (TII) في أبوظبي نموذجًا أُعدّ لها هو «فالكون عربي» (Falcon Arabic)، وأطلق في الوقت نفسه نموذجًا ثانيًا هو «فالكون-إتش 1» (Falcon-H1).

والمعهد ذراع البحوث التطبيقية لمجلس أبحاث التكنولوجيا المتطورة (ATRC) في أبوظبي. ويواصل النموذجان مسيرة «فالكون»، وهي عائلة من النماذج المفتوحة بدأت عام 2023. وكان «فالكون 3»، الموجّه إلى البنى التقنية الخفيفة مثل الحواسيب المحمولة، قد صدر في ديسمبر 2024.

ويتعلّم النموذج اللغوي الكبير (LLM) أنماطًا من النصوص، ثم يصوغ إجاباته بلغة طبيعية. ولهذا تحدّد نصوص التدريب ما يقدر النموذج على كتابته لاحقًا، فإن قرأ القليل من لغة ما لم يجد أنماطًا كثيرة يبني عليها. ومن هنا كان اختيار النصوص من القرارات الرئيسية في تطوير نموذج كهذا.

ودُرّب «فالكون عربي» على العربية الفصحى الحديثة وعلى لهجات إقليمية. وللجمع بينهما فائدة عملية، فقد يُكتب السؤال بالفصحى أو بالعامية. ويقول مجلس أبحاث التكنولوجيا المتطورة إن بيانات التدريب نصوص كُتبت بالعربية أصلًا، لا نصوص مترجمة. والفرق في الصياغة، لأن الترجمة كثيرًا ما تحتفظ بآثار اللغة التي نُقلت عنها، وقد تنتقل هذه الآثار إلى نموذج يتدرّب عليها.

أما عن الأداء فقال المعهد إن «فالكون عربي» يضاهي نماذج يصل حجمها إلى عشرة أضعاف حجمه. ويُقاس الحجم عادةً بعدد المُعامِلات، وهي القيم التي يضبطها التدريب. ويحتاج النموذج الأصغر إلى ذاكرة أقل وحسابات أقل في كل إجابة، فإن أدّى العمل نفسه أمكن تشغيله على أجهزة أكثر تواضعًا. وهذه المقارنة قول الجهة المطوّرة نفسها.

ووُصف «فالكون-إتش 1» بأنه نموذج صغير. وقد صُمّم ليقلّل القدرة الحاسوبية اللازمة لتشغيل الذكاء الاصطناعي، والخبرة التقنية أيضًا. وقال المعهد إنه يتفوّق على نماذج من ميتا وعلي بابا تقاربه في الحجم، وهذا أيضًا قول الجهة المطوّرة.

ويلبّي الإصداران حاجتين مختلفتين. يُعنى «فالكون عربي» باللغة التي يعمل بها النموذج، أما «فالكون-إتش 1» فيُعنى بما يلزم لتشغيله: الجهاز الذي يعمل عليه، والناس الذين يتولّون أمره.`,
  },
};
