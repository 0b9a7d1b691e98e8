import type { Article } from "../article.ts";

export const article: Article = {
  id: "4",
  slug: "quantum-tech-doha",
  date: "2025-01-13",
  category: "quantum-technology",
  title: {
    en: "Doha hosts the first Quantum.Tech conference in the Arab world",
    ar: "الدوحة تستضيف أول مؤتمر كوانتوم تك في العالم العربي",
  },
  description: {
    en: "More than 200 experts met in Doha to discuss the quantum sector of Qatar and the Gulf. The programme opened with a workshop on cryptography and artificial intelligence.",
    ar: "التقى أكثر من 200 خبير في الدوحة لبحث قطاع تقنيات الكم في قطر والخليج. وافتُتح البرنامج بورشة عمل عن التشفير والذكاء الاصطناعي.",
  },
  picture: {
    en: "Rows of chairs before a stage, where a model atom with circling electrons stands beside a padlock of circuit lines",
    ar: "صفوف كراسٍ أمام منصة عليها نموذج ذرة تدور حولها إلكترونات، وإلى جانبه قفل مرسوم بخطوط دائرة إلكترونية",
  },
  source: { en: "The Peninsula (via MENAFN)", ar: "ذا بينينسولا (عبر مينافن)" },
  url: "https://menafn.com/1109116145/HBKU-QuantumTech-Organise-Event-In-Middle-East-For-First-Time",
  content: {
    en: `More than 200 international experts met at the Quantum.Tech conference in Doha in January 2025. They discussed how Qatar and the Gulf region can sustain their emerging quantum sector. Hamad Bin Khalifa University (HBKU) had partnered with Quantum.Tech to hold the event in the city. It was the first time that it took place in the Arab world.

Quantum technology covers computing, communication and sensing, all based on quantum mechanics. The first field is about machines that calculate, the second about links that carry information. The third is about instruments that measure.

The programme opened on 13 January 2025 with a workshop on cryptography and artificial intelligence. It examined how current cybersecurity efforts can defend against quantum-powered attacks. The concern is easy to state. Encryption relies on calculations that would take an ordinary computer too long. A machine that calculates in another way could, in principle, shorten some of them.

Other sessions covered quantum innovation, commercialization and adoption. Commercialization means the step from a laboratory result to a product that can be sold. Adoption is what follows, when an organization takes such a product into its daily work.

The organizations that took part included BT Group, Citi, HSBC and JPMorgan Chase. Microsoft, Moody’s Analytics, Deutsche Bahn and Rolls-Royce were also among them.

Senior officials were present. Sheikh Saoud bin Abdulrahman bin Hassan bin Ali Al Thani, Deputy Prime Minister and Minister of State for Defence Affairs, witnessed the launch. Mohammed bin Ali bin Mohammed Al Mannai, Minister of Communications and Information Technology, attended. So did Sheikh Bandar bin Mohammed bin Saoud Al Thani, Governor of Qatar Central Bank.

Dr Saif Al Kuwari gave the opening keynote. He is Director of the Qatar Center for Quantum Computing (QC2) at HBKU. The centre carries out the university’s quantum research and works alongside its College of Science and Engineering.

The subject returned in Qatar a few months later. In May 2025 the Ministry of Communications and Information Technology held an event through TASMU Innovation Lab. Its theme was the future of quantum computing in the Middle East. The ministry also announced an international quantum computing hackathon hosted by HBKU. A hackathon is a contest in which teams work on a problem within a short, fixed time.`,
    ar: `بحث أكثر من 200 خبير دولي في الدوحة كيف تضمن قطر ومنطقة الخليج استدامة قطاع تقنيات الكم الناشئ فيهما. وجمعهم في يناير 2025 مؤتمر كوانتوم تك (Quantum.Tech)، الذي عُقد في المدينة بشراكة بين كوانتوم تك وجامعة حمد بن خليفة. وكانت تلك أول مرة يُعقد فيها المؤتمر في العالم العربي.

وتشمل تقنيات الكم الحوسبة والاتصال والاستشعار، وتقوم كلها على ميكانيكا الكم. يُعنى المجال الأول بآلات تحسب، والثاني بوصلات تنقل المعلومات، والثالث بأجهزة تقيس.

وافتُتح البرنامج في 13 يناير 2025 بورشة عمل عن التشفير والذكاء الاصطناعي، ناقشت كيف تتصدّى جهود الأمن السيبراني الحالية لهجمات تستعين بتقنيات الكم. ومنشأ القلق بسيط: يعتمد التشفير على حسابات يحتاج فيها الحاسوب العادي إلى وقت طويل جدًا، وقد تختصر بعضها، من حيث المبدأ، آلة تحسب بطريقة أخرى.

وتناولت جلسات أخرى الابتكار في تقنيات الكم وتسويقها واعتمادها. والتسويق هنا هو الانتقال من نتيجة في المختبر إلى منتج يُباع. أما الاعتماد فيأتي بعده، حين تُدخل مؤسسة ما هذا المنتج في عملها اليومي.

ومن المؤسسات المشاركة مجموعة بي تي وسيتي وإتش إس بي سي وجي بي مورغان تشيس. وشاركت أيضًا مايكروسوفت وموديز أناليتكس ودويتشه بان ورولز رويس.

وحضر مسؤولون كبار. فقد شهد الانطلاق الشيخ سعود بن عبدالرحمن بن حسن بن علي آل ثاني، نائب رئيس مجلس الوزراء وزير الدولة لشؤون الدفاع. وحضر محمد بن علي بن محمد المناعي، وزير الاتصالات وتكنولوجيا المعلومات، والشيخ بندر بن محمد بن سعود آل ثاني، محافظ مصرف قطر المركزي.

وألقى الكلمة الرئيسية الافتتاحية الدكتور سيف الكواري، مدير مركز قطر للحوسبة الكمية (QC2) في جامعة حمد بن خليفة. ويتولّى المركز بحوث الجامعة في مجال الكم، ويعمل إلى جانب كلية العلوم والهندسة فيها.

وعاد الموضوع إلى الطرح في قطر بعد بضعة أشهر. ففي مايو 2025 أقامت وزارة الاتصالات وتكنولوجيا المعلومات، عبر مختبر تسمو للابتكار، فعالية عن مستقبل الحوسبة الكمية في الشرق الأوسط. وأعلنت كذلك هاكاثونًا دوليًا في الحوسبة الكمية تستضيفه جامعة حمد بن خليفة. والهاكاثون مسابقة تعمل فيها فرق على مسألة ما في مدة قصيرة محدّدة.`,
  },
};
