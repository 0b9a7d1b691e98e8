import type { Article } from "../article.ts";

export const article: Article = {
  id: "3",
  slug: "oman-duqm-rocket",
  date: "2024-12-05",
  modified: "2026-11-23T12:00:00Z",
  category: "space-technology",
  countries: ["OM"],
  title: {
    en: "Oman launches Duqm-1, an experimental scientific rocket",
    ar: "عُمان تطلق الصاروخ العلمي التجريبي «الدقم-1»",
  },
  description: {
    en: "The 6.5-metre rocket reached an altitude of 140 km, according to the transport ministry. It flew from the site of the Etlaq spaceport, which was still under construction.",
    ar: "بلغ الصاروخ، وطوله 6.5 متر، ارتفاع 140 كيلومترًا بحسب وزارة النقل. وانطلق من موقع ميناء «إطلاق» الفضائي وهو قيد الإنشاء.",
  },
  pictureAlt: {
    en: "A slim rocket leaving its launch rail on a desert coast, with a dotted path that peaks above construction cranes and falls into the sea",
    ar: "صاروخ نحيل يغادر سكة إطلاقه على ساحل صحراوي، ومسار منقّط يبلغ ذروته فوق رافعات البناء ثم يهبط إلى البحر",
  },
  source: { en: "Zawya / Times of Oman", ar: "زاوية / تايمز أوف عُمان" },
  sourceUrl: "https://www.zawya.com/en/world/middle-east/oman-launches-experimental-rocket-duqm-1-xu5xueqh",
  content: {
    en: `Oman launched Duqm-1, an experimental scientific rocket, on Thursday 5 December 2024 from the site of the Etlaq spaceport in Duqm. Lift-off was at 10:05 a.m. Oman time. The launch had been planned for 4 December and was put off by a day because of unsuitable weather.

The rocket is 6.5 metres long and weighs 123 kg with fuel and 80 kg empty. According to the Ministry of Transport, Communications and Information Technology, it reached an altitude of 140 km. The ministry gave its speed as 1,530 metres per second and the length of the flight as about 15 minutes. The flight was suborbital, and it put no satellite into orbit.

Etlaq, a subsidiary of the National Aerospace Services Company (NASCOM), carried out the project. NASCOM is an Omani company established in 2021. The ministry supervised the launch through the National Space Programme. Etlaq uses the land under a usufruct agreement with the ministry.

The launch site is at about 18 degrees north and 56 degrees east. It lies in the Al Kahl area of the Wilayat of Duqm, in Al Wusta Governorate. Oman’s location between the Equator and the Tropic of Cancer is presented as an advantage for launches.

On the day of the flight the spaceport was still under construction. For safety reasons the launch was not open to the public.

Transport Minister Said bin Hamoud Al Maawali said the project supports economic diversification, as well as jobs and business opportunities in the space sector. Three further launches were planned for 2025. The National reported in May 2025 that full commercial services at Etlaq were scheduled for the end of 2027.

Gulf satellites were still launched from abroad in the following months. WAM reported that the Emirati MBZ-SAT was launched from Vandenberg in California in January 2025. Bahrain’s Al Munther was launched from the same place in March, according to Kuwait Times. Both went up on a SpaceX Falcon 9. A suborbital rocket cannot do the work of a Falcon 9. Duqm-1 was, however, launched from Omani ground by an Omani company.

There are other plans for Duqm as well. In April 2025 Zawya Projects reported that Hydrom was offering land for green hydrogen in its third auction. That land lies about 100 km from the Special Economic Zone at Duqm.`,
    ar: `أطلقت سلطنة عُمان الصاروخ العلمي التجريبي «الدقم-1» يوم الخميس 5 ديسمبر 2024 من موقع ميناء «إطلاق» الفضائي (Etlaq) في الدقم. وانطلق الصاروخ عند الساعة 10:05 صباحًا بتوقيت عُمان، متأخرًا يومًا واحدًا عن موعده في 4 ديسمبر لأن الطقس لم يكن ملائمًا.

يبلغ طول الصاروخ 6.5 متر، ووزنه 123 كيلوغرامًا بالوقود و80 كيلوغرامًا فارغًا. وبحسب وزارة النقل والاتصالات وتقنية المعلومات، بلغ ارتفاعه 140 كيلومترًا وسرعته 1,530 مترًا في الثانية، واستغرقت رحلته نحو 15 دقيقة. وكانت الرحلة دون مدارية، فلم تضع قمرًا اصطناعيًا في المدار.

نفّذت المشروع شركة «إطلاق» التابعة للشركة الوطنية للخدمات الفضائية (ناسكوم)، وهي شركة عُمانية تأسّست في 2021. وأشرفت الوزارة على الإطلاق عبر البرنامج الوطني للفضاء، وتستخدم «إطلاق» الأرض بموجب اتفاقية انتفاع معها.

يقع موقع الإطلاق عند نحو 18 درجة شمالًا و56 درجة شرقًا، في منطقة الكحل بولاية الدقم في محافظة الوسطى. ويُقدَّم قرب السلطنة من خط الاستواء ومدار السرطان على أنه ميزة لعمليات الإطلاق.

كان الميناء الفضائي قيد الإنشاء يوم الرحلة، ولم يُفتح الإطلاق للجمهور حرصًا على السلامة.

يدعم المشروع، على حد قول وزير النقل والاتصالات وتقنية المعلومات، التنويع الاقتصادي والوظائف وفرص الأعمال في قطاع الفضاء. وشملت الخطة ثلاث عمليات إطلاق أخرى في 2025. أما الخدمات التجارية الكاملة في «إطلاق» فموعدها نهاية 2027، وفق ما نشرته صحيفة «ذا ناشيونال» في مايو 2025.

في الشهور التالية انطلقت أقمار خليجية من خارج المنطقة. فالقمر الإماراتي «محمد بن زايد سات» أُطلق من فاندنبرغ في كاليفورنيا في يناير 2025، بحسب وكالة أنباء الإمارات (وام). ومن المكان نفسه أُطلق «المنذر» البحريني في مارس، بحسب صحيفة «كويت تايمز»، وكلاهما على متن صاروخ فالكون 9 من سبيس إكس. ولا يغني صاروخ دون مداري عن مثل هذا الإطلاق، غير أن «الدقم-1» أطلقته شركة عُمانية من أرض عُمان.

للدقم خطط أخرى أيضًا. ففي أبريل 2025 ذكرت «زاوية بروجكتس» أن شركة هيدروجين عُمان (هيدروم) تعرض في مزادها الثالث أراضي للهيدروجين الأخضر على بُعد نحو 100 كيلومتر من المنطقة الاقتصادية الخاصة بالدقم.`,
  },
};
