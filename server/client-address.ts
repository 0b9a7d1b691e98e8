import ipaddr from "ipaddr.js";

/**
 * The address of the client that our outermost trusted proxy saw. `forwardedFor` is the header as received;
 * its entries are counted from the right, because everything further left may be invented by the client.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const seen = [...(forwardedFor?.split(",") ?? []).map((entry) => entry.trim()), socketAddress];
  const client = seen.at(-1 - trustedHops);
  return client !== undefined && ipaddr.isValid(client) ? client : socketAddress;
}

/** The network an address belongs to, as budgets count it: IPv4 by /24, IPv6 by /56. Other text stands for itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === "ipv4" ? 24 : 56;
  const bytes = parsed.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
