import type { Article } from "../article.ts";

export const article: Article = {
  id: "8",
  slug: "manah-solar-plants",
  date: "2025-01-20",
  modified: "2026-11-21T05:40:14Z",
  category: "renewable-energy",
  countries: ["OM"],
  title: {
    en: "Oman inaugurates its largest solar plants, Manah 1 and Manah 2",
    ar: "عُمان تدشّن منح 1 ومنح 2، أكبر محطاتها الشمسية",
  },
  description: {
    en: "The two plants in Al Dakhiliyah Governorate have a combined capacity of 1,000 MW. About 1,800 robots clean their panels without using water.",
    ar: "تبلغ قدرة المحطتين في محافظة الداخلية 1,000 ميغاواط معًا. وينظّف ألواحهما نحو 1,800 روبوت من دون ماء.",
  },
  pictureAlt: {
    en: "Rows of tilted solar panels under a low sun, with a cleaning robot on the nearest row, clean glass behind it and dust ahead of it",
    ar: "صفوف من الألواح الشمسية المائلة تحت شمس منخفضة، وعلى أقربها روبوت تنظيف خلفه زجاج نظيف وأمامه غبار",
  },
  source: { en: "Zawya (press release)", ar: "زاوية (بيان صحفي)" },
  sourceUrl:
    "https://www.zawya.com/en/press-release/companies-news/his-highness-sayyid-bilarab-bin-haitham-al-said-inaugurates-manah-1-and-manah-2-r276licy",
  content: {
    en: `More than two million solar panels are installed in the Wilayat of Manah, in Oman’s Al Dakhiliyah Governorate. They belong to Manah 1 and Manah 2, the country’s largest solar plants. Sayyid Bilarab bin Haitham Al Said inaugurated both in January 2025. Together the plants have a production capacity of 1,000 MW, and they cover an area of 14.5 million square metres.

The photovoltaic panels are bifacial, which means that both faces turn light into electricity. The front takes the direct sun, and the back takes the light that the ground reflects. How well the ground reflects light therefore becomes part of the design.

About 1,800 automated robots clean the panels dry, without using water. Dust keeps light from the cells, so a covered panel yields less than a clean one. A robot that cleans dry also needs no tank to refill and no pipes between the rows.

According to the announcement, the plants raise the share of renewable energy in Oman from 6.6% to 11%. They are expected to reduce carbon dioxide emissions by 1.4 million tonnes a year. Their output is enough for about 120,000 homes. Capacity and output are not the same thing. The megawatt says what the plants can deliver at one moment; output is what they deliver over time. The figure for emissions was a forecast, not a measurement.

Nama Power and Water Procurement procured the two projects through a public-private partnership. In such a partnership a public body states what is needed, and private companies take part in delivering it. Manah 1 was delivered with Wadi Noor Solar Energy, EDF Renewables and Korea Western Power (KOWEPO). Manah 2 was delivered with Sembcorp Jinko Shine, a venture of Sembcorp Industries and Jinko Power. In July 2024 the cost of the two projects was reported at about 800 million dollars.

Oman’s targets reach further. Salim bin Nasser Al Aufi, Minister of Energy and Minerals, said the country aims for renewables to reach 30% by 2030. The aim is 60% to 70% by 2040 and 100% by 2050. Oman also has a net-zero target for 2050. Net zero means that whatever is still emitted is balanced by what is removed from the air.`,
    ar: `رُكّب أكثر من مليوني لوح شمسي في ولاية منح بمحافظة الداخلية في سلطنة عُمان، وهي ألواح منح 1 ومنح 2، أكبر محطتين للطاقة الشمسية في البلاد. وقد دشّنهما صاحب السمو السيد بلعرب بن هيثم آل سعيد في يناير 2025. وتبلغ القدرة الإنتاجية للمحطتين معًا 1,000 ميغاواط، وتمتدّان على مساحة 14.5 مليون متر مربع.

والألواح الكهروضوئية ثنائية الوجه، أي إن كلا وجهيها يحوّل الضوء إلى كهرباء: يتلقّى الأمامي أشعة الشمس المباشرة، ويلتقط الخلفي ما تعكسه الأرض من ضوء. ولذلك تدخل قدرة الأرض على عكس الضوء في حسابات التصميم.

وينظّف الألواحَ نحو 1,800 روبوت تعمل آليًا وعلى الجاف، فلا تستخدم الماء. فالغبار يحجب الضوء عن الخلية، واللوح الذي يغطّيه الغبار يعطي أقل من اللوح النظيف. والروبوت الذي ينظّف على الجاف لا يحتاج إلى خزان يُملأ، ولا إلى أنابيب بين الصفوف.

وجاء في الإعلان أن المحطتين ترفعان حصة الطاقة المتجددة في عُمان من 6.6% إلى 11%. ومن المتوقع أن تخفضا انبعاثات ثاني أكسيد الكربون بمقدار 1.4 مليون طن في السنة. ويكفي إنتاجهما نحو 120,000 منزل. والقدرة غير الإنتاج: فالميغاواط يدلّ على ما تستطيع المحطة أن تعطيه في لحظة بعينها، والإنتاج هو ما تعطيه على مدى الزمن. أما رقم الانبعاثات فكان توقعًا لا قياسًا.

وتولّت نماء لشراء الطاقة والمياه التعاقد على المشروعين بشراكة بين القطاعين العام والخاص. وفي مثل هذه الشراكة تحدّد جهة عامة المطلوب، وتشارك شركات خاصة في تنفيذه. ونُفّذت منح 1 مع وادي نور للطاقة الشمسية وإي دي إف للطاقة المتجددة وشركة كوريا ويسترن باور (KOWEPO). ونُفّذت منح 2 مع سيمبكورب جينكو شاين، وهي مشروع مشترك بين سيمبكورب للصناعات وجينكو باور. وذُكر في يوليو 2024 أن تكلفة المشروعين تبلغ نحو 800 مليون دولار.

وتذهب أهداف عُمان إلى أبعد من ذلك. فقد قال المهندس سالم بن ناصر العوفي، وزير الطاقة والمعادن، إن بلاده تسعى إلى أن تبلغ حصة الطاقة المتجددة 30% بحلول 2030. والهدف ما بين 60% و70% بحلول 2040، و100% بحلول 2050. وتستهدف السلطنة كذلك بلوغ الحياد الصفري في 2050، ومعناه أن يُزال من الجو قدر ما يبقى من انبعاثات.`,
  },
};
