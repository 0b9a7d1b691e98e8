/** Local-storage key: this browser has the web fonts cached, so the next page uses them from its first paint. */
export const storageKey = "web-fonts-loaded";

/** Marks the text as painted, and chooses its fonts: the site's web fonts or the system's (`app/fonts.css`). Images wait for it. */
export function setFonts(fonts: "web" | "system") {
  document.documentElement.setAttribute("data-fonts", fonts);
}
