import type { LocalizedText } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { actionWords } from "./action-words.ts";

/** Copies a text, and says that it was. */
export function copyText(text: string, done: LocalizedText) {
  navigator.clipboard.writeText(text).then(
    () => showToast({ kind: "success", topic: "copy", title: done }),
    () => showToast({ kind: "error", topic: "copy", title: actionWords.copyFailed }),
  );
}
