import { asciiDomain } from "../../app/ascii-domain.server.ts";
import { type HeaderFields, splitHeader } from "./header-fields.ts";
import { isSoleSender } from "./sole-sender.ts";

/** What the receiving server found out about the sender of a mail. */
export type Authentication = "passed" | "failed";

/** A result such as `dmarc=pass (p=reject) header.from=example.com` (RFC 8601), without its comments. */
interface Result {
  method: string;
  value: string;
  /** By `ptype.property` in small letters, as `header.d`. */
  properties: Map<string, string>;
}

/**
 * Whether the server named `authservId` says that the address in `From` is the sender's own: by DMARC, or by DKIM or SPF of its
 * domain. Lines of any other name count for nothing, as the sender may have written them; a server that says two things has not said
 * that it passed.
 */
export function judgeAuthentication(
  fields: HeaderFields,
  authservId: string | undefined,
  sender: string,
): Authentication {
  const domain = domainOf(sender);
  if (!authservId || !domain) return "failed";
  const lines = (fields.get("authentication-results") ?? []).flatMap((line) => {
    const [id = "", ...results] = withoutComments(line).split(";");
    const isOurs = id.trim().split(/\s/, 1)[0]?.toLowerCase() === authservId.toLowerCase();
    return isOurs ? [results.flatMap(parseResult)] : [];
  });
  const isPassed = lines.length > 0 && lines.every((results) => hasPassed(results, domain));
  return isPassed ? "passed" : "failed";
}

export interface JudgeTask {
  source: Uint8Array;
  authservId: string | undefined;
  sender: string;
}

/** The same of a whole header, of which the server and we see the same sender; runs in a thread of its own. */
export async function judgeHeader({ source, authservId, sender }: JudgeTask): Promise<Authentication> {
  if (!isSoleSender(source, sender)) return "failed";
  return judgeAuthentication(splitHeader(source, true).fields, authservId, sender);
}

/** DMARC decides where it is told; else a signature or the envelope's sender of the very domain does. */
function hasPassed(results: Result[], domain: string): boolean {
  const dmarc = results.filter(({ method }) => method === "dmarc");
  if (dmarc.length > 0)
    return dmarc.every(
      ({ value, properties }) => value === "pass" && domainOf(properties.get("header.from")) === domain,
    );
  return results.some(
    ({ method, value, properties }) =>
      value === "pass" &&
      ((method === "dkim" && domainOf(properties.get("header.d") ?? properties.get("header.i")) === domain) ||
        (method === "spf" && domainOf(properties.get("smtp.mailfrom")) === domain)),
  );
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

/** They may be nested, and may hold what looks like a result. What stands in quotation marks is no comment. */
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
