import type { IncomingMessage } from "node:http";
import { clientAddress, networkOf } from "../client-address.ts";
import type { Config } from "../config.ts";

/** The network a request comes from, as far as our proxies can be trusted to know it. */
export function requestNetwork(
  { socket, headers }: IncomingMessage,
  { trustedProxyHops }: Pick<Config, "trustedProxyHops">,
): string {
  const forwardedFor = headers["x-forwarded-for"];
  const joined = Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor;
  return networkOf(clientAddress(socket.remoteAddress ?? "unknown", joined, trustedProxyHops));
}
