import type { LocalizedText } from "../../i18n/text.ts";

export const words = {
  title: { en: "Engineering services", ar: "خدماتنا الهندسية" },
  lead: {
    en: "One team draws the circuit, writes the code, builds the machine and stays for the first batch.",
    ar: "فريق واحد يرسم الدائرة ويكتب الشيفرة ويبني الآلة، ويبقى معك حتى أول دفعة إنتاج.",
  },
  badgeRobotics: { en: "Robotics", ar: "الروبوتات" },
  badgeAi: { en: "AI Integration", ar: "دمج الذكاء الاصطناعي" },
  badgeIot: { en: "IoT Solutions", ar: "أنظمة إنترنت الأشياء" },
  pinsLabel: { en: "Services on this page", ar: "الخدمات في هذه الصفحة" },
  coreHeading: { en: "Core Expertise", ar: "خبراتنا الأساسية" },
  specialHeading: { en: "Specialized Services", ar: "خدمات متخصصة" },
  catalogueHeading: { en: "Service catalogue", ar: "دليل الخدمات" },
  catalogueText: {
    en: "The same work, under the names clients usually give it, one line each.",
    ar: "الأعمال نفسها بالأسماء التي تُطلب بها عادةً، سطر لكل خدمة.",
  },
  industriesHeading: { en: "Industries We Serve", ar: "قطاعات نعمل فيها" },
  stackHeading: { en: "Technology Stack", ar: "أدواتنا التقنية" },
  closingHeading: { en: "Not sure which service you need?", ar: "لا تعرف أي خدمة تحتاج إليها؟" },
  closingText: {
    en: "Describe the problem. We will suggest the right service, or tell you that you need none.",
    ar: "صِف المشكلة، ونحن نحدّد الخدمة المناسبة، أو نقول لك إنك لا تحتاج إلى أي خدمة.",
  },
  closingPrimary: { en: "Start a Project", ar: "ابدأ مشروعك" },
  closingSecondary: { en: "View Work", ar: "اطّلع على أعمالنا" },
  stackHardware: { en: "Hardware", ar: "الأجهزة" },
  stackSoftware: { en: "Software", ar: "البرمجيات" },
  stackPlatforms: { en: "Platforms", ar: "المنصات" },
} satisfies Record<string, LocalizedText>;
