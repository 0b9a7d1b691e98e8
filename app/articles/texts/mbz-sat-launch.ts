import type { Article } from "../article.ts";

export const article: Article = {
  id: "6",
  slug: "mbz-sat-launch",
  date: "2025-01-14",
  modified: "2026-11-23T12:00:00Z",
  category: "space-technology",
  countries: ["AE"],
  title: {
    en: "Emirati satellite MBZ-SAT is launched and sends first signals",
    ar: "القمر الاصطناعي الإماراتي «محمد بن زايد سات» ينطلق ويرسل إشاراته الأولى",
  },
  description: {
    en: "The Earth-observation satellite lifted off from California on a Falcon 9 rocket. Emirati engineers at the Mohammed Bin Rashid Space Centre in Dubai developed it.",
    ar: "انطلق القمر المخصّص لرصد الأرض من كاليفورنيا على متن صاروخ فالكون 9. وطوّره مهندسون إماراتيون في مركز محمد بن راشد للفضاء بدبي.",
  },
  pictureAlt: {
    en: "A boxy satellite with two solar wings photographing a piece of land between round fields and city blocks, with a tiny cube-shaped satellite behind it",
    ar: "قمر اصطناعي صندوقي الشكل بجناحين شمسيين يصوّر رقعة أرض بين حقول دائرية وأحياء مدينة، وخلفه قمر اصطناعي صغير على شكل مكعب",
  },
  source: {
    en: "UrduPoint / WAM (Emirates News Agency)",
    ar: "وكالة أنباء الإمارات (وام) عبر أوردو بوينت",
  },
  sourceUrl:
    "https://www.urdupoint.com/en/middle-east/hamdan-bin-mohammed-commends-mbrsc-team-on-su-1914978.html",
  content: {
    en: `MBZ-SAT, an Emirati Earth-observation satellite, was launched on 14 January 2025 from Vandenberg in California. A SpaceX Falcon 9 rocket carried it. The launch took place at 23:09 UAE time, according to a report citing Dubai Media Office. The satellite then sent its first signals, which confirmed that its systems were working.

Emirati engineers developed the satellite at the Mohammed Bin Rashid Space Centre (MBRSC) in Dubai. It is the second to be developed entirely by an Emirati team. The first was KhalifaSat, launched in October 2018, more than six years earlier. The new satellite is named after UAE President Sheikh Mohamed bin Zayed Al Nahyan.

MBZ-SAT can show details that measure less than one square metre. The uses named for its images include agriculture, urban planning and disaster management.

The project also includes an automated system for image scheduling and processing. With it, MBRSC is to produce about ten times as many images as it could before. At the launch this was an intention and not a measured result.

A second satellite, HCT-SAT 1, was launched on the same mission. It is a CubeSat, developed with students of the Higher Colleges of Technology.

The MBZ-SAT project was announced in October 2020. The launch had earlier been planned for October 2024, four years after the announcement, and was postponed. It came about three months later. On 30 January 2025 Sheikh Hamdan bin Mohammed bin Rashid Al Maktoum, Crown Prince of Dubai, received the MBRSC team. He commended the successful launch.

The mass of the satellite is not given here, because published reports disagree on it.

Two months after MBZ-SAT another Gulf satellite left Vandenberg on a Falcon 9. Kuwait Times reported that Bahrain’s Al Munther was launched in March 2025. It is the first satellite to be designed and built in Bahrain. Like MBZ-SAT it observes the Earth: its camera takes images of Bahrain and its territorial waters. Its builders put the processing on board, where artificial intelligence reduces the data that must be sent to Earth. Al Munther is a CubeSat, like HCT-SAT 1, and is expected to operate for about two years. The Emirati radar satellite Etihad-SAT was launched on the same day. Like MBZ-SAT, it is an MBRSC satellite.`,
    ar: `انطلق القمر الاصطناعي الإماراتي «محمد بن زايد سات» (MBZ-SAT)، المخصّص لرصد الأرض، في 14 يناير 2025 من قاعدة فاندنبرغ في كاليفورنيا على متن صاروخ فالكون 9 من سبيس إكس. وجرى الإطلاق عند الساعة 23:09 بتوقيت الإمارات، وفق تقرير نقل عن المكتب الإعلامي لحكومة دبي. ثم أرسل القمر إشاراته الأولى، فأكّدت سلامة أنظمته.

طوّره مهندسون إماراتيون في مركز محمد بن راشد للفضاء بدبي، وهو ثاني قمر يطوّره فريق إماراتي تطويرًا كاملًا. أما الأول فهو «خليفة سات» الذي أُطلق في أكتوبر 2018، قبله بأكثر من ست سنوات. ويحمل القمر الجديد اسم رئيس الدولة الشيخ محمد بن زايد آل نهيان.

يستطيع القمر إظهار تفاصيل في مساحة تقلّ عن متر مربع واحد. ومن الاستخدامات المعلنة لصوره الزراعة والتخطيط العمراني وإدارة الكوارث.

يضمّ المشروع أيضًا نظامًا آليًا لجدولة التصوير ومعالجة الصور، هدفه أن ينتج منها نحو عشرة أمثال ما تتيحه قدرات المركز القائمة. وكان ذلك عند الإطلاق هدفًا لا نتيجة مقيسة.

في المهمة نفسها أُطلق قمر ثانٍ هو HCT-SAT 1، وهو قمر اصطناعي مكعب (CubeSat) شارك في تطويره طلبة كليات التقنية العليا.

يعود الإعلان عن المشروع إلى أكتوبر 2020. وكان موعد الإطلاق السابق في أكتوبر 2024، أي بعد أربع سنوات من الإعلان، ثم أُجّل نحو ثلاثة أشهر. وفي 30 يناير 2025 استقبل الشيخ حمدان بن محمد بن راشد آل مكتوم، ولي عهد دبي، فريق المركز، وأشاد بنجاح الإطلاق.

لا يذكر هذا المقال كتلة القمر، لأن التقارير المنشورة تختلف فيها.

بعد شهرين من إطلاقه انطلق من فاندنبرغ قمر خليجي آخر على متن صاروخ فالكون 9، هو القمر البحريني «المنذر»، بحسب صحيفة «كويت تايمز». و«المنذر» أول قمر يُصمَّم ويُبنى في البحرين، وتصوّر كاميرته المملكة ومياهها الإقليمية. وهو قمر مكعب أيضًا، يعالج صوره بنفسه بالذكاء الاصطناعي فتقلّ البيانات التي يرسلها إلى الأرض، ويُنتظر أن يعمل نحو سنتين. وفي يوم إطلاق «المنذر» نفسه، في مارس 2025، انطلق قمر آخر لمركز محمد بن راشد للفضاء، هو القمر الراداري «الاتحاد سات».`,
  },
};
