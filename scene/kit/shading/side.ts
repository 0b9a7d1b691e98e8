/** The side of the key light: -1 is left (English pages), +1 is right (Arabic pages). */
export type Side = -1 | 1;

/** The background on which a scene is shown. */
export type Theme = "paper" | "board";
