import { asciiDomain } from "../../app/inquiries/submit/clean-email.server.ts";
import { cutText } from "../../app/i18n/text.ts";
import { decodeWords } from "./decode-text.ts";

export interface MailAddress {
  /** In small letters, its domain in ASCII. */
  address: string;
  /** As the sender wrote it; empty without one, and where it looks like another address. */
  name: string;
}

const maxAddresses = 50;

/** A local part without what needs quotes, and a host name. */
const plainAddress =
  /^[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\]]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,185}[\p{L}\p{N}])?$/u;

/**
 * The plain addresses that a field (`From`, `Cc`) names: in angle brackets, else bare ones. Names with commas and without quotes,
 * groups and empty places are no hindrance. Encoded words may hide an address, and are none.
 */
export function parseAddresses(field: string): MailAddress[] {
  // A route before an address is obsolete; an address in a quoted name is none.
  const visible = field
    .replace(/<@[^<>:]{0,300}:/g, "<")
    .replace(/"(?:[^"\\]|\\.)*"(?=\s*<)/g, (name) => name.replace(/<[^<>]*>/g, ""));
  // A comma after an address ends it; one in a name does not.
  const found = visible.split(/(?<=@[^\s,;<>"]{1,255}>?)\s?[,;]/).flatMap(parseAddress);
  const first = new Map(found.toReversed().map((address) => [address.address, address]));
  return [...first.values()].toReversed().slice(0, maxAddresses);
}

/** An address stands in brackets, whose end may be missing; or it is the last word, before a remark. */
function parseAddress(text: string): MailAddress[] {
  const bracketed = [...text.matchAll(/([^<>]{0,500})<([^<>]{0,320})(?:>|$)/g)].flatMap(
    ([, before = "", inside = ""]) => toAddress(inside, before),
  );
  const bare = text.replace(/\([^()]{0,500}\)/g, "").replace(/[\s,;:"']+$/, "");
  return bracketed.length > 0 ? bracketed : toAddress(bare.split(/[ \t,;:"']+/).at(-1) ?? "", "");
}

/** Takes invisible characters from around an address. Within it they make another one, as do letters that look like ASCII. */
function toAddress(text: string, name: string): MailAddress[] {
  const written = text.replace(/^[\s\p{Cf}]*(mailto:)?[\s\p{Cf}]*|[\s\p{Cf}]+$/giu, "");
  const address = asciiDomain(written.toLowerCase());
  const isPlain =
    [written, address].every((one) => plainAddress.test(one)) &&
    written === written.normalize("NFKC") &&
    !written.includes("=?");
  return isPlain ? [{ address, name: cleanName(name) }] : [];
}

/** The name before an address. In quotes, a backslash stands before a quote. */
function cleanName(before: string): string {
  const written = before.replace(/^[\s,;]+/, "").replace(/^[^:"]{0,100}:/, "");
  const [, quoted] = /^\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(written) ?? [];
  const name = (
    quoted === undefined
      ? decodeWords(written).replace(/^[\s"']+|[\s"']+$/g, "")
      : decodeWords(quoted.replace(/\\(.)/g, "$1"))
  )
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]+/gu, " ")
    .toWellFormed()
    .trim();
  return name.includes("@") ? "" : cutText(name, 200);
}
