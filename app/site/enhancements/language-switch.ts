import { rememberLanguageChoice } from "./language-choice.ts";

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
