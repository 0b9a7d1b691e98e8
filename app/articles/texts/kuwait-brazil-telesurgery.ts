import type { Article } from "../article.ts";

export const article: Article = {
  id: "30",
  slug: "kuwait-brazil-telesurgery",
  date: "2025-09-23",
  modified: "2026-11-23T12:00:00Z",
  category: "healthcare-technology",
  countries: ["KW"],
  title: {
    en: "Surgeons in Kuwait and Brazil operate across 12,034.92 km",
    ar: "جراحة روبوتية بين الكويت والبرازيل عبر 12,034.92 كيلومترًا",
  },
  description: {
    en: "A team in Kuwait operated by robot on a patient in Brazil, and surgeons in Brazil on a patient in Kuwait. Guinness World Records lists the distance as the longest between patient and surgeon.",
    ar: "أجرى فريق في الكويت جراحة روبوتية لمريض في البرازيل، ثم أجرى جراحون في البرازيل جراحة لمريض في الكويت. وتسجّل غينيس للأرقام القياسية المسافة على أنها الأطول بين مريض وجراح.",
  },
  pictureAlt: {
    en: "A surgeon’s console on one side, robot arms over an operating table on the other, and a line that curves across a globe between them",
    ar: "وحدة تحكم لجراح في جهة، وأذرع روبوتية فوق طاولة عمليات في الجهة الأخرى، وبينهما خط يمتدّ مقوّسًا فوق كرة أرضية",
  },
  source: { en: "Guinness World Records", ar: "موسوعة غينيس للأرقام القياسية" },
  sourceUrl:
    "https://guinnessworldrecords.com/world-records/73363-longest-distance-between-patient-and-surgeon",
  content: {
    en: `Surgeons in Kuwait and Brazil operated by robot on patients in each other’s country on 23 September 2025, over a distance of 12,034.92 km. According to Guinness World Records, which recognized the telesurgery as a record, it is the longest distance between a patient and a surgeon.

There were two procedures. First, a team in Kuwait operated on a patient in Brazil. Then surgeons in Brazil operated on a patient in Kuwait. The hospitals were Jaber Al-Ahmad Hospital in Kuwait and Hospital Cruz Vermelha in Curitiba, in the Brazilian state of Paraná.

Both operations were repairs of an inguinal hernia with the TAPP technique, which is minimally invasive. Edge Medical was among the technical partners for the robotic system.

Telesurgery depends on a short delay between the surgeon’s movement and the robot’s response. The average was 199 milliseconds, or about a fifth of a second. Average bandwidth was 80 Mbps, and packet loss was 0.19%, which is less than one packet in five hundred.

The network was provided by Zain and supported by the Kuwait Foundation for the Advancement of Sciences (KFAS). Zain Omantel International delivered the link across the continents. It ran from Kuwait through Marseille to São Paulo, with backup routes.

Dr Sulaiman Almazeedi led the team in Kuwait. It included Dr Mohannad Alhaddad and Dr Hmoud Alrashidi. Dr Marcelo Loureiro was among the surgeons in Brazil. Dr Ahmad Al-Awadhi, Kuwait’s Minister of Health, attended the operation that was performed from Kuwait.

Robotic surgery had made news in the Gulf earlier in the year. In January 2025, Zawya and Saudi Gazette reported, a Riyadh hospital announced that it had implanted an artificial heart pump with robotic assistance. King Faisal Specialist Hospital and Research Centre calls it the world’s first such implantation. It had announced a fully robotic heart transplant four months before that, in September 2024.

A new cable is to join Kuwait to its neighbours. Ooredoo Group announced the submarine cable Fibre in Gulf in January 2025. It is to connect the six Gulf Cooperation Council states and Iraq, and to provide a shorter, low-latency route to a new corridor towards Europe. The link to Brazil also ran through Europe, via Marseille. The new cable had no part in these operations: according to AGBI, it is due to be completed in 2027.`,
    ar: `جراح في الكويت ومريض في البرازيل، ثم العكس: هكذا جرت يوم 23 سبتمبر 2025 عمليتان بالروبوت عبر مسافة 12,034.92 كيلومترًا. وهي الأطول بين مريض وجراح بحسب غينيس للأرقام القياسية، التي سجّلت هذه الجراحة عن بُعد رقمًا قياسيًا.

بدأ فريق في الكويت بجراحة لمريض في البرازيل، ثم أجرى جراحون في البرازيل جراحة لمريض في الكويت. والمستشفيان هما مستشفى جابر الأحمد في الكويت ومستشفى كروز فيرميليا (Cruz Vermelha) في كوريتيبا بولاية بارانا البرازيلية.

كانت العمليتان لإصلاح فتق إربي بتقنية TAPP، وهي طريقة محدودة التدخل الجراحي. ومن الشركاء التقنيين في النظام الروبوتي إيدج ميديكال (Edge Medical).

تحتاج الجراحة عن بُعد إلى زمن تأخير قصير بين حركة الجراح واستجابة الروبوت. وقد بلغ متوسطه 199 ميلي ثانية، أي نحو خُمس ثانية. وبلغ متوسط عرض النطاق 80 ميغابت في الثانية، ونسبة الرزم المفقودة 0.19%، أي أقل من رزمة واحدة في كل خمسمئة.

قدّمت زين الشبكة بدعم من مؤسسة الكويت للتقدم العلمي. أما الوصلة العابرة للقارات فمن زين عُمانتل إنترناشيونال، وامتدّت من الكويت إلى ساو باولو مرورًا بمرسيليا، ومعها مسارات احتياطية.

قاد الدكتور سليمان المزيدي الفريق في الكويت، ومن أعضائه الدكتور مهند الحداد والدكتور حمود الرشيدي. ومن الجراحين في البرازيل الدكتور مارسيلو لوريرو. وحضر وزير الصحة الكويتي الدكتور أحمد العوضي العملية التي أُجريت من الكويت.

كانت للجراحة الروبوتية في الخليج أخبار أخرى في العام نفسه. ففي يناير 2025 أعلن مستشفى الملك فيصل التخصصي ومركز الأبحاث في الرياض زرع مضخة قلب اصطناعية بمساعدة الروبوت، في عملية يصفها بأنها الأولى في العالم، بحسب «زاوية» و«سعودي غازيت». وقبل ذلك بأربعة أشهر، في سبتمبر 2024، أعلن زراعة قلب بجراحة روبوتية كاملة.

سيصل الكويتَ بجيرانها كابل جديد أعلنته مجموعة أوريدو في يناير 2025، هو كابل «فيبر إن غلف» (Fibre in Gulf) البحري. وسيربط دول مجلس التعاون الست والعراق، ويفتح طريقًا أقصر، زمن التأخير فيه منخفض، إلى ممر جديد نحو أوروبا، التي مرّت بها وصلة البرازيل أيضًا. ولم يكن للكابل دور في العمليتين، فموعد إنجازه 2027 كما نشر موقع «أرابيان غلف بزنس إنسايت».`,
  },
};
