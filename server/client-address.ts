import ipaddr from "ipaddr.js";

/** Longer than any list our own proxies write; what comes before was sent by the client. */
const longestList = 1_000;

/**
 * The address of the client that our outermost trusted proxy saw. `forwardedFor` is the header as received;
 * its entries are counted from the right, because everything further left may be invented by the client.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const socket = canonicalAddress(socketAddress) ?? socketAddress;
  if (trustedHops === 0 || !forwardedFor) return socket;
  const entry = forwardedFor.slice(-longestList).split(",").at(-trustedHops);
  return canonicalAddress(withoutPort(entry ?? "")) ?? socket;
}

/** Some proxies write `1.2.3.4:5678`, `[2001:db8::1]:443` or `"[2001:db8::1]"`. */
function withoutPort(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  const [, address] = text.match(/^\[([^\]]+)\](?::\d+)?$/) ?? text.match(/^([\d.]+):\d+$/) ?? [];
  return address ?? text;
}

/** One spelling for each address, an IPv4 one that travelled as IPv6 as IPv4; undefined for other text. */
function canonicalAddress(text: string): string | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  return ipaddr.process(text).toString();
}

/** The network an address belongs to, as budgets count it: IPv4 by /24, IPv6 by /56. Other text stands for itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === "ipv4" ? 24 : 56;
  const bytes = parsed.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
