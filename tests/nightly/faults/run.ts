import { parseArgs } from "node:util";
import { formatTable } from "../../../bench/table.ts";
import { parseCommandLine, UsageError } from "../../../server/commands/command-line.ts";
import { embeddedFault, type Fault, faults } from "./faults.ts";
import { type Installation, startEmbeddedInstallation, startPostgresInstallation } from "./installation.ts";
import { measureFault } from "./measure-fault.ts";

const help = {
  usage: "npm run faults -- [--seconds 60]",
  does: "Causes one fault after another under load, and reports what became of every request.",
};
const seconds = parseCommandLine(help, () => {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
  if (!(Number(values.seconds) > 0)) throw new UsageError();
  return Number(values.seconds);
});
const headings = ["", "requests", "answered", "503", "failed", "lost", "s to recovery", "slowest s"];
const rows: string[][] = [];
const violations: string[] = [];

await measureAll(await startPostgresInstallation(), faults);
await measureAll(await startEmbeddedInstallation(), [embeddedFault]);
console.log(`\n${formatTable(headings, rows)}\n`);
for (const violation of violations.slice(0, 20)) console.log(violation);
process.exit(violations.length === 0 ? 0 : 1);

async function measureAll<Target extends Installation>(installation: Target, all: Fault<Target>[]) {
  try {
    for (const fault of all) {
      console.log(`${fault.name} …`);
      const figures = await measureFault(installation, fault, seconds);
      const { requests, answered, unavailable, failed, lost } = figures;
      const times = [figures.secondsToRecovery, figures.slowestSeconds].map((time) => time.toFixed(1));
      rows.push([fault.name, ...[requests, answered, unavailable, failed, lost].map(String), ...times]);
      violations.push(...figures.violations.map((violation) => `${fault.name}: ${violation}`));
    }
  } catch (error) {
    violations.push(String(error));
  } finally {
    await installation.close();
  }
}
