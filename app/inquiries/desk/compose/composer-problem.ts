import type { Draft } from "../../../backend/inquiry-rows.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { composerWords } from "./composer-words.ts";
import { templateGap } from "./template-gap.ts";

export type ComposerProblem = { kind: "empty" | "gap" | "fileMissing" } | { kind: "tooLong"; max: number };

const maxLength = { reply: 20_000, note: 5_000 };

/** Why a reply or note cannot be sent as it is; undefined when it can. */
export function composerProblem(
  kind: Draft["kind"],
  body: string,
  files: { isIncomplete: boolean },
): ComposerProblem | undefined {
  const length = [...body.trim()].length;
  const max = maxLength[kind];
  if (length === 0) return { kind: "empty" };
  if (length > max) return { kind: "tooLong", max };
  if (kind === "note") return undefined;
  if (files.isIncomplete) return { kind: "fileMissing" };
  return body.includes(templateGap) ? { kind: "gap" } : undefined;
}

export function problemText(locale: Locale, problem: ComposerProblem): string {
  const text = composerWords[problem.kind][locale];
  return problem.kind === "tooLong" ? interpolate(text, { max: problem.max }) : text;
}
