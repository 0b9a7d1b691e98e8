/**
 * Changes the letters of the page; a text in sight that would take more or fewer lines in the new ones stays in the old, so
 * that nothing below it moves under the reader's eyes. Its next page has the new letters from the start.
 */
export function changeLetters(change: () => void) {
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, p, li, dd)")].filter(
    (text) => text.getBoundingClientRect().top < innerHeight,
  );
  const heights = texts.map((text) => text.offsetHeight);
  change();
  const moved = texts.filter((text, index) => Math.abs(text.offsetHeight - (heights[index] ?? 0)) > 9);
  for (const text of moved) text.dataset["dressed"] = "own";
}
