import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createEmptyDatabase } from "../tests/support/cluster-databases.ts";
import { createEmptyDataFolder } from "../tests/support/data-folder.ts";
import { startCluster } from "../tests/support/postgres-cluster.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { formatFigure } from "./goals.ts";
import { inquiry } from "./sample-data.ts";
import { formatTable } from "./table.ts";

const smallMachine = join(import.meta.dirname, "../tests/support/small-machine.ts");

/** Megabytes at the peak and in the end, and seconds until it is ready. */
const cases = [
  { name: "embedded, in 512 MB", preload: smallMachine, peak: 450, rest: 380 },
  { name: "embedded", preload: undefined, peak: 950, rest: 440 },
  { name: "Postgres", preload: undefined, peak: 200, rest: 160 },
];
const fills = { empty: 1.5, full: 1.2 };

/** Prints what a server takes that sends a page a second and stores an inquiry each 15 seconds. */
export async function measureMemory(seconds: number): Promise<void> {
  const cluster = await startCluster();
  const rows: string[][] = [];
  for (const { name, preload, peak, rest } of cases) {
    const dataDir = await createEmptyDataFolder();
    const databaseUrl = name === "Postgres" ? await createEmptyDatabase(cluster.url) : undefined;
    for (const [fill, ready] of Object.entries(fills)) {
      const startedAt = performance.now();
      // As an operator starts it: without what the start before has compiled.
      const environment = { NODE_COMPILE_CACHE: "" };
      const server = await startServerProcess({ dataDir, databaseUrl }, { preload, environment });
      const readyAfter = (performance.now() - startedAt) / 1000;
      await visit(server.url, seconds);
      const status = await readFile(`/proc/${server.child.pid}/status`, "utf8");
      server.child.kill("SIGTERM");
      await server.exited;
      const megabytes = (field: string) =>
        Number(status.match(new RegExp(`${field}:\\s+(\\d+)`))?.[1]) / 1024;
      const figures = [
        { figure: megabytes("VmHWM"), goal: peak, digits: 0 },
        { figure: megabytes("VmRSS"), goal: rest, digits: 0 },
        { figure: readyAfter, goal: ready, digits: 2 },
      ].flatMap(({ figure, goal, digits }) => [
        formatFigure(figure.toFixed(digits), figure <= goal),
        String(goal),
      ]);
      rows.push([name, fill, ...figures]);
    }
    await rm(dataDir, { recursive: true });
  }
  await cluster.stop();
  console.log(`\nMemory in ${seconds} s, and time until ready, on an empty and on a used database\n`);
  console.log(formatTable(["", "database", "peak MB", "goal", "rest MB", "goal", "ready s", "goal"], rows));
}

async function visit(url: string, seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await (await fetch(`${url}/en/contact`)).arrayBuffer();
    if (second % 15 === 0)
      await fetch(`${url}/functions/v1/submit-inquiry`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...inquiry, subject: `Board ${second}` }),
      });
    await wait(1000);
  }
}
