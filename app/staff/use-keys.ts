import { useEffect } from "react";
import { takesLetters } from "../ui/move-focus.ts";
import { hasKeys } from "./keys-setting.ts";
import { belongsToText, watchTyping } from "./watch-typing.ts";

/** What single keys do, by `KeyboardEvent.key` in lower case. */
export type Keys = Record<string, () => void>;

/**
 * Single keys for what is done all day. They do nothing while something is written or a dialog is open, with a modifier, or
 * when the person has switched them off. On an Arabic keyboard the key at the same place counts. Those that come first have a key
 * before others of the same name.
 */
export function useKeys(keys: Keys, { isFirst = false } = {}) {
  useEffect(watchTyping, []);
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasKeys()) return;
      if (takesLetters(event.target) || belongsToText(event) || document.querySelector("dialog[open]"))
        return;
      // With Shift, the key of the slash asks for help.
      const latin = /[?؟]/.test(event.key) ? "" : latinKey(event.code);
      const action = keys[event.key.toLowerCase()] ?? keys[latin];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", handle, { capture: isFirst });
    return () => document.removeEventListener("keydown", handle, { capture: isFirst });
  }, [keys, isFirst]);
}

/** `j` for `KeyJ`, whatever letter stands on it. */
function latinKey(code: string): string {
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : code === "Slash" ? "/" : "";
}
