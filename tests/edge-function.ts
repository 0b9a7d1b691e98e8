import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../server/free-port.ts";

const folder = join(import.meta.dirname, "../supabase/functions");
const deno = join(import.meta.dirname, "../node_modules/.bin/deno");

export interface EdgeFunction {
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs a function of `supabase/functions` under Deno, as Supabase would: with its own import map and these environment
 * variables. Packages come from `node_modules`. Rejects with what it printed when it ends at once.
 */
export async function startEdgeFunction(
  name: string,
  variables: Record<string, string>,
): Promise<EdgeFunction> {
  const port = await findFreePort();
  const cache = await mkdtemp(join(tmpdir(), "nawat-deno-"));
  const parameters = [
    ["run", "--no-lock", "--cached-only", "--node-modules-dir=manual", "--allow-net", "--allow-env"],
    ["--config", join(folder, name, "deno.json"), join(folder, name, "index.ts")],
  ];
  const child = spawn(deno, parameters.flat(), {
    env: { ...variables, DENO_DIR: cache, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: "1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    await rm(cache, { recursive: true, force: true });
  };
  const isStarted = await Promise.race([waitUntilAnswered(url), exited.then(() => false)]);
  if (isStarted) return { url, stop };
  await stop();
  throw new Error(`${name} ended at once: ${printed}`);
}

async function waitUntilAnswered(url: string): Promise<true> {
  for (;;) {
    const answer = await fetch(url, { method: "OPTIONS" }).catch(() => undefined);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
