import { useEffect } from "react";
import { takesLetters } from "../ui/move-focus.ts";
import { hasKeys } from "./keys-setting.ts";
import { latinKey } from "./latin-key.ts";
import { belongsToText, watchTyping } from "./watch-typing.ts";

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
