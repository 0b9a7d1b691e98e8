import { setFonts, storageKey } from "./fonts.ts";
import { offerLanguage } from "./language.ts";

// Runs in the head, before anything is painted.
try {
  if (localStorage.getItem(storageKey)) setFonts("web");
} catch {}
offerLanguage();
// A script of another version than the page, or the network failed. Styles show the page as it is without JavaScript.
const markFailure = () => (document.documentElement.dataset["moduleFailed"] = "");
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && markFailure(), true);
