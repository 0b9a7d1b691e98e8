/** Whether letters go into this element. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "checkbox" && target.type !== "radio";
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** Moves the focus to what has come, unless somebody is writing: the letters that follow would go elsewhere. */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions) {
  if (!takesLetters(document.activeElement)) element?.focus(options);
}
