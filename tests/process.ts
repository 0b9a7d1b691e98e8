import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Place } from "./engines.ts";
import { freePort } from "./free-port.ts";

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Runs `node server/main.ts` as an operator would, and waits until it is ready. `preload` is a module that runs first;
 * the test may send it messages.
 */
export async function startProcess(place: Place, preload?: string): Promise<ServerProcess> {
  const port = await freePort();
  const main = join(import.meta.dirname, "../server/main.ts");
  const child = spawn(process.execPath, [...(preload ? ["--import", preload] : []), main], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? "",
      ABUSE_LIMITS: "off",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(([code, signal]) => code ?? signal);
  const url = `http://localhost:${port}`;
  await Promise.race([
    untilReady(url),
    ended.then((how) => Promise.reject(new Error(`the server ended at once: ${how}`))),
  ]);
  return { url, child, ended };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
