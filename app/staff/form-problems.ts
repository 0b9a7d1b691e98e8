import { errorText } from "../backend/errors/api-error.ts";
import type { ApiResult } from "../backend/query.ts";
import { inEachLocale, type LocalizedText } from "../i18n/text.ts";
import type { FormProblems } from "../ui/form/form.tsx";
import { notSignedInAgain } from "./recent-sign-in.ts";

/** What a form says of an answer: what has failed, and why. */
export function formProblems({ error }: ApiResult<unknown>, failed: LocalizedText): FormProblems | undefined {
  if (!error) return undefined;
  if (error.code === notSignedInAgain) return {};
  const reason = errorText(error);
  return { form: inEachLocale((to) => `${failed[to]}: ${reason[to]}`) };
}
