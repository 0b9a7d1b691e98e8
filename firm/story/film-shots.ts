import type { LocalizedText } from "../../app/i18n/text.ts";

interface FilmShot {
  readonly seconds: number;
  /** What is written on the screen, in two lines at most. */
  readonly caption: LocalizedText;
  /** Settings of the WebVTT cue, where the picture needs its default position. */
  readonly cueSettings?: string;
}

/** The film shot by shot: its captions and its transcript are made from this. The pictures are made by artwork/film/. */
export const filmShots: readonly FilmShot[] = [
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
      en: "{company}, Beirut.\nHardware to lean on.",
      ar: "{company}، بيروت.\nأجهزة تسندك.",
    },
  },
];

/** Seconds between the start of a shot and its caption, and between the caption and the end of the shot. */
export const captionMargin = 0.3;
