import type { Article } from "../article.ts";

export const article: Article = {
  id: "4",
  slug: "quantum-tech-doha",
  date: "2025-01-13",
  modified: "2026-11-21T05:40:14Z",
  category: "quantum-technology",
  countries: ["QA"],
  title: {
    en: "Doha hosts the first Quantum.Tech conference in the Arab world",
    ar: "الدوحة تستضيف أول مؤتمر كوانتوم تك في العالم العربي",
  },
  description: {
    en: "More than 200 experts met in Doha to discuss the quantum sector of Qatar and the Gulf. The programme opened with a workshop on cryptography and artificial intelligence.",
    ar: "التقى أكثر من 200 خبير في الدوحة لبحث قطاع تقنيات الكم في قطر والخليج. وافتُتح البرنامج بورشة عمل عن التشفير والذكاء الاصطناعي.",
  },
  pictureAlt: {
    en: "Rows of chairs before a stage, where a quantum computer hangs like a chandelier of copper plates with a bright chip at its tip",
    ar: "صفوف كراسٍ أمام منصة يتدلّى فوقها حاسوب كمّي كأنه ثريّا من أقراص نحاسية، في طرفها شريحة مضيئة",
  },
  source: { en: "The Peninsula (via MENAFN)", ar: "ذا بينينسولا (عبر مينافن)" },
  sourceUrl: "https://menafn.com/1109116145/HBKU-QuantumTech-Organise-Event-In-Middle-East-For-First-Time",
  content: {
    en: `How can Qatar and the Gulf region sustain their emerging quantum sector? More than 200 international experts discussed it at the Quantum.Tech conference in Doha in January 2025. Hamad Bin Khalifa University (HBKU) had partnered with Quantum.Tech to hold the event in the city. It was the first time that it took place in the Arab world.

Quantum technology covers computing, communication and sensing, all based on quantum mechanics. The first serves to calculate, the second to carry information and the third to measure.

The programme opened on 13 January 2025 with a workshop on cryptography and artificial intelligence. It examined how current cybersecurity efforts can defend against quantum-powered attacks. The concern is easy to state. Much encryption relies on calculations that would take an ordinary computer too long to be practical. A quantum computer could, in principle, shorten some of them.

Other sessions covered quantum innovation, commercialization and adoption. Commercialization is the step from a laboratory result to a product that can be sold. Adoption follows when organizations take such a product into their daily work.

The organizations that took part included BT Group, Citi, HSBC and JPMorgan Chase. Microsoft, Moody’s Analytics, Deutsche Bahn and Rolls-Royce were also among them.

Senior officials were present. Sheikh Saoud bin Abdulrahman bin Hassan bin Ali Al Thani, Deputy Prime Minister and Minister of State for Defence Affairs, witnessed the launch. Mohammed bin Ali bin Mohammed Al Mannai, Minister of Communications and Information Technology, also attended. So did Sheikh Bandar bin Mohammed bin Saoud Al Thani, Governor of Qatar Central Bank.

Dr Saif Al Kuwari gave the opening keynote. He is Director of the Qatar Center for Quantum Computing (QC2) at HBKU. The centre carries out the university’s quantum research and works alongside its College of Science and Engineering.

Qatar returned to the subject a few months later. In May 2025 the Ministry of Communications and Information Technology held an event through TASMU Innovation Lab. Its theme was the future of quantum computing in the Middle East. The ministry also announced an international quantum computing hackathon hosted by HBKU. A hackathon is a contest in which teams work on a problem for a short, fixed time.`,
    ar: `كيف تضمن قطر ومنطقة الخليج استدامة قطاع تقنيات الكم الناشئ فيهما؟ بحث ذلك أكثر من 200 خبير دولي في مؤتمر كوانتوم تك (Quantum.Tech) بالدوحة في يناير 2025. وكانت جامعة حمد بن خليفة (HBKU) قد دخلت في شراكة مع كوانتوم تك لعقده في المدينة. وكانت تلك أول مرة يُعقد فيها المؤتمر في العالم العربي.

وتشمل تقنيات الكم الحوسبة والاتصال والاستشعار، وأساسها جميعًا ميكانيكا الكم. فالأولى للحساب، والثاني لنقل المعلومات، والثالث للقياس.

وافتُتح البرنامج في 13 يناير 2025 بورشة عمل عن التشفير والذكاء الاصطناعي، ناقشت كيف تتصدّى جهود الأمن السيبراني الحالية لهجمات تستعين بتقنيات الكم. وسبب القلق واضح. فكثير من طرق التشفير يعتمد على حسابات تستغرق من الحاسوب العادي وقتًا طويلًا إلى حد يجعلها غير عملية. وقد يختصر الحاسوب الكمي بعضها من حيث المبدأ.

وتناولت جلسات أخرى الابتكار في تقنيات الكم وتسويقها واعتمادها. والتسويق هنا هو الانتقال من نتيجة في المختبر إلى منتج يُباع. أما الاعتماد فيأتي بعده، حين تُدخل المؤسسات هذا المنتج في عملها اليومي.

ومن المؤسسات المشاركة مجموعة بي تي (BT) وسيتي (Citi) وإتش إس بي سي (HSBC) وجي بي مورغان تشيس. وشاركت أيضًا مايكروسوفت وموديز أناليتكس ودويتشه بان ورولز رويس.

وحضر مسؤولون كبار، إذ شهد انطلاق المؤتمر الشيخ سعود بن عبدالرحمن بن حسن بن علي آل ثاني، نائب رئيس مجلس الوزراء ووزير الدولة لشؤون الدفاع. وحضر أيضًا محمد بن علي بن محمد المناعي، وزير الاتصالات وتكنولوجيا المعلومات، والشيخ بندر بن محمد بن سعود آل ثاني، محافظ مصرف قطر المركزي.

وألقى الكلمة الرئيسية الافتتاحية الدكتور سيف الكواري، مدير مركز قطر للحوسبة الكمية (QC2) في جامعة حمد بن خليفة. ويُجري المركز بحوث الجامعة في مجال الكم، ويعمل إلى جانب كلية العلوم والهندسة فيها.

وعاد الموضوع إلى الواجهة في قطر بعد بضعة أشهر. ففي مايو 2025 أقامت وزارة الاتصالات وتكنولوجيا المعلومات، عبر مختبر تسمو للابتكار، فعالية عن مستقبل الحوسبة الكمية في الشرق الأوسط. وأعلنت الوزارة كذلك هاكاثونًا دوليًا في الحوسبة الكمية تستضيفه جامعة حمد بن خليفة. والهاكاثون مسابقة تعمل فيها فرق على مسألة واحدة مدة قصيرة محدّدة.`,
  },
};
