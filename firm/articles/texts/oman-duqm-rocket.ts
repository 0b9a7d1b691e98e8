import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "3",
  date: "2024-12-05",
  written: "2026-11-29",
  category: "space-technology",
  countries: ["OM"],
  services: ["boards", "firmware"],
  title: {
    en: "Oman’s Duqm-1 rocket reaches 140 km",
    ar: "عُمان تطلق صاروخها التجريبي «الدقم-1»",
  },
  description: {
    en: "The suborbital rocket took off from a spaceport that was still being built. Its flight, on 5 December 2024, lasted about 15 minutes.",
    ar: "بلغ الصاروخ، وطوله 6.5 متر، ارتفاع 140 كيلومترًا في رحلة دون مدارية. وانطلق من ميناء «إطلاق» الفضائي في الدقم، وكان الميناء حينها قيد الإنشاء.",
  },
  pictureAlt: {
    en: "A slim rocket leaving its launch rail on a desert coast, with a dotted path that peaks above construction cranes and falls into the sea",
    ar: "صاروخ نحيل يغادر سكة إطلاقه على ساحل صحراوي، ومسار منقّط يبلغ ذروته فوق رافعات البناء ثم يهبط إلى البحر",
  },
  source: { en: "Zawya (after Times of Oman)", ar: "زاوية (نقلًا عن Times of Oman)" },
  sources: [
    "https://www.zawya.com/en/world/middle-east/oman-launches-experimental-rocket-duqm-1-xu5xueqh",
    "https://spacetech-gulf.com/2024/12/oman-successfully-completes-historic-rocket-launch",
    "https://en.aletihad.ae/amp/news/mena-world/4534920/oman-launches-experimental-rocket--duqm-1--in-historic-first",
    "https://www.thenationalnews.com/future/space/2025/05/01/where-camels-roam-and-rockets-launch-inside-omans-remote-coastal-desert-spaceport",
  ],
  content: {
    en: `At 10:05 am on Thursday 5 December 2024, Oman time, an experimental scientific rocket lifted off at Duqm. The launch had been planned for 4 December, but was put off by a day because of the weather.

Duqm-1 is a light machine, 6.5 metres long, which weighs 123 kg with its fuel and 80 kg without. The Ministry of Transport, Communications and Information Technology reports that it rose to an altitude of 140 km, reached a speed of 1,530 m/s and flew for about 15 minutes. The flight was suborbital. The rocket passed the height at which space is usually said to begin, then came down again without going round the Earth. At such a speed even a stone, thrown straight up, would rise about 120 km: for most of the climb the rocket coasted, with its motor already burnt out.

The project was carried out by Etlaq, a company that shares its name with the spaceport. Its parent is the National Aerospace Services Company (NASCOM), an Omani firm established in 2021. The ministry supervised the launch through the National Space Programme.

The launch site is in the Al Kahl area of the Wilayat of Duqm, Al Wusta Governorate, at about 18 degrees north and 56 degrees east. On the day of the flight the spaceport was still under construction. For safety reasons, the public was not admitted to watch.

Three further launches were planned for 2025, and full commercial services at Etlaq were scheduled for the end of 2027.`,
    ar: `تأخّر إطلاق الصاروخ العُماني «الدقم-1» يومًا واحدًا عن موعده في 4 ديسمبر لأن الطقس لم يكن ملائمًا، فانطلق يوم الخميس 5 ديسمبر 2024 عند الساعة 10:05 صباحًا بتوقيت السلطنة. وهو صاروخ تجريبي طوله 6.5 متر، ووزنه 123 كيلوغرامًا بالوقود و80 كيلوغرامًا فارغًا.

وذكرت وزارة النقل والاتصالات وتقنية المعلومات أن الصاروخ بلغ ارتفاع 140 كيلومترًا وسرعة 1,530 مترًا في الثانية، في رحلة دون مدارية استغرقت نحو 15 دقيقة. حتى الحجر، لو قُذف إلى أعلى بهذه السرعة، لبلغ نحو 120 كيلومترًا. فقد صعد الصاروخ معظم طريقه ومحرّكه مطفأ، يحمله اندفاعه.

أشرفت الوزارة على الإطلاق عبر البرنامج الوطني للفضاء، وتولّت التنفيذ شركة «إطلاق» (Etlaq)، التابعة للشركة الوطنية للخدمات الفضائية (ناسكوم)، وهي شركة عُمانية تأسّست في 2021.

يقع موقع الإطلاق قرب خط العرض 18 شمالًا وخط الطول 56 شرقًا، في منطقة الكحل بولاية الدقم في محافظة الوسطى. وكان الميناء الفضائي لا يزال قيد الإنشاء، ولم يُفتح الإطلاق للجمهور حرصًا على السلامة.

كان مقرّرًا أن تتبع هذه الرحلةَ ثلاث عمليات إطلاق أخرى في 2025، وأن تبدأ الخدمات التجارية الكاملة في «إطلاق» في نهاية 2027.`,
  },
  note: {
    en: "Satellite positioning fails just where a rocket needs it. Many civil GNSS modules give no position above 500 m/s, and some none above 18 km or 50 km, because of export rules. The fallback is an inertial sensor, and it drifts: half of acceleration times time squared turns a bias of one thousandth of g into 4 km after 15 minutes. Modules without the limits exist; they may need an export licence, and the schedule has to allow for it.",
    ar: "اقرأ في صحيفة البيانات جدول الحدود قبل جدول الدقة. كثير من وحدات الملاحة المدنية (GNSS) لا يعطي موقعًا فوق 500 متر في الثانية، وبعضها لا يعطيه فوق ارتفاع 18 كيلومترًا أو 50، لقيود التصدير وحدود البرمجيات الثابتة. وإن بقي للصاروخ مستشعر القصور الذاتي وحده كبر الخطأ مع مربع الزمن: انحياز قدره جزء من ألف من الجاذبية (0.0098 متر لكل ثانية مربعة) يصير 4 كيلومترات بعد 15 دقيقة. وتُصنع وحدات بلا هذه الحدود، لكنها قد تحتاج إلى ترخيص تصدير، وللترخيص مدة تُحسب.",
  },
};
