import type { IncomingHttpHeaders } from "node:http";
import { networkOf } from "./client-address.ts";

/**
 * What limits count a request for: its network. Requests that pages of other sites cause in a visitor's browser are counted apart,
 * so that such a page does not use up what the visitor has at ours.
 */
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
