import type { Locale } from "../../i18n/text.ts";
import { formPaths, type InquiryKind } from "../fields.ts";
import type { Received } from "../submission.ts";

/** How people name an inquiry, `N-7F3K2`: no character looks or sounds like another. The database draws it. */
const referencePattern = /^N-[2-9CDFGHJKMNPQRTVWX]{5}$/;

/** On the built sent page, where the server puts the reference; no inquiry has it. */
export const referencePlaceholder = "N-00000";

/** To the minute, `2026-11-27T08:15Z`. */
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;

/** On the same page, where the server puts the moment of the reply. */
export const momentPlaceholder = "0000-00-00T00:00Z";

/** The key of the inquiry's page, 256 bits. */
const keyPattern = /^[\w-]{43}$/;

/** Where a browser goes after sending. An inquiry without a reference has no query. */
export function sentPath(
  form: { locale: Locale; kind: InquiryKind },
  received: Omit<Received, "id">,
): string {
  return `/${form.locale}/${formPaths[form.kind]}/sent${sentQuery(received)}`;
}

function sentQuery({ reference, due_at: dueAt, page }: Omit<Received, "id">): string {
  if (!reference) return "";
  const due = dueAt && `${new Date(dueAt).toISOString().slice(0, 16)}Z`;
  const key = page?.split("/").at(-1);
  return `?reference=${reference}${due ? `&due=${due}` : ""}${key ? `&key=${key}` : ""}`;
}

/** What is valid of such a query. */
export function parseSentQuery(query: string): {
  reference: string | undefined;
  due: string | undefined;
  key: string | undefined;
} {
  const values = new URLSearchParams(query);
  const reference = values.get("reference") ?? "";
  const due = values.get("due") ?? "";
  const key = values.get("key") ?? "";
  const isMoment = momentPattern.test(due) && !Number.isNaN(Date.parse(due));
  return {
    reference: referencePattern.test(reference) ? reference : undefined,
    due: isMoment ? due : undefined,
    key: keyPattern.test(key) ? key : undefined,
  };
}
