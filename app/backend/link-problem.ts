import type { Text } from "../i18n/text.ts";
import { linkProblems } from "./refusal-words.ts";

/** What a link could not do, in our words: the address may have been written by anybody. */
export type LinkProblem = Text;

/**
 * Reads what an address says was wrong with a link, and takes it out of the address bar, together with a session that may
 * stand there: none is ever begun by an address.
 */
export function takeLinkProblem(): LinkProblem | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  if (!values.has("error_code") && !values.has("error") && !values.has("access_token")) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  const code = values.get("error_code") ?? values.get("error");
  if (!code) return undefined;
  return code === "otp_expired" ? linkProblems.expired : linkProblems.other;
}
