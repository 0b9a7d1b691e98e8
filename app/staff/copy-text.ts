import type { LocalizedText } from "../i18n/text.ts";
import { showToast } from "../ui/toast/toast.tsx";
import { layoutWords } from "./words.ts";

/** Copies a text, and says that it was. */
export async function copyText(text: string, done: LocalizedText) {
  try {
    // Over plain http there is no clipboard at all.
    await navigator.clipboard.writeText(text);
    showToast({ kind: "success", topic: "copy", title: done });
  } catch {
    showToast({ kind: "error", topic: "copy", title: layoutWords.copyFailed });
  }
}
