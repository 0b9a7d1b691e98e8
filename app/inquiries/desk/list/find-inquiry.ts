import { errorText, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import { foldText } from "../../../i18n/folding.ts";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { listCommandWords } from "./list-command-words.ts";

/** `N-7F3K2` for what somebody means by that; undefined for other text. */
export function parseReference(typed: string): string | undefined {
  const [, code] = /^[([]?(?:n *-? *)?([2-9cdfghjkmnpqrtvwx]{5})[)\].,:]?$/.exec(foldText(typed)) ?? [];
  return code && `N-${code.toUpperCase()}`;
}

/** The id of the inquiry with this reference. Says so when there is none. */
export async function findInquiryId(reference: string): Promise<string | undefined> {
  const { data, error, status } = await databaseClient()
    .from("inquiries")
    .select("id")
    .eq("reference", reference)
    .maybeSingle();
  if (data) return data.id;
  const title = error
    ? listCommandWords.openFailed
    : inEachLocale((to) => interpolate(listCommandWords.notFound[to], { reference }));
  const text = error ? errorText(toApiError(error, status)) : listCommandWords.notFoundText;
  showToast({ kind: "error", topic: "find", title, text });
  return undefined;
}
