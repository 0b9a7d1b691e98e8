import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "27",
  date: "2025-11-16",
  isReportDate: true,
  written: "2026-11-29",
  category: "urban-mobility",
  countries: ["AE"],
  services: ["boards", "firmware"],
  title: {
    en: "Piloted Joby air taxi flies to Al Maktoum airport",
    ar: "طائرة جوبي تصل من مرغم إلى مطار آل مكتوم",
  },
  description: {
    en: "The flight from Margham took 17 minutes and coincided with the Dubai Airshow. Near Dubai International Airport, 60% of the first vertiport had been built.",
    ar: "استغرقت رحلة التاكسي الجوي الكهربائي 17 دقيقة، وعلى متنه طيار. وكان متوقّعًا أن ينقل الركاب في 2026، وقد أُنجز حينها 60% من المهبط الأول.",
  },
  pictureAlt: {
    en: "An electric aircraft with six tilting rotors on its way along a dotted line, from a round pad among dunes to an airport runway",
    ar: "طائرة كهربائية بست مراوح قابلة للإمالة على مسار منقّط، من مهبط دائري بين الكثبان إلى مدرج مطار",
  },
  source: { en: "Emirates News Agency (WAM)", ar: "وكالة أنباء الإمارات (وام)" },
  sources: [
    "https://www.wam.ae/en/article/bmqvxk4-rta-joby-complete-first-crewed-evtol-aerial-taxi",
    "https://filipinotimes.net/news/2025/11/17/dubai-completes-first-crewed-evtol-aerial-taxi-flight/",
  ],
  content: {
    en: `Joby Aviation’s electric air taxi had made about 20 flights at Margham in Dubai, each of which ended where it began. They added up to 450 km and more than two and a half hours in the air. Then came a flight that ended somewhere else: from the Dubai Jetman Helipad in Margham to Al Maktoum International Airport (Dubai World Central), in 17 minutes.

Dubai’s Roads and Transport Authority (RTA) announced the flight on 16 November 2025. RTA calls it the first piloted flight of an electric air taxi between two distinct places in the UAE. It coincided with the Dubai Airshow 2025. The first test flight of the aircraft in Dubai had been announced on 30 June 2025.

Joby, a US company based in California, makes an aircraft that is all-electric and takes off and lands vertically. It carries a pilot and four passengers, has a range of up to 160 km and a top speed of 320 km/h. A journey needs more than such figures: a second landing site, a charger, and a route through airspace that others use as well.

The landing sites are called vertiports. Skyports Infrastructure, a UK-based company, had completed 60% of the construction of the first, near Dubai International Airport. RTA signed agreements for more with Emaar Properties, Atlantis The Royal and Wasl Asset Management Group. Dubai Mall, Atlantis The Royal and the American University of Dubai are the further sites named.

Joby holds the exclusive right to operate air taxis in Dubai for six years. In November 2025 it expected to carry passengers in 2026, with RTA and the civil aviation authorities of Dubai and the UAE as partners.`,
    ar: `بعد نحو 20 رحلة انتهت كل منها حيث بدأت، طارت طائرة جوبي أفييشن (Joby Aviation) في دبي من مكان إلى مكان. أقلعت من مهبط جيت مان للمروحيات في مرغم وعلى متنها طيار، وهبطت بعد 17 دقيقة في مطار آل مكتوم الدولي (دبي ورلد سنترال). وقالت هيئة الطرق والمواصلات، حين أعلنت ذلك في 16 نوفمبر 2025، إنها أول رحلة مأهولة لتاكسي جوي كهربائي بين موقعين مختلفين في الإمارات.

ومن يدور حول مهبطه ينزل متى شاء، ومن يقصد مطارًا يُقلع ومعه من الطاقة ما يكفيه إذا تأخّر دوره في النزول، أو أُغلق المدرج فقصد غيره.

بلغت رحلات مرغم السابقة 450 كيلومترًا وأكثر من ساعتين ونصف ساعة في الجو. وأُعلنت أول رحلة تجريبية للطائرة في دبي في 30 يونيو 2025، وتزامنت رحلة المطار مع معرض دبي للطيران 2025.

تتّسع الطائرة لطيار وأربعة ركاب، ويصل مداها إلى 160 كيلومترًا وسرعتها القصوى إلى 320 كيلومترًا في الساعة. وهي كهربائية بالكامل، تقلع وتهبط عموديًا (eVTOL)، وتصنعها شركة أمريكية مقرها كاليفورنيا.

وكانت سكاي بورتس إنفراستركتشر البريطانية قد أنجزت 60% من بناء أول مهبط عمودي (vertiport) للتاكسي الجوي، قرب مطار دبي الدولي. ووقّعت الهيئة اتفاقيات لمهابط أخرى مع إعمار العقارية و«أتلانتس ذا رويال» ومجموعة «وصل» لإدارة الأصول. ومواقعها دبي مول و«أتلانتس ذا رويال» والجامعة الأمريكية في دبي.

لجوبي الحق الحصري في تشغيل التاكسي الجوي في دبي مدة ست سنوات. وكانت تتوقّع يومها أن تنقل الركاب في 2026، بالتعاون مع هيئة الطرق والمواصلات والهيئة العامة للطيران المدني وهيئة دبي للطيران المدني ومؤسسة دبي لخدمات الملاحة الجوية.`,
  },
  note: {
    en: "Size a battery for its last minute. A motor drive or a switching regulator takes constant watts, so as the voltage sinks the current rises. A full cell of 4.1 V and 20 milliohms delivers 80 W at 22 A and turns 9.5 W into heat. Nearly empty, at 3.4 V and 30 milliohms, it needs 33 A, loses 33 W and sags to 2.4 V. Its limit is voltage squared over four times the resistance: 96 W. In a small device, this is the moment when the processor resets.",
    ar: "الدقيقة الأخيرة هي التي تحدّد حجم البطارية، لأن الحمل ثابت بالواط والجهد يهبط. خلية ممتلئة، جهدها 4.1 فولت ومقاومتها الداخلية 20 ملّي أوم، تعطي 80 واطًا بتيار 22 أمبيرًا وتبدّد 9.5 واط حرارة. وحين تقارب النفاد (3.4 فولت و30 ملّي أوم) يلزمها 33 أمبيرًا، ويضيع 33 واطًا، ويبقى على طرفيها 2.4 فولت. وأقصى ما تعطيه عندئذ 96 واطًا. وكذلك الجهاز الصغير: يعمل الراديو أو المحرّك على بطارية هرمة، فيهبط الجهد ويُعاد تشغيل المعالج.",
  },
};
