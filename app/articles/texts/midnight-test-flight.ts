import type { Article } from "../article.ts";

export const article: Article = {
  id: "24",
  slug: "midnight-test-flight",
  date: "2025-07-02",
  modified: "2026-11-23T12:00:00Z",
  category: "aviation-technology",
  countries: ["AE"],
  title: {
    en: "Archer flies its Midnight electric aircraft in Abu Dhabi",
    ar: "ميدنايت، طائرة آرتشر الكهربائية، تحلّق في أبوظبي",
  },
  description: {
    en: "The test flight at Al Bateen Executive Airport evaluated vertical take-off and landing in UAE conditions. Heat, humidity and dust were studied, and further flights were planned to collect data.",
    ar: "اختبرت الرحلة التجريبية في مطار البطين للطيران الخاص الإقلاع والهبوط العموديين في مناخ الإمارات، بما فيه من حرارة ورطوبة وغبار، على أن تجمع رحلات أخرى مزيدًا من البيانات.",
  },
  pictureAlt: {
    en: "An electric aircraft with several rotors hovers above an airfield under a hot sun, with dust blowing beneath it",
    ar: "طائرة كهربائية بعدة مراوح تحوم فوق أرض مطار تحت شمس حارة، ومن تحتها غبار متطاير",
  },
  source: {
    en: "Airport Technology",
    ar: "إيربورت تكنولوجي",
  },
  sourceUrl: "https://www.airport-technology.com/news/archer-midnight-aircraft-uae/",
  content: {
    en: `Archer Aviation flew its Midnight aircraft in Abu Dhabi for the first time on Wednesday 2 July 2025. The test flight took place at Al Bateen Executive Airport. Midnight is an electric vertical take-off and landing (eVTOL) aircraft, and Archer is a US company.

The flight evaluated how the aircraft takes off and lands vertically in UAE conditions. Heat, humidity and dust were the conditions studied. Adam Goldstein, founder and chief executive of Archer, said that summer testing provides data for commercial and certification work in the UAE and the United States.

Archer planned further test flights in the region to collect data for certification. The July flight was a test, then, and not the start of a passenger service.

It was part of Archer’s Launch Edition programme with Abu Dhabi Aviation. The Smart and Autonomous Systems Council (SASC) supported it. Senior officials of the General Civil Aviation Authority and of the Abu Dhabi Investment Office attended. Badr Al-Olama, Director-General of the Abu Dhabi Investment Office, called the flight a significant step for Abu Dhabi in urban air mobility.

Speed, altitude and temperature are not given here, because no reliable source for them was found. Nor do the reports used here settle whether a pilot was on board.

On the ground, design approval was obtained for the UAE’s first hybrid heliport, at Abu Dhabi Cruise Terminal. Abu Dhabi also has the SAVI cluster, which brings together companies that develop smart and autonomous vehicles.

Abu Dhabi was not the only emirate with news of such an aircraft that week. Two days earlier Dubai’s Roads and Transport Authority and Joby Aviation had announced a test flight at a desert site in Dubai. WAM reported it. Joby, too, is a US company, and its aircraft is also an eVTOL. It is designed for a pilot and four passengers.

Dubai had set a date for service: full operations were planned for the following year. Its first vertiport was being built near Dubai International Airport. Joby holds a six-year exclusive agreement to operate air taxis in Dubai. Archer’s programme in Abu Dhabi has its own local partner, Abu Dhabi Aviation. Within one week, therefore, test flights by two manufacturers had made news in two emirates.`,
    ar: `حلّقت ميدنايت (Midnight)، طائرة شركة آرتشر أفييشن (Archer Aviation) الأمريكية، في أبوظبي للمرة الأولى يوم الأربعاء 2 يوليو 2025. وجرت الرحلة التجريبية في مطار البطين للطيران الخاص. والطائرة كهربائية عمودية الإقلاع والهبوط (eVTOL).

كيف تقلع الطائرة وتهبط عموديًا في مناخ الإمارات؟ هذا ما اختبرته الرحلة، ودُرس فيها أثر الحرارة والرطوبة والغبار. وقال مؤسس آرتشر ورئيسها التنفيذي إن اختبارات الصيف توفّر بيانات تخدم التشغيل التجاري وإجراءات اعتماد الطائرة في الإمارات والولايات المتحدة.

خطّطت آرتشر لرحلات تجريبية أخرى في المنطقة تجمع بها البيانات اللازمة لاعتماد الطائرة. فرحلة يوليو اختبار، ولم تبدأ بها خدمة لنقل الركاب.

تندرج الرحلة في برنامج «نسخة الإطلاق» (Launch Edition) الذي تنفّذه آرتشر مع طيران أبوظبي، وقد دعمها مجلس الأنظمة الذكية وذاتية الحركة. وحضرها مسؤولون كبار من الهيئة العامة للطيران المدني ومكتب أبوظبي للاستثمار. ورأى المدير العام للمكتب أنها خطوة مهمة لأبوظبي في التنقل الجوي الحضري.

لا نذكر هنا سرعة الرحلة ولا ارتفاعها ولا حرارة ذلك اليوم، إذ لم نجد لها مصدرًا موثوقًا. ولا تحسم التقارير التي رجعنا إليها هل كان على متن الطائرة طيار.

على الأرض، صدرت الموافقة على تصميم أول «مهبط مروحيات هجين» (hybrid heliport) في الدولة، وموقعه محطة أبوظبي للسفن السياحية. وفي الإمارة كذلك مجمّع صناعات المركبات الذكية وذاتية القيادة (سافي)، الذي يجمع الشركات المطوّرة لهذه المركبات.

لم تكن أبوظبي وحدها في ذلك الأسبوع. فقبل ذلك بيومين أعلنت هيئة الطرق والمواصلات في دبي وشركة جوبي أفييشن (Joby Aviation) رحلة تجريبية في موقع صحراوي بدبي، بحسب وكالة أنباء الإمارات (وام). وجوبي أمريكية هي الأخرى، وطائرتها من الفئة نفسها، صُمّمت لطيار وأربعة ركاب.

حدّدت دبي موعدًا لخدمتها، فخطّطت لبدء التشغيل الكامل في العام التالي، وكان أول مهبط عمودي فيها قيد البناء قرب مطار دبي الدولي. ولدى جوبي اتفاقية حصرية مدتها ست سنوات لتشغيل التاكسي الجوي في دبي، أما آرتشر فشريكها في أبوظبي طيران أبوظبي. وهكذا جاءت من إمارتين في أسبوع واحد أخبار رحلتين تجريبيتين لشركتين مصنّعتين.`,
  },
};
