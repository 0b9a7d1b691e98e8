import type { Locale } from "../i18n/text.ts";
import stillLtr from "./pictures/hero-ltr.svg";
import stillRtl from "./pictures/hero-rtl.svg";

/** Two compositions of one scene: in Arabic camera, arm and light stand on the other side, and no lettering is flipped. */
export const heroStills: Record<Locale, string> = { en: stillLtr, ar: stillRtl };

/** Of both, in pixels. */
export const heroStillSize = { width: 1200, height: 1130 };
