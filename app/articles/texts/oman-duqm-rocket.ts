import type { Article } from "../article.ts";

export const article: Article = {
  id: "3",
  slug: "oman-duqm-rocket",
  date: "2024-12-05",
  category: "space-technology",
  title: {
    en: "Oman launches Duqm-1, an experimental scientific rocket",
    ar: "عُمان تطلق الصاروخ العلمي التجريبي «الدقم-1»",
  },
  description: {
    en: "The 6.5-metre rocket reached an altitude of 140 km, according to the transport ministry. It flew from the site of the Etlaq spaceport, which was still under construction.",
    ar: "بلغ الصاروخ، وطوله 6.5 متر، ارتفاع 140 كيلومترًا بحسب وزارة النقل. وانطلق من موقع ميناء «إطلاق» الفضائي الذي لم يكن بناؤه قد اكتمل.",
  },
  picture: {
    en: "A slim rocket climbing from a desert coast above a small launch rail, with construction cranes nearby",
    ar: "صاروخ نحيل يصعد من ساحل صحراوي فوق منصة إطلاق صغيرة، وعلى مقربة منه رافعات بناء",
  },
  source: { en: "Zawya / Times of Oman", ar: "زاوية / تايمز أوف عُمان" },
  url: "https://www.zawya.com/en/world/middle-east/oman-launches-experimental-rocket-duqm-1-xu5xueqh",
  content: {
    en: `One day later than planned, Oman launched Duqm-1, an experimental scientific rocket, from the site of the Etlaq spaceport in Duqm. The rocket lifted off at 10:05 a.m. Oman time on Thursday 5 December 2024. The launch had been set for 4 December and was postponed because the weather was unsuitable.

The rocket is 6.5 metres long. It weighs 123 kg with fuel and 80 kg empty. According to the Ministry of Transport, Communications and Information Technology, it reached an altitude of 140 km. The speed was given as 1,530 metres per second and the flight time as about 15 minutes.

Duqm-1 was a suborbital rocket. A rocket of this kind climbs and falls back; it does not gain the speed that would keep it in orbit. The flight therefore put no satellite into orbit. What an experimental flight offers is a rehearsal: the vehicle, the ground equipment and the launch procedures are tried together.

The project was carried out by Etlaq, a subsidiary of the National Aerospace Services Company (NASCOM). NASCOM is an Omani company established in 2021. The ministry supervised the launch through the National Space Programme. Etlaq uses the land under a usufruct agreement with the ministry. Such an agreement gives the right to use a piece of land without owning it.

The launch site is at about 18 degrees north and 56 degrees east. It lies in the Al Kahl area of the Wilayat of Duqm, in Al Wusta Governorate. Oman’s location near the Equator and the Tropic of Cancer is presented as an advantage for launches.

The spaceport itself was still under construction on the day of the flight. The launch was not open to the public, for safety reasons. Distance is a simple precaution with a test vehicle, which may leave its path. Whatever it carries up also comes down again.

Minister Said bin Hamoud Al Maawali said the project supports economic diversification, jobs and business opportunities in the space sector. Three further launches were planned for 2025. In May 2025 a report by The National said that full commercial services at Etlaq were scheduled for the end of 2027.`,
    ar: `بعد الموعد المقرّر بيوم واحد، أطلقت سلطنة عُمان الصاروخ العلمي التجريبي «الدقم-1» من موقع ميناء «إطلاق» الفضائي (Etlaq) في الدقم. وانطلق الصاروخ عند الساعة 10:05 صباحًا بتوقيت عُمان يوم الخميس 5 ديسمبر 2024. وكان الإطلاق محدّدًا في 4 ديسمبر، ثم أُجّل لأن الطقس لم يكن ملائمًا.

يبلغ طول الصاروخ 6.5 متر، ووزنه 123 كيلوغرامًا مع الوقود و80 كيلوغرامًا فارغًا. وتفيد وزارة النقل والاتصالات وتقنية المعلومات بأنه وصل إلى ارتفاع 140 كيلومترًا بسرعة 1,530 مترًا في الثانية، في رحلة استغرقت نحو 15 دقيقة.

و«الدقم-1» صاروخ دون مداري، أي إنه يصعد ثم يهبط، ولا يكتسب السرعة التي تبقيه في مدار حول الأرض. ولذلك لم تحمل الرحلة أي قمر اصطناعي إلى المدار. أما ما تقدّمه الرحلة التجريبية فهو تمرين كامل، تُختبر فيه المركبة ومعدات الأرض وإجراءات الإطلاق معًا.

ونفّذت المشروع شركة «إطلاق»، التابعة للشركة الوطنية للخدمات الفضائية (ناسكوم). وناسكوم شركة عُمانية تأسّست عام 2021. وأشرفت الوزارة على الإطلاق عبر البرنامج الوطني للفضاء. وتستخدم «إطلاق» الأرض بموجب اتفاقية انتفاع مع الوزارة، ومثل هذه الاتفاقية تمنح حق استخدام الأرض لا ملكيتها.

ويقع موقع الإطلاق عند نحو 18 درجة شمالًا و56 درجة شرقًا، في منطقة الكحل بولاية الدقم في محافظة الوسطى. ويُقدَّم موقع عُمان القريب من خط الاستواء ومدار السرطان على أنه ميزة لعمليات الإطلاق.

ولم يكن بناء الميناء الفضائي قد اكتمل يوم الرحلة. ولم يُسمح للجمهور بحضور الإطلاق، حرصًا على السلامة. والابتعاد احتياط بسيط مع مركبة تجريبية قد تخرج عن مسارها، ثم إن ما يصعد معها يعود فيهبط.

وقال الوزير المهندس سعيد بن حمود المعولي إن المشروع يدعم التنويع الاقتصادي والوظائف وفرص الأعمال في قطاع الفضاء. وكانت ثلاث عمليات إطلاق أخرى مقرّرة في 2025. وذكر تقرير لصحيفة «ذا ناشيونال» في مايو 2025 أن الخدمات التجارية الكاملة في «إطلاق» مقرّرة في نهاية 2027.`,
  },
};
