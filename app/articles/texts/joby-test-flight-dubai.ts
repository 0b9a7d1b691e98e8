import type { Article } from "../article.ts";

export const article: Article = {
  id: "23",
  slug: "joby-test-flight-dubai",
  date: "2025-06-30",
  modified: "2026-11-23T12:00:00Z",
  category: "urban-mobility",
  countries: ["AE"],
  title: {
    en: "Dubai announces a test flight of Joby’s electric air taxi",
    ar: "دبي تعلن رحلة تجريبية لتاكسي جوبي الجوي الكهربائي",
  },
  description: {
    en: "The aircraft flew at a desert test site, ahead of a service that was planned for 2026. A first vertiport was being built near Dubai International Airport.",
    ar: "حلّقت الطائرة في موقع اختبار صحراوي تمهيدًا لخدمة كان مخطّطًا أن تبدأ في عام 2026. وكان أول مهبط عمودي قيد البناء قرب مطار دبي الدولي.",
  },
  pictureAlt: {
    en: "A small electric aircraft with six rotors, seen from straight above its round landing pad among the curved crests of desert dunes",
    ar: "طائرة كهربائية صغيرة بست مراوح، تُرى من الأعلى فوق مهبط مستدير بين كثبان صحراوية منحنية",
  },
  source: {
    en: "Zawya / WAM",
    ar: "زاوية / وكالة أنباء الإمارات (وام)",
  },
  sourceUrl:
    "https://www.zawya.com/en/business/transport-and-logistics/dubai-pioneers-future-of-mobility-with-regions-first-test-flight-of-joby-aerial-taxi-csryk9vt",
  content: {
    en: `Joby Aviation’s electric air taxi has flown at a designated desert test site in Dubai. The city’s Roads and Transport Authority (RTA) and the company announced the flight on 30 June 2025. They presented it as the region’s first test flight of the Joby aerial taxi. Full operations were planned for 2026.

Sheikh Hamdan bin Mohammed bin Rashid Al Maktoum, Crown Prince of Dubai, announced the flight on X. Mattar Al Tayer, Director-General of RTA, witnessed it. So did Saif Mohammed Al Suwaidi, Director-General of the General Civil Aviation Authority.

The aircraft is an eVTOL: it is all-electric and takes off and lands vertically. It is designed for a pilot and four passengers and can reach speeds of up to 200 miles per hour, or about 320 kilometres per hour. That is a figure for the aircraft and not for this flight.

The first vertiport was being built near Dubai International Airport. It was expected to be completed in the first quarter of 2026. Other locations were planned in Downtown Dubai, Dubai Marina and Jumeirah.

Joby, a US company based in California, holds a six-year exclusive agreement with RTA to operate air taxis in Dubai. The plan supports the Dubai Economic Agenda D33.

A test flight is not yet a passenger service. On the day of the announcement, the start of operations and the completion of the first vertiport were still to come.

Two days later another aircraft of the same class flew in Abu Dhabi. Archer Aviation, also a US company, tested its Midnight at Al Bateen Executive Airport, Airport Technology reported. The flight evaluated vertical take-off and landing in UAE conditions: heat, humidity and dust. Archer planned further test flights in the region to collect data for certification. Its partner in Abu Dhabi is Abu Dhabi Aviation.

Dubai has a project of another kind on its roads. In April 2025 RTA signed a memorandum with Apollo Go, the autonomous ride-hailing service of Baidu, according to WAM. Data collection and testing are to start with fifty vehicles, and the public launch was planned for 2026, the same year as the air taxi. The city’s strategy is for a quarter of journeys to be autonomous by 2030.

An all-electric train is planned as well. In January 2025 Etihad Rail unveiled a high-speed line between Abu Dhabi and Dubai, Zawya reported; no opening date was announced. One of the stops is to be near Al Maktoum International Airport.`,
    ar: `حلّق التاكسي الجوي الكهربائي لشركة جوبي أفييشن (Joby Aviation) في موقع صحراوي مخصّص للاختبارات في دبي. وأعلنت ذلك هيئة الطرق والمواصلات والشركة في 30 يونيو 2025، ووصفتا الرحلة بأنها أول رحلة تجريبية لتاكسي جوبي الجوي في المنطقة، تمهيدًا لتشغيل كامل كان مقرّرًا في عام 2026.

نشر الشيخ حمدان بن محمد بن راشد آل مكتوم، ولي عهد دبي، خبر الرحلة على منصة إكس. وشهدها مطر الطاير، المدير العام لهيئة الطرق والمواصلات، وسيف محمد السويدي، المدير العام للهيئة العامة للطيران المدني.

الطائرة كهربائية بالكامل، عمودية الإقلاع والهبوط (eVTOL)، ومصمّمة لطيار وأربعة ركاب. وتصل سرعتها إلى 200 ميل في الساعة، أي نحو 320 كيلومترًا في الساعة، وهذه قدرة الطائرة لا سرعة هذه الرحلة.

أول مهبط عمودي للتاكسي الجوي (فيرتيبورت) كان قيد البناء قرب مطار دبي الدولي، على أن يكتمل في الربع الأول من عام 2026. ومن المواقع الأخرى في الخطة داون تاون دبي ودبي مارينا وجميرا.

لجوبي، وهي شركة أمريكية مقرها كاليفورنيا، اتفاقية حصرية مع هيئة الطرق والمواصلات مدتها ست سنوات لتشغيل التاكسي الجوي في دبي. وتدعم الخطة أجندة دبي الاقتصادية D33.

لم تكن الرحلة خدمة لنقل الركاب، بل تجربة. ويوم الإعلان لم يكن التشغيل قد بدأ، ولا المهبط الأول قد اكتمل.

بعد ذلك بيومين حلّقت في أبوظبي طائرة من الفئة نفسها. فقد اختبرت آرتشر أفييشن (Archer Aviation)، وهي شركة أمريكية أيضًا، طائرتها ميدنايت في مطار البطين للطيران الخاص، بحسب «إيربورت تكنولوجي». واختبرت الرحلة الإقلاع والهبوط العموديين في مناخ الإمارات، بما فيه من حرارة ورطوبة وغبار. وخطّطت الشركة لرحلات أخرى في المنطقة تجمع بها البيانات اللازمة لاعتماد الطائرة، وشريكها في الإمارة طيران أبوظبي.

أما على الطرق فوقّعت هيئة الطرق والمواصلات في أبريل 2025 مذكرة تفاهم مع أبولو غو، خدمة النقل ذاتي القيادة التابعة لبايدو، كما أوردت وكالة أنباء الإمارات (وام). ويبدأ جمع البيانات والاختبار بخمسين مركبة، وكان موعد الإطلاق للجمهور 2026، موعد التاكسي الجوي نفسه. وتستهدف استراتيجية المدينة أن يكون ربع الرحلات ذاتي القيادة بحلول 2030.

من مشاريع النقل الأخرى قطار كهربائي عالي السرعة بين أبوظبي ودبي، كشفت عنه «الاتحاد للقطارات» في يناير 2025 ولم تحدّد موعدًا لافتتاحه، بحسب «زاوية». ومن محطاته في الخطة محطة قرب مطار آل مكتوم الدولي.`,
  },
};
