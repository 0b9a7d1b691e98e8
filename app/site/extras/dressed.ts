/** Remembers that this browser holds the site's letters, so that the next page is built with them at once. */
export const key = "dressed";

/** The letters of the site and the drawings behind its words are wanted (`app/fonts.css`). */
export function dress() {
  document.documentElement.setAttribute("data-dressed", "");
}
