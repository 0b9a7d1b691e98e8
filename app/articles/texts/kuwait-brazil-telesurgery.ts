import type { Article } from "../article.ts";

export const article: Article = {
  id: "30",
  slug: "kuwait-brazil-telesurgery",
  date: "2025-09-23",
  modified: "2026-11-21T05:23:26Z",
  category: "healthcare-technology",
  countries: ["KW"],
  title: {
    en: "Surgeons in Kuwait and Brazil operate across 12,034.92 km",
    ar: "جراحة روبوتية بين الكويت والبرازيل عبر مسافة 12,034.92 كيلومترًا",
  },
  description: {
    en: "A team in Kuwait operated by robot on a patient in Brazil, and surgeons in Brazil on a patient in Kuwait. Guinness World Records lists the distance as the longest between patient and surgeon.",
    ar: "أجرى فريق في الكويت جراحة روبوتية لمريض في البرازيل، وأجرى جراحون في البرازيل جراحة لمريض في الكويت. وتسجّل غينيس للأرقام القياسية المسافة بوصفها الأطول بين مريض وجراح.",
  },
  pictureAlt: {
    en: "A surgeon’s console on one side, robot arms over an operating table on the other, and a line that curves across a globe between them",
    ar: "وحدة تحكم لجراح في جهة، وأذرع روبوتية فوق طاولة عمليات في الجهة الأخرى، وبينهما خط يمتدّ مقوّسًا فوق كرة أرضية",
  },
  source: { en: "Guinness World Records", ar: "موسوعة غينيس للأرقام القياسية" },
  sourceUrl:
    "https://guinnessworldrecords.com/world-records/73363-longest-distance-between-patient-and-surgeon",
  content: {
    en: `Surgeons in Kuwait and Brazil operated by robot on patients in each other’s country on 23 September 2025. A distance of 12,034.92 km lay between them. According to Guinness World Records, it is the longest between patient and surgeon. The telesurgery was recognized as a Guinness World Records title.

Two procedures were done. First, a team in Kuwait operated on a patient in Brazil. Then surgeons in Brazil operated on a patient in Kuwait. The hospitals were Jaber Al-Ahmad Hospital in Kuwait and Hospital Cruz Vermelha in Curitiba, in the Brazilian state of Parana.

Both operations were repairs of an inguinal hernia, which is a hernia in the groin. The surgeons used the TAPP technique, a minimally invasive method. Minimally invasive means that slim instruments work through small openings. In robotic surgery, the machine holds those instruments and follows the surgeon’s movements.

Latency is the first value to watch in such operations. It is the delay between the surgeon’s movement and the robot’s response, and a low value is essential in telesurgery. The average was 199 milliseconds. Every stretch of cable and every device along the way adds to such a delay.

Average bandwidth was 80 Mbps, and packet loss was 0.19%. Bandwidth says how much data a link can carry in a second. Packet loss says what share of the data does not arrive. A surgeon at a distance depends on both, since the picture comes one way and the commands go the other.

The network was provided by Zain and supported by the Kuwait Foundation for the Advancement of Sciences (KFAS). Zain Omantel International delivered the link across the continents. It ran from Kuwait through Marseille to São Paulo, with backup routes. A backup route can carry the traffic if the main one fails, so the connection does not hang on a single line.

Dr Sulaiman Almazeedi led the team in Kuwait. It included Dr Mohannad Alhaddad and Dr Hmoud Alrashidi. Dr Marcelo Loureiro was among the surgeons in Brazil. Edge Medical was among the technical partners for the robotic system. Dr Ahmad Al-Awadhi, Kuwait’s Minister of Health, attended the operation that was performed from Kuwait.`,
    ar: `أجرى جراحون في الكويت والبرازيل يوم 23 سبتمبر 2025 عمليتين جراحيتين بالروبوت، كان المريض في كل منهما في البلد الآخر. وفصلت بين الطرفين مسافة 12,034.92 كيلومترًا، وهي الأطول بين مريض وجراح بحسب غينيس للأرقام القياسية، التي اعترفت بهذه الجراحة عن بُعد رقمًا قياسيًا.

وكانت البداية من الكويت، حين أجرى فريق فيها الجراحة لمريض في البرازيل. ثم جاء دور جراحين في البرازيل، فأجروها لمريض في الكويت. أما المستشفيان فهما مستشفى جابر الأحمد في الكويت ومستشفى كروز فيرميليا (Cruz Vermelha) في كوريتيبا بولاية بارانا البرازيلية.

وكانت العمليتان لإصلاح فتق إربي، وهو فتق في أصل الفخذ. واستخدم الجراحون تقنية TAPP، وهي طريقة طفيفة التوغل، أي أن أدوات دقيقة تعمل فيها عبر فتحات صغيرة. وفي الجراحة الروبوتية تمسك الآلة بهذه الأدوات وتتبع حركات الجراح.

وزمن التأخير هو أول ما يُراقب في عمليات كهذه. فهو الفاصل بين حركة الجراح واستجابة الروبوت، ولا بد في الجراحة عن بُعد من أن يكون قصيرًا. وقد بلغ متوسطه 199 ميلي ثانية. ويضيف إليه كل مقطع من الكابل وكل جهاز تمرّ به البيانات.

وبلغ متوسط عرض النطاق 80 ميغابت في الثانية، ونسبة الرزم المفقودة 0.19%. ويدلّ عرض النطاق على كمية البيانات التي تستطيع الوصلة نقلها في الثانية، وتدلّ نسبة الرزم المفقودة على ما لا يصل منها. والجراح البعيد يعتمد على الأمرين معًا، فالصورة تأتيه من جهة وأوامره تذهب في الجهة الأخرى.

ووفّرت زين الشبكة بدعم من مؤسسة الكويت للتقدم العلمي. أما الوصلة العابرة للقارات فقدّمتها زين عُمانتل إنترناشيونال، وامتدّت من الكويت إلى ساو باولو مرورًا بمرسيليا، ومعها مسارات احتياطية. ويحمل المسار الاحتياطي البيانات إذا تعطّل المسار الرئيسي، فلا يبقى الاتصال معلّقًا بخط واحد.

وقاد الدكتور سليمان المزيدي الفريق في الكويت، وكان من أعضائه الدكتور مهند الحداد والدكتور حمود الرشيدي. وكان الدكتور مارسيلو لوريرو من الجراحين في البرازيل. وكانت إيدج ميديكال (Edge Medical) من الشركاء التقنيين في النظام الروبوتي. وحضر وزير الصحة الكويتي، الدكتور أحمد عبدالوهاب العوضي، العملية التي أُجريت من الكويت.`,
  },
};
