import type { WordTree } from "../../i18n/text.ts";

export const words = {
  title: { en: "About {company}", ar: "من نحن" },
  lead: {
    en: "How a monitor for generators, water tanks and batteries in Beirut buildings became a hardware company.",
    ar: "كيف نشأت شركة هندسية من جهاز يراقب المولّدات وخزانات المياه والبطاريات في\u00a0مباني بيروت.",
  },
  inspiration: { en: "Our inspiration", ar: "من أين بدأنا" },
  building: {
    en: "A six-storey building in section: a tank on the roof, batteries on the third floor, a generator at its foot, the lift stopped between two floors, a torch on the stairs.",
    ar: "مقطع رأسي في مبنى من ستة طوابق: خزان على السطح، وبطاريات في الطابق الثالث، ومولّد في الأسفل، ومصعد عالق بين طابقين، وضوء مصباح على الدرج.",
  },
  unknowns: [
    { en: "Water in the roof tank", ar: "الماء في خزان السطح" },
    { en: "Charge in the batteries", ar: "الشحن في البطاريات" },
    { en: "Diesel in the generator", ar: "الوقود في المولّد" },
  ],
  unknown: { en: "?", ar: "؟" },
  mission: { en: "Our mission", ar: "رسالتنا" },
  missionValues: { en: "Four values", ar: "أربع قيم" },
  journey: { en: "Our journey", ar: "رحلتنا" },
  /** What the drawing of each generation shows. */
  devices: [
    {
      en: "An open lunch box with a breadboard and loose wires in it; beside it, nine strokes.",
      ar: "علبة طعام مفتوحة فيها لوحة تجارب وأسلاك سائبة، وإلى جانبها تسعة خطوط.",
    },
    {
      en: "A sealed black box with a swollen lid, crossed out; a thermometer stands above 60 degrees.",
      ar: "علبة سوداء مغلقة منتفخة الغطاء، عليها علامة شطب، وإلى جانبها مقياس حرارة تجاوز 60 درجة.",
    },
    {
      en: "A white case with cooling fins, wired to a clamp around a cable.",
      ar: "علبة بيضاء بزعانف تبريد، يصلها سلك بمشبك حول كابل.",
    },
    {
      en: "The same case with an antenna, joined to ten small roofs.",
      ar: "العلبة نفسها وعليها هوائي، تتصل بعشرة سطوح صغيرة.",
    },
  ],
  film: { en: "The {product} story", ar: "قصة {product}" },
  filmCaptions: {
    en: "50 seconds, with captions in English and Arabic. There is no speech.",
    ar: "فيلم صامت مدته 50\u00a0ثانية، ونصه مكتوب على الشاشة بالعربية والإنجليزية.",
  },
  filmFailed: {
    en: "The film cannot be played here. You can read it as text.",
    ar: "لا يمكن تشغيل الفيلم هنا. يمكنك قراءة نصه.",
  },
  filmRetry: { en: "Try again", ar: "حاول مرة أخرى" },
  filmTranscript: { en: "Read the film as text", ar: "اقرأ نص الفيلم" },
  commitment: { en: "Our commitment", ar: "التزامنا" },
} satisfies WordTree;
