import type { LocalizedText } from "../../i18n/text.ts";

export const words = {
  title: { en: "Engineering services", ar: "خدماتنا الهندسية" },
  lead: {
    en: "One contract for board, firmware and mechanics, up to the first batch.",
    ar: "عقد واحد للوحة وبرمجياتها الثابتة (Firmware) وأجزائها الميكانيكية، حتى أول دفعة إنتاج.",
  },
  badgeRobotics: { en: "Robotics", ar: "الروبوتات" },
  badgeAi: { en: "AI integration", ar: "دمج الذكاء الاصطناعي" },
  badgeIot: { en: "IoT solutions", ar: "أنظمة إنترنت الأشياء (IoT)" },
  coreHeading: { en: "Core expertise", ar: "خبراتنا الأساسية" },
  ask: { en: "Ask about this service", ar: "اسأل عن هذه الخدمة" },
  prompt: {
    en: "Most projects take several of these services. Describe yours once.",
    ar: "تحتاج معظم المشاريع إلى أكثر من خدمة. صِف مشروعك مرة واحدة.",
  },
  specialHeading: { en: "Specialized services", ar: "خدمات متخصصة" },
  wholeHeading: { en: "From a question to a batch", ar: "من سؤال إلى دفعة إنتاج" },
  industriesHeading: { en: "Industries we serve", ar: "القطاعات التي نخدمها" },
  stackHeading: { en: "Technology stack", ar: "أدواتنا التقنية" },
  closingHeading: { en: "Not sure which service you need?", ar: "ألا تعرف أي خدمة تحتاج إليها؟" },
  closingText: {
    en: "Describe the problem. We will suggest the right service, or tell you that you do not need us.",
    ar: "صِف المشكلة، ونحن نحدّد الخدمة المناسبة، أو نقول لك إنك لا تحتاج إلينا.",
  },
  closingSecondary: { en: "See our work", ar: "اطّلع على أعمالنا" },
} satisfies Record<string, LocalizedText>;

/** Names of tools stay Latin; one of them has an Arabic name. */
export const stack: { title: LocalizedText; tools: (string | LocalizedText)[] }[] = [
  {
    title: { en: "Hardware", ar: "الأجهزة" },
    tools: ["STM32", "ESP32", "nRF52", "NVIDIA Jetson", "Raspberry Pi", "FPGA"],
  },
  {
    title: { en: "Software", ar: "البرمجيات" },
    tools: [
      "C",
      "C++",
      "Rust",
      "Python",
      "Zephyr",
      "FreeRTOS",
      "ROS 2",
      { en: "Embedded Linux", ar: "لينكس المضمّن" },
      "OpenCV",
    ],
  },
  {
    title: { en: "Platforms", ar: "المنصات" },
    tools: ["MQTT", "LoRaWAN", "AWS IoT", "Azure IoT", "PostgreSQL", "Grafana"],
  },
];
