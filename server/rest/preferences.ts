import { notImplemented, RestError } from "./rest-error.ts";

/** What a client asked for in its `Prefer` headers. */
export interface Preferences {
  returning?: "representation" | "minimal" | "headers-only";
  count?: "exact" | "planned" | "estimated";
}

const answers = ["representation", "minimal", "headers-only"] as const;
const counts = ["exact", "planned", "estimated"] as const;

/** They ask for other rows or values than a response without them has. */
const notServed = /^(resolution|timezone)=|^missing=default$|^tx=rollback$/;

/**
 * Parses `Prefer: return=representation, count=exact`. Unknown preferences are ignored, or refused under `handling=strict`.
 * Throws 400 PGRST127 for upserts and whatever else would be another request if it were ignored.
 */
export function parsePreferences(header: string | null): Preferences {
  const requested = (header ?? "")
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
  const known = new Set<string>([
    "handling=strict",
    "handling=lenient",
    "missing=null",
    "tx=commit",
    ...answers.map((answer) => `return=${answer}`),
    ...counts.map((count) => `count=${count}`),
  ]);
  const unknown = requested.filter((wish) => !known.has(wish));
  if (requested.includes("handling=strict") && unknown.length > 0) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const refused = requested.find((wish) => notServed.test(wish));
  if (refused) throw notImplemented(`The preference ${refused} is not implemented.`);
  const returning = firstRequested(requested, "return", answers);
  const count = firstRequested(requested, "count", counts);
  return { ...(returning && { returning }), ...(count && { count }) };
}

/** Of contradicting preferences the first counts, as in PostgREST. */
function firstRequested<Value extends string>(requested: string[], name: string, values: readonly Value[]) {
  return requested
    .map((wish) => values.find((value) => wish === `${name}=${value}`))
    .find((value) => value !== undefined);
}

/** The header that says which preferences were applied. */
export function preferenceApplied({ returning, count }: Preferences): Record<string, string> {
  const applied = [...(returning ? [`return=${returning}`] : []), ...(count ? [`count=${count}`] : [])];
  return applied.length > 0 ? { "Preference-Applied": applied.join(", ") } : {};
}
