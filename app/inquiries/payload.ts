import { confirmedEmail, fieldsOf, honeypot, type InquiryKind, type Problems } from "./fields.ts";

/** What a filled form sends: empty optional fields are left out, flags are true or false. */
export function toPayload(kind: InquiryKind, form: FormData): Record<string, unknown> {
  const payload: Record<string, unknown> = {
    type: kind,
    locale: form.get("locale"),
    [honeypot]: form.get(honeypot),
    [confirmedEmail]: form.get(confirmedEmail),
  };
  for (const [name, field] of fieldsOf(kind)) {
    if (field.kind === "flag") payload[name] = form.get(name) === "on";
    else if (field.kind === "list") payload[name] = form.getAll(name);
    else if (field.required || form.get(name)) payload[name] = form.get(name) ?? "";
  }
  return payload;
}

/** Validates with the browser's own constraints, without waiting for the network. */
export function validateForm(form: HTMLFormElement): Problems {
  const problems: Problems = {};
  for (const control of form.elements) {
    if (!("validity" in control && control.validity instanceof ValidityState)) continue;
    const name = control.getAttribute("name") ?? "";
    if (control.validity.valueMissing) problems[name] = "missing";
    else if (control.validity.patternMismatch) problems[name] = "invalid";
  }
  return problems;
}
