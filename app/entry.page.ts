// What every page does beyond its markup. Pages work without it.
import { afterFirstPaint } from "./site/enhancements/after-first-paint.ts";
import { loadWebFonts } from "./site/enhancements/fonts.ts";
import { closeLanguageOffer, completeLanguageSwitch } from "./site/enhancements/language.ts";

/** Modules named `hero.island.ts` enhance the elements with `data-island="hero"`. */
type Island = { default: (element: HTMLElement) => void };
const islands = import.meta.glob<Island>("./**/*.island.{ts,tsx}");

completeLanguageSwitch();
closeLanguageOffer();
closeMenu();
reportNotFound();
loadWebFonts();
afterFirstPaint(() => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) void enhance(element);
});

/** The menu closes on Escape, on a press outside, and when one of its links is picked. */
function closeMenu() {
  const menu = document.querySelector("details[data-menu]");
  if (!(menu instanceof HTMLDetailsElement)) return;
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && menu.contains(target) && !target.closest("a")) return;
    menu.open = false;
  });
}

/** Logs the path of a page that was not found. */
function reportNotFound() {
  if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
}

async function enhance(element: HTMLElement) {
  const name = Object.keys(islands).find((path) => path.includes(`/${element.dataset["island"]}.island.`));
  try {
    (await islands[name ?? ""]?.())?.default(element);
    element.dataset["enhanced"] = "";
  } catch (error) {
    // Of another version than the page, or the network failed. Styles show the page as it is without JavaScript.
    document.documentElement.dataset["moduleFailed"] = "";
    reportError(error);
  }
}
