import { createRandomId } from "../random-id.ts";
import { fillUntouched, loadDraft, removeDraft, saveDraft, typedFields } from "./draft.ts";
import type { InquiryKind } from "../fields.ts";
import { parseFormQuery } from "../form-path.ts";

export interface DraftState {
  /** What is typed is saved in this browser. */
  isSaved: boolean;
  /** When the draft that filled the form had been saved, in milliseconds since 1970. */
  restoredFrom?: number | undefined;
}

export interface AutosavedForm {
  form: HTMLFormElement;
  /** One opened form sends at most one inquiry. */
  idempotencyKey: string;
  /** Saves now instead of after the delay. */
  save: () => void;
  /** Removes the listeners; the draft stays. */
  detach: () => void;
}

/** Debounces typing, yet saves soon enough for a reload. */
const autosaveDelayMs = 400;

/** Fills a form with its draft, and saves what is typed in this browser until the form is sent or reset. */
export function autosaveDraft(
  kind: InquiryKind,
  form: HTMLFormElement,
  onChange: (state: DraftState) => void,
): AutosavedForm {
  const autosaved: AutosavedForm = { form, idempotencyKey: createRandomId(), save, detach };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let restoredFrom: number | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  form.addEventListener("input", scheduleSave, { signal });
  form.addEventListener("reset", discard, { signal });
  window.addEventListener("pagehide", flushSave, { signal });
  document.addEventListener("visibilitychange", flushSave, { signal });

  const hasTypedFields = typedFields(kind, form).size > 0;
  restore();
  // On a static host nobody else does it.
  fillUntouched(kind, form, new URLSearchParams(parseFormQuery(kind, location.search)));
  if (hasTypedFields) scheduleSave();
  return autosaved;

  function restore() {
    const draft = loadDraft(kind);
    if (!draft) return;
    autosaved.idempotencyKey = draft.idempotencyKey;
    restoredFrom = draft.savedAt;
    fillUntouched(kind, form, new URLSearchParams(draft.fields));
    onChange({ isSaved: true, restoredFrom });
  }

  function scheduleSave() {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(save, autosaveDelayMs);
  }

  function flushSave() {
    if (saveTimer !== undefined) save();
  }

  function save() {
    cancelScheduledSave();
    const fields = typedFields(kind, form).toString();
    if (fields === "") return discard();
    const { idempotencyKey } = autosaved;
    onChange({ isSaved: saveDraft(kind, { savedAt: Date.now(), fields, idempotencyKey }), restoredFrom });
  }

  function discard() {
    cancelScheduledSave();
    removeDraft(kind);
    autosaved.idempotencyKey = createRandomId();
    restoredFrom = undefined;
    onChange({ isSaved: false });
  }

  function cancelScheduledSave() {
    clearTimeout(saveTimer);
    saveTimer = undefined;
  }

  function detach() {
    flushSave();
    listeners.abort();
  }
}
