import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "6",
  date: "2025-01-16",
  isReportDate: true,
  written: "2026-11-29",
  category: "healthcare-technology",
  countries: ["SA"],
  services: ["robotics", "boards"],
  title: {
    en: "Robot helps to implant a heart pump in Riyadh",
    ar: "مستشفى في الرياض يزرع مضخة قلب بمساعدة الروبوت",
  },
  description: {
    en: "King Faisal Specialist Hospital calls the operation a world first. The patient, a man of 35, spent four days in intensive care.",
    ar: "زُرعت المضخة في مستشفى الملك فيصل التخصصي ومركز الأبحاث لمريض عمره 35 عامًا. وأمضى بعدها أربعة أيام في العناية المركّزة.",
  },
  pictureAlt: {
    en: "A heart with a round pump at its tip, shown in section between two robotic instruments, and a cable that leads out through the skin to a battery pack",
    ar: "قلب عند طرفه مضخة مستديرة مرسومة في مقطع وأمامها أداتان روبوتيتان، وسلك يخرج عبر الجلد إلى حزمة بطاريات",
  },
  source: { en: "Zawya (after Saudi Gazette)", ar: "زاوية (نقلًا عن Saudi Gazette)" },
  sources: [
    "https://www.zawya.com/en/business/healthcare/saudi-arabia-performs-worlds-first-robotic-assisted-artificial-heart-implantation-dylwey3j",
    "https://newshub.medianet.com.au/2025/01/king-faisal-specialist-hospital-and-research-centre-performs-the-worlds-first-robotic-assisted-artificial-heart-pump-implantation/83918/",
    "https://english.aawsat.com/varieties/5101960-kfshrc-performs-worlds-first-robotic-assisted-artificial-heart-pump-implantation?page=2",
  ],
  content: {
    en: `The patient was 35 years old and had been in hospital for 120 days. His heart failure was advanced, and it affected his kidneys and lungs as well. In Riyadh, surgeons implanted a heart pump with the help of a robot. King Faisal Specialist Hospital and Research Centre announced the operation on 16 January 2025 and calls it the first of its kind in the world.

Robotic surgery works through small incisions instead of opening the chest. The operation was led by the hospital’s head of cardiac surgery, who also directs its Robotics and Minimally Invasive Surgery Program. He said the patient had neither an infection nor bleeding, during the operation or after it.

The pump is a HeartMate 3, made by Abbott. It is a left ventricular assist device (LVAD): it helps to move blood from the lower left chamber of the heart to the body. Only part of the equipment is inside. The patient wears a controller and a battery pack, which connect to the pump through a small opening in the skin.

He spent four days in intensive care, where the average for similar procedures with traditional surgery is 26 days. The hospital expected to discharge him within 10 days, against about 63 days for conventional procedures.

The hospital started robotic heart surgery in 2019. It announced a fully robotic liver transplant in 2023, and a fully robotic heart transplant in September 2024.`,
    ar: `كان المريض، وعمره 35 عامًا، قد أمضى في المستشفى 120 يومًا بقصور متقدم في القلب امتدّ أثره إلى الكليتين والرئتين. ثم زرع له مستشفى الملك فيصل التخصصي ومركز الأبحاث في الرياض مضخة قلب بمساعدة الروبوت، عبر شقوق صغيرة بدلًا من فتح الصدر. ووصف المستشفى العملية، حين أعلنها في 16 يناير 2025، بأنها الأولى في العالم.

المضخة هارت ميت 3 (HeartMate 3) من صنع أبوت، وهي جهاز مساعد للبطين الأيسر (LVAD) يعين القلب على ضخ الدم إلى الجسم. ويحمل المريض وحدة التحكم والبطاريات خارج جسمه، وتتصل بالمضخة عبر فتحة صغيرة في الجلد.

وقاد العملية رئيس جراحة القلب في المستشفى، وهو أيضًا مدير برنامج الجراحة الروبوتية والجراحة طفيفة التوغل. وقال إن المريض لم يُصب بعدوى ولا نزيف في أثناء العملية ولا بعدها.

بقي المريض في العناية المركّزة أربعة أيام، ومتوسط البقاء فيها بعد العمليات المماثلة بالجراحة التقليدية 26 يومًا. وكان متوقّعًا أن يغادر المستشفى خلال 10 أيام، مقابل نحو 63 يومًا في العمليات المعتادة.

وفي المستشفى برنامج لجراحة القلب الروبوتية منذ 2019. وقد أعلن في 2023 زراعة كبد بجراحة روبوتية كاملة، ثم زراعة قلب بالطريقة نفسها في سبتمبر 2024.`,
  },
  note: {
    en: "A cable through the skin is a door for infection. Power sent by coils needs no door, but at 80% efficiency a 5 W load costs 1.25 W of heat, part of it in tissue. The standard for active implants (ISO 14708-1) tolerates 2 °C above body temperature at the surface. At 5 W a pump takes 120 Wh a day; through coils the battery gives 150 Wh. And it may not pause: that takes two batteries, and connectors that let the wearer change only one at a time.",
    ar: "السلك الذي يعبر الجلد مدخل للعدوى. ويمكن أن ينقل ملفّان القدرة بلا سلك، وثمن ذلك حرارة. فحمل قدره 5 واطات بكفاءة 80% يبدّد 1.25 واط، بعضها في الأنسجة، ولا يسمح معيار الأجهزة المزروعة (ISO 14708-1) لسطح الجهاز بأكثر من درجتين مئويتين فوق حرارة الجسم. وهذا الحمل يستهلك 120 واط ساعة في اليوم بلا انقطاع، فيلزم أن تعطي البطارية عبر الملفّين 150. ولذلك يحمل المريض بطاريتين، ولا تُبدَّلان معًا أبدًا.",
  },
};
