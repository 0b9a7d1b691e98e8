/** Where the key light stands: -1 on the left (English pages), +1 on the right (Arabic pages). */
export type Side = -1 | 1;

/** The ground a scene stands on. */
export type Theme = "paper" | "board";
