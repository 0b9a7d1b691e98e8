import { type InquiryKind, inquiryFields, inquiryKinds } from "../fields.ts";

/** What was typed into a form and not sent yet, as this browser keeps it. It is the same in every language. */
export interface Draft {
  /** In milliseconds since 1970. */
  savedAt: number;
  fields: [name: string, value: string][];
  /** With what was last sent under it: sent again unchanged after a reload, it is still the same inquiry. */
  idempotencyKey: string;
  lastPayload?: string | undefined;
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
  return (
    Number.isFinite(savedAt) &&
    typeof idempotencyKey === "string" &&
    Array.isArray(fields) &&
    fields.every(
      (field) =>
        Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string"),
    )
  );
}

/** What a form holds of the inquiry: nothing hidden, such as the language or the honeypot. */
export function filledFields(kind: InquiryKind, form: HTMLFormElement): Draft["fields"] {
  return [...new FormData(form)].flatMap(([name, value]): Draft["fields"] =>
    Object.hasOwn(inquiryFields[kind], name) && typeof value === "string" && value !== ""
      ? [[name, value]]
      : [],
  );
}

/** Puts a draft into the fields that nobody has touched since the page was opened. */
export function fillUntouched(form: HTMLFormElement, fields: Draft["fields"]) {
  const controls = [...form.elements].filter((element) => isControl(element));
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const values = fields.filter(([name]) => name === control.name).map(([, value]) => value);
    if (values.length === 0 || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = values.includes(control.value);
    else if (hasOption(control, values[0])) control.value = values[0] ?? "";
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "radio" || control.type === "checkbox";
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== "";
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** A select shows nothing at all when it is given what it does not offer. */
function hasOption(control: Control, value: string | undefined): boolean {
  return (
    !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
  );
}
