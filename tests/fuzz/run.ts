import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { engines } from "../engines.ts";
import { startCluster } from "../postgres-cluster.ts";
import { fuzz } from "./fuzz.ts";
import { describeReport, violationsOf } from "./report.ts";

/**
 * `npm run fuzz -- [count] [--engine PGlite|Postgres] [--seed n] [--from n] [--surface rest]`. The count is shared by the engines; one
 * request is made again with its seed, `--from` its number and a count of 1.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string" },
    seed: { type: "string" },
    from: { type: "string" },
    surface: { type: "string" },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const chosen = engines.filter(({ name }) => !values.engine || name === values.engine);
const count = Math.ceil(Number(positionals[0] ?? 100_000) / chosen.length);

const cluster = chosen.some(({ name }) => name === "Postgres") ? await startCluster() : undefined;
try {
  for (const engine of chosen) {
    console.log(`${engine.name}: ${count} requests, --seed ${seed}`);
    const report = await fuzz({
      engine,
      seed,
      count,
      from: Number(values.from ?? 0),
      surface: values.surface,
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
