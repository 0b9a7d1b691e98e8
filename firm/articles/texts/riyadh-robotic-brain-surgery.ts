import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "25",
  date: "2025-10-21",
  isReportDate: true,
  written: "2026-11-29",
  category: "healthcare-technology",
  countries: ["SA"],
  services: ["robotics", "vision"],
  title: {
    en: "Riyadh surgeons remove a brain tumour by robot",
    ar: "أذرع روبوتية تستأصل ورمًا دماغيًا في الرياض",
  },
  description: {
    en: "A tumour of 4.5 centimetres was removed with robotic arms, guided by a 3D optical system. The patient left the hospital within 24 hours, fully conscious.",
    ar: "كان قياس الورم 4.5 سنتيمتر، واستُؤصل في مستشفى الملك فيصل التخصصي ومركز الأبحاث. وغادر المريض المستشفى خلال 24 ساعة وهو في كامل وعيه.",
  },
  pictureAlt: {
    en: "A head in section, held in a frame, with a round tumour; two slender robotic instruments and a camera point at it, and on it lies a crosshair of the navigation system",
    ar: "رأس مرسوم في مقطع ومثبّت في إطار، وفيه ورم مستدير تتجه إليه أداتان روبوتيتان رفيعتان وكاميرا، وعليه علامة تصويب من نظام الملاحة",
  },
  source: { en: "Arab News", ar: "عرب نيوز" },
  sources: [
    "https://www.arabnews.com/node/2619604/saudi-arabia",
    {
      url: "https://www.finanzen.net/nachricht/aktien/gnw-news-kfshrc-fuehrt-weltweit-erste-robotergestuetzte-intrakranielle-tumorresektion-durch-eine-neue-aera-in-der-neurochirurgie-15102196",
      language: "de",
    },
  ],
  content: {
    en: `In operations on a brain tumour, precision used to depend on the steadiness of a hand under a surgical microscope. At King Faisal Specialist Hospital and Research Centre in Riyadh, robotic arms took out a tumour of 4.5 centimetres. In a release of 21 October 2025 the hospital called this the world’s first robotic intracranial tumour resection.

The patient, a man of 68, had severe headaches and loss of concentration. He left the hospital within 24 hours, fully conscious. The hospital says that this is nearly four times faster than after conventional brain surgery.

The arms were guided by a 3D optical system, which gave the surgeons a clear, magnified view. Image-guided navigation was used to protect vital areas of the brain. Such navigation compares the position of an instrument with scans of the patient, much as a car’s system lays a position on a map.

The consultant for skull base tumours who led the operation said that the robotic system gave precision and control near nerves and blood vessels. Surgical robots do not as a rule decide anything. They make the surgeon’s movement smaller and steadier, and they hold a position for as long as it is needed without getting tired.`,
    ar: `جرت العادة أن تُستأصل أورام الدماغ باليد تحت مجهر جراحي، فتكون الدقة من ثبات يد الجراح. وفي مستشفى الملك فيصل التخصصي ومركز الأبحاث بالرياض استأصل الجراحون ورمًا قياسه 4.5 سنتيمتر بأذرع روبوتية. ووصف المستشفى العملية، حين أعلنها في 21 أكتوبر 2025، بأنها أول استئصال روبوتي في العالم لورم داخل الجمجمة.

كان المريض، وعمره 68 عامًا، يشكو صداعًا شديدًا وضعفًا في التركيز. وغادر المستشفى خلال 24 ساعة وهو في كامل وعيه، أي في نحو ربع المدة التي يعدّها المستشفى معتادة بعد جراحة الدماغ التقليدية.

وُجّهت الأذرع بنظام بصري ثلاثي الأبعاد (3D) يعرض للجراحين صورة مكبّرة واضحة. واستعانوا بملاحة موجّهة بالصور لحماية المناطق الحيوية في الدماغ. تطابق هذه الملاحة بين صور المريض ورأسه وتبيّن موضع الأداة فيها، وحدّها أن الدماغ يتحرّك قليلًا بعد فتح الجمجمة، فتصدق على العظم أكثر مما تصدق على النسيج.

قاد العملية استشاري أورام قاعدة الجمجمة، وقال إن النظام الروبوتي أتاح دقة وتحكمًا قرب الأعصاب والأوعية الدموية. ومن أسباب ذلك في الجراحة الروبوتية عمومًا أن حركة اليد تُصغَّر وتُزال منها الرعشة قبل أن تبلغ الأداة. والثمن أن اليد لا تحسّ مقاومة النسيج ما لم ينقلها إليها مستشعر.`,
  },
  note: {
    en: "Accuracy at the tip of an arm begins as an angle at its shoulder. With a reach of 500 mm, 0.1 mm is 0.2 milliradian: one step in 31,400 of a turn, or 15 bits of encoder. One arcminute of play in a gearbox moves the tip by 0.15 mm, and half a metre of aluminium grows 0.12 mm when it warms by 10 K. An encoder behind the gear catches the first error. Only a camera or a probe at the tip catches both.",
    ar: "لنقل إن المطلوب دقة عُشر ملّيمتر عند طرف ذراع طولها 500 ملّيمتر. هذا 0.2 ملّي راديان عند كتفها، أي جزء من 31,400 جزء من الدورة، فيلزم مُرمِّز (encoder) من 15 بتًا على الأقل. ثم تأتي الميكانيكا: خلوص دقيقة قوسية واحدة في علبة التروس يزيح الطرف 0.15 ملّيمتر، ونصف متر من الألمنيوم يتمدّد 0.12 ملّيمتر إذا سخن 10 درجات. لذلك يوضع المرمّز بعد التروس، ويأتي التصحيح الأخير من كاميرا أو مجسّ عند الطرف نفسه.",
  },
};
