import { describeError } from "../../log/describe-error.ts";
import { log } from "../../log/log.ts";
import type { QueryResult } from "../database.ts";
import type { EngineCommand } from "./engine-messages.ts";

/** Milliseconds between two looks, each followed by one statement at most: the next look is the next quiet moment. */
const lookIntervalMs = 10_000;

/** A site that is never quiet has its maintenance all the same. */
const maxDelayMs = 600_000;

/** After which a statement that failed, or took too long, which costs the engine, is tried again. */
const retryDelayMs = 24 * 3_600_000;

const statementTimeoutMs = 60_000;

/**
 * What is needed most, as one statement, but for those of $1, or no row. In its single-user mode Postgres has no process that vacuums or makes
 * checkpoints: space of deleted rows would not be used again, the planner would guess, and the log that is replayed after a crash
 * would grow for ever. The bounds are autovacuum's own, but once a day every table has its turn, because the counts end with the
 * process. Postgres analyses pg_statistic never, and below an age of 150 million transactions it need not advance that age.
 */
const nextStatement = `
  select 'checkpoint' as statement, null::float8 as dead_rows from pg_control_checkpoint()
  where pg_current_wal_lsn() - redo_lsn > 64 * 1024 * 1024 and 'checkpoint' <> all ($1::text[])
  union all (
    select statement, n_dead_tup
    from pg_stat_all_tables as stats join pg_class on oid = relid,
      format('vacuum (analyze) %I.%I', schemaname, stats.relname) as statement
    where relkind = 'r' and statement <> all ($1) and (
      n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
      or n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)
      or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0) and relid <> 'pg_statistic'::regclass
      or age(relfrozenxid) > 160000000
      or schemaname not in ('pg_catalog', 'information_schema')
        and coalesce(last_vacuum, '-infinity') < now() - interval '1 day'
    )
    order by n_dead_tup desc limit 1
  )
  limit 1`;

type Send = <Row>(command: EngineCommand, timeoutMs: number) => Promise<QueryResult<Row>>;

/**
 * Vacuums, analyses and makes checkpoints, one table at a time while `isQuiet`, so that whoever comes meanwhile waits for one
 * table at most. Returns how to stop.
 */
export function startMaintenance(send: Send, isQuiet: () => boolean): () => void {
  const failedAt = new Map<string, number>();
  let isRunning = false;
  let doneAt = performance.now();

  async function look() {
    const now = performance.now();
    if (isRunning || (!isQuiet() && now - doneAt < maxDelayMs)) return;
    isRunning = true;
    try {
      await runNext(send, failedAt);
      doneAt = performance.now();
    } catch (error) {
      log("maintenance.failed", describeError(error));
    }
    isRunning = false;
  }

  const timer = setInterval(() => void look(), lookIntervalMs).unref();
  return () => clearInterval(timer);
}

/** Runs what is needed most, but for what failed not long ago. False when nothing is. */
export async function runNext(send: Send, failedAt: Map<string, number>): Promise<boolean> {
  const now = performance.now();
  const leftOut = [...failedAt].filter(([, at]) => now - at < retryDelayMs).map(([statement]) => statement);
  const { rows } = await send<{ statement: string }>(
    { kind: "query", statement: nextStatement, parameters: [leftOut] },
    statementTimeoutMs,
  );
  const [next] = rows;
  if (!next) return false;
  try {
    // Outside any transaction, which these statements demand.
    await send({ kind: "script", statement: next.statement }, statementTimeoutMs);
  } catch (error) {
    failedAt.set(next.statement, performance.now());
    log("maintenance.failed", { statement: next.statement, ...describeError(error) });
  }
  return true;
}
