import type { LocalizedText } from "../i18n/text.ts";
import { linkErrors } from "./api-error-words.ts";

/** Why a link failed, in our own text: anybody may have written the URL. */
export type LinkError = LocalizedText;

/**
 * Parses the error of a link from the URL's fragment and removes it from the address bar, together with a session that may be
 * there: a URL never starts a session.
 */
export function consumeLinkError(): LinkError | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  if (!values.has("error_code") && !values.has("error") && !values.has("access_token")) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  const code = values.get("error_code") ?? values.get("error");
  if (!code) return undefined;
  return code === "otp_expired" ? linkErrors.expired : linkErrors.other;
}
