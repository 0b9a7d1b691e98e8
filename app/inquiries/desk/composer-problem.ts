import type { Draft } from "../../backend/inquiry-rows.ts";
import { interpolate, localize, type Locale } from "../../i18n/text.ts";
import { composerWords } from "./composer-words.ts";
import { templateGap } from "./reply-templates.ts";

const maxLength = { reply: 20_000, note: 5_000 };

/** Why a reply or note cannot be sent as it is; empty when it can. */
export function composerProblem(locale: Locale, kind: Draft["kind"], body: string): string {
  const words = localize(locale, composerWords);
  const length = [...body.trim()].length;
  const max = maxLength[kind];
  if (length === 0) return words.empty;
  if (length > max) return interpolate(words.tooLong, { max: String(max) });
  return kind === "reply" && body.includes(templateGap) ? words.gap : "";
}
