import { type Attempt, millisecondsOpen, newAttempt } from "./attempt.ts";
import { fieldsIn, fillUntouched, loadDraft, removeDraft, saveDraft } from "./draft.ts";
import type { InquiryKind } from "./fields.ts";

export interface DraftState {
  /** This browser holds what is typed. */
  isKept: boolean;
  /** When what the form was filled with on opening had been typed, in milliseconds since 1970. */
  restoredFrom?: number | undefined;
}

export interface KeptForm {
  form: HTMLFormElement;
  attempt: Attempt;
  /** Saves now what would be saved soon. */
  save: () => void;
  /** Leaves the form alone; its draft stays. */
  end: () => void;
}

/** Not at each key, and soon enough for a reload. */
const typingPause = 400;

/** Fills a form with its draft, and keeps what is typed in this browser until the form is sent or reset. */
export function keepDraft(
  kind: InquiryKind,
  form: HTMLFormElement,
  tell: (state: DraftState) => void,
): KeptForm {
  const kept: KeptForm = { form, attempt: newAttempt(), save, end };
  let pending: ReturnType<typeof setTimeout> | undefined;
  let restoredFrom: number | undefined;
  const watching = new AbortController();
  const { signal } = watching;
  form.addEventListener("input", saveSoon, { signal });
  form.addEventListener("reset", forget, { signal });
  window.addEventListener("pagehide", savePending, { signal });
  document.addEventListener("visibilitychange", savePending, { signal });

  const wasTyped = fieldsIn(kind, form).length > 0;
  restore();
  if (wasTyped) saveSoon();
  return kept;

  function restore() {
    const draft = loadDraft(kind);
    if (!draft) return;
    const { savedAt, openFor, fields, ...sent } = draft;
    kept.attempt = { ...sent, openedAt: performance.now() - openFor };
    restoredFrom = savedAt;
    fillUntouched(form, fields);
    tell({ isKept: true, restoredFrom });
  }

  function saveSoon() {
    clearTimeout(pending);
    pending = setTimeout(save, typingPause);
  }

  function savePending() {
    if (pending !== undefined) save();
  }

  function save() {
    stopWaiting();
    const fields = fieldsIn(kind, form);
    if (fields.length === 0) return forget();
    const { openedAt: _, ...sent } = kept.attempt;
    const draft = { savedAt: Date.now(), openFor: millisecondsOpen(kept.attempt), fields, ...sent };
    tell({ isKept: saveDraft(kind, draft), restoredFrom });
  }

  function forget() {
    stopWaiting();
    removeDraft(kind);
    kept.attempt = newAttempt();
    restoredFrom = undefined;
    tell({ isKept: false });
  }

  function stopWaiting() {
    clearTimeout(pending);
    pending = undefined;
  }

  function end() {
    savePending();
    watching.abort();
  }
}
