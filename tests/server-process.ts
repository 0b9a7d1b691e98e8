import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestDatabase } from "./engines.ts";
import { findFreePort } from "./free-port.ts";

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

/**
 * Runs `node server/main.ts` as an operator would, and waits until it is ready. `preload` is a module that runs first;
 * the test may send it messages. `environment` adds to the configuration.
 */
export async function startServerProcess(
  testDatabase: TestDatabase,
  { preload, environment }: { preload?: string | undefined; environment?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const main = join(import.meta.dirname, "../server/main.ts");
  const child = spawn(process.execPath, [...(preload ? ["--import", preload] : []), main], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: testDatabase.dataDir,
      DATABASE_URL: testDatabase.databaseUrl ?? "",
      ABUSE_LIMITS: "off",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit").then(([code, signal]) => code ?? signal);
  const url = `http://localhost:${port}`;
  await Promise.race([
    waitUntilReady(url),
    exited.then((how) => Promise.reject(new Error(`the server exited at once: ${how}`))),
  ]);
  return { url, child, exited };
}

export async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
