import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "5",
  date: "2025-01-14",
  written: "2026-11-29",
  category: "space-technology",
  countries: ["AE"],
  services: ["boards", "firmware"],
  title: {
    en: "MBZ-SAT is launched and sends its first signals",
    ar: "القمر «محمد بن زايد سات» يرسل إشاراته الأولى",
  },
  description: {
    en: "The Emirati satellite shows details that cover less than one square metre. The system behind it is meant to yield about ten times as many images as before.",
    ar: "انطلق القمر الاصطناعي من كاليفورنيا على متن صاروخ فالكون 9. وطوّره مهندسون إماراتيون في مركز محمد بن راشد للفضاء بدبي.",
  },
  pictureAlt: {
    en: "A boxy satellite with two solar wings photographing a piece of land between round fields and city blocks, with a tiny cube-shaped satellite behind it",
    ar: "قمر اصطناعي صندوقي الشكل بجناحين شمسيين يصوّر رقعة أرض بين حقول دائرية وأحياء مدينة، وخلفه قمر اصطناعي صغير على شكل مكعب",
  },
  source: {
    en: "UrduPoint (after the Emirates News Agency, WAM)",
    ar: "UrduPoint (نقلًا عن وكالة أنباء الإمارات)",
  },
  sources: [
    "https://www.urdupoint.com/en/middle-east/hamdan-bin-mohammed-commends-mbrsc-team-on-su-1914978.html",
    {
      url: "https://dubai-nachrichten.com/nachrichten/mbz-sat-durchbruch-fur-die-vae-im-all",
      language: "de",
    },
    "https://serendibnews.com.au/uae-made-mbz-sat-to-blast-off-to-space-on-january-14-from-california",
  ],
  content: {
    en: `MBZ-SAT can show details in an area of less than one square metre. The Emirati satellite, which observes the Earth, was launched from Vandenberg in California on 14 January 2025, at 11:09 pm UAE time, on a SpaceX Falcon 9. Its first signals came after the launch, and they confirmed that the systems on board were working.

Fine detail is one half of the plan and quantity the other. An automated system schedules the images and processes them. The aim is about ten times as many as the Mohammed Bin Rashid Space Centre (MBRSC) in Dubai can produce with its existing capacity. The images are meant for agriculture, urban planning and the management of disasters, among other uses.

Emirati engineers developed the satellite at MBRSC. Only one had been developed entirely by an Emirati team before: KhalifaSat, which was launched in October 2018. Two years later, in October 2020, its successor was announced. The new satellite carries the name of the President of the UAE, Sheikh Mohamed bin Zayed Al Nahyan.

It left later than intended, since the launch had at first been planned for October 2024 and was then postponed. Nor did it travel alone. HCT-SAT 1, a CubeSat (a small satellite built from standard cubes) that was developed with students of the Higher Colleges of Technology, flew on the same mission.`,
    ar: `وصلت الإشارات الأولى من القمر الاصطناعي «محمد بن زايد سات» (MBZ-SAT)، فأكّدت أن أنظمته تعمل. وكان القمر قد انطلق في 14 يناير 2025، عند الساعة 11:09 مساءً بتوقيت الإمارات، من قاعدة فاندنبرغ في كاليفورنيا على متن صاروخ فالكون 9 من سبيس إكس. ورافقه في المهمة نفسها قمر اصطناعي مكعب (CubeSat) اسمه HCT-SAT 1، طُوّر مع طلبة كليات التقنية العليا.

طوّر «محمد بن زايد سات» مهندسون إماراتيون في مركز محمد بن راشد للفضاء بدبي، ويحمل القمر اسم رئيس الدولة الشيخ محمد بن زايد آل نهيان. وهو ثاني قمر يطوّره فريق إماراتي بالكامل، بعد «خليفة سات» الذي أُطلق في أكتوبر 2018. وأُعلن المشروع في أكتوبر 2020، وكان إطلاقه مقرّرًا في أكتوبر 2024 ثم أُجّل.

ويميّز القمر تفاصيل تقلّ مساحتها عن متر مربع، وتفيد صوره في الزراعة والتخطيط العمراني وإدارة الكوارث. وسيتولّى نظام آلي جدولة التصوير ومعالجة الصور، والهدف أن ينتج نحو عشرة أمثال ما تتيحه قدرات المركز القائمة. وكلما كثرت الصور انتقل عنق الزجاجة من الكاميرا إلى وصلة الإرسال وزمن المعالجة.`,
  },
  note: {
    en: "In orbit, time is place. Below a satellite in a low orbit the ground goes by at about 7 km/s: one metre in 0.14 ms. A time stamp that comes 10 ms late, because it was taken by the task that stores the picture, moves the picture 70 m. Latch it in hardware, with a timer that the exposure triggers and a GNSS pulse corrects each second. Left alone for a minute, a 20 ppm crystal is 1.2 ms out, or 8 m.",
    ar: "الزمن في المدار مكان. فالأرض تمرّ تحت قمر في مدار منخفض بنحو 7 كيلومترات في الثانية، ويمرّ المتر الواحد في 0.14 ملّي ثانية، وختم زمني متأخر 10 ملّي ثانية يزيح الصورة 70 مترًا. لذلك يُلتقط الزمن في الدائرة نفسها لحظة التعريض، بمؤقّت تضبطه نبضة GNSS كل ثانية، لا في المهمة البرمجية التي تحفظ الصورة. ومن دون تلك النبضة ينحرف مذبذب بلّوري، دقته 20 جزءًا في المليون، بمقدار 1.2 ملّي ثانية في الدقيقة، أي 8 أمتار.",
  },
};
