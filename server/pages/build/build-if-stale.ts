import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { buildTemplate } from "../../database/embedded/build-template.ts";
import { builtTemplates } from "../../database/embedded/template.ts";
import { company } from "../../../firm/company.ts";
import { publicHolidays } from "../../../firm/public-holidays.ts";
import { findFirmProblems } from "../../firm-problems.ts";
import { explainFailure } from "../../log/explain-failure.ts";

const root = join(import.meta.dirname, "../../..");
const sources = [
  "app",
  "scene",
  "firm",
  "server/pages",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

// With --demo, the site of the demo: apart, as its pages say more of the firm.
const isDemo = process.argv.includes("--demo");
const folder = isDemo ? "build/demo" : "build";
if (isDemo) sources.push("demo/firm-facts.ts");

// Builds the site when it was never built, or when something it is made of changed since. An archive holds what was built, and
// nothing to build it with.
const built = await timeOf(join(root, folder, "client/index.html"));
const newest = Math.max(...(await Promise.all(sources.map((source) => newestIn(join(root, source))))));
const canBuild = existsSync(join(root, "vite.config.ts"));
if (newest > built && canBuild) process.exitCode = await build();
// The migrations may have changed since.
else
  await buildTemplate(builtTemplates).catch((error: unknown) => {
    console.error(explainFailure(error));
    process.exitCode = 1;
  });

async function build(): Promise<number> {
  const problems = findFirmProblems(company, publicHolidays);
  if (problems.length > 0) {
    console.error(`The site cannot be built with these values of firm/:\n  ${problems.join("\n  ")}`);
    return 1;
  }
  const startedAt = performance.now();
  console.log("Building the site, which takes a minute (only after a change) …");
  const child = spawn("npm run --silent build -- --logLevel warn", {
    cwd: root,
    // Windows finds npm only so.
    shell: true,
    // Where the site lives is told when the server starts, and may be told anew without a build.
    env: { ...process.env, PUBLIC_URL: "", ...(isDemo && { BUILD_DIRECTORY: folder, DEMO_FACTS: "yes" }) },
    stdio: "inherit",
  });
  const [status] = (await once(child, "close")) as [number | null];
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (status === 0) console.log(`The site was built in ${seconds} s.`);
  else console.error("The site could not be built. If a package is missing, run `npm ci`.");
  return status ?? 1;
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all([path, ...entries.map((entry) => join(path, entry))].map(timeOf));
  return Math.max(...times);
}

/** Of the last change on this machine: a copy may keep the date of its original. */
async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.ctimeMs,
    () => 0,
  );
}
