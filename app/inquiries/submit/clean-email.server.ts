import { cleanCode } from "./clean-text.server.ts";
import { domainToASCII, domainToUnicode } from "node:url";

/** Longer text is no address, and is not worth looking at. */
const maxPastedLength = 1_000;

/** The same without what surrounds it, and normalized, which makes up to eighteen characters of one. */
const maxCleanLength = 400;

/**
 * An address as it was meant, as far as that is beyond doubt: `Rana <mailto:rana@example.com.>` is `rana@example.com`. Its domain
 * is in ASCII, as mail servers know it. Everything else is left to be judged, or asked about.
 */
export function cleanEmail(pasted: string): string {
  if (pasted.length > maxPastedLength) return pasted;
  const text = cleanCode(pasted).normalize("NFKC").replace(/。/g, ".");
  if (text.length > maxCleanLength) return pasted;
  const [, bracketed = text] = /<([^<>]*@[^<>]*)>/.exec(text) ?? [];
  const bare = bracketed
    // `mailto:`, or a label such as `E-mail:`.
    .replace(/^[^@]*:/, "")
    .replace(/^[^\p{L}\p{N}@_+-]+/u, "")
    .replace(/(@[^?]*)\?.*/, "$1")
    .replace(/[^\p{L}\p{M}\p{N}@]+$/u, "")
    .replace(/\s*([.@])\s*/g, "$1")
    .replace(/@+/g, "@");
  const [local = "", domain, ...others] = bare.split("@");
  if (domain === undefined || others.length > 0) return bare;
  return `${local}@${cleanDomain(domain)}`;
}

function cleanDomain(domain: string): string {
  return asciiDomain(domain.replace(/[.,،]+/g, ".").replace(/^\./, ""));
}

/** Letters of any language, and the signs that HTML and mail servers allow. */
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;

/** As mail servers take it. */
const maxAddressLength = 254;

const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a clean address can be written to: on the public internet, so with a dot in its domain. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return (
    at > 0 &&
    address.length <= maxAddressLength &&
    localPart.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label))
  );
}

/** An address, or a domain alone, with the domain as mail servers know it: one spelling, in ASCII. */
export function asciiDomain(address: string): string {
  return address.replace(/[^@]*$/, (domain) =>
    /^\p{ASCII}*$/u.test(domain) ? domain : domainToASCII(domain) || domain,
  );
}

/** The address as its owner writes it. */
export function readableEmail(address: string): string {
  return address.replace(/[^@]*$/, (domain) => domainToUnicode(domain) || domain);
}
