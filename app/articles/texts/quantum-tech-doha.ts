import type { Article } from "../article.ts";

export const article: Article = {
  id: "4",
  slug: "quantum-tech-doha",
  date: "2025-01-13",
  modified: "2026-11-23T12:00:00Z",
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
    en: `How can Qatar and the Gulf sustain their emerging quantum sector? More than 200 international experts discussed that question at the Quantum.Tech conference in Doha in January 2025. Hamad Bin Khalifa University (HBKU) had partnered with Quantum.Tech to hold it. The event had never before taken place in the Arab world.

The programme opened on 13 January 2025 with a workshop on cryptography and artificial intelligence. It examined how current cybersecurity efforts can defend against quantum-powered attacks. Other sessions covered quantum innovation, commercialization and adoption. Quantum technology covers communication and sensing as well as computing.

Dr Saif Al Kuwari gave the opening keynote. He is Director of the Qatar Center for Quantum Computing (QC2) at HBKU. The centre carries out the university’s quantum research and works alongside its College of Science and Engineering.

Banks formed the largest group among the organizations named: Citi, HSBC and JPMorgan Chase. Moody’s Analytics came from finance as well. BT Group and Microsoft represented communications and software. Deutsche Bahn and Rolls-Royce also took part.

The state was represented at a high level. Sheikh Saoud bin Abdulrahman bin Hassan bin Ali Al Thani, Deputy Prime Minister and Minister of State for Defence Affairs, attended the opening. So did Mohammed bin Ali bin Mohammed Al Mannai, Minister of Communications and Information Technology. Sheikh Bandar bin Mohammed bin Saoud Al Thani, Governor of Qatar Central Bank, was present as well.

Qatar returned to the subject within months, as later reports show. In May 2025 the Ministry of Communications and Information Technology held an event on the future of quantum computing in the Middle East. It did so through TASMU Innovation Lab, according to a notice published by MENAFN. The ministry also announced an international quantum computing hackathon, with HBKU as host.

In the same month Semafor reported that Qatar plans to invest one billion dollars in quantum computing over the next decade. A joint venture of the US company Quantinuum and the Qatari firm Al Rabban Capital is leading that effort. It is to serve universities and industrial partners. The government is to pay for infrastructure, research and training.`,
    ar: `كيف تضمن قطر ومنطقة الخليج استدامة قطاع تقنيات الكم الناشئ فيهما؟ بحث السؤالَ أكثر من 200 خبير دولي في مؤتمر كوانتوم تك (Quantum.Tech) بالدوحة في يناير 2025. نظّمته جامعة حمد بن خليفة بالشراكة مع كوانتوم تك، وهي أول مرة يُعقد فيها في العالم العربي.

افتُتح البرنامج في 13 يناير 2025 بورشة عمل عن التشفير والذكاء الاصطناعي، بحثت قدرة جهود الأمن السيبراني الحالية على صد هجمات تستعين بتقنيات الكم. وتناولت جلسات أخرى الابتكار في هذه التقنيات وتسويقها واعتمادها. وتقنيات الكم أوسع من الحوسبة، إذ تشمل الاتصال والاستشعار أيضًا.

ألقى الكلمة الافتتاحية مدير مركز قطر للحوسبة الكمية في جامعة حمد بن خليفة. ويُجري المركز بحوث الجامعة في هذا المجال، ويعمل إلى جانب كلية العلوم والهندسة فيها.

كانت البنوك أكبر مجموعة بين المؤسسات التي ذُكرت مشاركتها، وهي سيتي وإتش إس بي سي وجي بي مورغان تشيس، ومعها من القطاع المالي موديز أناليتكس. وحضرت مجموعة بي تي (BT) ومايكروسوفت من قطاعي الاتصالات والبرمجيات، وشاركت كذلك دويتشه بان ورولز رويس.

شهد الافتتاحَ الشيخ سعود بن عبدالرحمن بن حسن بن علي آل ثاني، نائب رئيس مجلس الوزراء وزير الدولة لشؤون الدفاع. وحضر وزير الاتصالات وتكنولوجيا المعلومات، والشيخ بندر بن محمد بن سعود آل ثاني، محافظ مصرف قطر المركزي.

عاد الموضوع إلى الواجهة بعد أشهر، كما تفيد تقارير لاحقة. ففي مايو 2025 أقامت وزارة الاتصالات وتكنولوجيا المعلومات، عبر مختبر تسمو للابتكار، فعالية عن مستقبل الحوسبة الكمية في الشرق الأوسط، بحسب بيان نشرته «مينافن». وأعلنت الوزارة هاكاثونًا دوليًا في الحوسبة الكمية تستضيفه جامعة حمد بن خليفة.

في الشهر نفسه ذكر موقع «سيمافور» أن قطر تعتزم استثمار مليار دولار في الحوسبة الكمية خلال العقد المقبل. ويقود الخطة مشروع مشترك بين كوانتينيوم (Quantinuum) الأمريكية والربان كابيتال القطرية، يخدم الجامعات والشركاء الصناعيين. أما البنية التحتية والبحوث والتدريب فتموّلها الحكومة.`,
  },
};
