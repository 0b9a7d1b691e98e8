import { takesLetters } from "../ui/move-focus.ts";

/** With these a person leaves a text on purpose; a press of the pointer does so too. */
const leavingKeys = new Set(["Escape", "Tab", "Enter"]);

/** Letters that follow each other as quickly as this are of one text. */
const pauseMs = 1_000;

let isWriting = false;
let textLastsUntil = 0;

/** Notes which keys are written into a text. Returns how to stop. */
export function watchTyping(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener("keydown", noteKey, { capture: true, signal });
  document.addEventListener("pointerdown", leave, { capture: true, signal });
  window.addEventListener("blur", leave, { signal });
  return () => listeners.abort();
}

/** Whether a key outside a text was meant for one that the focus has left, by no act of the person, a moment ago. */
export function belongsToText({ timeStamp }: KeyboardEvent): boolean {
  return timeStamp < textLastsUntil;
}

function noteKey(event: KeyboardEvent) {
  const { key, target, timeStamp } = event;
  // Enter alone is a new line of a long text.
  const isNewLine =
    key === "Enter" && target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey;
  if (leavingKeys.has(key) && !isNewLine) return leave();
  if (takesLetters(target)) {
    isWriting = true;
  } else if (isWriting || timeStamp < textLastsUntil) {
    isWriting = false;
    textLastsUntil = timeStamp + pauseMs;
  }
}

function leave() {
  isWriting = false;
  textLastsUntil = 0;
}
