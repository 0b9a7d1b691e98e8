import { spawnSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pageContentsFile } from "../page-contents.ts";

/** Builds the site when it was never built, or when something it is made of changed since. */
const root = join(import.meta.dirname, "../../..");
const sources = [
  "app",
  "scene",
  "public",
  "server/pages",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const built = await timeOf(join(root, "build", pageContentsFile));
const newest = Math.max(...(await Promise.all(sources.map((source) => newestIn(join(root, source))))));
if (newest > built) {
  console.log("Building the site…");
  const { status } = spawnSync("npm run --silent build", {
    cwd: root,
    // Windows finds npm only so.
    shell: true,
    // Where the site lives is told when the server starts, and may be told anew without a build.
    env: { ...process.env, PUBLIC_URL: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.exitCode = status ?? 1;
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all([path, ...entries.map((entry) => join(path, entry))].map(timeOf));
  return Math.max(...times);
}

async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}
