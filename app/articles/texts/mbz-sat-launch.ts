import type { Article } from "../article.ts";

export const article: Article = {
  id: "6",
  slug: "mbz-sat-launch",
  date: "2025-01-14",
  modified: "2026-11-21T05:40:14Z",
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
    en: `After its launch MBZ-SAT sent its first signals, which confirmed that the satellite’s systems were working. The Emirati Earth-observation satellite was launched from Vandenberg in California on 14 January 2025, on a SpaceX Falcon 9 rocket. The launch took place at 23:09 UAE time, according to a report citing Dubai Media Office.

MBZ-SAT was developed by Emirati engineers at the Mohammed Bin Rashid Space Centre (MBRSC) in Dubai. It is the second satellite developed entirely by an Emirati team, after KhalifaSat, which was launched in October 2018. The new satellite is named after UAE President Sheikh Mohamed bin Zayed Al Nahyan.

An Earth-observation satellite takes pictures of the ground from orbit and sends them down to its operators. MBZ-SAT can show details in an area of less than one square metre. The finer the detail, the smaller the object that can be told from its surroundings.

The uses named for the images include agriculture, urban planning and disaster management. Pictures of the same field, taken at intervals, can show where a crop is not doing well. Planners can follow how a district grows. After a flood or an earthquake, pictures can show which areas are affected.

An automated system for scheduling and processing images is part of the project. It is intended to produce about ten times as many images as the existing capacity of MBRSC. Scheduling decides which place is photographed and when. Processing turns the raw data into a picture that can be used. The tenfold output is an intention, not a measured result.

Another satellite was launched on the same mission. HCT-SAT 1 is a CubeSat, a small satellite built from cube-shaped units of a standard size. It was developed with students of the Higher Colleges of Technology. On a satellite of this size, students can follow every step from the first drawing to the final test.

The MBZ-SAT project was announced in October 2020. The launch had earlier been planned for October 2024 and was postponed. On 30 January 2025 Sheikh Hamdan bin Mohammed bin Rashid Al Maktoum received the MBRSC team and commended the successful launch.`,
    ar: `أرسل القمر الاصطناعي الإماراتي «محمد بن زايد سات» (MBZ-SAT) بعد إطلاقه إشاراته الأولى، فأكّدت أن أنظمته تعمل. وكان القمر، المخصّص لرصد الأرض، قد أُطلق في 14 يناير 2025 من قاعدة فاندنبرغ في كاليفورنيا، على متن صاروخ فالكون 9 من شركة سبيس إكس. وجرى الإطلاق عند الساعة 23:09 بتوقيت الإمارات، بحسب تقرير استند إلى المكتب الإعلامي لحكومة دبي.

وطوّر القمرَ مهندسون إماراتيون في مركز محمد بن راشد للفضاء (MBRSC) بدبي. وهو ثاني قمر اصطناعي يطوّره فريق إماراتي تطويرًا كاملًا، بعد «خليفة سات» الذي أُطلق في أكتوبر 2018. ويحمل القمر الجديد اسم رئيس الإمارات، الشيخ محمد بن زايد آل نهيان.

وتلتقط أقمار رصد الأرض صورًا لسطحها من المدار وترسلها إلى مشغّليها. ويستطيع «محمد بن زايد سات» إظهار التفاصيل في مساحة تقلّ عن متر مربع واحد. وكلما دقّت التفاصيل أمكن تمييز جسم أصغر مما حوله.

ومن استخدامات الصور المعلنة الزراعة والتخطيط العمراني وإدارة الكوارث. فصور الحقل الواحد، إذا التُقطت على فترات، قد تكشف أين يتعثّر المحصول. ويستطيع المخطّطون أن يتابعوا نمو حي من الأحياء. وبعد فيضان أو زلزال يمكن أن تبيّن الصور المناطق المتضررة.

ويشمل المشروع نظامًا آليًا لجدولة الصور ومعالجتها، يُراد له أن ينتج من الصور نحو عشرة أضعاف ما تتيحه قدرات المركز القائمة. والجدولة تحدّد المكان الذي يُصوَّر ووقت تصويره، والمعالجة تحوّل البيانات الخام إلى صورة صالحة للاستخدام. وهذه الزيادة هدف لا نتيجة مقيسة.

وأُطلق في المهمة نفسها قمر آخر هو القمر الاصطناعي المصغّر HCT-SAT 1. وهو قمر اصطناعي مكعب (CubeSat)، أي قمر صغير يُبنى من وحدات مكعبة ذات قياس موحّد، وقد طُوّر بمشاركة طلبة من كليات التقنية العليا. وفي قمر بهذا الحجم يستطيع الطلبة متابعة المراحل كلها، من الرسم الأول إلى الاختبار الأخير.

وكان مشروع «محمد بن زايد سات» قد أُعلن في أكتوبر 2020. وكان الإطلاق مقرّرًا من قبل في أكتوبر 2024، ثم أُجّل. وفي 30 يناير 2025 استقبل سمو الشيخ حمدان بن محمد بن راشد آل مكتوم فريق المركز، وأشاد بنجاح الإطلاق.`,
  },
};
