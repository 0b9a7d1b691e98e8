/** Remembers that this browser holds the site's letters, so that the next page is built with them at once. */
export const key = "dressed";

/** The words are painted. The letters of the site and the drawing behind them may come, or the browser's own stay (`app/fonts.css`). */
export function dress(letters: "ours" | "own") {
  document.documentElement.setAttribute("data-dressed", letters);
}
