const storageKey = "language-chosen";

export function rememberLanguageChoice() {
  try {
    localStorage.setItem(storageKey, "yes");
  } catch {}
}

/** Without storage it counts as chosen: the offer would come back on every page. */
export function isLanguageChosen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}
