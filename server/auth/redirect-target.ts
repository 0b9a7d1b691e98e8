import type { Config } from "../config.ts";
import { loopbackHost } from "../addresses.ts";

/**
 * Where a link in a mail may lead to: `wanted` when it is on our own origin (on a local one any port of this
 * machine), else the home page. Never an error. The result is normalized and has no fragment.
 */
export function redirectTarget({ publicUrl, isLocal }: Config, wanted: string | undefined): string {
  const target = wanted && wanted.length <= 2000 && !/[\s\\\p{Cc}]/u.test(wanted) ? URL.parse(wanted) : null;
  if (!target || target.username !== "" || target.password !== "") return publicUrl;
  const own = new URL(publicUrl);
  const isOurs =
    // The protocol on its own account: `blob:https://our.origin/…` has our origin too.
    target.protocol === own.protocol &&
    (target.origin === own.origin || (isLocal && loopbackHost.test(target.hostname)));
  if (!isOurs) return publicUrl;
  target.hash = "";
  return target.href;
}
