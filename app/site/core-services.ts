import type { LocalizedText } from "../i18n/text.ts";
import type { pictureWords } from "./pictures/words.ts";

export interface Service {
  id: string;
  /** Its name in the catalogue, where the catalogue means nothing else by it. */
  slug?: string;
  title: LocalizedText;
  text: LocalizedText;
  features: LocalizedText[];
}

interface CoreService extends Service {
  picture: keyof typeof pictureWords;
}

/** The six core services with four features each; home shows the first three. */
export const coreServices: CoreService[] = [
  {
    id: "robotics",
    picture: "robotics-solutions",
    title: { en: "Robotics solutions", ar: "أنظمة الروبوتات" },
    text: {
      en: "Arms, mobile platforms and purpose-built mechanisms, designed with their motors, sensors and control as one machine.",
      ar: "أذرع ومنصات متنقلة وآليات حركة لمهمة محدّدة، نصمّمها مع محرّكاتها ومستشعراتها ونظام تحكمها آلةً واحدة.",
    },
    features: [
      { en: "Custom arms and grippers", ar: "أذرع وأدوات إمساك (Grippers) مصمّمة للمهمة" },
      { en: "Mobile platforms and navigation", ar: "منصات متنقلة وأنظمة ملاحة" },
      { en: "Motion control and drives", ar: "التحكم في الحركة ومشغّلات المحرّكات (Drives)" },
      { en: "Safety circuits and interlocks", ar: "دوائر السلامة والإقفال المتبادل (Interlock)" },
    ],
  },
  {
    id: "boards",
    picture: "circuit-board-development",
    title: { en: "Circuit board development", ar: "تطوير اللوحات الإلكترونية" },
    text: {
      en: "From schematic to assembled printed circuit board (PCB): layout, sourcing, assembly and bring-up.",
      ar: "من المخطّط إلى لوحة إلكترونية مطبوعة (PCB) مجمّعة: التخطيط وتوريد المكوّنات والتجميع والتشغيل الأول.",
    },
    features: [
      {
        en: "Schematic and multilayer layout",
        ar: "مخطّط الدائرة وتخطيط اللوحات متعددة الطبقات",
      },
      {
        en: "Design for manufacturing and test",
        ar: "التصميم الملائم للتصنيع والاختبار (DFM/DFT)",
      },
      { en: "Component sourcing and second sources", ar: "توريد المكوّنات وبدائلها المعتمدة" },
      {
        en: "Assembly, bring-up and debugging",
        ar: "التجميع والتشغيل الأول وتتبع الأعطال",
      },
    ],
  },
  {
    id: "firmware",
    slug: "firmware-development",
    picture: "firmware-development",
    title: { en: "Firmware development", ar: "تطوير البرمجيات الثابتة" },
    text: {
      en: "Code that lives in a device for years: measured, documented and updated in the field.",
      ar: "شيفرة تعيش في الجهاز سنوات: نقيس أداءها ونوثّقها ونحدّثها والجهاز في موقعه.",
    },
    features: [
      {
        en: "Real-time operating systems and bare metal",
        ar: "أنظمة تشغيل الزمن الحقيقي (RTOS) والبرمجة من دون نظام تشغيل (Bare Metal)",
      },
      {
        en: "Drivers and communication protocols",
        ar: "برامج تشغيل الطرفيات وبروتوكولات الاتصال",
      },
      { en: "Low-power design", ar: "خفض استهلاك الطاقة" },
      { en: "Signed over-the-air updates", ar: "تحديثات عن بُعد (OTA) موقّعة رقميًا" },
    ],
  },
  {
    id: "airobotics",
    picture: "ai-with-robotics",
    title: { en: "AI with robotics", ar: "الذكاء الاصطناعي في الروبوتات" },
    text: {
      en: "Models small enough to run on the machine itself, trained on your parts and under your lighting.",
      ar: "نماذج صغيرة تعمل على الآلة نفسها، ندرّبها على القطع التي تتعامل معها وفي إضاءة موقعك.",
    },
    features: [
      { en: "Vision-guided picking", ar: "التقاط القطع بتوجيه الكاميرا" },
      { en: "Defect detection on the line", ar: "كشف العيوب على خط الإنتاج" },
      { en: "Inference on the device", ar: "تشغيل النموذج على الجهاز نفسه (Inference)" },
      { en: "Data collection and labelling", ar: "جمع البيانات ووسمها" },
    ],
  },
  {
    id: "iot",
    picture: "iot-solutions",
    title: { en: "IoT solutions", ar: "أنظمة إنترنت الأشياء" },
    text: {
      en: "Internet of Things (IoT) sensors, gateways and a platform you own, built for weak networks and power cuts.",
      ar: "مستشعرات وبوابات ومنصة تملكها أنت، نبنيها لتعمل حيث تضعف الشبكة وتنقطع الكهرباء.",
    },
    features: [
      { en: "Battery-powered sensor nodes", ar: "وحدات استشعار تعمل بالبطارية" },
      {
        en: "LoRaWAN, cellular and Wi-\u2060Fi gateways",
        ar: "بوابات LoRaWAN وواي فاي، وبوابات على شبكات الجوال",
      },
      {
        en: "Readings stored until the connection returns",
        ar: "حفظ القراءات إلى أن يعود الاتصال",
      },
      { en: "Dashboards and alerts", ar: "لوحات متابعة وتنبيهات" },
    ],
  },
  {
    id: "industrial",
    picture: "industrial-solutions",
    title: { en: "Industrial solutions", ar: "الأنظمة الصناعية" },
    text: {
      en: "Machines and lines that already run, made measurable and easier to operate.",
      ar: "آلات وخطوط إنتاج عاملة، نضيف إليها القياس ونسهّل تشغيلها.",
    },
    features: [
      {
        en: "Integration with programmable logic controllers (PLCs) and supervisory control (SCADA)",
        ar: "الربط بالمتحكمات المنطقية القابلة للبرمجة (PLC) وأنظمة الإشراف والتحكم (SCADA)",
      },
      { en: "Retrofit of existing machines", ar: "تحديث الآلات القائمة" },
      {
        en: "Condition monitoring and predictive maintenance",
        ar: "مراقبة حالة الآلات والصيانة التنبؤية",
      },
      {
        en: "Test jigs and end-\u2060of-\u2060line testers",
        ar: "تجهيزات اختبار على خط الإنتاج وفي نهايته",
      },
    ],
  },
];
