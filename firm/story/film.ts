import type { StoryFilm } from "../../app/firm-types.ts";
import mp4 from "./film/film.mp4";
import poster from "./film/poster.webp";
import webm from "./film/film.webm";

/** The film of the story; undefined without one. */
export const film: StoryFilm | undefined = {
  poster,
  webm,
  mp4,
  // Its pictures are made by artwork/film.
  shots: [
    {
      seconds: 6,
      caption: {
        en: "One building, six floors.\nThe power has gone again.",
        ar: "مبنى من ستة طوابق،\nوالكهرباء انقطعت من جديد.",
      },
    },
    {
      seconds: 6,
      caption: {
        en: "How much water is left?\nSomeone must climb and knock.",
        ar: "كم بقي من الماء؟\nلا بد أن يصعد أحد لينقر على الخزان.",
      },
    },
    {
      seconds: 6,
      caption: {
        en: "The first {product} was a lunch box.\nIt lived nine days.",
        ar: "{product} الأول كان علبة طعام.\nعاش تسعة أيام.",
      },
    },
    {
      seconds: 6,
      caption: {
        en: "The second met the summer sun.\nThe sun won.",
        ar: "الثاني واجه شمس الصيف،\nفغلبته.",
      },
    },
    {
      seconds: 6,
      caption: {
        en: "So we drew it again: a cooler case,\na cell that can take the heat.",
        ar: "فرسمناه من جديد: علبة أبرد،\nوبطارية تحتمل الحر.",
      },
    },
    {
      seconds: 7,
      caption: {
        en: "It listens to three things:\nthe generator, the tank, the batteries.",
        ar: "يصغي إلى ثلاثة أشياء:\nالمولّد والخزان والبطاريات.",
      },
    },
    {
      seconds: 7,
      caption: {
        en: "When the power goes,\n{product} stays awake and tells you.",
        ar: "تنقطع الكهرباء،\nويبقى {product} ساهرًا ويخبرك.",
      },
      cueSettings: "position:22% size:42%",
    },
    {
      seconds: 6,
      caption: {
        en: "{company}, {city}.\nHardware to lean on.",
        ar: "{company}، {city}.\nأجهزة تسندك.",
      },
    },
  ],
  about: {
    en: "50 seconds, with captions in English and Arabic. There is no speech.",
    ar: "فيلم صامت مدته 50\u00a0ثانية، ونصه مكتوب على الشاشة بالعربية والإنجليزية.",
  },
  text: {
    en: "A drawing of a Beirut building in a power cut. A caretaker’s torch climbs to the roof tank to learn how much water is left. A first device, in a lunch box, lasts nine days; a second is beaten by the summer heat. A third design with an aluminium case listens to the generator, the tank and the batteries. When the power goes, it stays awake and sends the water level to a phone. Ten roofs are joined, and become the\u00a0mark\u00a0of\u00a0{company}.",
    ar: "رسم لمبنى في بيروت انقطعت عنه الكهرباء. يصعد الحارس بمصباحه إلى خزان السطح ليعرف كم بقي من\u00a0الماء. جهاز أول في\u00a0علبة طعام يعيش تسعة أيام، وجهاز ثانٍ يغلبه حر الصيف. ثم تصميم جديد بعلبة ألمنيوم يصغي إلى المولّد والخزان والبطاريات. وحين تنقطع الكهرباء يبقى ساهرًا، ويرسل مستوى الماء إلى هاتف. عشرة سطوح تتصل فتصير شعار {company}.",
  },
};
