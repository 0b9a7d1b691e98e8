import { type ApiError, errorText } from "../backend/api-error.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { showToast } from "../ui/toast.tsx";
import { type CredentialProblems, toCredentialProblems } from "./credentials.ts";

/** Shows why the server refused. Returns the problems of fields: the form announces those itself. */
export function showCredentialsError(title: LocalizedText, error: ApiError): CredentialProblems {
  const problems = toCredentialProblems(error);
  showToast({
    kind: "error",
    topic: "account",
    silent: Object.keys(problems).length > 0,
    title,
    text: errorText(error),
  });
  return problems;
}
