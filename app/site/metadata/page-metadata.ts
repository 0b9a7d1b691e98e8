import { words as articlesWords } from "../../../firm/articles/words.ts";
import { story, storyPicture } from "../../../firm/story/story.ts";
import { hasArticles } from "../../has-articles.ts";
import type { PageKey } from "../../routes.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import type { PageMetadata } from "./page-metadata-types.ts";

/** The metadata of the pages that search engines may list, by their paths without the language. Header and sitemap keep this order. */
export const pageMetadata = {
  home: {
    name: { en: "Home", ar: "الرئيسية" },
    inHeader: true,
    title: {
      en: "{company}: hardware, robotics and IoT engineering in {city}",
      ar: "{company}: هندسة الأجهزة والروبوتات وإنترنت الأشياء في {city}",
    },
    description: {
      en: "Circuit boards, firmware, robots and connected devices, designed in {city} for the Gulf, the wider Middle East and Europe. Confidential under a mutual NDA.",
      ar: "لوحات إلكترونية وبرمجيات ثابتة وروبوتات وأجهزة متصلة، نصمّمها في {city} لعملاء في الخليج والمشرق وأوروبا، بسرّية تحفظها اتفاقية عدم إفصاح متبادلة.",
    },
    keywords: {
      en: "hardware engineering, robotics, PCB design, IoT, {country}",
      ar: "هندسة الأجهزة، روبوتات، تصميم اللوحات الإلكترونية، إنترنت الأشياء، {country}",
    },
  },
  services: {
    name: { en: "Services", ar: "الخدمات" },
    inHeader: true,
    sharePicture: "circuit-board-development",
    title: {
      en: "Engineering services: boards, firmware, robots · {company}",
      ar: "خدمات هندسية: لوحات وبرمجيات ثابتة وروبوتات · {company}",
    },
    description: {
      en: "Six core services, from robotics and circuit boards to the Internet of Things (IoT) and industrial systems, and eight specialized ones.",
      ar: "ست خدمات أساسية وثماني خدمات متخصصة: الروبوتات واللوحات الإلكترونية والبرمجيات الثابتة والذكاء الاصطناعي وإنترنت الأشياء والأنظمة الصناعية.",
    },
    keywords: {
      en: "PCB design, firmware development, robotics, IoT, industrial automation",
      ar: "تصميم اللوحات الإلكترونية المطبوعة (PCB)، برمجيات ثابتة، روبوتات، إنترنت الأشياء، أتمتة صناعية",
    },
  },
  industries: {
    name: { en: "Industries", ar: "القطاعات" },
    sharePicture: "industrial-solutions",
    title: { en: "Industries we work in · {company}", ar: "قطاعات نعمل فيها · {company}" },
    description: {
      en: "Manufacturing, healthcare, automotive, agriculture, energy and defence: what we look at first in each. Full industry pages are coming soon.",
      ar: "التصنيع والرعاية الصحية والسيارات والزراعة والطاقة والدفاع: أول ما ننظر إليه في كل قطاع. صفحات القطاعات الكاملة قيد الإعداد.",
    },
  },
  cases: {
    name: { en: "Cases", ar: "دراسات الحالة" },
    inHeader: true,
    sharePicture: "ai-with-robotics",
    title: {
      en: "Confidential case studies · {company}",
      ar: "دراسات حالة نحفظ سرّيتها · {company}",
    },
    description: {
      en: "{robotics}+ robotics, {industrialIot}+ industrial IoT, {consumer}+ consumer, {connected}+ connected systems, {energy}+ energy and {vision}+ vision projects. Details after a non-disclosure agreement.",
      ar: "مشاريعنا بحسب المجال: الروبوتات {robotics}+، وإنترنت الأشياء الصناعي {industrialIot}+، والإلكترونيات {consumer}+، والأنظمة المتصلة {connected}+، والطاقة {energy}+، والرؤية الحاسوبية {vision}+.",
    },
    keywords: {
      en: "confidential case studies, NDA, industrial IoT, computer vision, energy management",
      ar: "دراسات حالة، اتفاقية عدم إفصاح، إنترنت الأشياء الصناعي، رؤية حاسوبية، إدارة الطاقة",
    },
  },
  buyers: {
    name: { en: "For buyers", ar: "للمشترين" },
    inMenu: true,
    sharePicture: "industrial-solutions",
    title: {
      en: "For buyers: the firm, terms, what markets ask · {company}",
      ar: "للمشترين: الشركة وشروطها وما تطلبه الأسواق · {company}",
    },
    description: {
      en: "What a buyer must know before a shortlist: the firm, an order in five lines, payment, liability and data, and what eight markets ask of a device.",
      ar: "كل ما يحتاج المشتري إلى معرفته قبل الاختيار: الشركة، وأمر الشراء في خمسة أسطر، وأجوبة عن الدفع والمسؤولية والبيانات، وما تطلبه ثماني أسواق من الجهاز.",
    },
    keywords: {
      en: "vendor registration, SABER, CST, type approval, CE marking, warranty, NDA",
      ar: "تسجيل المورّدين، سابر (SABER)، هيئة الاتصالات (CST)، علامة CE، الموافقة النوعية، الضمان",
    },
  },
  process: {
    name: { en: "Process", ar: "طريقة العمل" },
    inHeader: true,
    sharePicture: "firmware-development",
    title: {
      en: "How we deliver: five phases, two-week sprints · {company}",
      ar: "كيف نعمل: خمس مراحل ودورات من أسبوعين · {company}",
    },
    description: {
      en: "Discovery, planning, development, testing and delivery, in two-week sprints that each end with a demo you can judge.",
      ar: "الاستكشاف والتخطيط والتطوير والاختبار والتسليم، في دورات عمل من أسبوعين تنتهي كل واحدة منها بعرض عملي ترى نتيجته بنفسك.",
    },
    keywords: {
      en: "agile hardware development, sprint, prototype, testing, delivery",
      ar: "تطوير الأجهزة بالمنهجية المرنة (Agile)، دورة عمل، نموذج أولي، اختبار، تسليم",
    },
  },
  about: {
    name: { en: "About", ar: "من نحن" },
    inHeader: true,
    sharePicture: storyPicture && "story",
    schemaType: "AboutPage",
    title: { en: "About {company} and the story of {product}", ar: "{company} وقصة {product}" },
    description: story.summary,
    keywords: story.keywords,
  },
  articles: {
    name: { en: "Articles", ar: "المقالات" },
    inHeader: true,
    schemaType: "CollectionPage",
    title: articlesWords.title,
    description: articlesWords.description,
    keywords: articlesWords.keywords,
  },
  contact: {
    name: { en: "Contact", ar: "تواصل معنا" },
    inHeader: true,
    sharePicture: "iot-solutions",
    schemaType: "ContactPage",
    title: { en: "Contact an engineer · {company}", ar: "تواصل مع مهندس · {company}" },
    description: {
      en: "Write, call or use WhatsApp, in English or Arabic. Your message goes to our engineers in {city}. We reply within {hours} hours on working days.",
      ar: "اكتب إلينا أو اتصل أو راسلنا على واتساب، بالعربية أو الإنجليزية. تصل رسالتك إلى مهندسينا في {city}. نردّ خلال {hours} ساعة في أيام العمل.",
    },
    keywords: {
      en: "contact hardware engineers, {city}, consultation, quote, support",
      ar: "تواصل مع مهندسين، {city}، استشارة، عرض سعر، دعم تقني",
    },
  },
  "start-project": {
    name: { en: "Start a project", ar: "ابدأ مشروعك" },
    sharePicture: "robotics-solutions",
    title: { en: "Start your project · {company}", ar: "ابدأ مشروعك · {company}" },
    description: {
      en: "Tell us your needs, budget and timeline. We reply within {hours} hours on working days, and sign a mutual NDA before you share anything confidential.",
      ar: "أخبرنا بما تحتاج إليه، وبميزانية المشروع وموعده. نردّ خلال {hours} ساعة في أيام العمل، ونوقّع معك اتفاقية عدم إفصاح متبادلة قبل أن تُطلعنا على أي معلومة سرّية.",
    },
    keywords: {
      en: "hardware project, IoT project, automation project, quote",
      ar: "مشروع أجهزة، مشروع إنترنت الأشياء، مشروع أتمتة، عرض سعر",
    },
  },
  "privacy-policy": {
    name: { en: "Privacy policy", ar: "سياسة الخصوصية" },
    title: { en: "Privacy policy · {company}", ar: "سياسة الخصوصية · {company}" },
    description: {
      en: "What we collect when you write to us, why, who sees it, how long we keep it and how to have it deleted.",
      ar: "ما نجمعه حين تكتب إلينا، ولماذا، ومن يطّلع عليه، ومدة احتفاظنا به، وكيف تطلب حذفه.",
    },
  },
  "terms-of-service": {
    name: { en: "Terms of service", ar: "شروط الخدمة" },
    title: { en: "Terms of service · {company}", ar: "شروط الخدمة · {company}" },
    description: {
      en: "The terms of our website and services. They are governed by {law}.",
      ar: "شروط موقعنا وخدماتنا. القانون الواجب التطبيق هو {law}.",
    },
  },
} satisfies Partial<Record<PageKey, PageMetadata>>;

export type PublicPage = keyof typeof pageMetadata;

/** Those that the site has. */
export const publicPages = Object.entries<PageMetadata>(pageMetadata)
  .map(([page, entry]) => ({ page, entry }))
  .filter(({ page }) => page !== "articles" || hasArticles);

/** The titles of all other pages in routes.ts, which are kept out of search results and of the sitemap. */
export const hiddenTitles = {
  "contact/sent": { en: "Confirmation of your message · {company}", ar: "تأكيد رسالتك · {company}" },
  "start-project/sent": {
    en: "Confirmation of your project request · {company}",
    ar: "تأكيد طلب مشروعك · {company}",
  },
  inquiry: { en: "A new link to your inquiry · {company}", ar: "رابط جديد إلى استفسارك · {company}" },
  auth: { en: "Admin Access · {company}", ar: "دخول مشرفي الموقع · {company}" },
  "auth/confirm": { en: "Confirm your email address · {company}", ar: "أكّد بريدك · {company}" },
  "auth/forgotten-password": { en: "Forgotten password · {company}", ar: "نسيت كلمة المرور · {company}" },
  "auth/second-factor": { en: "Two-step sign-in · {company}", ar: "التحقق بخطوتين · {company}" },
  admin: { en: "Customer Inquiries · {company}", ar: "استفسارات العملاء · {company}" },
  account: { en: "Your account · {company}", ar: "حسابك · {company}" },
  "security-test": { en: "Security test · {company}", ar: "اختبار الأمان · {company}" },
  "404": {
    en: "Page not found · الصفحة غير موجودة · {company}",
    ar: "Page not found · الصفحة غير موجودة · {company}",
  },
} satisfies Record<Exclude<PageKey, PublicPage>, LocalizedText>;
