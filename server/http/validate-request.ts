import type { IncomingMessage } from "node:http";
import { maxTargetBytes } from "./limits.ts";

const validHost = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i;
/** What Node answers by itself. */
const continueExpectation = /(?:^|\W)100-continue(?:$|\W)/i;
const absoluteForm = /^https?:\/\/([^/?#]*)([^]*)$/i;

/** The status to refuse a request with for its target, Host, Expect or Transfer-Encoding; undefined when they are valid. */
export function validateRequest(request: IncomingMessage): 400 | 414 | 417 | undefined {
  const { url = "", headers } = request;
  if (url.length > maxTargetBytes) return 414;
  if (headers.host === undefined ? request.httpVersion !== "1.0" : !isHost(headers.host)) return 400;
  if (hasDuplicateHost(request.rawHeaders)) return 400;
  // Node reads a body in any other transfer coding as if it had none.
  if ((headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") return 400;
  if (headers.expect !== undefined && !continueExpectation.test(headers.expect)) return 417;
  if (url.startsWith("/") || url === "*") return undefined;
  const [, authority = "", target = ""] = url.match(absoluteForm) ?? [];
  if (!isHost(authority)) return 400;
  // Absolute form, as sent to proxies: what follows the origin is the usual target.
  request.url = target.startsWith("/") ? target : `/${target}`;
  request.headers.host = authority;
  return undefined;
}

const knownHosts = new Set<string>();
const maxKnownHosts = 100;

/** What the services can make an address of: `1.2.3.4.5` looks like a host and is none. */
function isHost(host: string): boolean {
  if (knownHosts.has(host)) return true;
  if (!validHost.test(host) || !URL.canParse(`http://${host}`)) return false;
  if (knownHosts.size >= maxKnownHosts) knownHosts.clear();
  knownHosts.add(host);
  return true;
}

/** Node keeps the first Host header and drops the second, while a proxy may have used the second. */
function hasDuplicateHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
