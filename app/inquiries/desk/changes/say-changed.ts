import type { LocalizedText } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { actionWords } from "../actions/action-words.ts";

/** What was changed last is said, of one inquiry or of several. */
export const changeTopic = "change";

export interface Changed {
  title: LocalizedText;
  text?: LocalizedText | undefined;
  undo?: (() => unknown) | undefined;
}

export function sayChanged({ title, text, undo }: Changed) {
  const actions = undo ? [{ label: actionWords.undo, shortcut: "z", run: undo }] : [];
  showToast({ kind: "success", topic: changeTopic, title, text, actions });
}

export function sayUnchanged(title: LocalizedText, text?: LocalizedText) {
  showToast({ kind: "error", topic: changeTopic, title, text });
}
