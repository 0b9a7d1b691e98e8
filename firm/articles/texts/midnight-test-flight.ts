import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "19",
  date: "2025-07-02",
  written: "2026-11-29",
  category: "aviation-technology",
  countries: ["AE"],
  services: ["robotics", "boards"],
  title: {
    en: "Archer’s Midnight makes a test flight in Abu Dhabi",
    ar: "طائرة «ميدنايت» الكهربائية تحلّق في أبوظبي",
  },
  description: {
    en: "The electric aircraft flew at Al Bateen Executive Airport to show how it takes off and lands in a Gulf summer. Heat, humidity and dust were the conditions studied.",
    ar: "اختُبر الإقلاع والهبوط العموديان لطائرة آرتشر في حرارة الإمارات ورطوبتها وغبارها. وكانت الشركة تعتزم رحلات أخرى في المنطقة تجمع بها بيانات الاعتماد.",
  },
  pictureAlt: {
    en: "An electric aircraft with several rotors hovers above an airfield under a hot sun, with dust blowing beneath it",
    ar: "طائرة كهربائية بعدة مراوح تحوم فوق أرض مطار تحت شمس حارة، ومن تحتها غبار متطاير",
  },
  source: { en: "Airport Technology", ar: "Airport Technology" },
  sources: [
    "https://www.airport-technology.com/news/archer-midnight-aircraft-uae/",
    "https://www.siasat.com/abu-dhabi-announces-first-successful-test-flight-of-midnight-air-taxi-3241268/",
    "https://gadget.co.za/airtaxirace745t/",
  ],
  content: {
    en: `Heat, humidity and dust were not the drawback of this flight but its purpose. On Wednesday 2 July 2025 the US company Archer Aviation flew its Midnight at Al Bateen Executive Airport, for the first time in Abu Dhabi. The flight evaluated how the aircraft takes off and lands vertically in UAE conditions.

Midnight is an eVTOL, an aircraft for electric vertical take-off and landing. In the hover no wing carries the weight and no airstream cools the machine, so motors and batteries meet the summer just when they work hardest. Humidity and fine dust go after the connectors and the bearings.

Adam Goldstein, founder and chief executive of Archer, said that testing in summer provides data for commercial and certification work in the UAE and the United States. Archer planned further test flights in the region to collect more of it.

The test is part of Launch Edition, a programme that Archer runs with Abu Dhabi Aviation. The Smart and Autonomous Systems Council (SASC) supported it, and senior officials of the General Civil Aviation Authority and the Abu Dhabi Investment Office attended.

Meanwhile design approval was obtained, at Abu Dhabi Cruise Terminal, for the UAE’s first hybrid heliport, meant for helicopters and eVTOL aircraft alike.`,
    ar: `من يصمّم طائرة كهربائية للخليج يحسب حساب الحرارة والرطوبة والغبار. وفي هذه الظروف حلّقت «ميدنايت» (Midnight) يوم الأربعاء 2 يوليو 2025، في مطار البطين للطيران الخاص في أبوظبي. والطائرة من صنع آرتشر أفييشن (Archer Aviation) الأمريكية، وتقلع وتهبط عموديًا (eVTOL).

وكان غرض الرحلة تقييم الإقلاع والهبوط العموديين في مناخ الإمارات. والصعود العمودي أثقل أطوار الطيران على المحرّكات والبطارية، إذ لا جناح يحمل فيه الوزن عن المراوح. ولكل ظرف من الثلاثة أذاه: فالحرارة تخفّف الهواء تحت المراوح، والرطوبة تدخل الموصّلات، والغبار يبري الحواف ويسدّ مسالك التبريد.

وقال آدم غولدستين، مؤسس آرتشر ورئيسها التنفيذي، إن اختبارات الصيف توفّر بيانات للتشغيل التجاري ولاعتماد الطائرة في الإمارات والولايات المتحدة. وكانت الشركة تعتزم يومها تسيير رحلات أخرى في المنطقة تجمع بها ما يلزم من البيانات.

تندرج الرحلة في برنامج «نسخة الإطلاق» (Launch Edition)، الذي تنفّذه آرتشر مع طيران أبوظبي. ودعمها مجلس الأنظمة الذكية وذاتية الحركة، وحضرها مسؤولون كبار في الهيئة العامة للطيران المدني ومكتب أبوظبي للاستثمار.

وأُقرّ كذلك تصميم أول «مهبط مروحيات هجين» (hybrid heliport) في الدولة، وموقعه محطة أبوظبي للسفن السياحية.`,
  },
  note: {
    en: "Heat takes its share of a rotor drive twice. Air at 45 °C is 9% thinner than at 15 °C, and because power in the hover goes with one over the square root of density, hovering costs 5% more. Meanwhile a winding that may reach 150 °C has 105 K in hand instead of 135 K, so it can shed 22% less heat. The same sum holds for the motor in a gripper, whose rating probably applies at 25 °C.",
    ar: "بين ورشة حرارتها 15 درجة ومدرج حرارته 45 يخفّ الهواء بنسبة 9% (288 على 318)، وتزيد القدرة اللازمة للتحويم بنسبة 5%، لأنها تتناسب عكسيًا مع الجذر التربيعي للكثافة. وملفّ المحرّك حدّه 150 درجة، فينزل الفرق بينه وبين الهواء من 135 درجة إلى 105، فيقلّ ما يصرفه من الحرارة بنسبة 22%. ومحرّك صغير في أداة إمساك روبوت يدفع الثمن نفسه، فقدرته المكتوبة عليه مقيسة في الغالب عند 25 درجة.",
  },
};
