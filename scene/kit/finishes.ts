import { Color } from "three";

/** The material of a surface: linear colour, roughness and metalness, each 0…1. */
export interface Finish {
  readonly color: readonly [red: number, green: number, blue: number];
  readonly roughness: number;
  readonly metalness: number;
}

/** A finish from an sRGB colour. */
export function finish(hex: string, roughness: number, metalness: number): Finish {
  const { r, g, b } = new Color(hex);
  return { color: [r, g, b], roughness, metalness };
}

/**
 * Every material of the kit.
 * Near-black finishes are dielectrics with roughness up to 0.5: a dark metal would look like a hole.
 */
export const finishes = {
  epoxy: finish("#232628", 0.46, 0),
  epoxyLight: finish("#2a2d30", 0.4, 0),
  lid: finish("#b4afa3", 0.33, 1),
  substrate: finish("#113529", 0.42, 0),
  die: finish("#454c55", 0.14, 0.9),

  mlcc: finish("#9a7a58", 0.5, 0),
  ceramic: finish("#d9d6cc", 0.6, 0),
  resistorTop: finish("#15171a", 0.38, 0),
  ferrite: finish("#3a3b3a", 0.75, 0.1),
  can: finish("#dededb", 0.3, 1),
  canBase: finish("#222425", 0.55, 0),

  tin: finish("#cfd0cd", 0.3, 1),
  solder: finish("#c9cbc9", 0.26, 1),
  gold: finish("#f0bd68", 0.27, 1),
  copper: finish("#cf8a5e", 0.33, 1),
  copperDark: finish("#a8683c", 0.42, 1),
  steel: finish("#a9a8a4", 0.27, 1),

  aluminum: finish("#d2d3d2", 0.38, 1),
  aluminumDark: finish("#bcbdbd", 0.42, 1),
  dark: finish("#33383a", 0.42, 0),
  pocket: finish("#454b4d", 0.5, 0),
  screw: finish("#3a3d3f", 0.36, 0.6),
  rubber: finish("#131415", 0.8, 0),

  lcp: finish("#1f2223", 0.5, 0),
  ivory: finish("#e2dccb", 0.5, 0),
  sleeve: finish("#1b1e1f", 0.35, 0),
  kapton: finish("#c98a2e", 0.3, 0.7),
  glass: finish("#07090a", 0.07, 0),
  cell: finish("#12263f", 0.12, 0),
  led: finish("#e8efdc", 0.3, 0),

  fr4: finish("#6a6443", 0.7, 0),
  fr4Broken: finish("#6f6c44", 0.8, 0),
  mask: finish("#0c241c", 0.45, 0),

  hole: finish("#050707", 0.9, 0),
  black: finish("#0b0c0d", 0.7, 0),
  white: finish("#ece7da", 0.6, 0),
  amber: finish("#c98f3e", 0.3, 0),
} as const satisfies Record<string, Finish>;
