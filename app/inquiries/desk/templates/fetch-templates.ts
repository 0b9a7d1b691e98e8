import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import type { Locale } from "../../../i18n/text.ts";

/** Fetches the texts that replies begin with, in order. Never rejects. */
export async function fetchTemplates(): Promise<ApiResult<ReplyTemplate[]>> {
  return toResult(
    await databaseClient().from("reply_templates").select("*").order("place", { ascending: true }),
  );
}

/** In the reader's language, or in the only one there is. */
export function templateTitle(
  locale: Locale,
  { title_en: english, title_ar: arabic }: Pick<ReplyTemplate, "title_en" | "title_ar">,
): string {
  return (locale === "ar" ? (arabic ?? english) : (english ?? arabic)) ?? "";
}
