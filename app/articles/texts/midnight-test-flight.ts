import type { Article } from "../article.ts";

export const article: Article = {
  id: "24",
  slug: "midnight-test-flight",
  date: "2025-07-02",
  modified: "2026-11-21T14:45:37Z",
  category: "aviation-technology",
  countries: ["AE"],
  title: {
    en: "Archer flies its Midnight electric aircraft in Abu Dhabi",
    ar: "طائرة آرتشر الكهربائية ميدنايت تحلّق في أبوظبي",
  },
  description: {
    en: "The test flight at Al Bateen Executive Airport evaluated vertical take-off and landing in UAE conditions. Heat, humidity and dust were studied, and further flights were planned to collect data.",
    ar: "قُيّم الإقلاع والهبوط العموديان في ظروف الإمارات خلال رحلة تجريبية في مطار البطين للطيران الخاص. وشملت الدراسة الحرارة والرطوبة والغبار، وكان مخطّطًا إجراء رحلات أخرى لجمع البيانات.",
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
    en: `Midnight, the electric aircraft of Archer Aviation, flew in Abu Dhabi for the first time on Wednesday 2 July 2025. The US company’s test flight took place at Al Bateen Executive Airport. It evaluated how the aircraft performs in vertical take-off and landing in the conditions of the UAE.

Midnight belongs to the class known as eVTOL, short for electric vertical take-off and landing. Such an aircraft rises from the spot and needs no runway to do so. While it takes off and lands, the rotors alone carry the whole weight, which is demanding for motors and batteries. Engineers therefore examine these two phases closely.

Heat, humidity and dust were the conditions studied. Each can affect an electric aircraft in its own way. Warm air is thinner, so the rotors have less to push against, and motors and batteries are harder to cool. Moisture can reach electrical contacts, and dust can settle in moving parts and filters. A test on site shows these effects together.

The flight was part of Archer’s Launch Edition programme with Abu Dhabi Aviation. The Smart and Autonomous Systems Council (SASC) supported it. Senior officials of the General Civil Aviation Authority and of the Abu Dhabi Investment Office attended.

Adam Goldstein is the founder and chief executive of Archer. He said that summer testing provides data for commercial and certification work in the UAE and the United States. Certification is the procedure in which an authority examines whether an aircraft meets its safety requirements. It rests on evidence, and flights supply part of that evidence.

Badr Al-Olama, Director-General of the Abu Dhabi Investment Office, called the flight a significant step for Abu Dhabi in urban air mobility. The term covers the carriage of people and goods by air within and around cities.

Archer planned further test flights in the region to collect data for certification. The July flight was a test. It did not begin a passenger service.

On the ground, design approval was obtained for the UAE’s first hybrid heliport, at Abu Dhabi Cruise Terminal. Abu Dhabi also has the SAVI cluster, which brings together companies that develop smart and autonomous vehicles.`,
    ar: `حلّقت ميدنايت (Midnight)، الطائرة الكهربائية لشركة آرتشر أفييشن (Archer Aviation) الأمريكية، في أبوظبي للمرة الأولى يوم الأربعاء 2 يوليو 2025. وجرت الرحلة التجريبية في مطار البطين للطيران الخاص، وقُيّم فيها أداء الطائرة في الإقلاع والهبوط العموديين في ظروف الإمارات.

وتنتمي ميدنايت إلى فئة الطائرات الكهربائية عمودية الإقلاع والهبوط (eVTOL)، وهي طائرات ترتفع من مكانها بلا حاجة إلى مدرج. وفي الإقلاع والهبوط تحمل المراوح وحدها وزن الطائرة كله، فيشتدّ الحمل على المحركات والبطاريات. ولذلك يدقّق المهندسون في هاتين المرحلتين.

وشملت الدراسة الحرارة والرطوبة والغبار، ولكل منها أثره المحتمل في الطائرة الكهربائية. فالهواء الحار أقل كثافة، فيقلّ ما تدفعه المراوح منه ويصعب تبريد المحركات والبطاريات. وقد تصل الرطوبة إلى نقاط التوصيل الكهربائية، وقد يتراكم الغبار في الأجزاء المتحركة والمرشحات. والاختبار في الموقع يُظهر هذه الآثار مجتمعة.

وكانت الرحلة جزءًا من برنامج «نسخة الإطلاق» (Launch Edition) الذي تنفّذه آرتشر مع طيران أبوظبي، ودعمها مجلس الأنظمة الذكية وذاتية الحركة (SASC). وحضرها مسؤولون كبار من الهيئة العامة للطيران المدني ومن مكتب أبوظبي للاستثمار.

وقال آدم غولدشتاين، مؤسس آرتشر ورئيسها التنفيذي، إن اختبارات الصيف توفّر بيانات تخدم العمل التجاري وإجراءات الاعتماد في الإمارات والولايات المتحدة. والاعتماد هو الإجراء الذي تفحص فيه السلطة المختصة استيفاء الطائرة متطلبات السلامة، وهو يقوم على الأدلة، والرحلات تقدّم جزءًا منها.

ووصف بدر العلماء، المدير العام لمكتب أبوظبي للاستثمار، الرحلة بأنها خطوة مهمة لأبوظبي في مجال التنقل الجوي الحضري. ويشمل هذا المصطلح نقل الناس والبضائع جوًا داخل المدن وحولها.

وكانت آرتشر تخطّط لرحلات تجريبية أخرى في المنطقة لجمع البيانات اللازمة للاعتماد. أما رحلة يوليو فكانت اختبارًا ولم تبدأ بها خدمة لنقل الركاب.

وعلى الأرض، صدرت الموافقة على تصميم أول مهبط هجين للمروحيات في دولة الإمارات، وموقعه محطة أبوظبي للسفن السياحية. وفي أبوظبي أيضًا مجمّع صناعات المركبات الذكية وذاتية القيادة (سافي)، وهو يجمع شركات تطوّر هذه المركبات.`,
  },
};
