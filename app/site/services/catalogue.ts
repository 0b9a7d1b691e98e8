import type { LocalizedText } from "../../i18n/text.ts";
import type { formPath } from "../../inquiries/form-path.ts";

interface CatalogueEntry {
  slug: string;
  /** The service under which it stands; without one it takes several. */
  service?: string;
  /** What the project form has filled in. */
  form: Parameters<typeof formPath<"project">>[1];
  title: LocalizedText;
  excerpt: LocalizedText;
}

/** What clients order by name, besides firmware and 3D printing, which are services by the same name. */
export const catalogue: CatalogueEntry[] = [
  {
    slug: "hardware-robotics-design",
    service: "robotics",
    form: { projectType: "automation", features: "robot" },
    title: { en: "Hardware and robotics design", ar: "تصميم الأجهزة والروبوتات" },
    excerpt: {
      en: "Mechanics, electronics and control designed together, so the board fits its machine.",
      ar: "ميكانيكا وإلكترونيات وتحكم نصمّمها معًا، فتأتي اللوحة على مقاس آلتها.",
    },
  },
  {
    slug: "pcb-design-production",
    service: "boards",
    form: { projectType: "hardware", features: "schematic-layout" },
    title: { en: "PCB design and production", ar: "تصميم اللوحات الإلكترونية المطبوعة وإنتاجها" },
    excerpt: {
      en: "Schematic, layout, sourcing and assembly. Once the work is paid for in full, its design files are yours, unless the contract says otherwise.",
      ar: "مخطّط الدائرة وتخطيط اللوحة وتوريد المكوّنات والتجميع. وعند سداد ثمن العمل كاملًا تصبح ملفات تصميمه لك، ما لم ينصّ العقد على غير ذلك.",
    },
  },
  {
    slug: "custom-electronics-hardware",
    service: "boards",
    form: { projectType: "hardware" },
    title: { en: "Custom electronics and hardware", ar: "إلكترونيات وأجهزة حسب الطلب" },
    excerpt: {
      en: "When no module on the market does the job, we build the circuit that does.",
      ar: "حين لا تفي الوحدات الجاهزة بالغرض، نبني الدائرة التي تفي به.",
    },
  },
  {
    slug: "performance-optimization",
    service: "firmware",
    form: { projectType: "hardware", features: "firmware", hasExistingSystem: "on" },
    title: { en: "Performance optimization", ar: "تحسين الأداء" },
    excerpt: {
      en: "Longer battery life, lower latency, less heat: measured before and after.",
      ar: "بطارية تدوم أكثر، وزمن تأخير أقصر، وحرارة أقل: نقيس قبل التعديل وبعده.",
    },
  },
  {
    slug: "ai-in-robotics-as-a-service",
    service: "airobotics",
    form: { projectType: "automation", features: "computer-vision" },
    title: { en: "AI in robotics as a service", ar: "الذكاء الاصطناعي للروبوتات باشتراك دوري" },
    excerpt: {
      en: "We train the model your robot depends on, install it and keep it up to date.",
      ar: "ندرّب النموذج الذي يعتمد عليه روبوتك، ونركّبه، ونحدّثه دوريًا.",
    },
  },
  {
    slug: "iot-consultancy",
    service: "iot",
    form: { projectType: "iot", needsConsultation: "on" },
    title: { en: "IoT consultancy", ar: "استشارات إنترنت الأشياء" },
    excerpt: {
      en: "An outside view before you spend: which sensors, which network, which battery and what it will cost to run.",
      ar: "رأي من خارج فريقك قبل الإنفاق: أي\u00a0مستشعرات وأي\u00a0شبكة وأي\u00a0بطارية، وكم يكلّف التشغيل.",
    },
  },
  {
    slug: "industrial-machinery",
    service: "industrial",
    form: { projectType: "automation" },
    title: { en: "Industrial machinery", ar: "الآلات الصناعية" },
    excerpt: {
      en: "Purpose-built machines, and upgrades for machines you already run.",
      ar: "آلات نصنعها لغرض محدّد، وتحديث للآلات العاملة لديك.",
    },
  },
  {
    slug: "3d-design",
    service: "print3d",
    form: { projectType: "hardware", features: "enclosure" },
    title: { en: "3D design", ar: "التصميم ثلاثي الأبعاد" },
    excerpt: {
      en: "Enclosures and moving parts drawn for the process that will make them.",
      ar: "أغلفة وأجزاء متحركة نرسمها بما يلائم طريقة تصنيعها.",
    },
  },
  {
    slug: "engineering-consultancy",
    form: { needsConsultation: "on" },
    title: { en: "Engineering consultancy", ar: "الاستشارات الهندسية" },
    excerpt: {
      en: "A design review, a second opinion or an engineer alongside your team for a month.",
      ar: "مراجعة تصميم، أو\u00a0رأي ثانٍ، أو\u00a0مهندس إلى جانب فريقك مدة شهر.",
    },
  },
  {
    slug: "product-development-prototyping",
    form: { projectType: "hardware" },
    title: { en: "Product development and prototyping", ar: "تطوير المنتجات والنماذج الأولية" },
    excerpt: {
      en: "From a sentence on paper to a prototype that survives a field trial.",
      ar: "من جملة على ورق إلى نموذج أولي يصمد في تجربة ميدانية.",
    },
  },
  {
    slug: "product-customization-development",
    form: { projectType: "hardware", hasExistingSystem: "on" },
    title: { en: "Product customization and development", ar: "تخصيص المنتجات وتطويرها" },
    excerpt: {
      en: "A product you already sell or buy, changed until it fits the job.",
      ar: "منتج تبيعه أو تشتريه، نعدّله حتى يناسب المهمة.",
    },
  },
  {
    slug: "short-run-manufacturing",
    form: { projectType: "hardware", features: "short-runs" },
    title: { en: "Short-run manufacturing", ar: "التصنيع بكميات صغيرة" },
    excerpt: {
      en: "Tens to a few hundred units, tested one by one, before you pay for moulds.",
      ar: "من عشرات الوحدات إلى بضع مئات، نختبرها واحدة واحدة، قبل أن تدفع ثمن القوالب.",
    },
  },
];
