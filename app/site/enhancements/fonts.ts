import { afterFirstPaint } from "./after-first-paint.ts";
import { prefersReducedData } from "./prefers-reduced-data.ts";

/** Local-storage key: this browser has the web fonts cached, so the next page uses them from its first paint. */
export const storageKey = "web-fonts-loaded";

/** Marks the text as painted, and chooses its fonts: the site's web fonts or the system's (`app/ui/styles/fonts.css`). Images wait for it. */
export function setFonts(fonts: "web" | "system") {
  document.documentElement.setAttribute("data-fonts", fonts);
}

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

/**
 * Changes the fonts of the page. A visible text that would take more or fewer lines in the new ones keeps the system's, so that
 * nothing below it shifts; the next page has the new fonts from the start.
 */
function swapFonts(change: () => void) {
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, p, li, dd, nav)")].filter(
    (text) => text.getBoundingClientRect().top < innerHeight,
  );
  const heights = texts.map((text) => text.offsetHeight);
  change();
  const moved = texts.filter((text, index) => Math.abs(text.offsetHeight - (heights[index] ?? 0)) > 9);
  for (const text of moved) text.dataset["fonts"] = "system";
}
