import type { StoryDrawings } from "../../app/firm-types.ts";
import building from "./building.svg";
import device1 from "./device-1.svg";
import device2 from "./device-2.svg";
import device3 from "./device-3.svg";
import device4 from "./device-4.svg";

/** What is drawn beside the story; each part may be missing. */
export const drawings: StoryDrawings = {
  inspiration: {
    src: building,
    alt: {
      en: "A six-storey building in section: a tank on the roof, batteries on the third floor, a generator at its foot, the lift stopped between two floors, a torch on the stairs.",
      ar: "مقطع رأسي في مبنى من ستة طوابق: خزان على السطح، وبطاريات في الطابق الثالث، ومولّد في الأسفل، ومصعد عالق بين طابقين، وضوء مصباح على الدرج.",
    },
    parts: [
      { en: "Water in the roof tank", ar: "الماء في خزان السطح" },
      { en: "Charge in the batteries", ar: "الشحن في البطاريات" },
      { en: "Diesel in the generator", ar: "الوقود في المولّد" },
    ],
  },
  journey: [
    {
      src: device1,
      alt: {
        en: "An open lunch box with a breadboard and loose wires in it; beside it, nine strokes.",
        ar: "علبة طعام مفتوحة فيها لوحة تجارب وأسلاك سائبة، وإلى جانبها تسعة خطوط.",
      },
    },
    {
      src: device2,
      alt: {
        en: "A sealed black box with a swollen lid, crossed out; a thermometer stands above 60 degrees.",
        ar: "علبة سوداء مغلقة منتفخة الغطاء، عليها علامة شطب، وإلى جانبها مقياس حرارة تجاوز 60 درجة.",
      },
    },
    {
      src: device3,
      alt: {
        en: "A white case with cooling fins, wired to a clamp around a cable.",
        ar: "علبة بيضاء بزعانف تبريد، يصلها سلك بمشبك حول كابل.",
      },
    },
    {
      src: device4,
      alt: {
        en: "The same case with an antenna, joined to ten small roofs.",
        ar: "العلبة نفسها وعليها هوائي، تتصل بعشرة سطوح صغيرة.",
      },
    },
  ],
};
