import type { IncomingMessage } from "node:http";
import { clientAddress } from "../client-address.ts";
import type { Config } from "../config.ts";
import { limitedNetwork } from "../limited-network.ts";

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

/** What limits count a request for; see limited-network.ts. */
export function requestNetwork(
  request: IncomingMessage,
  config: ProxyConfig & Pick<Config, "publicUrl">,
): string {
  return limitedNetwork(requestAddress(request, config), request.headers, config.publicUrl);
}
