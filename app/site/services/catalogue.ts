import type { LocalizedText } from "../../i18n/text.ts";

interface CatalogueEntry {
  slug: string;
  title: LocalizedText;
  excerpt: LocalizedText;
}

export const catalogue: CatalogueEntry[] = [
  {
    slug: "iot-consultancy",
    title: { en: "IoT consultancy", ar: "استشارات إنترنت الأشياء" },
    excerpt: {
      en: "An outside view before you spend: which sensors, which network, which battery and what it will cost to run.",
      ar: "رأي من خارج فريقك قبل الإنفاق: أي\u00a0مستشعرات وأي\u00a0شبكة وأي\u00a0بطارية، وكم يكلّف التشغيل.",
    },
  },
  {
    slug: "product-customization-development",
    title: { en: "Product customization and development", ar: "تخصيص المنتجات وتطويرها" },
    excerpt: {
      en: "A product you already sell or buy, changed until it fits the job.",
      ar: "منتج تبيعه أو تشتريه، نعدّله حتى يناسب المهمة.",
    },
  },
  {
    slug: "hardware-robotics-design",
    title: { en: "Hardware and robotics design", ar: "تصميم الأجهزة والروبوتات" },
    excerpt: {
      en: "Mechanics, electronics and control designed together, so the board fits its machine.",
      ar: "ميكانيكا وإلكترونيات وتحكم نصمّمها معًا، فتأتي اللوحة على مقاس آلتها.",
    },
  },
  {
    slug: "custom-electronics-hardware",
    title: { en: "Custom electronics and hardware", ar: "إلكترونيات وأجهزة حسب الطلب" },
    excerpt: {
      en: "When no module on the market does the job, we build the circuit that does.",
      ar: "حين لا تفي الوحدات الجاهزة بالغرض، نبني الدائرة التي تفي به.",
    },
  },
  {
    slug: "pcb-design-production",
    title: { en: "PCB design and production", ar: "تصميم اللوحات الإلكترونية المطبوعة وإنتاجها" },
    excerpt: {
      en: "Schematic, layout, sourcing and assembly. Once the work is paid for in full, its design files are yours, unless the contract says otherwise.",
      ar: "مخطّط الدائرة وتخطيط اللوحة وتوريد المكوّنات والتجميع. ومتى سُدّد ثمن العمل كاملًا صارت ملفات تصميمه لك، ما لم ينصّ العقد على غير ذلك.",
    },
  },
  {
    slug: "3d-printing",
    title: { en: "3D printing", ar: "الطباعة ثلاثية الأبعاد" },
    excerpt: {
      en: "Parts and enclosures for fit checks, testing and short runs.",
      ar: "قطع وأغلفة لتجربة التركيب وللاختبار وللدفعات الصغيرة.",
    },
  },
  {
    slug: "product-development-prototyping",
    title: { en: "Product development and prototyping", ar: "تطوير المنتجات والنماذج الأولية" },
    excerpt: {
      en: "From a sentence on paper to a prototype that survives a field trial.",
      ar: "من جملة على ورق إلى نموذج أولي يصمد في تجربة ميدانية.",
    },
  },
  {
    slug: "firmware-development",
    title: { en: "Firmware development", ar: "تطوير البرمجيات الثابتة" },
    excerpt: {
      en: "Firmware that boots, measures, sleeps and updates, with tests that prove it.",
      ar: "برمجيات ثابتة تُقلع وتقيس وتنام وتُحدَّث عن بُعد، ومعها اختبارات تُثبت ذلك.",
    },
  },
  {
    slug: "short-run-manufacturing",
    title: { en: "Short-run manufacturing", ar: "التصنيع بكميات صغيرة" },
    excerpt: {
      en: "Tens to a few hundred units, tested one by one, before you pay for moulds.",
      ar: "من عشرات الوحدات إلى بضع مئات، نختبرها واحدة واحدة، قبل أن تدفع ثمن القوالب.",
    },
  },
  {
    slug: "engineering-consultancy",
    title: { en: "Engineering consultancy", ar: "الاستشارات الهندسية" },
    excerpt: {
      en: "A design review, a second opinion or an engineer alongside your team for a month.",
      ar: "مراجعة تصميم، أو\u00a0رأي ثانٍ، أو\u00a0مهندس إلى جانب فريقك مدة شهر.",
    },
  },
  {
    slug: "industrial-machinery",
    title: { en: "Industrial machinery", ar: "الآلات الصناعية" },
    excerpt: {
      en: "Purpose-built machines, and upgrades for machines you already run.",
      ar: "آلات نصنعها لغرض محدّد، وتحديث للآلات العاملة لديك.",
    },
  },
  {
    slug: "performance-optimization",
    title: { en: "Performance optimization", ar: "تحسين الأداء" },
    excerpt: {
      en: "Longer battery life, lower latency, less heat: measured before and after.",
      ar: "بطارية تدوم أكثر، وزمن استجابة أقصر، وحرارة أقل: نقيس قبل التعديل وبعده.",
    },
  },
  {
    slug: "ai-in-robotics-as-a-service",
    title: { en: "AI in robotics as a service", ar: "الذكاء الاصطناعي للروبوتات باشتراك دوري" },
    excerpt: {
      en: "We train the model your robot depends on, install it and keep it up to date.",
      ar: "ندرّب النموذج الذي يعتمد عليه روبوتك، ونركّبه، ونُبقيه مواكبًا لعملك.",
    },
  },
  {
    slug: "3d-design",
    title: { en: "3D design", ar: "التصميم ثلاثي الأبعاد" },
    excerpt: {
      en: "Enclosures and moving parts drawn for the process that will make them.",
      ar: "أغلفة وأجزاء متحركة نرسمها بما يلائم طريقة تصنيعها.",
    },
  },
];
