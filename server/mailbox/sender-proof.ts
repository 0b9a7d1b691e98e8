import { asciiDomain } from "../../app/inquiries/submit/clean-email.server.ts";
import { type HeaderFields, maxHeaderBytes, readHeader } from "./mime-part.ts";

/** A result such as `dmarc=pass (p=reject) header.from=example.com` (RFC 8601), without its comments. */
interface Result {
  method: string;
  value: string;
  /** By `ptype.property` in small letters, as `header.d`. */
  properties: Map<string, string>;
}

/**
 * Whether the server named `authservId` says that the address in `From` is the sender's own: by DMARC, or by DKIM or SPF of its
 * domain (RFC 8601). The sender may have written fields of any other name. Two verdicts of one method are none.
 */
export function hasPassed(fields: HeaderFields, authservId: string, sender: string): boolean {
  const domain = domainOf(sender);
  const lines = listJudgments(fields, authservId).map((results) => results.flatMap(parseResult));
  const [dmarc, dkim, spf] = ["dmarc", "dkim", "spf"].map((method) => findResults(lines, method));
  if (!dmarc || domain === "") return false;
  const isOf = (result: Result, ...names: string[]) =>
    result.value === "pass" &&
    domainOf(names.map((name) => result.properties.get(name)).find(Boolean)) === domain;
  const verdicts = dmarc.filter(({ value }) => !withoutVerdict.has(value));
  if (verdicts.length > 0) return verdicts.every((result) => isOf(result, "header.from"));
  const envelopes = spf?.filter(({ properties }) => properties.has("smtp.mailfrom")) ?? [];
  return (
    dkim?.some((result) => isOf(result, "header.d", "header.i")) === true ||
    (envelopes.length > 0 && envelopes.every((result) => isOf(result, "smtp.mailfrom")))
  );
}

/** What the server named `authservId` says, a list for each of its fields. */
export function listJudgments(fields: HeaderFields, authservId: string): string[][] {
  return (fields.get("authentication-results") ?? []).flatMap((line) => {
    const [id = "", ...results] = withoutComments(line).split(";");
    const isOurs = id.trim().split(/\s/, 1)[0]?.toLowerCase() === authservId.toLowerCase();
    return isOurs ? [results] : [];
  });
}

/** The results of a method. Undefined where two fields have it: one server writes one, and the other may be the sender's. */
function findResults(lines: Result[][], method: string): Result[] | undefined {
  const naming = lines
    .map((results) => results.filter((result) => result.method === method))
    .filter((results) => results.length > 0);
  return naming.length > 1 ? undefined : (naming[0] ?? []);
}

/** The domain asks for nothing, or the server could not find out. */
const withoutVerdict = new Set(["none", "bestguesspass", "temperror", "permerror"]);

/** Whether the mail server confirms the sender of a header, whom it cannot have read as somebody else. */
export function isProven(source: Uint8Array, authservId: string, sender: string): boolean {
  return isSoleSender(source, sender) && hasPassed(readHeader(source).fields, authservId, sender);
}

function parseResult(text: string): Result[] {
  const [first = "", ...others] = text.trim().toLowerCase().split(/\s+/);
  const [, method, value] = /^([a-z][a-z0-9-]*)(?:\/\d+)?=([a-z]+)$/.exec(first) ?? [];
  if (!method || !value) return [];
  const pairs = others.flatMap((pair): [string, string][] => {
    const [, name, given] = /^([a-z]+\.[a-z0-9-]+)="?([^"]*)"?$/.exec(pair) ?? [];
    return name ? [[name, given ?? ""]] : [];
  });
  return [{ method, value, properties: new Map(pairs) }];
}

/** Comments may be nested, and may hold what looks like a result. In quotation marks there are none. */
function withoutComments(line: string): string {
  let depth = 0;
  let isQuoted = false;
  let kept = "";
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? "";
    if (letter === "\\") {
      at += 1;
      continue;
    }
    if (depth === 0 && letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === "(") depth += 1;
    else if (!isQuoted && letter === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && !(isQuoted && /[\s;]/.test(letter))) kept += letter;
  }
  return kept;
}

function domainOf(address = ""): string {
  return asciiDomain(address.slice(address.lastIndexOf("@") + 1).toLowerCase());
}

const quotedOrComment = /"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)/g;
const address = String.raw`([^\s\p{Cc}"(),:;<>@\\]+@[^\s\p{Cc}"(),:;<>@\\]+)`;

/**
 * A name, in which quoted words are empty, and an address in brackets; or an address alone. A name with a comma needs quotes that
 * people forget: without another `@` in a word no program finds an address in it.
 */
const oneAddress = new RegExp(
  String.raw`^(?:(?:""|[^\p{Cc}"():<>@\\]|(?<= )@(?= ))*<\s*${address}\s*>|${address})$`,
  "u",
);

/** Long names have a few hundred characters. */
const maxFromLength = 4_000;

/**
 * Whether a header names `sender` as its author in a way that every program reads alike: in one field `From` that holds one address
 * and nothing that may be another one. Else the server may have judged somebody else.
 */
export function isSoleSender(source: Uint8Array, sender: string): boolean {
  const header = Buffer.from(source).toString();
  // The end of a longer header is not read; a carriage return alone ends a line for some programs.
  if (source.length > maxHeaderBytes || /\r(?!\n)/.test(header)) return false;
  const lines = header.replace(/\r?\n(?=[ \t])/g, "").split(/\r?\n/);
  const [field, ...others] = lines.filter((line) => /^from[ \t]*:/i.test(line));
  if (field === undefined || field.length > maxFromLength || others.length > 0) return false;
  const value = field.slice(field.indexOf(":") + 1).replaceAll("\t", " ");
  const plain = value.replace(quotedOrComment, (found) => (found.startsWith("(") ? " " : '""')).trim();
  // Programs write the address for a name.
  const named = plain.toLowerCase().replaceAll(`'${sender}'`, sender);
  const unnamed = named.startsWith(`${sender} <`) ? named.slice(sender.length + 1) : named;
  const [, bracketed, bare] = oneAddress.exec(unnamed) ?? [];
  return (bracketed ?? bare) === sender;
}
