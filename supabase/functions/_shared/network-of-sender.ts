import { networkOf } from "../../../server/http/request-network.ts";

/**
 * The header that holds the sender's address alone and that nobody outside can set. In front of a hosted project that is
 * Cloudflare's; X-Forwarded-For begins with whatever the sender claims. Your own gateway may use another.
 */
const header = Deno.env.get("CLIENT_ADDRESS_HEADER") || "cf-connecting-ip";

/** The network whose budget an inquiry uses. Senders without an address share one, so a missing header lifts no limit. */
export function networkOfSender(headers: Headers): string {
  return networkOf(headers.get(header)?.slice(0, 64) || "unknown");
}
