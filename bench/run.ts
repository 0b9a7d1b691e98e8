import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseCommandLine, UsageError } from "../server/commands/command-line.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { measureAccountTimes } from "./account-times.ts";
import { measureBytes } from "./bytes.ts";
import { measureDesk } from "./desk.ts";
import { measureFirstView } from "./first-view.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { listPages } from "./pages.ts";
import { measurePostgresRates } from "./postgres-rates.ts";
import { measureSubmissions } from "./submissions.ts";

const all = ["bytes", "lighthouse", "view", "submissions", "accounts", "postgres", "desk", "memory"];
const help = {
  usage: `npm run bench -- [--runs 1] [--pages /en,/ar/contact] [--only ${all.join(",")}] [--seconds 60]`,
  does: "Measures what a visitor's phone has to load and wait for, and how much this server can handle. Figures are printed, never asserted; see docs/decisions/tests.md.",
};
const {
  pages: chosenPages,
  runs,
  seconds,
  measurements,
} = parseCommandLine(help, () => {
  const { values: flags } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "" },
      only: { type: "string", default: all.join(",") },
      seconds: { type: "string", default: "60" },
    },
  });
  const [runs = 0, seconds = 0] = [flags.runs, flags.seconds].map(Number);
  const measurements = flags.only.split(",");
  const areWhole = [runs, seconds].every((number) => Number.isInteger(number) && number > 0);
  if (!areWhole || !measurements.every((one) => all.includes(one))) throw new UsageError();
  return { pages: flags.pages, runs, seconds, measurements };
});

const dataDir = await mkdtemp(join(tmpdir(), "nawat-bench-"));
const server = await startServerProcess({ dataDir, databaseUrl: undefined });
try {
  const pages = await listPages(server.url, chosenPages.split(",").filter(Boolean));
  if (measurements.includes("bytes")) await measureBytes(server.url, pages);
  if (measurements.includes("lighthouse")) await measureLighthouse(server.url, pages, runs);
  if (measurements.includes("view")) await measureFirstView(server.url, pages, runs);
  if (measurements.includes("submissions")) await measureSubmissions(server, runs);
  if (measurements.includes("accounts")) await measureAccountTimes();
  if (measurements.includes("postgres")) await measurePostgresRates(runs);
  if (measurements.includes("desk")) await measureDesk();
  if (measurements.includes("memory")) await measureMemory(seconds);
} finally {
  server.child.kill("SIGTERM");
  await server.exited;
  await rm(dataDir, { recursive: true });
}
