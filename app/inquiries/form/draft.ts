import { type InquiryKind, inquiryFields, inquiryKinds } from "../fields.ts";
import { parseFormQuery } from "../form-path.ts";

/** What was typed into a form and not sent yet, as this browser keeps it. It is the same in every language. */
export interface Draft {
  /** In milliseconds since 1970. */
  savedAt: number;
  /** As a query. */
  fields: string;
  /** Sent again unchanged after a reload, it is still the same inquiry; the server takes a changed one for another. */
  idempotencyKey: string;
}

/** Stated on the form and in the privacy policy. */
const retentionDays = 30;
const maxAgeMs = retentionDays * 24 * 60 * 60 * 1000;

/** The draft of a form, if this browser has one. Drafts that are too old are removed, whichever form they belong to. */
export function loadDraft(kind: InquiryKind): Draft | undefined {
  try {
    for (const each of inquiryKinds)
      if (!parseDraft(localStorage.getItem(draftStorageKey(each)))) removeDraft(each);
    return parseDraft(localStorage.getItem(draftStorageKey(kind)));
  } catch {
    return undefined;
  }
}

/** False where the browser refuses, because its storage is full or blocked. */
export function saveDraft(kind: InquiryKind, draft: Draft): boolean {
  try {
    localStorage.setItem(draftStorageKey(kind), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(kind: InquiryKind) {
  try {
    localStorage.removeItem(draftStorageKey(kind));
  } catch {}
}

function draftStorageKey(kind: InquiryKind): string {
  return `draft-${kind}`;
}

function parseDraft(stored: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return isDraft(value) && Math.abs(Date.now() - value.savedAt) < maxAgeMs ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { savedAt, fields, idempotencyKey } = value as Partial<Record<keyof Draft, unknown>>;
  return Number.isFinite(savedAt) && typeof idempotencyKey === "string" && typeof fields === "string";
}

/** What somebody has put into a form: nothing hidden, such as the language or the honeypot, and nothing that its address fills in. */
export function typedFields(kind: InquiryKind, form: HTMLFormElement): URLSearchParams {
  const given = new URLSearchParams(parseFormQuery(kind, location.search));
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    Object.hasOwn(inquiryFields[kind], name) &&
    typeof value === "string" &&
    value !== "" &&
    !given.has(name, value)
      ? [[name, value]]
      : [],
  );
  return new URLSearchParams(typed);
}

/** Fills the fields into which nobody has put anything since the page was opened, and opens what is folded around them. */
export function fillUntouched(kind: InquiryKind, form: HTMLFormElement, fields: URLSearchParams) {
  const typed = typedFields(kind, form);
  for (const control of form.querySelectorAll<Control>("input, textarea, select")) {
    const values = fields.getAll(control.name);
    const [value] = values;
    if (value === undefined || typed.has(control.name)) continue;
    if (isChoice(control)) control.checked = values.includes(control.value);
    else control.value = value;
    // It offers this no longer.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = "";
    control.closest("details")?.setAttribute("open", "");
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "radio" || control.type === "checkbox";
}
