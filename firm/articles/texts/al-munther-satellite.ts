import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "11",
  date: "2025-03-15",
  written: "2026-11-29",
  category: "space-technology",
  countries: ["BH"],
  services: ["edge", "boards"],
  title: {
    en: "Bahrain’s Al Munther satellite reaches orbit",
    ar: "القمر البحريني «المنذر» يعالج صوره في المدار",
  },
  description: {
    en: "Al Munther, a 3U CubeSat, images Bahrain and its waters from a height of about 550 km. Artificial intelligence on board reduces the data that it has to send.",
    ar: "يعالج القمر المكعب صور البحرين ومياهها بالذكاء الاصطناعي قبل إرسالها إلى الأرض. وقد انطلق في 15 مارس 2025، ويُتوقّع أن يعمل نحو عامين.",
  },
  pictureAlt: {
    en: "A satellite of three cubes with four unfolded solar panels points its camera at an island, and one square of the grid over the island is marked",
    ar: "قمر اصطناعي من ثلاثة مكعبات بأربعة ألواح شمسية منشورة يوجّه كاميرته إلى جزيرة، وفوق الجزيرة شبكة مربعات أُبرز واحد منها",
  },
  source: { en: "Kuwait Times", ar: "Kuwait Times" },
  sources: [
    "https://kuwaittimes.com/article/25504/world/middle-east/bahrain-and-uae-launch-first-locally-developed-satellites",
    "https://gdnonline.com/Details/1347728/NSSA-Chairman-Successful-deployment-of-Al-Munther-satellite-reflects-HM-the-Kings-support-for-excellence-and-achievement",
    "https://thegulftalk.com/?p=7687",
  ],
  content: {
    en: `Three standard units of 10 centimetres, one behind the other: that is Al Munther, a 3U CubeSat and the first satellite to be designed and built in Bahrain. A SpaceX Falcon 9 carried it up from Vandenberg in California on Saturday 15 March 2025. Lift-off was at 9:39 am, Bahrain time, and the National Space Science Agency (NSSA) announced that the satellite had been deployed.

Its camera takes images of Bahrain and its territorial waters. The orbit, about 550 km up, is sun-synchronous, so each picture of a place is taken at much the same hour as the last and can be compared with it. Artificial intelligence processes the images on board, which leaves less data to send to Earth.

The satellite has a cybersecurity system too, and it can broadcast: it transmits the national anthem and a message from King Hamad bin Isa Al Khalifa.

Sheikh Khalid bin Ali bin Jaber Al Khalifa, Chairman of NSSA, said the launch was followed by an initial phase in which the systems are tested in orbit. The working life is short, for Al Munther is expected to operate for about two years.

It took longer than that to build. When the name was announced in March 2023, two years before the launch, 35% of the project was complete. It follows Light-1, an earlier Bahraini satellite project.`,
    ar: `يتألف القمر الاصطناعي البحريني «المنذر» من ثلاث وحدات قياسية طول ضلع كل منها 10 سنتيمترات، فهو من الأقمار المكعبة (CubeSat) وقياسه 3U. وانطلق يوم السبت 15 مارس 2025، عند الساعة 9:39 صباحًا بتوقيت البحرين، من قاعدة فاندنبرغ في كاليفورنيا على متن صاروخ فالكون 9 من سبيس إكس. وأعلنت الهيئة الوطنية لعلوم الفضاء نجاح وضعه في مداره.

يدور «المنذر» على ارتفاع نحو 550 كيلومترًا، في مدار متزامن مع الشمس. والقمر في مثل هذا المدار يمرّ فوق المكان الواحد في الساعة المحلية نفسها تقريبًا، فتتشابه الظلال وتسهل مقارنة الصور. وتصوّر كاميرا «المنذر» البحرين ومياهها الإقليمية، ثم تُعالَج الصور على متنه بالذكاء الاصطناعي فتقلّ البيانات التي يلزم إرسالها إلى الأرض.

ويحمل القمر كذلك نظامًا للأمن السيبراني، ويبثّ النشيد الوطني ورسالة من الملك حمد بن عيسى آل خليفة. وقال الشيخ خالد بن علي بن جابر آل خليفة، رئيس مجلس إدارة الهيئة، إن الإطلاق تلته مرحلة أولى من اختبار الأنظمة في المدار. ويُتوقّع أن يعمل القمر نحو عامين.

أُعلن اسم «المنذر» في مارس 2023، حين كان قد أُنجز 35% من المشروع. وللبحرين قبله مشاركة في القمر الاصطناعي «ضوء 1» (Light-1).`,
  },
  note: {
    en: "On a satellite this small, the limit on artificial intelligence is power. One long face of a 3U, 10 by 30 cm, catches 41 W of sunlight, of which good cells make 12 W. A third of each orbit can lie in shadow. With cells on that face alone, 8 W at best is left for everything on board; panels that unfold give more. A processor that draws 10 W cannot run all the time. Woken for two minutes an orbit, it takes only a third of a watt-hour.",
    ar: "لنأخذ وجهًا واحدًا من قمر 3U، أبعاده 10 في 30 سنتيمترًا، وعليه وحده خلايا شمسية. يستقبل الوجه 41 واطًا من ضوء الشمس، وتعطي منها خلايا كفاءتها 29% نحو 12 واطًا، ويقضي القمر نحو ثلث دورته في الظل، فالمتوسط 8 واطات في أحسن الأحوال لكل ما يحمله. والألواح المنشورة تزيد ذلك ولا تغيّر السؤال: متى يُوقظ معالج يستهلك 10 واطات؟ دقيقتان في كل دورة لا تكلّفان إلا ثلث واط ساعة.",
  },
};
