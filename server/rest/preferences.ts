import { RestError } from "./rest-error.ts";

/** What a client asked for in its `Prefer` headers. */
export interface Preferences {
  answer?: "representation" | "minimal" | "headers-only";
  count?: "exact" | "planned" | "estimated";
}

const answers = ["representation", "minimal", "headers-only"] as const;
const counts = ["exact", "planned", "estimated"] as const;

/** Reads `Prefer: return=representation, count=exact`. What is not known is ignored, or refused under `handling=strict`. */
export function readPreferences(header: string | null): Preferences {
  const wishes = (header ?? "")
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
  const known = new Set<string>([
    "handling=strict",
    "handling=lenient",
    ...answers.map((answer) => `return=${answer}`),
    ...counts.map((count) => `count=${count}`),
  ]);
  const unknown = wishes.filter((wish) => !known.has(wish));
  if (wishes.includes("handling=strict") && unknown.length > 0) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const answer = answers.find((candidate) => wishes.includes(`return=${candidate}`));
  const count = counts.find((candidate) => wishes.includes(`count=${candidate}`));
  return { ...(answer && { answer }), ...(count && { count }) };
}

/** The header that says which preferences were followed; a read follows none about its answer. */
export function preferenceApplied({ answer, count }: Preferences): Record<string, string> {
  const applied = [...(answer ? [`return=${answer}`] : []), ...(count ? [`count=${count}`] : [])];
  return applied.length > 0 ? { "Preference-Applied": applied.join(", ") } : {};
}
