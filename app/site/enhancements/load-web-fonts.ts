import { setFonts, storageKey } from "./fonts.ts";
import { swapFonts } from "./swap-fonts.ts";
import { prefersReducedData } from "./prefers-reduced-data.ts";
import { afterFirstPaint } from "./after-first-paint.ts";

/**
 * On a first visit the text is painted in system fonts, stretched to the same widths; the web fonts are fetched after that.
 * See docs/decisions/pages.md.
 */
export function loadWebFonts() {
  if (prefersReducedData()) setFonts("system");
  else afterFirstPaint(showWebFontsOnceFetched);
}

async function showWebFontsOnceFetched() {
  const sampleText = document.documentElement.lang === "ar" ? "aن" : "a";
  // When the fonts fail to load the text stays as it is, and the images load all the same.
  await document.fonts.load('1em "Readex Pro Variable"', sampleText).catch(() => []);
  swapFonts(() => setFonts("web"));
  try {
    localStorage.setItem(storageKey, "yes");
  } catch {}
}
