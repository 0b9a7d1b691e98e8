import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
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

/** Characters read from the end of the header: more than our own proxies write, so what comes before is the client's. */
const maxHeaderLength = 1_000;

/** The address that our outermost proxy saw. Entries count from the right: what stands further left may be invented. */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const socket = normalizeAddress(socketAddress) ?? socketAddress;
  if (trustedHops === 0 || !forwardedFor) return socket;
  const entry = forwardedFor.slice(-maxHeaderLength).split(",").at(-trustedHops);
  return normalizeAddress(stripPort(entry ?? "")) ?? socket;
}

/** Some proxies write `1.2.3.4:5678`, `[2001:db8::1]:443` or `"[2001:db8::1]"`. */
function stripPort(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  const [, address] = text.match(/^\[([^\]]+)\](?::\d+)?$/) ?? text.match(/^([\d.]+):\d+$/) ?? [];
  return address ?? text;
}

/** The canonical text of an IP address, IPv4-mapped IPv6 as IPv4; undefined for other text. */
function normalizeAddress(text: string): string | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  return ipaddr.process(text).toString();
}

/** The network that limits count. What pages of other sites cause in a visitor's browser does not use up what the visitor has. */
export function limitedNetwork(address: string, headers: IncomingHttpHeaders, publicUrl: string): string {
  const network = networkOf(address);
  return isFromOtherSite(headers, publicUrl) ? `${network} other sites` : network;
}

/** Browsers tell, and no page can change what they tell; of the older ones only the origin is known, and not always. */
function isFromOtherSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== publicUrl;
}

/** The network of an IP address, as rate limits count: /24 of IPv4, /56 of IPv6. Other text is returned as it is. */
export function networkOf(address: string): string {
  return truncate(address, { ipv4: 24, ipv6: 56 });
}

/** The same as it is given to a customer at most: /24 of IPv4, /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  return truncate(address, { ipv4: 24, ipv6: 48 });
}

function truncate(address: string, bitsOf: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bits = bitsOf[parsed.kind()];
  const bytes = parsed.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
