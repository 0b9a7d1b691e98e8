/** Local-storage key. */
const storageKey = "language-chosen";

const root = document.documentElement;

/**
 * Offers the other language where the browser prefers it, until the visitor chooses; nobody is redirected. Runs in the head:
 * the offer is above the page from its first paint, so that it covers and shifts nothing.
 */
export function offerLanguage() {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /en|ar/.test(tag));
  if (preferred && preferred !== root.lang && !isLanguageChosen()) root.dataset["offer"] = "";
}

/** Closes the offer when the visitor has chosen: here, or on another page while this one was cached for Back or prerendered. */
export function closeLanguageOffer() {
  const offer = document.getElementById("language-offer");
  const choose = () => {
    rememberLanguageChoice();
    close();
  };
  offer?.querySelector("button")?.addEventListener("click", choose);
  offer?.addEventListener("keydown", ({ key }) => key === "Escape" && choose());
  document.addEventListener("visibilitychange", () => isLanguageChosen() && close());
}

function close() {
  delete root.dataset["offer"];
}

/**
 * The language switch keeps the query and the fragment. They are added when the link is about to be used, because hydration
 * expects the link as it was rendered.
 */
export function completeLanguageSwitch() {
  for (const type of ["pointerdown", "focusin", "click"]) document.addEventListener(type, complete, true);
}

function complete({ type, target }: Event) {
  const link = target instanceof Element && target.closest("a[data-language-switch]");
  if (!(link instanceof HTMLAnchorElement)) return;
  link.search = location.search;
  link.hash = location.hash;
  if (type === "click") rememberLanguageChoice();
}

function rememberLanguageChoice() {
  try {
    localStorage.setItem(storageKey, "yes");
  } catch {}
}

/** Without storage it counts as chosen: the offer would come back on every page. */
function isLanguageChosen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}
