import { join } from "node:path";
import { adminExists } from "../auth/first-admin.ts";
import type { Config } from "../config.ts";
import type { RunningServer } from "../serve.ts";

export type StartupFacts = Awaited<ReturnType<typeof collectStartupFacts>>;

/** Whether there is an admin, or who may become the first: the address of the setting, anybody on this machine, or nobody. */
export type FirstAdmin = "exists" | "chosen" | "anybody" | "nobody";

/** What an operator wants to see of a process that has started, without a secret and without anybody's address. */
export async function collectStartupFacts(
  config: Config,
  { url, metricsUrl, database }: Pick<RunningServer, "url" | "metricsUrl" | "database">,
) {
  return {
    address: config.publicUrl,
    listening: url,
    database: nameDatabase(config),
    mail: nameMail(config),
    /** Addresses that are told of an inquiry. */
    staffAddresses: config.staffEmails.length,
    firstAdmin: describeFirstAdmin(config, await adminExists({ database })),
    signUp: config.signUp,
    metrics: metricsUrl ?? "off",
  };
}

function nameDatabase({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return `embedded, in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `Postgres at ${host}${pathname}`;
}

function nameMail({ smtpUrl, dataDir }: Config): string {
  return smtpUrl ? `by ${new URL(smtpUrl).host}` : `no mail server: written to ${join(dataDir, "mail")}`;
}

export function describeFirstAdmin({ firstAdminEmail, isLocal }: Config, exists: boolean): FirstAdmin {
  if (exists) return "exists";
  if (firstAdminEmail) return "chosen";
  return isLocal ? "anybody" : "nobody";
}
