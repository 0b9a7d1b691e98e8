import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "28",
  date: "2025-12-10",
  written: "2026-11-29",
  category: "space-technology",
  countries: ["AE"],
  services: ["vision", "boards"],
  title: {
    en: "Arab Satellite 813 is launched from China",
    ar: "القمر الاصطناعي العربي 813 يصل إلى مداره",
  },
  description: {
    en: "The satellite carries three instruments for studying the environment and the climate. One of them records light in many narrow bands of wavelength.",
    ar: "يحمل القمر جهازًا للتصوير الطيفي يسجّل الضوء في نطاقات كثيرة ضيقة، لدراسة البيئة والمناخ. وستُفتح بياناته لدول المجموعة العربية للتعاون الفضائي.",
  },
  pictureAlt: {
    en: "A satellite with two solar wings scans a line across a coast that is drawn as a stack of many thin layers, one for each band of light; one layer is pulled out and shows what the top one does not",
    ar: "قمر اصطناعي بجناحين شمسيين يمسح خطًا عبر ساحل مرسوم في طبقات رقيقة كثيرة، لكل نطاق من الضوء طبقة، وقد سُحبت إحداها فظهر عليها ما لا يظهر على العليا",
  },
  source: { en: "UAE Space Agency", ar: "وكالة الإمارات للفضاء" },
  sources: [
    {
      url: "https://space.gov.ae/ar/media-center/news/12/12/2025/uae-announces-successful-launch-of-arab-satellite-813",
      language: "ar",
    },
    { url: "https://www.albayan.ae/news/uae/government/994666", language: "ar" },
  ],
  content: {
    en: `The number recalls a year, 813, and a place, the House of Wisdom in Baghdad. Arab Satellite 813 was launched on Wednesday 10 December 2025 from north-west China. Its rocket, a Lijian-1, lifted off in a pilot zone for commercial spaceflight near the Jiuquan launch centre, with nine satellites on board. All nine were placed in their planned orbits.

The UAE Space Agency calls 813 the first Arab satellite with hyperspectral imaging. An ordinary camera sorts light into three colours. A hyperspectral imager records it in many narrow bands of wavelength. Things that look alike to the eye can then be told apart: a dry crop from a watered one, or one mineral from another.

The satellite also carries a panchromatic camera and a polarimeter for the atmosphere. Panchromatic means that all visible light counts as one band, which gives each pixel more light and so allows finer detail. Together the three are for studying environmental and climate systems and for monitoring changes on the Earth’s surface.

The data is meant to be open to the member states of the Arab Space Cooperation Group, founded by a charter that was signed in 2019. The project also trained 10 Arab engineers and researchers.

The project was carried out, and the satellite tested, at the National Space Science and Technology Center of the United Arab Emirates University in Al Ain. In November 2025 the agency said that 813 had passed its reviews of readiness for launch and for operation. It travelled from Dubai to Shanghai in a Boeing 777 freighter of Emirates SkyCargo.`,
    ar: `الرقم في اسم القمر إشارة إلى سنة 813، التي اختيرت تذكيرًا ببيت الحكمة في بغداد. وقد انطلق القمر الاصطناعي العربي 813 من الصين يوم الأربعاء 10 ديسمبر 2025، على صاروخ من طراز ليجيان-1 (Lijian-1) حمل تسعة أقمار بلغت كلها مداراتها المقرّرة. وأقلع الصاروخ من منطقة دونغفنغ التجريبية للابتكار الفضائي التجاري، قرب مركز جيوتشيوان للإطلاق في شمال غرب البلاد.

وتقول وكالة الإمارات للفضاء إنه أول قمر عربي بتقنية التصوير الطيفي الفائق (hyperspectral). تقسم الكاميرا العادية الضوء إلى ثلاثة ألوان، أما هذه التقنية فتسجّله في نطاقات كثيرة ضيقة من الأطوال الموجية، فيكون لكل نقطة في الصورة طيفها. وبالطيف تُميَّز مادتان لونهما في العين واحد.

ويحمل القمر إلى جانب جهاز التصوير الطيفي كاميرا بانكروماتية (panchromatic) تجمع ألوان الضوء في صورة رمادية واحدة، ومقياس استقطاب (polarimeter) للضوء في الغلاف الجوي. وستُستخدم الأجهزة الثلاثة في دراسة النظم البيئية والمناخية ورصد التغيرات على سطح الأرض. وستُفتح البيانات للدول الأعضاء في المجموعة العربية للتعاون الفضائي، التي تأسّست بميثاق وُقّع في 2019.

نُفّذ المشروع في المركز الوطني لعلوم وتكنولوجيا الفضاء بجامعة الإمارات العربية المتحدة في العين، وجرت الاختبارات فيه. وتقول الوكالة إن المشروع استقطب عشرة من المهندسين والباحثين العرب ودرّبهم.

اجتاز القمر في نوفمبر 2025 مراجعتي جاهزية الإطلاق والجاهزية التشغيلية. ونقلته الإمارات للشحن الجوي من دبي إلى شنغهاي على طائرة شحن من طراز بوينغ 777. وتسافر الأقمار عادة وفي صناديقها مسجّلات صدمات، لأن سقطة قصيرة في المناولة قد تكون أشدّ على القمر من هزّة الإطلاق.`,
  },
  note: {
    en: "Bands cost light. The noise of light is the square root of the count, so a pixel that collects 10,000 electrons reaches a signal-to-noise ratio of 100. Split among 100 bands, each gets 100 electrons and a ratio of 10, before the amplifier has added anything. To win back 100 you need 100 times the exposure, a lens 10 times as wide, or blocks of 10 by 10 pixels added up. A spectrometer for sorting plastic on a belt faces the same choice.",
    ar: "خلية تجمع 10 آلاف إلكترون تبلغ نسبة الإشارة فيها إلى الضجيج 100، لأن ضجيج الضوء هو الجذر التربيعي لعدد الإلكترونات. فإذا قُسّم ضوؤها على 100 نطاق بقي لكل نطاق 100 إلكترون ونسبة 10، قبل ضجيج المضخّم. ولاستعادة النسبة الأولى ثلاث طرق، كلها غالية: تعريض أطول 100 مرة، أو عدسة قطرها أكبر 10 مرات، أو جمع مربع من 10 خلايا في 10. والمطياف الصغير على طاولة المختبر يختار بين الثلاث نفسها.",
  },
};
