/** What a template leaves open. No reply goes out with it. */
export const templateGap = "[…]";

/** The keys work again where nothing is written. */
export function focusInquiry() {
  document.querySelector<HTMLElement>("#inquiry-subject")?.focus({ preventScroll: true });
}

/** Puts the caret into the text of a reply or note, at the first place that a template left open. */
export function focusComposer() {
  const text = composerField();
  text?.focus({ preventScroll: true });
  text?.closest("section")?.scrollIntoView({ block: "nearest" });
  const start = text?.value.indexOf(templateGap) ?? -1;
  if (start >= 0) text?.setSelectionRange(start, start + templateGap.length);
}

export function composerField(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>("#composer-text");
}
