import type { Locale } from "../../i18n/text.ts";
import { formPaths, type InquiryKind } from "../fields.ts";
import type { Received } from "../submission.ts";

/** Where a browser goes after sending. An inquiry without a reference has no query. */
export function sentPath(
  { locale, kind }: { locale: Locale; kind: InquiryKind },
  { reference, due_at: dueAt, email, page }: Omit<Received, "id">,
): string {
  const path = `/${locale}/${formPaths[kind]}/sent`;
  if (!reference) return path;
  const parameters = [
    `reference=${reference}`,
    dueAt && `due=${new Date(dueAt).toISOString().slice(0, 16)}Z`,
    email && `email=${encodeURIComponent(email)}`,
    page && `key=${page.split("/").at(-1)}`,
  ];
  return `${path}?${parameters.filter(Boolean).join("&")}`;
}

const patterns = {
  /** How people name an inquiry, `N-7F3K2`: no character looks or sounds like another. The database draws it. */
  reference: /^N-[2-9CDFGHJKMNPQRTVWX]{5}$/,
  /** To the minute, `2026-11-27T08:15Z`. */
  due: /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/,
  email: /^[^\s@"<>]{1,64}@[^\s@"<>]{1,253}$/,
  /** The key of the inquiry's page, 256 bits. */
  key: /^[\w-]{43}$/,
};

/** What is valid of such a query. */
export function parseSentQuery(query: string): Partial<Record<keyof typeof patterns, string>> {
  const parameters = new URLSearchParams(query);
  const valid = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = parameters.get(name);
    const isValid =
      value !== null && pattern.test(value) && (name !== "due" || !Number.isNaN(Date.parse(value)));
    return isValid ? [[name, value]] : [];
  });
  return Object.fromEntries(valid);
}
