/**
 * The logo in a square of 64 × 64, as the `d` of a path of SVG for each of its two colours, with strokes and letters as outlines. Ink
 * is as dark or as light as text, the accent stands out. `npm run brand` draws all that follows.
 */
export const logo = {
  ink: "M4 18h10v9h-2v6.257L24.743 46h14.514L52 33.257V27h-2v-9h10v9h-2v8.743L41.743 52H22.257L6 35.743V27H4z",
  accent: "M22.5 21a9.5 9.5 0 1 1 19 0 9.5 9.5 0 0 1-19 0zm6 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0z",
};

/** How many pixels wide emails show it, which load no picture; 0 for the name alone. */
export const mailLogoWidth: number = 24;
