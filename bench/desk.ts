import { rm } from "node:fs/promises";
import { hashPassword } from "../server/auth/passwords.ts";
import type { Database } from "../server/database/database.ts";
import { openOperatorDatabase } from "../server/database/open-database.ts";
import { copyMigratedDatabase } from "../tests/support/cluster-databases.ts";
import { createDataFolder } from "../tests/support/data-folder.ts";
import { startCluster } from "../tests/support/postgres-cluster.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { timeDeskCalls } from "./desk-calls.ts";
import { timeDeskPaints } from "./desk-paints.ts";
import { formatFigure } from "./goals.ts";
import { admin } from "./sample-data.ts";
import { insertInquiries } from "./seed-inquiries.ts";
import { formatTable } from "./table.ts";

const inquiryCount = 100_000;
const goals = { call: 100, paint: 200, longTask: 50 };

/** Prints how long staff wait with 100,000 inquiries, on each engine: for the server, and until the page has painted it. */
export async function measureDesk(): Promise<void> {
  const cluster = await startCluster();
  const engines = [
    { name: "PGlite", databaseUrl: undefined },
    { name: "Postgres", databaseUrl: await copyMigratedDatabase(cluster.url) },
  ];
  try {
    for (const { name, databaseUrl } of engines) {
      const site = { dataDir: await createDataFolder(), databaseUrl };
      const server = await startServerProcess(site);
      const database = await openOperatorDatabase(site);
      await addStaff(database);
      await insertInquiries(database, inquiryCount);
      await database.close();
      const calls = await timeDeskCalls(server.url);
      const { paints, longestTask } = await timeDeskPaints(server.url);
      server.child.kill("SIGTERM");
      await server.exited;
      await rm(site.dataDir, { recursive: true });
      console.log(`\n${name} with ${inquiryCount} inquiries, medians, milliseconds\n`);
      console.log(formatTable(["at the server", "", "goal"], toRows(calls, goals.call)));
      console.log(`\n${formatTable(["until it is painted", "", "goal"], toRows(paints, goals.paint))}`);
      const scrolling = formatFigure(longestTask.toFixed(0), longestTask <= goals.longTask);
      console.log(`\nlongest task while the list is scrolled: ${scrolling}`);
    }
  } finally {
    await cluster.stop();
  }
}

function toRows(times: Map<string, number>, goal: number): string[][] {
  return [...times].map(([name, time]) => [name, formatFigure(time.toFixed(0), time <= goal), `${goal}`]);
}

async function addStaff(database: Database): Promise<void> {
  const hashed = await hashPassword(admin.password);
  await database.transaction((transaction) =>
    transaction.query(
      `with account as (
         insert into auth.users (id, email, encrypted_password, email_confirmed_at)
         values (gen_random_uuid(), $1, $2, now()) returning id
       )
       insert into public.user_roles (user_id, role) select id, 'admin' from account`,
      [admin.email, hashed],
    ),
  );
}
