import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "24",
  date: "2025-09-23",
  written: "2026-11-29",
  category: "healthcare-technology",
  countries: ["KW"],
  services: ["robotics", "firmware"],
  title: {
    en: "Surgeons operate from Kuwait to Brazil and back",
    ar: "جراحون يُجرون عمليتين عن بُعد بين الكويت والبرازيل",
  },
  description: {
    en: "A team in Kuwait operated by robot on a patient in Brazil, then surgeons in Brazil on one in Kuwait. The distance of 12,034.92 km is a record.",
    ar: "أجرى فريق في الكويت جراحة روبوتية لمريض في البرازيل، ثم أجرى جراحون في البرازيل جراحة لمريض في الكويت. والمسافة بين الجراح والمريض هي الأطول بحسب غينيس.",
  },
  pictureAlt: {
    en: "A surgeon’s console on one side, robot arms over an operating table on the other, and a line that curves across a globe between them",
    ar: "وحدة تحكم لجراح في جهة، وأذرع روبوتية فوق طاولة عمليات في الجهة الأخرى، وبينهما خط يمتدّ مقوّسًا فوق كرة أرضية",
  },
  source: { en: "Guinness World Records", ar: "موسوعة غينيس للأرقام القياسية" },
  sources: [
    "https://guinnessworldrecords.com/world-records/73363-longest-distance-between-patient-and-surgeon",
    "https://menafn.com/1110101950/Kuwaiti-Surgeons-Conduct-Successful-Remote-Robotic-Surgery",
    "https://menatech.net/en/?p=450724",
  ],
  content: {
    en: `First the patient lay in Brazil and the surgeons sat in Kuwait; then the two countries changed places. Both operations were done by robot on 23 September 2025. Guinness World Records lists the distance, 12,034.92 km, as the longest between patient and surgeon.

Both patients had a groin hernia (inguinal hernia). It was repaired with the TAPP technique, a minimally invasive method in which camera and instruments enter through small cuts. Kuwait’s team worked at Jaber Al-Ahmad Hospital. Its partners in Brazil were at Hospital Cruz Vermelha in Curitiba, the capital of the state of Paraná. Edge Medical was one of the technical partners for the robotic system.

Distance itself does no harm to a surgeon’s work; delay does. Latency is the time between the movement of a hand and the response of the robot, and here it averaged 199 milliseconds. A person notices such a delay but can work with it, so long as it stays the same from one movement to the next. The average bandwidth was 80 Mbps, and 0.19% of the packets were lost.

Zain provided the network, with support from the Kuwait Foundation for the Advancement of Sciences (KFAS). The link between the continents came from Zain Omantel International. Its route ran from Kuwait to Marseille and on to São Paulo, and there were others in reserve.`,
    ar: `في العملية الأولى كان الجراحون في الكويت والمريض في البرازيل، وفي الثانية كان جراحون آخرون في البرازيل ومريض آخر في الكويت. جرت العمليتان بالروبوت في 23 سبتمبر 2025، بين مستشفى جابر الأحمد في الكويت ومستشفى كروز فيرميليا (Cruz Vermelha) في كوريتيبا بولاية بارانا البرازيلية. وتقول غينيس للأرقام القياسية إن المسافة، وهي 12,034.92 كيلومتر، هي الأطول بين مريض وجراح.

وكانت كلتا العمليتين إصلاحًا لفتق إربي بتقنية TAPP، وهي جراحة طفيفة التوغل. ومن الشركاء التقنيين في النظام الروبوتي إيدج ميديكال (Edge Medical).

تحتاج الجراحة عن بُعد إلى زمن تأخير (latency) قصير بين حركة الجراح واستجابة الروبوت. وقد بلغ متوسطه 199 ملّي ثانية، أي نحو خُمس ثانية، وبلغ متوسط عرض النطاق 80 ميغابتًا في الثانية، ونسبة فقدان الحزم (packet loss) 0.19%. والصورة هي التي تطلب النطاق عادة، أما أوامر الحركة فقليلة الحجم، لكنها لا تحتمل الانتظار، والأمر الذي يصل متأخرًا يُهمل.

قدّمت شركة زين شبكة الاتصال، بدعم من مؤسسة الكويت للتقدم العلمي. ووفّرت زين عُمانتل إنترناشيونال الوصلة العابرة للقارات، من الكويت إلى ساو باولو مرورًا بمرسيليا، ومعها مسارات احتياطية. وطول المسار الاحتياطي غير طول الأصلي، فإذا انتقلت إليه الوصلة تغيّر زمن التأخير في لحظة، وعلى النظام أن يحسّ بذلك قبل الجراح.`,
  },
  note: {
    en: "A delay in a control loop turns the phase by 360 degrees times frequency times delay. With 0.2 s, a loop that works at 1 Hz loses 72 degrees, more than the 45 to 60 degrees of margin that most loops are designed with. So the fast loops for position and force close inside the robot, often at 1 kHz, and only set points and pictures cross the network. The slow loop runs through a person, who adapts by waiting.",
    ar: "في حلقة تحكم تعمل عند هرتز واحد يدير تأخير قدره 0.2 ثانية الطورَ 72 درجة (360 × التردد × الزمن)، وهامش الطور في أكثر الحلقات بين 45 درجة و60، فتتذبذب. لذلك تُغلق حلقات القوة والموضع داخل الروبوت، وكثيرًا ما تعمل عند كيلوهرتز واحد، ولا يعبر الشبكة إلا الصورة ونقاط الضبط (set points). وتبقى حلقة بطيئة واحدة تمرّ بالإنسان، وهو يعرف أن يتوقّف لينظر.",
  },
};
