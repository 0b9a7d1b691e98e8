import type { Article } from "../article.ts";

export const article: Article = {
  id: "14",
  slug: "al-munther-satellite",
  date: "2025-03-15",
  modified: "2026-11-21T05:40:14Z",
  category: "space-technology",
  countries: ["BH"],
  title: {
    en: "Bahrain launches Al Munther, its first home-built satellite",
    ar: "البحرين تطلق «المنذر»، أول قمر اصطناعي صُمّم وبُني فيها",
  },
  description: {
    en: "Al Munther, a 3U CubeSat designed and built in Bahrain, was launched and deployed on 15 March 2025. It processes images on board with artificial intelligence.",
    ar: "أُطلق «المنذر»، وهو قمر اصطناعي مكعب من قياس 3U صُمّم وبُني في البحرين، ووُضع في مداره يوم 15 مارس 2025. وهو يعالج الصور على متنه بالذكاء الاصطناعي.",
  },
  pictureAlt: {
    en: "A satellite of three cubes with four unfolded solar panels points its camera at an island, and one square of the grid over the island is marked",
    ar: "قمر اصطناعي من ثلاثة مكعبات بأربعة ألواح شمسية منشورة يوجّه كاميرته إلى جزيرة، وفوق الجزيرة شبكة مربعات أُبرز واحد منها",
  },
  source: { en: "Kuwait Times", ar: "كويت تايمز" },
  sourceUrl:
    "https://kuwaittimes.com/article/25504/world/middle-east/bahrain-and-uae-launch-first-locally-developed-satellites",
  content: {
    en: `Bahrain’s first satellite to be designed and built at home, Al Munther, was launched and deployed on Saturday 15 March 2025. A SpaceX Falcon 9 rocket carried it from Vandenberg in California. Lift-off was at 9:39 a.m. Bahrain time, according to a report on the mission. The National Space Science Agency (NSSA) of Bahrain announced that the deployment had succeeded.

Al Munther is a 3U CubeSat. A CubeSat is a small satellite built from standard 10-centimetre units, and 3U means that there are three of them. When the outer dimensions are settled in advance, a team can turn its attention to what goes inside.

The satellite operates in a sun-synchronous orbit at an altitude of about 550 km. In such an orbit it passes over a place at about the same local time of day. The light is then similar from one image to the next, which makes images easier to compare. An Earth-observation camera is on board to image Bahrain and its territorial waters.

Part of the work is done before any data reaches the ground. Al Munther processes its images on board with artificial intelligence, which reduces the data that must be sent to Earth. That helps a small satellite, which has little power and is within reach of its ground station only for short spells. According to the agency and press reports, it is the first in the region with artificial intelligence on board.

A cybersecurity system is on board as well. Commands and data travel by radio, so a satellite has to be protected even though nobody can touch it. Al Munther also has a broadcast function, which transmits the national anthem and a message from King Hamad bin Isa Al Khalifa.

Shaikh Khalid bin Ali bin Jaber Al Khalifa, NSSA Chairman, said the launch was followed by an initial phase of system testing in orbit. In a phase like this, engineers check each system before regular work begins. Al Munther is expected to operate for about two years. Its name had been announced in March 2023, when the project was 35% complete. It follows Light-1, an earlier Bahraini satellite project.

Etihad-SAT, a radar satellite from the United Arab Emirates, was launched on the same day. It weighs 220 kg and was developed with Satrec Initiative of South Korea. It is the first synthetic aperture radar (SAR) satellite of the Mohammed bin Rashid Space Centre. Radar sends out its own signal, so it does not depend on daylight.`,
    ar: `أُطلق «المنذر»، أول قمر اصطناعي صُمّم وبُني في البحرين، ووُضع في مداره يوم السبت 15 مارس 2025. وحمله صاروخ فضائي هو فالكون 9 (Falcon 9) من شركة سبيس إكس، انطلق من فاندنبرغ في كاليفورنيا. وكان الإقلاع عند الساعة 9:39 صباحًا بتوقيت البحرين، بحسب تقرير عن المهمة. وأعلنت الهيئة الوطنية لعلوم الفضاء في البحرين نجاح وضع القمر في مداره.

و«المنذر» قمر اصطناعي مكعب (CubeSat) من قياس 3U. والقمر المكعب قمر صغير يُبنى من وحدات قياسية طول ضلعها 10 سنتيمترات، ويدلّ الرمز 3U على أنها ثلاث وحدات. وحين تكون الأبعاد الخارجية محسومة سلفًا، يتفرّغ الفريق لما في الداخل.

ويعمل القمر في مدار متزامن مع الشمس على ارتفاع نحو 550 كيلومترًا. وفي مدار كهذا يمرّ فوق المكان في الوقت المحلي نفسه تقريبًا، فتتشابه الإضاءة بين صورة وأخرى وتسهل المقارنة. وعلى متنه كاميرا لرصد الأرض، مهمتها تصوير البحرين ومياهها الإقليمية.

ويُنجَز جزء من العمل قبل أن تصل البيانات إلى الأرض، إذ يعالج «المنذر» صوره على متنه بالذكاء الاصطناعي، فتقلّ البيانات التي يلزم إرسالها. وفي ذلك فائدة لقمر صغير طاقته محدودة، ولا تطول الأوقات التي يتصل فيها بمحطته الأرضية. وتقول الهيئة وتقارير صحفية إنه أول قمر في المنطقة يعمل على متنه الذكاء الاصطناعي.

وعلى متن القمر نظام للأمن السيبراني أيضًا. فالأوامر والبيانات تنتقل لاسلكيًا، ولا بد من حماية القمر وإن لم تصل إليه يد. وللقمر كذلك وظيفة بث، ينقل بها النشيد الوطني ورسالة من صاحب الجلالة الملك حمد بن عيسى آل خليفة.

وقال الشيخ خالد بن علي بن جابر آل خليفة، رئيس الهيئة، إن الإطلاق تلته مرحلة أولى من اختبار الأنظمة في المدار. وفي مرحلة كهذه يفحص المهندسون كل نظام قبل أن يبدأ العمل المعتاد. ويُتوقّع أن يعمل «المنذر» نحو عامين. وكان اسمه قد أُعلن في مارس 2023، حين بلغت نسبة إنجاز المشروع 35%. وقد سبقه مشروع قمر اصطناعي بحريني آخر هو «ضوء 1» (Light-1).

وفي اليوم نفسه أُطلق «الاتحاد سات» (Etihad-SAT)، وهو قمر راداري من الإمارات العربية المتحدة. ويزن القمر 220 كيلوغرامًا، وطُوّر مع شركة ساتريك إنيشيتيف من كوريا الجنوبية، وهو أول قمر لمركز محمد بن راشد للفضاء يعمل برادار ذي فتحة اصطناعية (SAR). ويرسل الرادار إشارته بنفسه، فلا يعتمد على ضوء النهار.`,
  },
};
