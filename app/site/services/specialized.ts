import type { Service } from "../core-services.ts";

/** The eight specialized services with four capabilities each; each has a drawing of its id in drawings.svg. */
export const specializedServices: Service[] = [
  {
    id: "print3d",
    slug: "3d-printing",
    title: { en: "3D printing", ar: "الطباعة ثلاثية الأبعاد" },
    text: {
      en: "Parts made to be used, not only looked at.",
      ar: "قطع تُطبع لتُستخدم، لا لتُعرض فحسب.",
    },
    features: [
      { en: "Enclosure prototypes", ar: "نماذج أولية لأغلفة الأجهزة (Enclosures)" },
      { en: "Jigs and fixtures", ar: "تجهيزات اختبار وتثبيت" },
      { en: "Short runs of end-use parts", ar: "كميات صغيرة من القطع النهائية" },
      { en: "Material selection", ar: "اختيار المادة المناسبة" },
    ],
  },
  {
    id: "vision",
    title: { en: "Computer vision", ar: "الرؤية الحاسوبية" },
    text: {
      en: "Cameras that measure, count and reject.",
      ar: "كاميرات تقيس وتعدّ وتستبعد المعيب.",
    },
    features: [
      { en: "Inspection and measurement", ar: "الفحص والقياس" },
      { en: "Object detection and tracking", ar: "كشف الأجسام وتتبعها" },
      { en: "Code and label reading", ar: "قراءة الرموز والملصقات" },
      { en: "Camera and lighting selection", ar: "اختيار الكاميرا والإضاءة" },
    ],
  },
  {
    id: "edge",
    title: { en: "Edge computing", ar: "الحوسبة الطرفية" },
    text: {
      en: "Decisions made beside the machine, with or without a connection.",
      ar: "يُتّخذ القرار بجوار الآلة، باتصال أو من دونه.",
    },
    features: [
      { en: "Models on embedded processors", ar: "نماذج على معالجات مضمّنة" },
      { en: "Processing without a connection", ar: "معالجة من دون اتصال" },
      { en: "Hardware acceleration", ar: "تسريع المعالجة بشرائح مخصّصة" },
      { en: "Updates for devices in the field", ar: "تحديث الأجهزة في مواقعها" },
    ],
  },
  {
    id: "security",
    title: { en: "IoT cybersecurity", ar: "الأمن السيبراني لإنترنت الأشياء" },
    text: {
      en: "A device on a network is a door. We check who holds the key.",
      ar: "كل جهاز على الشبكة باب، ونحن نتحقّق ممن يحمل مفتاحه.",
    },
    features: [
      { en: "Threat modelling", ar: "نمذجة التهديدات" },
      { en: "Secure boot and key storage", ar: "إقلاع آمن وحفظ مفاتيح التشفير" },
      { en: "Encrypted communication", ar: "اتصال مشفّر" },
      { en: "Firmware security review", ar: "مراجعة أمان البرمجيات الثابتة" },
    ],
  },
  {
    id: "mobile",
    title: { en: "Mobile integration", ar: "الربط بالهاتف" },
    text: {
      en: "The phone as the device’s screen, key and service tool.",
      ar: "الهاتف شاشة الجهاز ومفتاحه وأداة صيانته.",
    },
    features: [
      { en: "Bluetooth pairing and setup", ar: "الاقتران بالبلوتوث وإعداد الجهاز" },
      { en: "iOS and Android applications", ar: "تطبيقات iOS وAndroid" },
      { en: "Push alerts", ar: "تنبيهات فورية" },
      { en: "Device updates from the phone", ar: "تحديث الجهاز من الهاتف" },
    ],
  },
  {
    id: "web",
    title: { en: "Web applications", ar: "تطبيقات الويب" },
    text: {
      en: "Your team reads the sensors on one page.",
      ar: "قراءات المستشعرات في صفحة يفهمها فريقك.",
    },
    features: [
      { en: "Device dashboards", ar: "لوحات متابعة الأجهزة" },
      { en: "Roles and permissions", ar: "الأدوار والصلاحيات" },
      { en: "Reports and exports", ar: "تقارير وتصدير للبيانات" },
      { en: "Documented programming interfaces (APIs)", ar: "واجهات برمجية موثّقة (API)" },
    ],
  },
  {
    id: "reverse",
    title: { en: "Reverse engineering", ar: "الهندسة العكسية" },
    text: {
      en: "For equipment you own, when its drawings are lost.",
      ar: "للمعدات التي تملكها وضاعت مخطّطاتها الهندسية.",
    },
    features: [
      { en: "Redrawn schematics", ar: "إعادة رسم مخطّطات الدوائر" },
      { en: "Replacements for obsolete parts", ar: "بدائل لمكوّنات توقّف إنتاجها" },
      { en: "Recovered dimensions", ar: "استخراج الأبعاد" },
      { en: "Protocol analysis", ar: "تحليل بروتوكولات الاتصال" },
    ],
  },
  {
    id: "twins",
    title: { en: "Digital twins", ar: "التوائم الرقمية" },
    text: {
      en: "Try the change on the model before you stop the line.",
      ar: "جرّب التعديل على النموذج قبل أن توقف خط الإنتاج.",
    },
    features: [
      { en: "Model of the machine", ar: "نموذج للآلة" },
      { en: "Live sensor data", ar: "بيانات لحظية من المستشعرات" },
      { en: "Simulation before change", ar: "محاكاة قبل التعديل" },
      {
        en: "Alerts when reality departs from the model",
        ar: "تنبيه حين تخالف القراءات النموذج",
      },
    ],
  },
];
