import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestDatabase } from "./engines.ts";
import { findFreePort } from "../../server/http/free-port.ts";

/** Environment variable: an argument for the Node of every server of a run. */
export const nodeArgumentVariable = "TEST_NODE_ARGUMENT";

/** Postgres is compiled once and not again for speed, which takes a third of the time of a server that ends soon. */
export const quickStart = "--liftoff-only";

/** What one process has compiled, and the types it has stripped, serves the next one. Node sees when a file has changed. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/nawat-tests"),
};

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | string>;
  /** The end of what it has printed. */
  lastOutput(): string;
}

export interface ProcessOptions {
  /** A module that runs first; the test may send it messages. */
  preload?: string | undefined;
  /** Adds to the configuration. */
  environment?: Record<string, string>;
  /** Gets all it prints, as it comes. Without it, errors are shown. */
  onOutput?: (text: string) => void;
}

/** As in `npm start`. */
const productionArguments = ["--max-semi-space-size=2"];

/** Runs `node server/main.ts` as an operator would, and waits until it is ready. */
export async function startServerProcess(
  testDatabase: TestDatabase,
  options?: ProcessOptions,
): Promise<ServerProcess> {
  const server = await spawnServer(testDatabase, options);
  await Promise.race([
    waitUntilReady(server.url),
    once(server.child, "close").then(([code, signal]) => {
      throw new Error(`the server exited at once: ${code ?? signal}\n${server.lastOutput()}`);
    }),
  ]);
  return server;
}

/** The same, without waiting. */
export async function spawnServer(
  testDatabase: TestDatabase,
  { preload, environment, onOutput }: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const main = join(import.meta.dirname, "../../server/main.ts");
  const child = spawn(
    process.execPath,
    [...productionArguments, ...nodeArguments(), ...(preload ? ["--import", preload] : []), main],
    {
      env: {
        PATH: process.env["PATH"],
        PORT: String(port),
        DATA_DIR: testDatabase.dataDir,
        DATABASE_URL: testDatabase.databaseUrl ?? "",
        ABUSE_LIMITS: "off",
        ...compileCache,
        ...environment,
      },
      stdio: ["ignore", "pipe", onOutput ? "pipe" : "inherit", "ipc"],
    },
  );
  let lastOutput = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      lastOutput = (lastOutput + text).slice(-2_000);
      onOutput?.(text);
    });
  const exited = once(child, "exit").then(([code, signal]) => code ?? signal);
  return { url: `http://localhost:${port}`, child, exited, lastOutput: () => lastOutput };
}

/** Those of this run. */
export function nodeArguments(): string[] {
  const argument = process.env[nodeArgumentVariable];
  return argument ? [argument] : [];
}

export async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
