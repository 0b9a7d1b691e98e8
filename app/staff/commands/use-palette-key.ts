import { useEffect } from "react";
import { latinKey } from "../latin-key.ts";

/** Ctrl K, or ⌘ K, also while something is written and where single keys are off; not over another dialog. */
export function usePaletteKey(toggle: () => void) {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || latinKey(event) !== "k") return;
      if (document.querySelector("dialog[open]:not(#commands)")) return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [toggle]);
}

/** How this machine's keyboard names it. */
export function paletteShortcut(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? "⌘ K" : "Ctrl K";
}
