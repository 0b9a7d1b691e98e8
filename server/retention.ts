import type { Config } from "./config.ts";
import { runInBackground } from "./current-request.ts";
import { callFunction, serviceRole } from "./database/as-role.ts";
import type { Database } from "./database/database.ts";
import { log } from "./log/log.ts";

const intervalMs = 3_600_000;

/** Deletes inquiries whose time is over, at the start and once an hour, and logs the audit log's end. Returns how to stop. */
export function startRetention(
  { retainSpamDays, retainClosedDays }: Pick<Config, "retainSpamDays" | "retainClosedDays">,
  database: Database,
): () => Promise<void> {
  let running: Promise<void>;
  const expire = () => {
    running = runInBackground(async () => {
      await deleteExpired(database, retainSpamDays, retainClosedDays);
      await logAuditHead(database);
    }).catch((error: unknown) => log("retention.failed", { error: String(error) }));
  };
  expire();
  const timer = setInterval(expire, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** In transactions of a thousand, so that none holds up what visitors send. */
export async function deleteExpired(
  database: Database,
  spamDays: number,
  closedDays: number | undefined,
): Promise<void> {
  for (;;) {
    const parameters = { spam_days: spamDays, closed_days: closedDays ?? null };
    const name = "delete_expired_inquiries";
    const inquiries = await callFunction<number>(database, serviceRole, name, parameters);
    if (!inquiries) return;
    log("retention.deleted", { inquiries });
  }
}

/** Logs the newest entry of the audit log, once a day: kept elsewhere, its digest shows later whether the log was cut off or made anew. */
export async function logAuditHead(database: Database): Promise<void> {
  type Head = { number: number; hash: string } | null;
  const head = await callFunction<Head>(database, serviceRole, "take_audit_head");
  if (head) log("audit_head", { number: head.number, digest: head.hash });
}
