import { isLanguageChosen, rememberLanguageChoice } from "./language-choice.ts";

/** Who would rather read in the other language is offered it, until they choose. Nobody is led there unasked. */
export function offerLanguage() {
  const offer = document.getElementById("language-offer");
  if (!offer?.showPopover || offer.lang !== preferredLanguage() || isLanguageChosen()) return;
  offer.showPopover();
  offer.querySelector("button")?.addEventListener("click", rememberLanguageChoice);
  offer.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    rememberLanguageChoice();
    offer.hidePopover();
  });
  // Whoever goes on into the page is not to find their place covered.
  document.addEventListener("focusin", ({ target }) => {
    const isPast =
      target instanceof Element && offer.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING;
    if (isPast) offer.hidePopover();
  });
}

function preferredLanguage(): string | undefined {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "ar");
}
