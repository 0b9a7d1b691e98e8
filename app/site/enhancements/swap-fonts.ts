/**
 * Changes the fonts of the page. A visible text that would take more or fewer lines in the new ones keeps the system's, so that
 * nothing below it shifts; the next page has the new fonts from the start.
 */
export function swapFonts(change: () => void) {
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, p, li, dd)")].filter(
    (text) => text.getBoundingClientRect().top < innerHeight,
  );
  const heights = texts.map((text) => text.offsetHeight);
  change();
  const moved = texts.filter((text, index) => Math.abs(text.offsetHeight - (heights[index] ?? 0)) > 9);
  for (const text of moved) text.dataset["fonts"] = "system";
}
