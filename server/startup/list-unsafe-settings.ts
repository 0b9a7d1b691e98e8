import type { Config } from "../config.ts";
import { loopbackHost } from "../addresses.ts";
import type { FirstAdmin } from "./startup-facts.ts";

export interface UnsafeSetting {
  setting: string;
  problem: string;
}

/** What may be meant on this machine alone and is a mistake elsewhere. */
export function listUnsafeSettings(config: Config, firstAdmin: FirstAdmin): UnsafeSetting[] {
  const isPublic = !config.isLocal;
  const { protocol, hostname } = new URL(config.publicUrl);
  const isHttps = protocol === "https:";
  const checks: [isUnsafe: boolean, setting: string, problem: string][] = [
    [!config.abuseLimits, "ABUSE_LIMITS", "is off: nobody is limited, not even in guessing passwords"],
    [
      isPublic && !config.smtpUrl,
      "SMTP_URL",
      "is not set: no email is sent, and the links of accounts are in the log",
    ],
    [isPublic && config.staffEmails.length === 0, "STAFF_EMAIL", nobodyTold],
    [firstAdmin === "nobody", "FIRST_ADMIN_EMAIL", "is not set: nobody can become the first admin"],
    [
      isPublic && !isHttps && !loopbackHost.test(hostname),
      "PUBLIC_URL",
      "is http: passwords and messages can be read in transit",
    ],
    [
      isHttps && config.trustedProxyHops === 0,
      "TRUSTED_PROXY_HOPS",
      "is 0 while PUBLIC_URL is https: behind a proxy, all visitors count as one network",
    ],
    [isUnencrypted(config.databaseUrl), "DATABASE_URL", "names another machine without sslmode=…"],
    [
      config.metrics !== undefined && !loopbackHost.test(config.metrics.host),
      "METRICS_PORT",
      "is open to other machines: let only your monitoring reach it",
    ],
  ];
  return checks.filter(([isUnsafe]) => isUnsafe).map(([, setting, problem]) => ({ setting, problem }));
}

export const nobodyTold = "is not set: nobody is told about an inquiry";

/** Over a network without TLS. `host=…` may name the folder of a socket. */
function isUnencrypted(databaseUrl: string | undefined): boolean {
  if (!databaseUrl) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  if (host === "" || host.startsWith("/") || loopbackHost.test(host)) return false;
  const mode = searchParams.get("sslmode") ?? searchParams.get("ssl") ?? "disable";
  return ["disable", "allow", "prefer", "false", "0"].includes(mode);
}
