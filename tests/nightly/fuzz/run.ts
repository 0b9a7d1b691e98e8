import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { parseCommandLine, UsageError } from "../../../server/commands/command-line.ts";
import { everyEngine } from "../../support/engines.ts";
import { startCluster } from "../../support/postgres-cluster.ts";
import { fuzz } from "./fuzz.ts";
import { surfaces } from "./surfaces.ts";
import { describeReport, violationsOf } from "./report.ts";

const help = {
  usage: `npm run fuzz -- [COUNT] [--engine PGlite|Postgres] [--seed N] [--from N] [--surface ${Object.keys(surfaces).join("|")}]`,
  does: "Sends COUNT hostile requests (100,000), which the engines share. To repeat one, give its seed, --from its number and a count of 1.",
};
const { chosen, surface, seed, from, count } = parseCommandLine(help, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: "string" },
      seed: { type: "string" },
      from: { type: "string" },
      surface: { type: "string" },
    },
  });
  const { engine, surface, seed = randomInt(2 ** 31), from = 0 } = values;
  const chosen = everyEngine.filter(({ name }) => !engine || name === engine);
  const count = Math.ceil(Number(positionals[0] ?? 100_000) / chosen.length);
  const numbers = { seed: Number(seed), from: Number(from), count };
  const isKnown = surface === undefined || surface in surfaces;
  if (!isKnown || positionals.length > 1 || !Object.values(numbers).every(Number.isInteger))
    throw new UsageError();
  return { chosen, surface, ...numbers };
});

const cluster = chosen.some(({ name }) => name === "Postgres") ? await startCluster() : undefined;
try {
  for (const engine of chosen) {
    console.log(`${engine.name}: ${count} requests, --seed ${seed}`);
    const report = await fuzz({
      engine,
      seed,
      count,
      from,
      surface,
      ...(cluster && { clusterUrl: cluster.url }),
    });
    console.log(describeReport(report));
    const violations = violationsOf(report);
    for (const violation of violations) console.error(`FAILED: ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  }
} finally {
  await cluster?.stop();
}
