import type { IncomingMessage } from "node:http";
import { longestTarget } from "./limits.ts";

const plausibleHost = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)([^]*)$/i;

/** The status to refuse a request with whose target or Host no honest client sends; undefined when both are good. */
export function checkTarget(request: IncomingMessage): 400 | 414 | undefined {
  const { url = "", headers } = request;
  if (url.length > longestTarget) return 414;
  if (headers.host !== undefined && !isHost(headers.host)) return 400;
  if (hasSecondHost(request.rawHeaders)) return 400;
  // Node reads a body in any other coding as if it were plain.
  if ((headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") return 400;
  if (url.startsWith("/") || url === "*") return undefined;
  const [, authority = "", target = ""] = url.match(absoluteForm) ?? [];
  if (!isHost(authority)) return 400;
  // As proxies ask; what follows the origin is what everybody else asks for.
  request.url = target.startsWith("/") ? target : `/${target}`;
  request.headers.host = authority;
  return undefined;
}

const knownHosts = new Set<string>();
const mostKnownHosts = 100;

/** What the services can make an address of: `1.2.3.4.5` looks like a host and is none. */
function isHost(host: string): boolean {
  if (knownHosts.has(host)) return true;
  if (!plausibleHost.test(host) || !URL.canParse(`http://${host}`)) return false;
  if (knownHosts.size >= mostKnownHosts) knownHosts.clear();
  knownHosts.add(host);
  return true;
}

/** Node tells the first of two and forgets the other, where a proxy may have believed the other. */
function hasSecondHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
