import type { Article } from "../article.ts";

export const article: Article = {
  id: "3",
  slug: "oman-duqm-rocket",
  date: "2024-12-05",
  modified: "2026-11-21T05:40:14Z",
  category: "space-technology",
  countries: ["OM"],
  title: {
    en: "Oman launches Duqm-1, an experimental scientific rocket",
    ar: "عُمان تطلق الصاروخ العلمي التجريبي «الدقم-1»",
  },
  description: {
    en: "The 6.5-metre rocket reached an altitude of 140 km, according to the transport ministry. It flew from the site of the Etlaq spaceport, which was still under construction.",
    ar: "بلغ الصاروخ، وطوله 6.5 متر، ارتفاع 140 كيلومترًا بحسب وزارة النقل. وانطلق من موقع ميناء «إطلاق» الفضائي الذي لم يكن بناؤه قد اكتمل.",
  },
  pictureAlt: {
    en: "A slim rocket leaving its launch rail on a desert coast, with a dotted path that peaks above construction cranes and falls into the sea",
    ar: "صاروخ نحيل يغادر سكة إطلاقه على ساحل صحراوي، ومسار منقّط يبلغ ذروته فوق رافعات البناء ثم يهبط إلى البحر",
  },
  source: { en: "Zawya / Times of Oman", ar: "زاوية / تايمز أوف عُمان" },
  sourceUrl: "https://www.zawya.com/en/world/middle-east/oman-launches-experimental-rocket-duqm-1-xu5xueqh",
  content: {
    en: `One day later than planned, Oman launched Duqm-1, an experimental scientific rocket, from the site of the Etlaq spaceport in Duqm. The rocket lifted off at 10:05 a.m. Oman time on Thursday 5 December 2024. The launch had been planned for 4 December and was postponed because of unsuitable weather.

The rocket is 6.5 metres long. It weighs 123 kg with fuel and 80 kg empty, so fuel makes up about a third of its weight at lift-off. According to the Ministry of Transport, Communications and Information Technology, it reached an altitude of 140 km. The ministry gave the speed as 1,530 metres per second and the flight time as about 15 minutes.

Duqm-1 was a suborbital rocket. A rocket of this kind climbs and falls back; it does not gain the speed that would keep it in orbit. The flight therefore put no satellite into orbit. An experimental flight tries the vehicle, the ground equipment and the launch procedures together.

The project was carried out by Etlaq, a subsidiary of the National Aerospace Services Company (NASCOM). NASCOM is an Omani company established in 2021. The ministry supervised the launch through the National Space Programme. Etlaq uses the land under a usufruct agreement with the ministry. Such an agreement gives the right to use a piece of land without owning it.

The launch site is at about 18 degrees north and 56 degrees east. It lies in the Al Kahl area of the Wilayat of Duqm, in Al Wusta Governorate. Oman’s location near the Equator and the Tropic of Cancer is presented as an advantage for launches.

The spaceport itself was still under construction on the day of the flight. The launch was not open to the public, for safety reasons. A test vehicle may leave its planned path, and distance is the simplest precaution.

Minister Said bin Hamoud Al Maawali said the project supports economic diversification, jobs and business opportunities in the space sector. Three further launches were planned for 2025. In May 2025 a report by The National said that full commercial services at Etlaq were scheduled for the end of 2027.`,
    ar: `بعد الموعد المقرّر بيوم واحد، أطلقت سلطنة عُمان الصاروخ العلمي التجريبي «الدقم-1» من موقع ميناء «إطلاق» الفضائي (Etlaq) في الدقم. وانطلق الصاروخ عند الساعة 10:05 صباحًا بتوقيت عُمان يوم الخميس 5 ديسمبر 2024. وكان الإطلاق مقرّرًا في 4 ديسمبر، ثم أُجّل لأن الطقس لم يكن ملائمًا.

يبلغ طول الصاروخ 6.5 متر، ووزنه 123 كيلوغرامًا مع الوقود و80 كيلوغرامًا فارغًا، أي إن الوقود يشكّل نحو ثلث وزنه عند الانطلاق. وأفادت وزارة النقل والاتصالات وتقنية المعلومات بأنه بلغ ارتفاع 140 كيلومترًا. وبحسب الوزارة أيضًا كانت سرعته 1,530 مترًا في الثانية، واستغرقت الرحلة نحو 15 دقيقة.

و«الدقم-1» صاروخ دون مداري. والصاروخ من هذا النوع يصعد ثم يهبط، ولا يبلغ السرعة التي تبقيه في المدار. ولذلك لم تضع الرحلة أي قمر اصطناعي في المدار. أما الرحلة التجريبية فتُختبر فيها المركبة والمعدات الأرضية وإجراءات الإطلاق معًا.

ونفّذت المشروع شركة «إطلاق»، التابعة للشركة الوطنية للخدمات الفضائية (ناسكوم). وناسكوم شركة عُمانية تأسّست في 2021. وأشرفت الوزارة على الإطلاق عبر البرنامج الوطني للفضاء. وتستخدم «إطلاق» الأرض بموجب اتفاقية انتفاع مع الوزارة. واتفاقية كهذه تمنح حق استخدام الأرض من دون ملكيتها.

ويقع موقع الإطلاق عند 18 درجة شمالًا و56 درجة شرقًا تقريبًا، في منطقة الكحل بولاية الدقم في محافظة الوسطى. ويوصف قرب عُمان من خط الاستواء ومدار السرطان بأنه ميزة لعمليات الإطلاق.

ولم يكن بناء الميناء الفضائي قد اكتمل يوم الرحلة. ولم يُفتح الإطلاق للجمهور حرصًا على السلامة. فالمركبة التجريبية قد تخرج عن مسارها المقرّر، والابتعاد أبسط سبل الاحتياط.

وقال الوزير المهندس سعيد بن حمود المعولي إن المشروع يدعم التنويع الاقتصادي والوظائف وفرص الأعمال في قطاع الفضاء. وكانت ثلاث عمليات إطلاق أخرى مقرّرة في 2025. وذكر تقرير لصحيفة «ذا ناشيونال» في مايو 2025 أن تقديم الخدمات التجارية الكاملة في «إطلاق» مقرّر في نهاية 2027.`,
  },
};
