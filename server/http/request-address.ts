import type { IncomingMessage } from "node:http";
import { clientAddress, networkOf } from "../client-address.ts";
import type { Config } from "../config.ts";

type ProxyConfig = Pick<Config, "trustedProxyHops">;

/** The address a request comes from, as far as our proxies can be trusted to know it. */
export function requestAddress(
  { socket, headers }: IncomingMessage,
  { trustedProxyHops }: ProxyConfig,
): string {
  const forwardedFor = headers["x-forwarded-for"];
  const joined = Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor;
  return clientAddress(socket.remoteAddress ?? "unknown", joined, trustedProxyHops);
}

/** The network of that address. */
export function requestNetwork(request: IncomingMessage, config: ProxyConfig): string {
  return networkOf(requestAddress(request, config));
}
