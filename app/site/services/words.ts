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
  pinsLabel: { en: "Services on this page", ar: "الخدمات في هذه الصفحة" },
  coreHeading: { en: "Core expertise", ar: "خبراتنا الأساسية" },
  specialHeading: { en: "Specialized services", ar: "خدمات متخصصة" },
  catalogueHeading: { en: "Service catalogue", ar: "دليل الخدمات" },
  catalogueText: {
    en: "The same services by the names clients use, one line each.",
    ar: "الخدمات نفسها بالأسماء التي تُطلب بها عادةً، سطر لكل خدمة.",
  },
  industriesHeading: { en: "Industries we serve", ar: "القطاعات التي نخدمها" },
  stackHeading: { en: "Technology stack", ar: "أدواتنا التقنية" },
  closingHeading: { en: "Not sure which service you need?", ar: "لا تعرف أي خدمة تحتاج إليها؟" },
  closingText: {
    en: "Describe the problem. We will suggest the right service, or tell you that you do not need us.",
    ar: "صِف المشكلة، ونحن نحدّد الخدمة المناسبة، أو نقول لك إنك لا تحتاج إلينا.",
  },
  closingPrimary: { en: "Start a project", ar: "ابدأ مشروعك" },
  closingSecondary: { en: "See our work", ar: "اطّلع على أعمالنا" },
  stackHardware: { en: "Hardware", ar: "الأجهزة" },
  stackSoftware: { en: "Software", ar: "البرمجيات" },
  stackPlatforms: { en: "Platforms", ar: "المنصات" },
} satisfies Record<string, LocalizedText>;

/** Names of tools stay Latin; one of them has an Arabic name. */
export type Tool = string | LocalizedText;

export const stack: Record<"hardware" | "software" | "platforms", Tool[]> = {
  hardware: ["STM32", "ESP32", "nRF52", "NVIDIA Jetson", "Raspberry Pi", "FPGA"],
  software: [
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
  platforms: ["MQTT", "LoRaWAN", "AWS IoT", "Azure IoT", "PostgreSQL", "Grafana"],
};
