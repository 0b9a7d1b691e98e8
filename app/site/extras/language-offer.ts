import { isLanguageChosen, rememberLanguageChoice } from "./language-choice.ts";

const root = document.documentElement;

/**
 * Who would rather read in the other language is offered it, until they choose. Nobody is led there unasked. Runs in the head:
 * the offer stands over the page from its first paint, so that it covers nothing and nothing moves when it comes.
 */
export function offerLanguage() {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /en|ar/.test(tag));
  if (preferred && preferred !== root.lang && !isLanguageChosen()) root.dataset["offer"] = "";
}

/** The offer goes when the visitor has chosen: here, or on another page while this one was kept or made ready ahead. */
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
