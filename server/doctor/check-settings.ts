import { join } from "node:path";
import type { Config } from "../config.ts";
import { loopbackHost } from "../addresses.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** Says how the site runs, and warns of settings that may be meant on this machine alone and are a mistake elsewhere. */
export function checkSettings(config: Config): Finding[] {
  return [checkSending(config), checkNotices(config), ok("Sign-up", config.signUp), ...listUnsafe(config)];
}

function checkSending({ smtpUrl, dataDir, isLocal }: Config): Finding {
  if (smtpUrl) return ok("Mail", `goes out by ${new URL(smtpUrl).host}`);
  if (isLocal) return ok("Mail", `is written to ${join(dataDir, "mail")}, as SMTP_URL is not set`);
  return warning("SMTP_URL", "is not set: no email is sent, and the links of accounts are in the log");
}

function checkNotices({ staffEmails: { length } }: Config): Finding {
  if (length === 0) return warning("STAFF_EMAIL", "is not set: nobody is told about an inquiry");
  return ok("Notices", `go to ${length} staff address${length === 1 ? "" : "es"}`);
}

function listUnsafe(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  const isHttps = protocol === "https:";
  const begun = config.mailBegins ? ", and every new email may be spam and gets no receipt" : "";
  const checks: [isUnsafe: boolean, setting: string, message: string][] = [
    [!config.abuseLimits, "ABUSE_LIMITS", "is off: nobody is limited, not even in guessing passwords"],
    [
      !config.isLocal && !isHttps && !loopbackHost.test(hostname),
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
      config.imapUrl !== undefined && !config.mailAuthservId,
      "MAIL_AUTHSERV_ID",
      `is not set: no forged email is marked as such${begun}. Set the name with which the mail server begins Authentication-Results`,
    ],
    [
      config.metrics !== undefined && !loopbackHost.test(config.metrics.host),
      "METRICS_PORT",
      "is open to other machines: let only your monitoring reach it",
    ],
  ];
  return checks.filter(([isUnsafe]) => isUnsafe).map(([, setting, message]) => warning(setting, message));
}

/** Whether the database is on another machine and reached without TLS. `host=…` may name the folder of a socket. */
function isUnencrypted(databaseUrl: string | undefined): boolean {
  if (!databaseUrl) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  if (host === "" || host.startsWith("/") || loopbackHost.test(host)) return false;
  const mode = searchParams.get("sslmode") ?? searchParams.get("ssl") ?? "disable";
  return ["disable", "allow", "prefer", "false", "0"].includes(mode);
}
