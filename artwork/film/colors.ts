export interface SiteColors {
  readonly paper: string;
  readonly ink: string;
  readonly copper: string;
  readonly danger: string;
  readonly board: string;
  readonly silkscreen: string;
  readonly brightCopper: string;
  readonly led: string;
}

/** Defined by bundle-shot.ts, from firm/colors.css. */
declare const siteColors: SiteColors;

export const colors = {
  ...siteColors,
  /** The water in tanks. */
  water: "#2B6A63",
} as const;
