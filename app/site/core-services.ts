import type { LocalizedText } from "../i18n/text.ts";

/** The six core services; home shows the first three. */
export const coreServices = ["robotics", "boards", "firmware", "airobotics", "iot", "industrial"] as const;

export const coreServiceWords = {
  roboticsTitle: { en: "Robotics solutions", ar: "أنظمة الروبوتات" },
  roboticsText: {
    en: "Arms, mobile platforms and purpose-built mechanisms, designed with their motors, sensors and control as one machine.",
    ar: "أذرع ومنصات متنقلة وآليات حركة مصمّمة لمهمة محدّدة، تعمل محرّكاتها ومستشعراتها ونظام التحكم فيها معًا كأنها آلة واحدة.",
  },
  roboticsFeature1: { en: "Custom arms and grippers", ar: "أذرع وقوابض (Grippers) مصمّمة للمهمة" },
  roboticsFeature2: { en: "Mobile platforms and navigation", ar: "منصات متنقلة وأنظمة ملاحة" },
  roboticsFeature3: { en: "Motion control and drives", ar: "التحكم في الحركة ومشغّلات المحرّكات (Drives)" },
  roboticsFeature4: { en: "Safety circuits and interlocks", ar: "دوائر السلامة والإقفال المتبادل (Interlock)" },
  boardsTitle: { en: "Circuit board development", ar: "تطوير اللوحات الإلكترونية" },
  boardsText: {
    en: "From schematic to assembled printed circuit board (PCB): layout, sourcing, assembly and bring-up.",
    ar: "من المخطّط إلى لوحة إلكترونية مطبوعة (PCB) مجمّعة: التخطيط وتوريد المكوّنات والتجميع والتشغيل الأول.",
  },
  boardsFeature1: {
    en: "Schematic and multilayer layout",
    ar: "مخطّط الدائرة وتخطيط اللوحات متعددة الطبقات",
  },
  boardsFeature2: {
    en: "Design for manufacturing and test",
    ar: "التصميم الملائم للتصنيع والاختبار (DFM/DFT)",
  },
  boardsFeature3: { en: "Component sourcing and second sources", ar: "توريد المكوّنات وبدائلها المعتمدة" },
  boardsFeature4: {
    en: "Assembly, bring-up and debugging",
    ar: "التجميع والتشغيل الأول وتتبع الأعطال",
  },
  firmwareTitle: { en: "Firmware development", ar: "تطوير البرمجيات الثابتة" },
  firmwareText: {
    en: "Code that lives in a device for years: measured, documented and updated in the field.",
    ar: "شيفرة تعيش في الجهاز سنوات: نقيس أداءها ونوثّقها كاملة ونحدّثها والجهاز في موقعه.",
  },
  firmwareFeature1: {
    en: "Real-time operating systems and bare metal",
    ar: "أنظمة تشغيل الزمن الحقيقي (RTOS) والبرمجة من دون نظام تشغيل (Bare Metal)",
  },
  firmwareFeature2: {
    en: "Drivers and communication protocols",
    ar: "برامج تشغيل الطرفيات وبروتوكولات الاتصال",
  },
  firmwareFeature3: { en: "Low-power design", ar: "خفض استهلاك الطاقة" },
  firmwareFeature4: { en: "Signed over-the-air updates", ar: "تحديثات عن بُعد (OTA) موقّعة رقميًا" },
  airoboticsTitle: { en: "AI with robotics", ar: "الذكاء الاصطناعي في الروبوتات" },
  airoboticsText: {
    en: "Models small enough to run on the machine itself, trained on your parts and under your lighting.",
    ar: "نماذج صغيرة تعمل على الآلة نفسها، ندرّبها على القطع التي تتعامل معها وفي إضاءة موقعك.",
  },
  airoboticsFeature1: { en: "Vision-guided picking", ar: "التقاط القطع بتوجيه الكاميرا" },
  airoboticsFeature2: { en: "Defect detection on the line", ar: "كشف العيوب على خط الإنتاج" },
  airoboticsFeature3: { en: "Inference on the device", ar: "تشغيل النموذج على الجهاز نفسه (Inference)" },
  airoboticsFeature4: { en: "Data collection and labelling", ar: "جمع البيانات ووسمها" },
  iotTitle: { en: "IoT solutions", ar: "أنظمة إنترنت الأشياء" },
  iotText: {
    en: "Internet of Things (IoT) sensors, gateways and a platform you own, built for weak networks and power cuts.",
    ar: "مستشعرات وبوابات ومنصة تملكها أنت، نبنيها لتعمل حيث تضعف الشبكة وتنقطع الكهرباء.",
  },
  iotFeature1: { en: "Battery-powered sensor nodes", ar: "عُقَد استشعار تعمل بالبطارية" },
  iotFeature2: {
    en: "LoRaWAN, cellular and Wi-\u2060Fi gateways",
    ar: "بوابات LoRaWAN وواي فاي، وبوابات على شبكات الجوال",
  },
  iotFeature3: {
    en: "Readings stored until the connection returns",
    ar: "حفظ القراءات إلى أن يعود الاتصال",
  },
  iotFeature4: { en: "Dashboards and alerts", ar: "لوحات متابعة وتنبيهات" },
  industrialTitle: { en: "Industrial solutions", ar: "الأنظمة الصناعية" },
  industrialText: {
    en: "Machines and lines that already run, made measurable and easier to operate.",
    ar: "آلات وخطوط إنتاج عاملة، نضيف إليها القياس ونسهّل تشغيلها.",
  },
  industrialFeature1: {
    en: "Integration with programmable logic controllers (PLCs) and supervisory control (SCADA)",
    ar: "الربط بالمتحكمات المنطقية القابلة للبرمجة (PLC) وأنظمة الإشراف والتحكم (SCADA)",
  },
  industrialFeature2: { en: "Retrofit of existing machines", ar: "تحديث الآلات القائمة" },
  industrialFeature3: {
    en: "Condition monitoring and predictive maintenance",
    ar: "مراقبة حالة الآلات والصيانة التنبؤية",
  },
  industrialFeature4: {
    en: "Test jigs and end-\u2060of-\u2060line testers",
    ar: "تجهيزات اختبار على خط الإنتاج وفي نهايته",
  },
} satisfies Record<string, LocalizedText>;
