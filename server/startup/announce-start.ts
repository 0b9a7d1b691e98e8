import type { Config } from "../config.ts";
import { losesLimits, lostLimits } from "../database/lost-limits.ts";
import { log } from "../log/log.ts";
import type { RunningServer } from "../serve.ts";
import { listUnsafeSettings, type UnsafeSetting } from "./list-unsafe-settings.ts";
import { collectStartupFacts, type FirstAdmin, type StartupFacts } from "./startup-facts.ts";

/** Says how the process runs and what about that is unsafe: to a person in a terminal, else as lines of the log. */
export async function announceStart(config: Config, server: RunningServer): Promise<void> {
  const facts = await collectStartupFacts(config, server);
  const unsafe = listUnsafeSettings(config, facts.firstAdmin);
  if (config.databaseUrl && (await losesLimits(server.database)))
    unsafe.push({ setting: "DATABASE_URL", problem: lostLimits });
  const newer = server.newerMigrations;
  const setting = config.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
  if (newer.length > 0) unsafe.push({ setting, problem: describeNewer(newer.length) });
  if (process.stdout.isTTY) {
    console.log(renderSummary(facts, unsafe));
    return;
  }
  log("started", facts);
  for (const setting of unsafe) log("unsafe_setting", { ...setting });
}

/** While processes are restarted in turn, this is for minutes. */
function describeNewer(migrations: number): string {
  return `names a database that a newer version of the site has changed (migrations: ${migrations}): run that version, or see “Going back” in docs/operate/upgrade.md`;
}

/** The same for reading. */
export function renderSummary(facts: StartupFacts, unsafe: UnsafeSetting[]): string {
  const { address, listening, staffAddresses } = facts;
  const lines = [
    ["Database", facts.database],
    ["Mail", facts.mail],
    [
      "Notices",
      staffAddresses === 0
        ? "to nobody: set STAFF_EMAIL"
        : `to ${staffAddresses} staff address${staffAddresses === 1 ? "" : "es"}`,
    ],
    ["First admin", firstAdminWords[facts.firstAdmin]],
    ["Sign-up", facts.signUp],
    ["Metrics", facts.metrics],
    ...unsafe.map(({ setting, problem }) => ["Unsafe", `${setting} ${problem}`]),
  ].map(([name = "", value]) => `  ${name.padEnd(13)}${value}`);
  return [`Nawat is at ${address} (listening on ${listening})`, ...lines].join("\n");
}

const firstAdminWords: Record<FirstAdmin, string> = {
  exists: "exists",
  chosen: "none yet: sign up with FIRST_ADMIN_EMAIL and open /admin",
  anybody: "none yet: the first account that opens /admin can become admin",
  nobody: "none yet, and nobody can become admin",
};
