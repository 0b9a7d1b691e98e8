import type { FuzzRequest } from "./make-request.ts";
import type { FuzzResponse } from "./send.ts";

/** The connection of a request refused for its size is closed while it is sent, so the sender may see no response. */
const maxHeaderLength = 15_000;
const maxBodyLength = 14_000;

/** Characters in an error of the REST API, with control characters as JSON escapes: it repeats little of the request. */
const maxErrorLength = 6_000;

/** Says what is wrong with an answer, if anything. */
export function findProblem({ surface, method }: FuzzRequest, answer: FuzzResponse): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500 && !isUnavailable(answer)) return `answered ${status}: ${text.slice(0, 300)}`;
  if (text.includes("TOP SECRET")) return "showed another table";
  const isJsonText = /json/.test(headers["content-type"] ?? "");
  if (surface === "rest" && isJsonText && status >= 400 && text.length > maxErrorLength) {
    return `a refusal of ${text.length} characters: ${text.slice(0, 300)}`;
  }
  if (isJsonText && method !== "HEAD" && text !== "" && !isJson(text)) {
    return `no JSON: ${text.slice(0, 300)}`;
  }
  return undefined;
}

/** The documented answer while the database cannot be asked. */
export function isUnavailable({ status, headers }: FuzzResponse): boolean {
  return status === 503 && headers["retry-after"] !== undefined;
}

/** Whether a sender may be left without an answer. */
export function mayGoUnanswered({ path, headers, body }: FuzzRequest): boolean {
  const header = path.length + Object.entries(headers).flat().join("").length;
  return header > maxHeaderLength || (body !== undefined && body.length > maxBodyLength);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
