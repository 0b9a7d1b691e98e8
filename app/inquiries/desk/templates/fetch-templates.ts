import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { serverQuery } from "../../../backend/query.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import type { Locale } from "../../../i18n/text.ts";

/** The texts that replies begin with, in order. */
export const templatesQuery = serverQuery(["templates"], async () =>
  toResult(await databaseClient().from("reply_templates").select("*").order("place", { ascending: true })),
);

/** In the reader's language, or in the only one there is. */
export function templateTitle(
  locale: Locale,
  { title_en: english, title_ar: arabic }: Pick<ReplyTemplate, "title_en" | "title_ar">,
): string {
  return (locale === "ar" ? (arabic ?? english) : (english ?? arabic)) ?? "";
}
