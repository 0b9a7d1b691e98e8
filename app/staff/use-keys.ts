import { useEffect } from "react";
import { takesLetters } from "../ui/move-focus.ts";
import { hasKeys } from "./keys-setting.ts";
import { latinKey } from "./latin-key.ts";

/** What single keys do, by `latinKey`. */
export type Keys = Record<string, () => void>;

/**
 * Single keys for what is done all day. They do nothing while something is written, or a dialog or a menu is open, with a modifier, or
 * when the person has switched them off. Those that come first have a key before others of the same name.
 */
export function useKeys(keys: Keys, { isFirst = false } = {}) {
  useEffect(watchTyping, []);
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasKeys()) return;
      if (
        takesLetters(event.target) ||
        belongsToText(event) ||
        document.querySelector(":modal, :popover-open")
      )
        return;
      const action = keys[latinKey(event)];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", handle, { capture: isFirst });
    return () => document.removeEventListener("keydown", handle, { capture: isFirst });
  }, [keys, isFirst]);
}

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
