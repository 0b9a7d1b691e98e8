import type { Article } from "../article.ts";

export const article: Article = {
  id: "14",
  slug: "al-munther-satellite",
  date: "2025-03-15",
  modified: "2026-11-23T12:00:00Z",
  category: "space-technology",
  countries: ["BH"],
  title: {
    en: "Bahrain launches Al Munther, its first home-built satellite",
    ar: "البحرين تطلق «المنذر»، أول قمر اصطناعي صُمّم وبُني فيها",
  },
  description: {
    en: "Al Munther, a 3U CubeSat designed and built in Bahrain, was launched and deployed on 15 March 2025. It processes images on board with artificial intelligence.",
    ar: "صُمّم «المنذر» وبُني في البحرين، وهو قمر اصطناعي مكعب من قياس 3U أُطلق ووُضع في مداره يوم 15 مارس 2025. ويعالج صوره على متنه بالذكاء الاصطناعي.",
  },
  pictureAlt: {
    en: "A satellite of three cubes with four unfolded solar panels points its camera at an island, and one square of the grid over the island is marked",
    ar: "قمر اصطناعي من ثلاثة مكعبات بأربعة ألواح شمسية منشورة يوجّه كاميرته إلى جزيرة، وفوق الجزيرة شبكة مربعات أُبرز واحد منها",
  },
  source: { en: "Kuwait Times", ar: "كويت تايمز" },
  sourceUrl:
    "https://kuwaittimes.com/article/25504/world/middle-east/bahrain-and-uae-launch-first-locally-developed-satellites",
  content: {
    en: `Bahrain’s first satellite to be designed and built at home, Al Munther, was launched on Saturday 15 March 2025. A SpaceX Falcon 9 rocket carried it from Vandenberg in California. Lift-off was at 9:39 a.m. Bahrain time, according to a report on the mission. The National Space Science Agency (NSSA) of Bahrain announced that the satellite had been deployed successfully.

Al Munther is a 3U CubeSat, a small satellite built from standard 10-centimetre units. It operates in a sun-synchronous orbit at an altitude of about 550 km. Its Earth-observation camera takes images of Bahrain and its territorial waters.

Artificial intelligence (AI) processes the images on board, which reduces the data that must be sent to Earth. According to the agency and press reports, Al Munther is the first satellite in the region with AI on board.

The satellite also carries a cybersecurity system. A broadcast function transmits the national anthem and a message from King Hamad bin Isa Al Khalifa.

Shaikh Khalid bin Ali bin Jaber Al Khalifa, Chairman of NSSA, said the launch was followed by an initial phase of system testing in orbit. Al Munther is expected to operate for about two years.

Its name was announced in March 2023, two years before the launch. The project was then 35% complete. Al Munther follows Light-1, an earlier satellite project in which Bahrain took part.

An Emirati radar satellite, Etihad-SAT, was launched on the same day. It weighs 220 kg and was developed with Satrec Initiative of South Korea, Khaleej Times reported. It is the first synthetic aperture radar (SAR) satellite of the Mohammed bin Rashid Space Centre (MBRSC).

Another satellite of the centre, MBZ-SAT, had left Vandenberg on a Falcon 9 two months before, the news agency WAM reported. It observes the Earth, and Emirati engineers developed it at MBRSC. It is the second to be developed entirely by an Emirati team, after KhalifaSat. HCT-SAT 1, a CubeSat like Al Munther, was launched together with MBZ-SAT. It was developed with students of the Higher Colleges of Technology.

Oman launched a rocket of its own that winter. In December 2024 the experimental rocket Duqm-1 lifted off from the site of the Etlaq spaceport in Duqm, Zawya and Times of Oman reported. The flight took about a quarter of an hour, according to the ministry that supervised it.`,
    ar: `انطلق «المنذر»، أول قمر اصطناعي يُصمَّم ويُبنى في البحرين، يوم السبت 15 مارس 2025 من قاعدة فاندنبرغ في كاليفورنيا، على متن صاروخ فالكون 9 (Falcon 9) من سبيس إكس. وكان الإقلاع عند الساعة 9:39 صباحًا بتوقيت البحرين، وفق تقرير عن المهمة. وأعلنت الهيئة الوطنية لعلوم الفضاء نجاح وضع القمر في مداره.

«المنذر» من الأقمار الاصطناعية المكعبة (CubeSat)، وقياسه 3U. وتُبنى هذه الأقمار الصغيرة من وحدات قياسية طول ضلعها 10 سنتيمترات. ويدور «المنذر» على ارتفاع نحو 550 كيلومترًا في مدار متزامن مع الشمس، ويحمل كاميرا لرصد الأرض تصوّر البحرين ومياهها الإقليمية.

يعالج القمر صوره على متنه بالذكاء الاصطناعي، فتقلّ البيانات التي يلزم إرسالها إلى الأرض. وتقول الهيئة وتقارير صحفية إنه أول قمر في المنطقة يحمل هذه التقنية.

يحمل القمر كذلك نظامًا للأمن السيبراني، ويبثّ النشيد الوطني ورسالة من العاهل البحريني الملك حمد بن عيسى آل خليفة.

بعد الإطلاق بدأت مرحلة أولى من اختبار الأنظمة في المدار، كما قال رئيس مجلس إدارة الهيئة الشيخ خالد بن علي بن جابر آل خليفة. ويُقدَّر عمر القمر بنحو عامين.

أُعلن اسم «المنذر» في مارس 2023، قبل إطلاقه بعامين، حين بلغت نسبة إنجاز المشروع 35%. وقد سبقه مشروع شاركت فيه البحرين، هو القمر الاصطناعي «ضوء 1» (Light-1).

شهد يوم إطلاق «المنذر» أيضًا إطلاق القمر الراداري الإماراتي «الاتحاد سات» (Etihad-SAT)، ووزنه 220 كيلوغرامًا. وهو أول قمر لمركز محمد بن راشد للفضاء يعمل برادار ذي فتحة اصطناعية (SAR)، وقد طُوّر مع ساتريك إنيشيتيف الكورية الجنوبية، بحسب «خليج تايمز».

قبل ذلك بشهرين، في يناير 2025، أطلق المركز من فاندنبرغ على متن صاروخ فالكون 9 قمرًا آخر لرصد الأرض، هو «محمد بن زايد سات» (MBZ-SAT)، كما أوردت وكالة أنباء الإمارات (وام). وهو ثاني قمر يطوّره فريق إماراتي تطويرًا كاملًا بعد «خليفة سات». وحملت المهمة نفسها قمرًا مكعبًا شارك في تطويره طلبة كليات التقنية العليا، هو HCT-SAT 1.

أطلقت عُمان في الشتاء نفسه صاروخًا من أرضها. ففي ديسمبر 2024 انطلق «الدقم-1»، وهو صاروخ علمي تجريبي، من موقع ميناء «إطلاق» الفضائي في الدقم، في رحلة استغرقت نحو ربع ساعة وفق الوزارة المشرفة، كما نقلت «زاوية» و«تايمز أوف عُمان».`,
  },
};
