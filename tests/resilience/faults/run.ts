import { parseArgs } from "node:util";
import { formatTable } from "../../../bench/table.ts";
import { faults } from "./faults.ts";
import { startInstallation } from "./installation.ts";
import { measureFault } from "./measure-fault.ts";

// `npm run faults`: each fault of a minute under load, one after the other, and what became of every request.
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, only: { type: "string", default: "" } },
});
const headings = ["", "requests", "answered", "503", "failed", "lost", "s to recovery", "slowest s"];
const rows: string[][] = [];
const violations: string[] = [];
const installation = await startInstallation();
for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
  console.log(`${fault.name} …`);
  const figures = await measureFault(installation, fault, Number(values.seconds)).catch(
    async (error: unknown) => {
      await installation.close();
      throw error;
    },
  );
  rows.push([
    fault.name,
    ...[figures.requests, figures.answered, figures.unavailable, figures.failed, figures.lost].map(String),
    ...[figures.secondsToRecovery, figures.slowestSeconds].map((time) => time.toFixed(1)),
  ]);
  violations.push(...figures.violations.map((violation) => `${fault.name}: ${violation}`));
}
await installation.close();
console.log(`\n${formatTable(headings, rows)}\n`);
for (const violation of violations.slice(0, 20)) console.log(violation);
process.exit(violations.length === 0 ? 0 : 1);
