import type { Locale } from "../../i18n/text.ts";
import { type InquiryKind, receivedFragment } from "../fields.ts";
import { sentPath } from "../sent/sent-path.ts";
import type { Received } from "../submission.ts";

/** Goes where a form without scripts is redirected to. A static host is not told the key of the inquiry's page. */
export function openSentPage(form: { kind: InquiryKind; locale: Locale }, received: Received) {
  const told = import.meta.env.VITE_SUPABASE_URL ? { ...received, page: undefined } : received;
  location.assign(`${sentPath(form, told)}#${receivedFragment}`);
}
