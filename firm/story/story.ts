import type { LocalizedText, WordTree } from "../../app/i18n/text.ts";

/** The company's story, cut where the page About sets it apart. */
export const story = {
  lead: {
    en: "How a monitor for generators, water tanks and batteries in Beirut buildings became a hardware company.",
    ar: "كيف نشأت شركة هندسية من جهاز يراقب المولّدات وخزانات المياه والبطاريات في\u00a0مباني بيروت.",
  },
  /** What search engines say of the page. */
  summary: {
    en: "How a monitor for generators, water tanks and batteries in Beirut buildings became a hardware company: inspiration, mission, journey, commitment.",
    ar: "كيف نشأت شركة هندسية من جهاز يراقب المولّدات وخزانات المياه والبطاريات في مباني بيروت: بدايتنا ورسالتنا ورحلتنا والتزامنا.",
  },
  keywords: {
    en: "{company}, {product}, generator monitoring, water tank sensor, {city}",
    ar: "{company}، {product}، مراقبة المولّدات، مستشعر خزان المياه، {city}",
  },
  inspirationThings: {
    en: "In our building in Beirut, three things decide the day: the diesel in the generator, the water in the roof tank and the charge left in the batteries.",
    ar: "في مبنانا في بيروت ثلاثة أشياء تقرّر كيف يمضي النهار: وقود المولّد، وماء الخزان على السطح، والباقي من شحن البطاريات.",
  },
  inspirationCaretaker: {
    en: "For years it was one man’s job to know all three. The caretaker climbed six floors with a torch, knocked on the tank, opened the fuel cap and guessed. When he guessed wrong, the lift stopped between floors or the taps ran dry on the morning of a holiday.",
    ar: "من يجهلها يصعد الدرج في العتمة، أو يجد الصنبور جافًا والطعام فاسدًا في الثلاجة. وظلّ علمها سنوات عند رجل واحد هو حارس المبنى: كان يصعد ستة طوابق وفي يده مصباح، فينقر على الخزان بإصبعه، ويفتح غطاء الوقود، ثم يخمّن. وحين يخطئ التخمين يقف المصعد بين طابقين، أو تجفّ الصنابير صباح العيد.",
  },
  inspirationEngineers: {
    en: "We were engineers, and we lived upstairs. It seemed odd that a phone should know the weather in Oslo while nobody knew how much water was on the roof.",
    ar: "وكنا مهندسين نسكن في الطابق الأعلى، فاستغربنا أن يعرف الهاتف طقس أوسلو ولا يعرف أحد كم بقي من\u00a0الماء فوق رؤوسنا.",
  },
  missionText: {
    en: "We called our first device {product}. In Arabic, sanad is what you lean on. Our mission is in that name: to make hardware that keeps its word where neither the power nor the network does. It rests on four values.",
    ar: "سمّينا جهازنا الأول «{product}»، والسند ما تتكئ عليه، ومن هذا الاسم أخذنا رسالتنا: أن نصنع أجهزة تفي بوعدها حيث لا تفي الكهرباء ولا\u00a0الشبكة. وتقوم هذه الرسالة على أربع قيم.",
  },
  /** What each generation of the device was. */
  journey: [
    {
      en: "The first {product} was a breadboard in a lunch box. It lived nine days.",
      ar: "كان {product} الأول لوحة تجارب في\u00a0علبة طعام، وعاش تسعة أيام.",
    },
    {
      en: "The second died in its first summer: the temperature inside the box passed 60 °C, and the battery swelled.",
      ar: "ومات الثاني في أول صيف مرّ عليه: تجاوزت الحرارة داخل العلبة 60\u00a0درجة\u00a0مئوية فانتفخت البطارية.",
    },
    {
      en: "The third had a white aluminium case, a cell that withstands heat, and a clamp that reads the generator’s current without cutting a cable. It still raised false alarms, because people open their taps at dawn, and we spent a month learning to tell a leak from morning\u00a0use.",
      ar: "وجاء الثالث في\u00a0علبة ألمنيوم بيضاء، ومعه بطارية تحتمل الحر، ومشبك يقرأ تيار المولّد من دون أن نقطع كابلًا. لكنه ظلّ يُطلق إنذارات كاذبة، لأن الناس يفتحون الصنابير عند الفجر، فأمضينا شهرًا نتعلّم كيف نميّز تسرب الماء من استهلاك الصباح. ومن كل نسخة عرفنا ما\u00a0لا\u00a0تقوله صحائف\u00a0البيانات.",
    },
    {
      en: "The fourth went up on ten roofs in our street, and then on others.",
      ar: "ثم صعدت النسخة الرابعة إلى عشرة سطوح في شارعنا، وتلتها سطوح أخرى.",
    },
  ],
  journeyCompany: {
    en: "Neighbours began to bring us other things: an oven, a pump, a machine whose manual was lost. That is how a building’s monitor became a company. We called it {company}, the kernel: the small hard part from which the rest grows.",
    ar: "وصار الجيران يأتوننا بأشياء غيره: فرن، ومضخة، وآلة ضاع دليلها. هكذا تحوّل جهاز يراقب مبنى واحدًا إلى شركة، وسمّيناها «{company}»: الجزء الصغير الصلب الذي ينبت منه الباقي.",
  },
  commitmentClimb: {
    en: "We still climb the stairs.",
    ar: "ما زلنا نصعد الدرج.",
  },
  commitments: [
    {
      en: "Before a {product} leaves us, it spends a week on our own roof, where we cut its power without\u00a0warning.",
      ar: "يقضي كل جهاز {product} أسبوعًا على سطحنا قبل أن يغادر مختبرنا، ونقطع عنه الكهرباء هناك بلا سابق إنذار، فالسطح في\u00a0أغسطس امتحان لا\u00a0يجامل.",
    },
    {
      en: "What we make for you is yours once it is paid for, unless the contract says otherwise.",
      ar: "وكل ما نصنعه لك يصير ملكك متى سُدّد ثمنه، ما لم ينصّ العقد على غير ذلك.",
    },
    {
      en: "And when a job does not need us, we say so before anyone pays.",
      ar: "وإذا لم يكن عملك في حاجة إلينا قلنا لك ذلك قبل أن تدفع شيئًا.",
    },
  ],
  values: [
    {
      name: { en: "Honesty", ar: "الصدق" },
      text: {
        en: "A reading we doubt is shown as doubtful.",
        ar: "القراءة المشكوك فيها نعرضها كما هي، ونقول إنها مشكوك فيها.",
      },
    },
    {
      name: { en: "Endurance", ar: "الصمود" },
      text: {
        en: "A device must still report when the power is cut.",
        ar: "على الجهاز أن يواصل الإبلاغ والكهرباء مقطوعة.",
      },
    },
    {
      name: { en: "Repair", ar: "قابلية الإصلاح" },
      text: {
        en: "Screws rather than glue wherever the enclosure allows, spare parts and drawings.",
        ar: "براغٍ بدل الغراء حيث يسمح الغلاف، وقطع غيار ومخطّطات هندسية.",
      },
    },
    {
      name: { en: "Discretion", ar: "الكتمان" },
      text: {
        en: "What happens in a client’s building or factory is the client’s affair.",
        ar: "كل ما يجري في مبنى العميل أو في مصنعه شأنه وحده، ولا نرويه لأحد.",
      },
    },
  ],
} satisfies WordTree;

/** What the picture above the journey shows, which is in `picture`; undefined without one. Shared links of the page show it too. */
export const storyPicture: LocalizedText | undefined = {
  en: "Four generations of {product} in a row: a lunch box with a breadboard, a swollen black box, a white case open over its board beside a current clamp, and the finished device on its bracket with a level sensor.",
  ar: "أربعة أجيال من {product} في صف: علبة طعام فيها لوحة تجارب، وعلبة سوداء منتفخة، وعلبة بيضاء مفتوحة عن لوحتها وإلى جانبها مشبك تيار، والجهاز المكتمل على حامله مع مستشعر لمنسوب الماء.",
};
