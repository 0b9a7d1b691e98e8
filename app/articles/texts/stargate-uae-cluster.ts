import type { Article } from "../article.ts";

export const article: Article = {
  id: "21",
  slug: "stargate-uae-cluster",
  date: "2025-05-22",
  modified: "2026-11-21T05:40:14Z",
  category: "artificial-intelligence",
  countries: ["AE"],
  title: {
    en: "Six companies announce one-gigawatt AI cluster in Abu Dhabi",
    ar: "ست شركات تعلن في أبوظبي مجموعة حوسبة للذكاء الاصطناعي بقدرة غيغاواط واحد",
  },
  description: {
    en: "G42, OpenAI, Oracle, NVIDIA, SoftBank Group and Cisco announced Stargate UAE, a computing cluster for artificial intelligence. A first 200-megawatt cluster was expected to go live in 2026.",
    ar: "أعلنت جي 42 وأوبن إيه آي وأوراكل وإنفيديا ومجموعة سوفت بنك وسيسكو «ستارغيت الإمارات»، وهي مجموعة حوسبة للذكاء الاصطناعي. وكان متوقعًا أن تبدأ أول مجموعة منها، بقدرة 200 ميغاواط، العمل في 2026.",
  },
  pictureAlt: {
    en: "Five long rows of server racks under cooling pipes on a desert plain, the first of them lit and joined to a line of electricity pylons",
    ar: "خمسة صفوف طويلة من خزائن الخوادم تحت أنابيب تبريد في سهل صحراوي، أولها مضاء وموصول بخط من أبراج الكهرباء",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/companies-news/global-tech-alliance-launches-stargate-uae-niepi7ce",
  content: {
    en: `Six companies announced Stargate UAE, a one-gigawatt computing cluster for artificial intelligence, in Abu Dhabi on 22 May 2025. The partners are G42, OpenAI, Oracle, NVIDIA, SoftBank Group and Cisco. The first 200-megawatt cluster was expected to go live in 2026.

A computing cluster joins many computers by a network so that they can share one task. Its size is given here in units of power and not in numbers of machines. Electricity, and the cooling that carries the heat away, set the limit on how much equipment a site can run. A figure in megawatts therefore gives an idea of the demand that a site places on the grid.

Two figures have to be kept apart. One gigawatt is the size of Stargate UAE alone. The cluster is to stand in the new UAE-US AI Campus in Abu Dhabi, and for that campus as a whole 5 gigawatts are planned. According to the US Commerce Department, the campus covers 10 square miles, or about 26 square kilometres.

Most of the partners were given a named task. G42 is to build the cluster, and OpenAI and Oracle are to operate it. NVIDIA is to supply Grace Blackwell GB300 systems. Cisco is to provide zero-trust security and connectivity prepared for AI. Under zero trust, no device or user is accepted merely for being inside the network; each request for access is checked.

The campus had been announced the week before. Sheikh Mohamed bin Zayed Al Nahyan and US President Donald Trump were present on that occasion. Stargate UAE is linked to a framework called the US-UAE AI Acceleration Partnership. Under the framework, entities from the UAE are also to invest in digital infrastructure in the United States.

Another undertaking also bears the name Stargate. The Stargate Project had been announced in the United States in January 2025. The Abu Dhabi fund MGX is one of its funders.

Peng Xiao, chief executive of G42, said the initiative builds a bridge that helps bring the benefits of AI to economies and societies.

At the time of the announcement the cluster was a plan with assigned roles. For the first 200 megawatts the announcement gave an expected year. Building in stages lets an operator put the first part to work while the rest is under construction.`,
    ar: `أعلنت ست شركات في أبوظبي، في 22 مايو 2025، «ستارغيت الإمارات» (Stargate UAE)، وهي مجموعة حوسبة للذكاء الاصطناعي بقدرة غيغاواط واحد. والشركاء هم جي 42 (G42) وأوبن إيه آي وأوراكل وإنفيديا ومجموعة سوفت بنك وسيسكو. وكان متوقعًا أن تبدأ أول مجموعة، بقدرة 200 ميغاواط، العمل في عام 2026.

تربط مجموعة الحوسبة حواسيب كثيرة بشبكة واحدة لتتقاسم مهمة واحدة. ويُذكر حجمها هنا بوحدات القدرة لا بعدد الأجهزة، لأن الكهرباء، ومعها التبريد الذي يصرّف الحرارة، هي التي تحدّد كم من المعدات يمكن تشغيله في الموقع. لذلك يعطي الرقم بالميغاواط فكرة عن حاجة الموقع من الشبكة الكهربائية.

وينبغي التمييز بين رقمين. فالغيغاواط الواحد هو حجم «ستارغيت الإمارات» وحدها. ومن المقرّر أن تُقام في مجمّع الذكاء الاصطناعي الإماراتي – الأمريكي الجديد في أبوظبي، أما القدرة المخطّط لها للمجمّع كله فهي 5 غيغاواط. وتقول وزارة التجارة الأمريكية إن مساحته 10 أميال مربعة، أي نحو 26 كيلومترًا مربعًا.

وحُدّدت لمعظم الشركاء مهام بعينها: ستبني جي 42 المجموعة، وتشغّلها أوبن إيه آي وأوراكل، وتورّد إنفيديا أنظمة غريس بلاكويل (Grace Blackwell GB300). وستوفّر سيسكو حماية تقوم على مبدأ انعدام الثقة (zero trust) واتصالًا شبكيًا مهيّأً للذكاء الاصطناعي. وبموجب هذا المبدأ لا يُقبل جهاز ولا مستخدم لمجرّد وجوده داخل الشبكة، بل يُفحص كل طلب وصول.

وكان المجمّع قد أُعلن في الأسبوع السابق بحضور الشيخ محمد بن زايد آل نهيان والرئيس الأمريكي دونالد ترامب. وترتبط «ستارغيت الإمارات» بإطار يحمل اسم الشراكة الأمريكية الإماراتية لتسريع الذكاء الاصطناعي. ومن المقرّر بموجب هذا الإطار أن تستثمر جهات إماراتية أيضًا في البنية التحتية الرقمية في الولايات المتحدة.

ويحمل اسم ستارغيت مشروع آخر أيضًا، أُعلن في الولايات المتحدة في يناير 2025، هو «مشروع ستارغيت». وصندوق إم جي إكس (MGX) في أبوظبي أحد مموّلي ذلك المشروع.

وقال بينغ شياو، الرئيس التنفيذي لشركة جي 42، إن المبادرة تبني جسرًا يساعد على إيصال فوائد الذكاء الاصطناعي إلى الاقتصادات والمجتمعات.

وكانت مجموعة الحوسبة عند إعلانها خطة وُزّعت فيها الأدوار. وذكر الإعلان سنة متوقعة لتشغيل أول 200 ميغاواط منها. والبناء على مراحل يتيح للمشغّل أن يستخدم الجزء الأول بينما يستمرّ العمل في بقية الأجزاء.`,
  },
};
