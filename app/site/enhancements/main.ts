// Progressive enhancement: the pages work without it. Bundled and inlined into each page; stays below 2 KB on the wire.
import { loadWebFonts } from "./fonts.ts";
import { loadPageModule } from "./load-page-module.ts";
import { closeLanguageOffer, completeLanguageSwitch } from "./language.ts";

completeLanguageSwitch();
closeLanguageOffer();
closeMenu();
reportNotFound();
loadWebFonts();
loadPageModule();

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
