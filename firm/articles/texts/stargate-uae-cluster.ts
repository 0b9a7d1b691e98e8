import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "18",
  date: "2025-05-22",
  written: "2026-11-29",
  category: "artificial-intelligence",
  countries: ["AE"],
  services: ["boards", "industrial"],
  title: {
    en: "Six companies plan a 1 GW AI cluster in Abu Dhabi",
    ar: "ست شركات تعلن «ستارغيت الإمارات» في أبوظبي",
  },
  description: {
    en: "Stargate UAE will stand on a new campus that is planned at 5 GW. G42 will build it, OpenAI and Oracle will operate it, and the first 200 MW were due to go live in 2026.",
    ar: "سيقام مركز الحوسبة في مجمّع للذكاء الاصطناعي مخطّط بقدرة 5 غيغاواطات. وكان المتوقع يوم الإعلان أن يبدأ تشغيل أول 200 ميغاواط من المركز في 2026.",
  },
  pictureAlt: {
    en: "Five long rows of server racks under cooling pipes on a desert plain, the first of them lit and joined to a line of electricity pylons",
    ar: "خمسة صفوف طويلة من خزائن الخوادم تحت أنابيب تبريد في سهل صحراوي، أولها مضاء وموصول بخط من أبراج الكهرباء",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sources: [
    "https://www.zawya.com/en/press-release/companies-news/global-tech-alliance-launches-stargate-uae-niepi7ce",
    "https://qz.com/american-tech-partners-with-uae-for-new-ai-data-center-1851781991",
    "https://www.verdict.co.uk/g42-1gw-stargate-ai-data/",
  ],
  content: {
    en: `Big computers used to be measured in operations a second. Stargate UAE, a cluster for artificial intelligence (AI) that was announced in Abu Dhabi on 22 May 2025, is measured like a power station: 1 GW. The first 200 MW were due to go live in 2026.

The partners are G42, OpenAI, Oracle, NVIDIA, SoftBank Group and Cisco. G42 will build the cluster, and OpenAI and Oracle will operate it. NVIDIA will supply its Grace Blackwell GB300 systems. Cisco will provide connectivity made for AI, and zero-trust security, an arrangement in which no user and no device is trusted merely because it is already inside the network.

The site is the new UAE-US AI Campus in Abu Dhabi, which was announced the week before and is planned at 5 GW. The US Commerce Department gives the area as 10 square miles (about 26 km²). On ground of that size the slow work lies outside the halls. A server rack is bolted down in an afternoon, while a transformer for a substation can take years to arrive. Cooling plant, roads and fibre also come before the first rack.

Stargate UAE is linked to a framework called the US-UAE AI Acceleration Partnership. It works in both directions: entities from the UAE plan to invest in digital infrastructure in the United States.`,
    ar: `يُخطّط في أبوظبي لمجمّع إماراتي أمريكي للذكاء الاصطناعي قدرته 5 غيغاواطات. وفيه سيقام مركز الحوسبة «ستارغيت الإمارات» (Stargate UAE)، وقدرته غيغاواط واحد. وقد أعلنت المركز في 22 مايو 2025 ست شركات: جي 42 (G42) وأوبن إيه آي وأوراكل وإنفيديا ومجموعة سوفت بنك وسيسكو. وكان المتوقع يوم الإعلان أن يبدأ تشغيل أول 200 ميغاواط منه في 2026.

وستتولّى جي 42 البناء، ثم تشغّل المركز أوبن إيه آي وأوراكل. وستورّد إنفيديا أنظمة GB300 من جيل غريس بلاكويل (Grace Blackwell)، وتتولّى سيسكو الشبكات المهيّأة للذكاء الاصطناعي، والحماية بمبدأ انعدام الثقة (zero trust). وانعدام الثقة أن يُثبت كل جهاز هويته عند كل اتصال، ولو كان داخل الشبكة.

كان المجمّع قد أُعلن قبل ذلك بأسبوع، بحضور الشيخ محمد بن زايد آل نهيان، رئيس الدولة، والرئيس الأمريكي دونالد ترامب. وذكرت وزارة التجارة الأمريكية أن مساحته 10 أميال مربعة، أي نحو 26 كيلومترًا مربعًا. وكثير من أرض مواقع الحوسبة الكبرى يذهب إلى ما لا يحسب شيئًا: محطات تحويل الكهرباء، ومعدات التبريد، والفواصل بين المباني.

ويرتبط المركز بإطار اسمه الشراكة الأمريكية الإماراتية لتسريع الذكاء الاصطناعي. وبموجبه تعتزم جهات إماراتية أن تستثمر في البنية التحتية الرقمية في الولايات المتحدة أيضًا.`,
  },
  note: {
    en: "Every watt that enters a computer leaves it as heat. For air there is a rule any bench can use: cubic metres per hour equal 3 times watts over kelvins of warming. An enclosure with 200 W whose air may warm by 10 K needs 60 m³/h. Outdoors at 45 °C, a part rated for 70 °C leaves 25 K for air, heatsink and ageing together. Litre for litre, water carries about 3,500 times as much heat, hence the pipes in large racks, and the leak detectors.",
    ar: "كل واط يدخل الحاسوب يخرج حرارة. وللهواء قاعدة تُحفظ: الأمتار المكعبة في الساعة تساوي 3 أمثال الواطات مقسومة على درجات التسخين. فجهاز يبدّد 200 واط، ويُسمح لهوائه بأن يسخن 10 درجات، يلزمه 60 مترًا مكعبًا في الساعة. وينقل الماء نحو 3,500 ضعف ما ينقله مثل حجمه من الهواء، فتُمدّ الأنابيب إلى الخزائن الكبيرة. ومكوّن حدّه 70 درجة، في هواء حرارته 45، لا يبقى له إلا 25 درجة.",
  },
};
