import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "30",
  date: "2026-01-08",
  written: "2026-11-29",
  category: "aviation-technology",
  countries: ["OM"],
  services: ["robotics", "iot"],
  title: {
    en: "Cargo drone carries medicine over Oman",
    ar: "المسيّرة «سهم» تنقل الدواء إلى الجبل الأخضر",
  },
  description: {
    en: "Sahm, a cargo drone assembled in Oman, carried 100 kg of medical supplies over nearly 100 km. It is designed for loads of up to 250 kg.",
    ar: "طارت «سهم»، وهي طائرة شحن مجمّعة في عُمان، بحمولة من الأدوية والمستلزمات الطبية وزنها 100 كيلوغرام. وقطعت نحو 100 كيلومتر فوق الجبال والأودية.",
  },
  pictureAlt: {
    en: "A cargo drone with lift rotors, seen from the side above a wadi and mountain terraces; its hold is drawn open and shows boxes of medicine bottles, and a dotted line leads down to a landing spot",
    ar: "طائرة شحن مسيّرة ذات مراوح رفع، منظورة من الجانب فوق وادٍ ومدرّجات جبلية، وفي مقطع من بطنها صناديق فيها زجاجات دواء، وينزل منها خط منقّط إلى موضع هبوط",
  },
  source: { en: "Atheer (after the Oman News Agency)", ar: "أثير (نقلًا عن وكالة الأنباء العُمانية)" },
  sources: [
    { url: "https://www.atheer.om/2026/01/08/041932", language: "ar" },
    {
      url: "https://alroya.om/post/380021/سلطنة-ع-مان-تدشن-الطائرة-المسيرة-سهم-وتطلق-المبادرة-الاستراتيجية-جسر-السماء",
      language: "ar",
    },
  ],
  content: {
    en: `The freight was 100 kg of medicines and medical supplies, and nobody was on board to keep an eye on it. Sahm, an unmanned heavy cargo aircraft described as assembled entirely in Oman, was unveiled on 8 January 2026. Its first practical flight went from the Military Technological College in Muscat Governorate to the Wilayat of Al Jabal Al Akhdar.

Nearly 100 km lie between the two, and they are not easy ones. The aircraft crossed difficult mountain terrain and flew over wadis.

Sahm can carry more than it did. The design allows a maximum load of 250 kg and a range of up to 300 km. The two limits compete, because a heavier aircraft uses more energy for each kilometre.

The newspaper Al Roya described the event as the launch of trial operation, the first in Oman of a locally assembled drone for logistics and supplies. Besides whether the machine flies, such a trial has to show how it is loaded, how the airspace is cleared and what happens when the weather turns.

All this took place under the name Sky Bridge. It stands for the event at the college and also for an initiative that aims to localize the making of aircraft in Oman. Assembly is a usual first step on that road: people learn to put together, test and repair a machine before anybody has to design one.`,
    ar: `حملت «سهم» في أول رحلة عملية لها 100 كيلوغرام من الأدوية والمستلزمات الطبية، من محافظة مسقط إلى ولاية الجبل الأخضر. وهي طائرة شحن ثقيل بلا طيار، كُشف عنها في 8 يناير 2026، وأُعلن أن تجميعها كله جرى في سلطنة عُمان.

انطلقت الطائرة من الكلية العسكرية التقنية، وقطعت قرابة 100 كيلومتر فوق تضاريس جبلية صعبة وأودية. والطريق في أرض كهذه يلتفّ حول الجبل، والطائرة تعبره، غير أن عليها أن ترفع حمولتها فوق القمم، والهواء هناك أخفّ، فيقلّ ما تستطيع رفعه.

ولم تحمل «سهم» في رحلتها كل ما صُمّمت له، فحمولتها القصوى 250 كيلوغرامًا، ومداها يصل إلى 300 كيلومتر. وقلّما تبلغ الطائرة الحدّين معًا في رحلة واحدة، لأن ما يُطيل المدى من وقود أو بطاريات يُحسم من الحمولة.

جرى الكشف عنها في فعالية «جسر السماء» التي استضافتها الكلية. ووصفت صحيفة «الرؤية» الفعالية بأنها تدشين للتشغيل التجريبي، وهو الأول في السلطنة لطائرة مسيّرة مجمّعة محليًا للمهام اللوجستية ونقل المؤن.

و«جسر السماء» اسم المبادرة أيضًا، وهدفها توطين صناعة الطائرات في عُمان.`,
  },
  note: {
    en: "A radio link ends at the horizon. With heights in metres, its reach in kilometres is about 4.1 times the sum of their square roots. A mast of 10 m sees an aircraft at a height of 100 m from 54 km away. From 100 km, over flat ground, it must fly at 450 m, and one ridge ends the link anyway. Free-space loss over 100 km is 140 dB at 2.4 GHz, and 8.5 dB less at 900 MHz. First design what happens without a link.",
    ar: "تنتهي الوصلة اللاسلكية عند الأفق. ومداها بالكيلومترات 4.1 مضروبًا في مجموع الجذرين التربيعيين للارتفاعين بالأمتار، فسارية طولها 10 أمتار ترى مسيّرة على ارتفاع 100 متر حتى 54 كيلومترًا. ولبلوغ 100 كيلومتر يلزم الطائرة نحو 450 مترًا فوق أرض مستوية، وأي مرتفع في الوسط يقطع الوصلة. ويضيع على هذه المسافة 140 ديسيبلًا عند 2.4 غيغاهرتز، وأقل من ذلك بنحو 8.5 عند 900 ميغاهرتز. وسلوك الطائرة حين تنقطع الوصلة يُقرَّر قبل هذا الحساب كله.",
  },
};
