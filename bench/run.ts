import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseCommandLine, UsageError } from "../server/commands/command-line.ts";
import { startServerProcess } from "../tests/server-process.ts";
import { measureAccountTimes } from "./account-times.ts";
import { measureBytes } from "./bytes.ts";
import { measureDesk } from "./desk.ts";
import { measureFirstView } from "./first-view.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { listPages } from "./pages.ts";
import { measurePostgresRates } from "./postgres-rates.ts";
import { measureRate } from "./rate.ts";
import { measureSubmissions } from "./submissions.ts";

const all = ["bytes", "lighthouse", "view", "rate", "submissions", "accounts", "postgres", "desk"];
const help = {
  usage: `npm run bench -- [--runs 1] [--pages /en,/ar/contact] [--only ${all.join(",")}]`,
  does: "Measures what a visitor's phone has to load and wait for, and how much this server can handle. Figures are printed, never asserted; see docs/decisions/tests.md.",
};
const { flags, runs, measurements } = parseCommandLine(help, () => {
  const { values: flags } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "" },
      only: { type: "string", default: all.join(",") },
    },
  });
  const runs = Number(flags.runs);
  const measurements = flags.only.split(",");
  if (!(Number.isInteger(runs) && runs > 0 && measurements.every((one) => all.includes(one))))
    throw new UsageError();
  return { flags, runs, measurements };
});

const dataDir = await mkdtemp(join(tmpdir(), "nawat-bench-"));
const server = await startServerProcess({ dataDir, databaseUrl: undefined });
try {
  const pages = await listPages(server.url, flags.pages.split(",").filter(Boolean));
  if (measurements.includes("bytes")) await measureBytes(server.url, pages);
  if (measurements.includes("lighthouse")) await measureLighthouse(server.url, pages, runs);
  if (measurements.includes("view")) await measureFirstView(server.url, pages, runs);
  if (measurements.includes("rate")) await measureRate(server);
  if (measurements.includes("submissions")) await measureSubmissions(server, runs);
  if (measurements.includes("accounts")) await measureAccountTimes();
  if (measurements.includes("postgres")) await measurePostgresRates(runs);
  if (measurements.includes("desk")) await measureDesk();
} finally {
  server.child.kill("SIGTERM");
  await server.exited;
  await rm(dataDir, { recursive: true });
}
