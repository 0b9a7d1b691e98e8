import { parseAccept } from "hono/utils/accept";
import { type EncodedVariant, type Encoding, encodings } from "./encoded-variant.ts";
import type { SiteFile } from "./site.ts";

/** Characters of a header that is parsed; browsers send thirty. */
const maxHeaderLength = 200;

const maxCached = 500;

/** By Accept-Encoding and the order of a file's variants by size: nearly all requests send the same few headers. */
const encodingCache = new Map<string, Encoding>();

/** The smallest variant a client accepts, unless its weights say otherwise. The identity variant when it accepts none. */
export function chooseVariant({ variants, encodingsBySize }: SiteFile, accepted = ""): EncodedVariant {
  if (accepted.length > maxHeaderLength) return variants.identity;
  const key = `${encodingsBySize},${accepted}`;
  let encoding = encodingCache.get(key);
  if (!encoding) {
    if (encodingCache.size >= maxCached) encodingCache.clear();
    encoding = negotiate(accepted, encodingsBySize);
    encodingCache.set(key, encoding);
  }
  return variants[encoding] ?? variants.identity;
}

function negotiate(accepted: string, bySize: string): Encoding {
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  let best: Encoding = "identity";
  let weight = 0;
  for (const name of bySize.split(" ")) {
    const encoding = encodingNames.find((known) => known === name) ?? "identity";
    const quality =
      weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? implicitIdentityWeight : 0);
    if (quality > weight) [best, weight] = [encoding, quality];
  }
  return best;
}

/** Of `identity` when the header does not name it: acceptable, but after everything it names. */
const implicitIdentityWeight = 0.0001;

// Object.keys loses the type of the keys.
const encodingNames = Object.keys(encodings) as Encoding[];
