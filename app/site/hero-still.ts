import type { Locale } from "../i18n/text.ts";
import ltrAvif from "./pictures/hero-ltr-1440.avif";
import ltrWebp from "./pictures/hero-ltr-1440.webp";
import rtlAvif from "./pictures/hero-rtl-1440.avif";
import rtlWebp from "./pictures/hero-rtl-1440.webp";

/** Two compositions of one scene: in Arabic camera, arm and light stand on the other side, and no lettering is flipped. */
export const heroStills: Record<Locale, { avif: string; webp: string }> = {
  en: { avif: ltrAvif, webp: ltrWebp },
  ar: { avif: rtlAvif, webp: rtlWebp },
};

/** Of both, in pixels. */
export const heroStillSize = { width: 1440, height: 1356 };
