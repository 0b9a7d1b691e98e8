import { parseAccept } from "hono/utils/accept";
import { type Encoding, encodings } from "./encodings.ts";
import type { SiteFile } from "./site.ts";
import type { SentForm } from "./sent-form.ts";

/** Characters of a header that is looked at; browsers send thirty. */
const longestHeader = 200;

const mostHeaders = 100;

/** By what a client accepts and the order of a file's forms by size: nearly all requests send the same few headers. */
const chosen = new Map<string, Map<string, Encoding>>();

/** The smallest form a client takes, unless it weighs them otherwise. The plain one when it takes none there is. */
export function chooseForm({ forms, bySize }: SiteFile, accepted = ""): SentForm {
  if (accepted.length > longestHeader) return forms.identity;
  let choices = chosen.get(accepted);
  if (!choices) {
    if (chosen.size >= mostHeaders) chosen.clear();
    choices = new Map();
    chosen.set(accepted, choices);
  }
  let encoding = choices.get(bySize);
  if (!encoding) {
    encoding = negotiate(accepted, bySize);
    choices.set(bySize, encoding);
  }
  return forms[encoding] ?? forms.identity;
}

function negotiate(accepted: string, bySize: string): Encoding {
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  let best: Encoding = "identity";
  let weight = 0;
  for (const name of bySize.split(" ")) {
    const encoding = encodingNames.find((known) => known === name) ?? "identity";
    const own = weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? leastWeight : 0);
    if (own > weight) [best, weight] = [encoding, own];
  }
  return best;
}

/** Of the plain form while a client says nothing of it: taken, but after everything it names. */
const leastWeight = 0.0001;

// Object.keys forgets what the keys are.
const encodingNames = Object.keys(encodings) as Encoding[];
