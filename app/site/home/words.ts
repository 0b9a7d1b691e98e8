import type { PluralText } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";

export const words = {
  heroEyebrow: {
    en: "Hardware, robotics and connected devices · {city}",
    ar: "أجهزة وروبوتات وإنترنت الأشياء (IoT) · {city}",
  },
  heroHeadline: { en: "BUILD. BOLD. HARDWARE.", ar: "فكرة. لوحة. آلة." },
  heroLead: {
    en: "We design circuit boards, write their firmware and build the machines around them, from first sketch to first batch.",
    ar: "نبني بجرأة ونقيس بدقة: نصمّم اللوحات الإلكترونية، ونكتب برمجياتها الثابتة (Firmware)، ونصنع حولها الأجهزة والروبوتات، من\u00a0أول\u00a0رسم إلى\u00a0أول\u00a0دفعة إنتاج.",
  },
  heroPrimary: { en: "Start a project", ar: "ابدأ مشروعك" },
  heroSecondary: { en: "Contact us", ar: "تواصل معنا" },
  heroStill: {
    en: "A green circuit board with copper traces; a six-axis robot arm rises from it.",
    ar: "لوحة إلكترونية خضراء بمسارات نحاسية، تصعد منها ذراع روبوتية سداسية المحاور.",
  },
  heroLoading: { en: "Loading the 3D scene…", ar: "جارٍ تحميل المشهد ثلاثي الأبعاد…" },
  heroFailed: { en: "3D visualization unavailable", ar: "العرض ثلاثي الأبعاد غير متاح" },
  motionPause: { en: "Pause animation", ar: "أوقف الحركة" },
  motionResume: { en: "Resume animation", ar: "استأنف الحركة" },
  introHeading: { en: "What we build", ar: "ماذا نصنع؟" },
  introText: {
    en: "Here are three of our six core services. Each ends with something you can power up and measure.",
    ar: "هذه ثلاث من خدماتنا الأساسية الست، تنتهي كل واحدة منها بشيء تشغّله بنفسك وتقيسه.",
  },
  introAll: { en: "See all services", ar: "اطّلع على كل الخدمات" },
  countersHeading: { en: "In numbers", ar: "بالأرقام" },
  countersMore: { en: "More than {n}", ar: "أكثر من {n}" },
  resourcesHeading: { en: "Related resources", ar: "صفحات تهمّك" },
  resourcesServicesText: {
    en: "Boards, firmware, robots and what holds them together.",
    ar: "لوحات وبرمجيات ثابتة وروبوتات، وما يجمع بينها.",
  },
  resourcesCasesText: {
    en: "Our projects in six fields, without our clients’ names.",
    ar: "مشاريعنا في ستة مجالات، بلا أسماء عملائنا.",
  },
  closingHeading: { en: "A board, a machine or just an idea?", ar: "لوحة أم آلة أم مجرّد فكرة؟" },
  closingText: {
    en: "Tell us what you need. We reply within {hours}\u00a0hours on working days, and sign a mutual non-disclosure agreement (NDA) before you share anything confidential.",
    ar: "أخبرنا بما تحتاج إليه. نردّ خلال {hours}\u00a0ساعة في أيام العمل، ونوقّع معك اتفاقية عدم إفصاح متبادلة (NDA) قبل أن تُطلعنا على أي معلومة سرّية.",
  },
  closingSecondary: { en: "Contact us", ar: "تواصل معنا" },
} satisfies Record<string, LocalizedText>;

/** Each stands under its number. */
export const counterLabels = {
  projects: {
    en: { one: "Project", other: "Projects" },
    ar: { zero: "مشروع", one: "مشروع", two: "مشروعان", few: "مشاريع", many: "مشروعًا", other: "مشروع" },
  },
  clients: {
    en: { one: "Client", other: "Clients" },
    ar: { zero: "عميل", one: "عميل", two: "عميلان", few: "عملاء", many: "عميلًا", other: "عميل" },
  },
  countries: {
    en: { one: "Country", other: "Countries" },
    ar: { zero: "دولة", one: "دولة", two: "دولتان", few: "دول", many: "دولة", other: "دولة" },
  },
} satisfies Record<string, PluralText>;
