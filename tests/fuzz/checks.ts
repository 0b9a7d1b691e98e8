import type { NumberedRequest } from "./requests/make-request.ts";
import type { Answer } from "./send.ts";

/** What is refused for its size ends the connection before it is sent; such a sender may see no answer. */
const longestHeader = 15_000;
const longestBody = 14_000;

/** Characters a refusal of the REST surface may have, a control as the six that JSON makes of it: it repeats little of the request. */
const longestRefusal = 6_000;

/** Says what is wrong with an answer, if anything. */
export function problemOf({ surface, method }: NumberedRequest, answer: Answer): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500 && !isUnavailable(answer)) return `answered ${status}: ${text.slice(0, 300)}`;
  if (text.includes("TOP SECRET")) return "showed another table";
  const isJsonText = /json/.test(headers["content-type"] ?? "");
  if (surface === "rest" && isJsonText && status >= 400 && text.length > longestRefusal) {
    return `a refusal of ${text.length} characters: ${text.slice(0, 300)}`;
  }
  if (isJsonText && method !== "HEAD" && text !== "" && !isJson(text)) {
    return `no JSON: ${text.slice(0, 300)}`;
  }
  return undefined;
}

/** The documented answer while the database cannot be asked. */
export function isUnavailable({ status, headers }: Answer): boolean {
  return status === 503 && headers["retry-after"] !== undefined;
}

/** Whether a sender may be left without an answer. */
export function mayGoUnanswered({ path, headers, body }: NumberedRequest): boolean {
  const header = path.length + Object.entries(headers).flat().join("").length;
  return header > longestHeader || (body !== undefined && body.length > longestBody);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
