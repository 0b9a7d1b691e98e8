import type { Article } from "../article.ts";

export const article: Article = {
  id: "7",
  slug: "robotic-heart-pump",
  date: "2025-01-16",
  modified: "2026-11-23T12:00:00Z",
  category: "healthcare-technology",
  countries: ["SA"],
  title: {
    en: "Riyadh hospital announces robotic-assisted implant of a heart pump",
    ar: "مستشفى في الرياض يعلن زرع مضخة قلب بمساعدة الروبوت",
  },
  description: {
    en: "King Faisal Specialist Hospital and Research Centre announced what it calls the world’s first robotic-assisted implantation of an artificial heart pump. The patient spent four days in intensive care.",
    ar: "أعلن مستشفى الملك فيصل التخصصي ومركز الأبحاث زرع مضخة قلب اصطناعية بمساعدة الروبوت، في عملية وصفها بأنها الأولى في العالم. وأمضى المريض أربعة أيام في العناية المركّزة.",
  },
  pictureAlt: {
    en: "A heart with a round pump at its tip, shown in section between two robotic instruments, and a cable that leads out through the skin to a battery pack",
    ar: "قلب عند طرفه مضخة مستديرة مرسومة في مقطع وأمامها أداتان روبوتيتان، وسلك يخرج عبر الجلد إلى حزمة بطاريات",
  },
  source: { en: "Zawya / Saudi Gazette", ar: "زاوية / سعودي غازيت" },
  sourceUrl:
    "https://www.zawya.com/en/business/healthcare/saudi-arabia-performs-worlds-first-robotic-assisted-artificial-heart-implantation-dylwey3j",
  content: {
    en: `King Faisal Specialist Hospital and Research Centre in Riyadh announced on 16 January 2025 that it had implanted an artificial heart pump with robotic assistance. The hospital calls it the world’s first such implantation. The date is that of the announcement; no report used here gives the day of the operation.

The patient, a man of 35, had been in hospital for 120 days. He had advanced heart failure, which also affected his kidneys and lungs.

The device is the HeartMate 3, made by Abbott. It is a left ventricular assist device (LVAD), which helps to pump blood from the heart’s lower left chamber to the body. Only part of it is implanted. A controller and a battery pack are worn outside the body and connect to the pump through a small opening in the skin.

Dr Feras Khaliel led the operation. He is head of cardiac surgery at the hospital and director of its Robotics and Minimally Invasive Surgery Program. Robotic surgery works through small incisions instead of opening the chest. Dr Khaliel said the patient had no infection or bleeding during or after the operation.

Two comparisons were reported. The patient spent four days in intensive care, against an average of 26 days for similar procedures with traditional surgery. Discharge was expected within 10 days, against about 63 days for conventional procedures. The stay in intensive care was over; the discharge was still an expectation on the day of the announcement. Both comparisons concern one patient, and nothing general about outcomes follows from them.

Dr Bjorn Zoega, deputy chief executive of the hospital, said the milestone balances innovation with strict safety measures.

Other steps in robotic surgery came before the heart pump. The hospital started its robotic cardiac surgery programme in 2019. It announced a fully robotic liver transplant in 2023 and a fully robotic heart transplant in September 2024. The implantation followed four months after that. An LVAD assists the patient’s own heart, whereas a transplant replaces it.

Robotic surgery in the Gulf made news again in September 2025. Guinness World Records reported two operations between Kuwait and Brazil. A team in Kuwait operated on a patient in Brazil, then surgeons in Brazil on a patient in Kuwait. Both were hernia repairs, and the record was for the distance between patient and surgeon. The Riyadh hospital’s claim is of another kind: it concerns the device and the way it was implanted.`,
    ar: `زرع مستشفى الملك فيصل التخصصي ومركز الأبحاث في الرياض مضخة قلب اصطناعية بمساعدة الروبوت، في عملية يصفها بأنها الأولى في العالم. وأعلنها المستشفى يوم 16 يناير 2025، ولم نجد في التقارير يوم إجرائها.

المريض رجل عمره 35 عامًا، كان قد أمضى في المستشفى 120 يومًا مصابًا بقصور متقدم في القلب امتدّ أثره إلى الكليتين والرئتين.

أما المضخة فهي هارت ميت 3 (HeartMate 3) من صنع أبوت، وهي جهاز مساعد للبطين الأيسر (LVAD) يعين على ضخ الدم من حجرة القلب السفلى اليسرى إلى الجسم. ولا يُزرع الجهاز كله، فالبطاريات ووحدة التحكم يحملها المريض خارج جسمه، وتتصل بالمضخة عبر فتحة صغيرة في الجلد.

قاد العملية الدكتور فراس خليل، رئيس جراحة القلب في المستشفى ومدير برنامج الجراحة الروبوتية والجراحة طفيفة التوغل. وتُجرى الجراحة الروبوتية عبر شقوق صغيرة بدلًا من فتح الصدر. وقال الدكتور خليل إن المريض لم يُصب بعدوى ولا نزيف في أثناء العملية ولا بعدها.

نُشرت مقارنتان. الأولى أن المريض أمضى أربعة أيام في العناية المركّزة، ومتوسط العمليات المماثلة بالجراحة التقليدية 26 يومًا. والثانية أن خروجه متوقع خلال 10 أيام، مقابل نحو 63 يومًا في العمليات التقليدية. فالأولى وقعت، أما الثانية فكانت يوم الإعلان توقعًا. وكلتاهما عن مريض واحد، ولا يُبنى عليهما حكم عام في نتائج العلاج.

يرى نائب الرئيس التنفيذي للمستشفى أن الإنجاز يوازن بين الابتكار وتدابير السلامة الصارمة.

سبقت هذه العمليةَ في المستشفى خطوات أخرى. ففي 2019 بدأ برنامجه لجراحة القلب الروبوتية، وفي 2023 أعلن زراعة كبد بجراحة روبوتية كاملة، ثم زراعة قلب بجراحة روبوتية كاملة في سبتمبر 2024. وجاءت المضخة بعد ذلك بأربعة أشهر. والمضخة تعين قلب المريض نفسه، أما الزراعة فتضع مكانه قلبًا آخر.

في سبتمبر 2025 عادت الجراحة الروبوتية في الخليج إلى الأخبار. فقد أجرى فريق في الكويت عملية لمريض في البرازيل، ثم أجرى جراحون في البرازيل عملية لمريض في الكويت، بحسب موسوعة غينيس للأرقام القياسية. وكانت العمليتان لإصلاح الفتق، وسجّلت الموسوعة رقمًا قياسيًا للمسافة بين المريض والجرّاح. أما ما أعلنه المستشفى في الرياض فيتعلّق بالجهاز وطريقة زرعه.`,
  },
};
