import { spawn } from "node:child_process";
import { once } from "node:events";
import { engines } from "./engines.ts";

// `npm run test:browsers`: journeys in the browsers this machine has beside the one of `npm test`.
for (const { name, description } of engines) console.log(`${name}: ${description}`);
if (!engines.some(({ isInstalled }) => isInstalled)) {
  console.log("Neither is here: nothing was tried.");
  process.exit(1);
}
const tests = spawn("vitest", ["run", "--config", "tests/nightly/browsers/vitest.config.ts"], {
  stdio: "inherit",
});
const [code] = (await once(tests, "exit")) as [number | null];
process.exit(code ?? 1);
