import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeBackup } from "../server/backups/write-backup.ts";
import { type Principal, serviceRole } from "../server/database/as-role.ts";
import { callFunction } from "../server/database/call-function.ts";
import type { Database } from "../server/database/database.ts";
import { createEmbeddedDatabase } from "../server/database/embedded/embedded-database.ts";
import { openEngine } from "../server/database/embedded/engine.ts";
import { builtTemplates, copyTemplate } from "../server/database/embedded/template.ts";
import { migrate } from "../server/database/migrate.ts";
import { openPostgres } from "../server/database/postgres.ts";
import { createEmptyDatabase } from "../tests/cluster-databases.ts";
import { createEmptyDataFolder } from "../tests/data-folder.ts";
import { startCluster } from "../tests/postgres-cluster.ts";
import { median } from "./median.ts";
import { inquiry } from "./sample-data.ts";
import { formatTable } from "./table.ts";

/** A day of a busy firm: in a year 40,000 inquiries, a fifth of them spam, and 200,000 openings. */
const day = { inquiries: 110, spam: 22, openings: 548, drafts: 165, replies: 55, closed: 33, signIns: 12 };

/** Days after which all that is closed is deleted. Spam is deleted every night. */
const retentionDays = 30;

const staffId = "00000000-0000-4000-8000-0000000000ad";
const staff: Principal = {
  role: "authenticated",
  claims: { role: "authenticated", sub: staffId, email: "ada@example.com", aal: "aal1", amr: [] },
};

type Open = () => Promise<{ database: Database; maintain(): Promise<void> }>;

/** Prints what becomes of a site in so many days, one after the other without a pause, on each engine. */
export async function simulateYear(days: number): Promise<void> {
  const folder = await createEmptyDataFolder();
  await copyTemplate(folder, builtTemplates);
  const openEmbedded = () => openEngine(folder);
  await simulate("the embedded database", days, async () => {
    const engine = await openEmbedded();
    const maintain = async () => {
      for (const statement of ["vacuum analyze", "checkpoint"]) {
        const startedAt = performance.now();
        await engine.send({ kind: "script", statement }, 600_000);
        console.log(statement, Math.round(performance.now() - startedAt), "ms");
      }
    };
    return { database: createEmbeddedDatabase(engine), maintain };
  });
  await rm(folder, { recursive: true });
  const cluster = await startCluster();
  const url = await createEmptyDatabase(cluster.url);
  await simulate("Postgres", days, async () => ({ database: openPostgres(url), maintain: async () => {} }));
  await cluster.stop();
}

async function simulate(name: string, days: number, open: Open) {
  let { database, maintain } = await open();
  await migrate(database);
  await database.transaction((transaction) =>
    transaction.execute(
      `insert into auth.users (id, email, email_confirmed_at) values ('${staffId}', 'ada@example.com', now());
       insert into public.user_roles (user_id, role) values ('${staffId}', 'admin')`,
    ),
  );
  const restart = async () => {
    await database.close();
    ({ database, maintain } = await open());
    await migrate(database);
  };
  const measured: Record<string, string>[] = [];
  for (let number = 1; number <= days; number++) {
    await spendDay(database, number);
    await maintain();
    if (number > 1 && number < days) continue;
    measured.push({ ...(await measure(database)), "close and start": await time(1, restart) });
  }
  await database.close();
  const rows = Object.keys(measured[0] ?? {}).map((key) => [
    key,
    ...measured.map((column) => column[key] ?? ""),
  ]);
  console.log(`\n${days} days of a busy firm on ${name}\n`);
  console.log(formatTable(["", "first day", "last day"], rows));
}

async function spendDay(database: Database, number: number) {
  const call = (name: string, parameters: object) => callFunction(database, staff, name, { ...parameters });
  for (let index = 0; index < day.signIns; index++)
    await database.transaction((transaction) =>
      transaction.execute(
        `insert into auth.sessions (user_id, amr) values ('${staffId}', '[]');
         delete from auth.sessions where id in (select id from auth.sessions order by created_at desc offset 100);
         update auth.users set last_sign_in_at = now()`,
      ),
    );
  for (let index = 0; index < day.inquiries; index++) await submit(database, index < day.spam);
  const list = { view: "open", page_size: 200 };
  const open = await callFunction<{ id: string; version: number }>(database, staff, "list_inquiries", list);
  for (let index = 0; index < day.openings; index++)
    await call("open_inquiry", { inquiry_id: open[index % open.length]?.id });
  for (let index = 0; index < day.drafts; index++) {
    const draft = { kind: "reply", body: `Dear ${index}`, locale: "en" };
    await call("save_inquiry_draft", { inquiry_id: open[index % open.length]?.id, ...draft });
  }
  for (const [index, { id, version }] of open.slice(0, day.replies + day.closed).entries()) {
    const seen = { inquiry_id: id, expected_version: version };
    const reply = { body: inquiry.message.repeat(10), locale: "en", new_status: "answered" };
    if (index < day.replies) await call("send_reply", { ...seen, ...reply });
    else await call("set_inquiry_status", { ...seen, new_status: "closed" });
  }
  const retention = { spam_days: 0, closed_days: number % retentionDays === 0 ? 0 : null };
  await callFunction(database, serviceRole, "delete_expired_inquiries", retention);
  await backUp(database);
}

function submit(database: Database, isSpam = false) {
  const { inquiryType, ...fields } = inquiry;
  const subject = `A board, ${crypto.randomUUID()}`;
  return callFunction(database, serviceRole, "submit_inquiry", {
    inquiry: { ...fields, inquiry_type: inquiryType, subject },
    idempotency_key: crypto.randomUUID(),
    network: null,
    suspicious: false,
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
    spam: isSpam,
  });
}

async function backUp(database: Database) {
  const folder = await createEmptyDataFolder();
  await writeBackup(database, join(folder, "backup"));
  await rm(folder, { recursive: true });
}

async function measure(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.transaction((transaction) =>
    transaction.query<Record<string, string>>(
      `select (select count(*) from public.inquiries)::text as inquiries,
         (select reltuples from pg_class where oid = 'public.inquiries'::regclass)::text as "as the planner counts",
         (select sum(n_dead_tup) from pg_stat_user_tables)::text as "dead rows",
         age(datfrozenxid)::text as "age of transaction ids",
         pg_size_pretty(pg_database_size(current_database())) as size,
         (select pg_size_pretty(sum(size)) from pg_ls_waldir()) as log
       from pg_database where datname = current_database()`,
    ),
  );
  const [first] = await callFunction<{ id: string }>(database, staff, "list_inquiries");
  const call = (name: string, parameters = {}) =>
    time(20, () => callFunction(database, staff, name, parameters));
  return {
    ...rows[0],
    "an inquiry": await time(20, () => submit(database)),
    "an opening": await call("open_inquiry", { inquiry_id: first?.id }),
    "a list": await call("list_inquiries"),
    "a search": await call("list_inquiries", { search: "prototype take" }),
    "the counts": await call("count_inquiries"),
    "a backup": await time(1, () => backUp(database)),
  };
}

async function time(turns: number, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return `${median(times).toFixed(1)} ms`;
}
