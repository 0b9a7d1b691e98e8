const key = "language-chosen";

export function rememberLanguageChoice() {
  try {
    localStorage.setItem(key, "yes");
  } catch {}
}

/** Where nothing can be remembered, nothing is offered: it would be offered on every page. */
export function isLanguageChosen(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
