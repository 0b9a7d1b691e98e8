import type { Article } from "../article.ts";

export const article: Article = {
  id: "7",
  slug: "robotic-heart-pump",
  date: "2025-01-16",
  category: "healthcare-technology",
  title: {
    en: "Riyadh hospital announces robotic implantation of a heart pump",
    ar: "مستشفى في الرياض يعلن زرع مضخة قلب بمساعدة الروبوت",
  },
  description: {
    en: "King Faisal Specialist Hospital and Research Centre announced what it calls the world’s first robotic-assisted implantation of an artificial heart pump. The patient spent four days in intensive care.",
    ar: "أعلن مستشفى الملك فيصل التخصصي ومركز الأبحاث زرع مضخة قلب اصطناعية بمساعدة الروبوت، في عملية وصفها بأنها الأولى من نوعها في العالم. وأمضى المريض أربعة أيام في العناية المركّزة.",
  },
  picture: {
    en: "Two robotic arms above an operating table, beside a small pump joined by a cable to a battery pack.",
    ar: "ذراعان روبوتيتان فوق طاولة عمليات، وإلى جانبهما مضخة صغيرة يصلها سلك بحزمة بطاريات.",
  },
  source: { en: "Zawya / Saudi Gazette", ar: "زاوية / سعودي غازيت" },
  url: "https://www.zawya.com/en/business/healthcare/saudi-arabia-performs-worlds-first-robotic-assisted-artificial-heart-implantation-dylwey3j",
  content: {
    en: `A man who had been in hospital for 120 days received an artificial heart pump in Riyadh. It was implanted with the assistance of a robot. King Faisal Specialist Hospital and Research Centre announced the procedure on 16 January 2025. The hospital calls it the world’s first robotic-assisted implantation of an artificial heart pump. The date is that of the announcement, not of the operation.

The implanted device is the HeartMate 3, made by Abbott. It is a left ventricular assist device (LVAD): it helps to pump blood from the heart’s lower left chamber to the body. A controller and a battery pack are worn outside the body. They connect to the pump through a small opening in the skin. To a designer of electronics the division is a familiar one. The part that moves the fluid sits inside, while power and control stay within reach.

The patient was 35 years old and had advanced heart failure. The condition had also affected his kidneys and lungs.

Dr Feras Khaliel led the operation. He is head of cardiac surgery at the hospital and director of its Robotics and Minimally Invasive Surgery Program. Robotic surgery works through small incisions instead of opening the chest. The words robotic-assisted can be taken literally: surgeons operate, and the robot assists them.

Two comparisons were reported on the recovery. The patient spent four days in intensive care, against an average of 26 days for similar procedures with traditional surgery. He was expected to leave hospital within 10 days, against about 63 days for conventional procedures. The first describes what had happened; the second rested on an expectation at the time of the announcement. Both concern a single patient, and no general conclusion about outcomes follows from them.

According to Dr Khaliel, the patient had no infection or bleeding during or after the operation. Dr Bjorn Zoega, deputy chief executive of the hospital, said the milestone balances innovation with strict safety measures.

The hospital started its robotic cardiac surgery programme in 2019. In 2023 it announced a fully robotic liver transplant, and in September 2024 a fully robotic heart transplant. The operation announced in January 2025 was of another kind. A transplant puts one organ in the place of another, while an assist device is a machine that works beside the organ.`,
    ar: `زُرعت في الرياض، بمساعدة الروبوت، مضخة قلب اصطناعية لرجل كان قد أمضى 120 يومًا في المستشفى. وأعلن مستشفى الملك فيصل التخصصي ومركز الأبحاث العملية في 16 يناير 2025، ووصفها بأنها الأولى في العالم التي تُزرع فيها مضخة قلب اصطناعية بمساعدة الروبوت. وهذا تاريخ الإعلان، لا تاريخ العملية.

والجهاز المزروع هو هارت ميت 3 (HeartMate 3) من صنع شركة أبوت. وهو جهاز مساعد للبطين الأيسر (LVAD)، أي إنه يعين على ضخ الدم من حجرة القلب السفلى اليسرى إلى الجسم. أما وحدة التحكم وحزمة البطاريات فيحملهما المريض خارج جسمه، وتتصلان بالمضخة عبر فتحة صغيرة في الجلد. وهذا التقسيم مألوف عند من يصمّم الأجهزة الإلكترونية: في الداخل ما يحرّك السائل، وفي متناول اليد ما يغذّيه ويتحكّم فيه.

ويبلغ المريض من العمر 35 عامًا، وكان مصابًا بقصور متقدم في القلب امتدّ أثره إلى الكليتين والرئتين.

وقاد العملية الدكتور فراس خليل، رئيس جراحة القلب في المستشفى ومدير برنامج الجراحة الروبوتية والجراحة طفيفة التوغل فيه. وتُجرى الجراحة الروبوتية عبر شقوق صغيرة من دون فتح الصدر. وعبارة «بمساعدة الروبوت» دقيقة في معناها: فالجراحون هم الذين يُجرون العملية، والروبوت يساعدهم.

ونُشرت عن تعافي المريض مقارنتان. فقد أمضى أربعة أيام في العناية المركّزة، في مقابل 26 يومًا في المتوسط لعمليات مماثلة بالجراحة التقليدية. وكان متوقعًا أن يغادر المستشفى خلال 10 أيام، في مقابل نحو 63 يومًا في العمليات التقليدية. والأولى تصف ما حدث، أما الثانية فقامت على توقع عند صدور الإعلان. وكلتاهما تخصّ مريضًا واحدًا، ولا يُبنى عليها حكم عام في نتائج العلاج.

وقال الدكتور خليل إن المريض لم يتعرّض لعدوى ولا لنزيف في أثناء العملية أو بعدها. وقال الدكتور بيورن زويغا، نائب الرئيس التنفيذي للمستشفى، إن هذه المحطة توازن بين الابتكار وتدابير السلامة الصارمة.

وكان المستشفى قد بدأ برنامجه لجراحة القلب الروبوتية في 2019. وفي 2023 أعلن عملية روبوتية بالكامل لزراعة الكبد، ثم أعلن في سبتمبر 2024 عملية روبوتية بالكامل لزراعة القلب. أما العملية المعلنة في يناير 2025 فمن نوع آخر: فزراعة الأعضاء تضع عضوًا مكان عضو، والجهاز المساعد آلة تعمل إلى جانب العضو نفسه.`,
  },
};
