import { statfs } from "node:fs/promises";
import type { Config } from "./config.ts";
import { asRole, authAdmin } from "./database/as-role.ts";
import type { Database } from "./database/database.ts";
import type { MailQueue } from "./mail/mail-queue.ts";

export type ReadinessProblem = "stopping" | "database" | "disk" | "mail";

/** Milliseconds an answer is kept: a thousand questions a second cause one write. */
const answerLifetimeMs = 1_000;

/** The embedded Postgres writes its log in files of 16 MB, and stops when there is no room for the next. */
const defaultMinFreeBytes = 16 * 1024 * 1024;

/** Returns a function that finds what keeps this process from serving. However many ask at once, the database is asked once. */
export function createReadiness(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  database: Database,
  mail: Pick<MailQueue, "isStuck">,
  stopping: AbortSignal | undefined,
  minFreeBytes = defaultMinFreeBytes,
): () => Promise<ReadinessProblem | undefined> {
  const canWriteNow = shareAnswer(() => canWrite(database), answerLifetimeMs);
  const hasRoomNow = shareAnswer(
    async () => (await countFreeBytes(config)) >= minFreeBytes,
    answerLifetimeMs,
  );
  return async () => {
    if (stopping?.aborted) return "stopping";
    if (mail.isStuck()) return "mail";
    if (!(await canWriteNow())) return "database";
    return (await hasRoomNow()) ? undefined : "disk";
  };
}

/** A standby, and a disk without room, answer questions and refuse this. The row is a count of no limit. */
function canWrite(database: Database): Promise<boolean> {
  return asRole(database, authAdmin, (transaction) =>
    transaction.query(
      `insert into auth.limit_counts as counts (limit_name, key, used) values ('readiness', '', 0)
       on conflict (limit_name, key) do update set used = counts.used`,
    ),
  ).then(
    () => true,
    () => false,
  );
}

/** On the disk of the embedded database. How much another Postgres has, that one knows alone. */
async function countFreeBytes({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">) {
  if (databaseUrl) return Infinity;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

/** However many ask at once, the question is put once at a time, and its answer is kept for `lifetimeMs`. */
export function shareAnswer<Answer>(ask: () => Promise<Answer>, lifetimeMs: number): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let answeredAt = Infinity;
  return () => {
    if (performance.now() - answeredAt > lifetimeMs) answer = undefined;
    if (answer) return answer;
    answeredAt = Infinity;
    answer = ask().finally(() => (answeredAt = performance.now()));
    return answer;
  };
}
