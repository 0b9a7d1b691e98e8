import type { Article } from "../article.ts";

export const article: Article = {
  id: "21",
  slug: "stargate-uae-cluster",
  date: "2025-05-22",
  modified: "2026-11-23T12:00:00Z",
  category: "artificial-intelligence",
  countries: ["AE"],
  title: {
    en: "Six companies announce one-gigawatt AI cluster in Abu Dhabi",
    ar: "ست شركات تعلن في أبوظبي مركز حوسبة للذكاء الاصطناعي بقدرة غيغاواط واحد",
  },
  description: {
    en: "G42, OpenAI, Oracle, NVIDIA, SoftBank Group and Cisco announced Stargate UAE, a computing cluster for artificial intelligence. Its first part, of 200 megawatts, was expected to go live in 2026.",
    ar: "أعلنت جي 42 وأوبن إيه آي وأوراكل وإنفيديا ومجموعة سوفت بنك وسيسكو إنشاء «ستارغيت الإمارات»، وهو مركز حوسبة للذكاء الاصطناعي. ويبدأ جزؤه الأول، وقدرته 200 ميغاواط، العمل في 2026 بحسب الإعلان.",
  },
  pictureAlt: {
    en: "Five long rows of server racks under cooling pipes on a desert plain, the first of them lit and joined to a line of electricity pylons",
    ar: "خمسة صفوف طويلة من خزائن الخوادم تحت أنابيب تبريد في سهل صحراوي، أولها مضاء وموصول بخط من أبراج الكهرباء",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/companies-news/global-tech-alliance-launches-stargate-uae-niepi7ce",
  content: {
    en: `Six companies announced Stargate UAE, a one-gigawatt computing cluster for artificial intelligence, in Abu Dhabi on 22 May 2025. They are G42, OpenAI, Oracle, NVIDIA, SoftBank Group and Cisco. No price was attached to the project.

Most of the partners have a named task. G42 is to build the cluster, and OpenAI and Oracle are to operate it. NVIDIA is to supply Grace Blackwell GB300 systems. Cisco is to provide zero-trust security and AI-ready connectivity. The reports used here name no task for SoftBank Group.

Three sizes should not be confused. The first part of the cluster, of 200 megawatts, was expected to go live in 2026. It is a fifth of Stargate UAE, which is to have one gigawatt. Stargate UAE, in turn, is a fifth of what is planned for its site. That site is the new UAE-US AI Campus in Abu Dhabi, planned at 5 gigawatts. According to the US Commerce Department, the campus covers 10 square miles, or about 26 square kilometres.

The campus had been announced the week before, in the presence of Sheikh Mohamed bin Zayed Al Nahyan and US President Donald Trump. Stargate UAE is linked to a framework called the US-UAE AI Acceleration Partnership. Under it, entities from the UAE are also to invest in digital infrastructure in the United States.

Another undertaking bears the name as well. The Stargate Project was announced in the United States in January 2025, and the Abu Dhabi fund MGX is one of its funders. MGX, as AGBI reported that March, had been established a year earlier, with Mubadala and G42 as founding partners. The builder of the cluster in Abu Dhabi is thus linked to both.

Peng Xiao, chief executive of G42, said the initiative builds a bridge that helps bring the benefits of AI to economies and societies.

Ten days before the announcement, Saudi Arabia had launched HUMAIN, an AI company of its Public Investment Fund. WinBuzzer reported that HUMAIN and NVIDIA announced a partnership the day after that launch. They plan AI factories with a capacity of up to half a gigawatt over five years. The chips for the first phase are of the same family as the systems for Abu Dhabi, the Grace Blackwell GB300. Within two weeks NVIDIA had therefore been named as supplier in both countries. All these capacities were plans when they were announced.`,
    ar: `أعلنت ست شركات في أبوظبي يوم 22 مايو 2025 «ستارغيت الإمارات» (Stargate UAE)، وهو مركز حوسبة للذكاء الاصطناعي قدرته غيغاواط واحد. والشركات هي جي 42 (G42) وأوبن إيه آي وأوراكل وإنفيديا ومجموعة سوفت بنك وسيسكو. ولم تُعلن للمشروع تكلفة.

لمعظم الشركاء مهمة محدّدة. ستبني جي 42 المركز، وتشغّله أوبن إيه آي وأوراكل، وتورّد إنفيديا أنظمة غريس بلاكويل (Grace Blackwell GB300). وتتولّى سيسكو الحماية بمبدأ انعدام الثقة (zero trust) والشبكات المهيّأة للذكاء الاصطناعي. أما مجموعة سوفت بنك فلا تذكر لها التقارير التي رجعنا إليها مهمة بعينها.

هنا ثلاثة أرقام لا ينبغي الخلط بينها. فالجزء الأول قدرته 200 ميغاواط، ويبدأ العمل في 2026 بحسب الإعلان، وهو خُمس «ستارغيت الإمارات» البالغة غيغاواط واحدًا. وهذه بدورها خُمس القدرة المخطّط لها في موقعها، مجمّع الذكاء الاصطناعي الإماراتي الأمريكي الجديد في أبوظبي، وهي 5 غيغاواط. وتقول وزارة التجارة الأمريكية إن مساحة المجمّع 10 أميال مربعة، أي نحو 26 كيلومترًا مربعًا.

كان المجمّع قد أُعلن قبل ذلك بأسبوع بحضور رئيس الدولة الشيخ محمد بن زايد آل نهيان والرئيس الأمريكي دونالد ترامب. وترتبط «ستارغيت الإمارات» بإطار اسمه الشراكة الأمريكية الإماراتية لتسريع الذكاء الاصطناعي، تستثمر بموجبه جهات إماراتية أيضًا في البنية التحتية الرقمية في الولايات المتحدة.

يحمل الاسمَ مشروع أمريكي أيضًا. فقد أُعلن «مشروع ستارغيت» في الولايات المتحدة في يناير 2025، وصندوق إم جي إكس (MGX) في أبوظبي من مموّليه. وذكر موقع «أرابيان غلف بزنس إنسايت» في مارس أن الصندوق تأسّس قبل ذلك بعام، وأن الشريكين المؤسسين فيه مبادلة وجي 42. فلجي 42 إذن، وهي التي ستبني المركز في أبوظبي، صلة بالمشروعين.

تبني «ستارغيت الإمارات»، في رأي الرئيس التنفيذي لجي 42، جسرًا يساعد على إيصال فوائد الذكاء الاصطناعي إلى الاقتصادات والمجتمعات.

قبل عشرة أيام من هذا الإعلان أطلقت السعودية شركة هيوماين (HUMAIN) للذكاء الاصطناعي، التابعة لصندوق الاستثمارات العامة. وفي اليوم التالي أعلنت الشركة مع إنفيديا شراكة تشمل مصانع ذكاء اصطناعي تصل قدرتها إلى نصف غيغاواط خلال خمس سنوات، بحسب «وين بازر». وشرائح المرحلة الأولى هي غريس بلاكويل GB300، وهو اسم الأنظمة المختارة لأبوظبي أيضًا. وهكذا اختيرت إنفيديا مورّدًا في البلدين في أقل من أسبوعين. وكانت هذه القدرات كلها خططًا يوم أُعلنت.`,
  },
};
