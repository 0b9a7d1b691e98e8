import { RestError } from "./rest-error.ts";

/** What a client asked for in its `Prefer` headers. */
export interface Preferences {
  returning?: "representation" | "minimal" | "headers-only";
  count?: "exact" | "planned" | "estimated";
}

const answers = ["representation", "minimal", "headers-only"] as const;
const counts = ["exact", "planned", "estimated"] as const;

/** Parses `Prefer: return=representation, count=exact`. Unknown preferences are ignored, or refused under `handling=strict`. */
export function parsePreferences(header: string | null): Preferences {
  const requested = (header ?? "")
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
  const known = new Set<string>([
    "handling=strict",
    "handling=lenient",
    ...answers.map((answer) => `return=${answer}`),
    ...counts.map((count) => `count=${count}`),
  ]);
  const unknown = requested.filter((wish) => !known.has(wish));
  if (requested.includes("handling=strict") && unknown.length > 0) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const returning = answers.find((candidate) => requested.includes(`return=${candidate}`));
  const count = counts.find((candidate) => requested.includes(`count=${candidate}`));
  return { ...(returning && { returning }), ...(count && { count }) };
}

/** The header that says which preferences were applied. */
export function preferenceApplied({ returning, count }: Preferences): Record<string, string> {
  const applied = [...(returning ? [`return=${returning}`] : []), ...(count ? [`count=${count}`] : [])];
  return applied.length > 0 ? { "Preference-Applied": applied.join(", ") } : {};
}
