import "./startup/require-node.cjs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseCommandLine } from "./commands/command-line.ts";
import { type Config, parseConfig } from "./config.ts";
import { checkMemory } from "./doctor/check-machine.ts";
import { flushLog, log, writeLogInBackground } from "./log/log.ts";
import { type RunningServer, serve } from "./serve.ts";
import { announceStart, endFailedStart } from "./startup/announce-start.ts";
import { whenParentEnds } from "./startup/when-parent-ends.ts";

/** After the draining: for requests in flight, a mail that is being sent and the database to end. */
const stopTimeoutMs = 20_000;

/** Ctrl+C reaches a process of `npm start` twice, from the terminal and from npm. */
const repeatedSignalMs = 1_000;

const siteFolder = join(import.meta.dirname, "../build/client");

const help = {
  usage: "npm start",
  does: "Starts the site. Its settings are environment variables: see docs/operate/settings.md.",
};

parseCommandLine(help, () => parseArgs({}));
try {
  const config = parseConfig(process.env);
  const memory = checkMemory(config);
  if (memory.level === "problem") throw new Error(`${memory.message}.`);
  writeLogInBackground();
  const server = await serve(config, siteFolder);
  const announced = announceStart(config, server);
  // At once: it answers already, and without this a signal would end it in the middle of a request.
  stopOnSignal(server, config, announced);
  await announced;
} catch (error) {
  await endFailedStart(error);
}

/** The first signal ends the process in order, and a later one, or the time being up, at once. */
function stopOnSignal(server: RunningServer, { drainSeconds }: Config, announced: Promise<void>) {
  let signalledAt: number | undefined;
  const exitAtOnce = (reason: string) => {
    log("stopped_at_once", { reason });
    process.exit(1);
  };
  const stop = async (signal: string) => {
    const now = performance.now();
    if (signalledAt !== undefined && now - signalledAt > repeatedSignalMs) return exitAtOnce(signal);
    if (signalledAt !== undefined) return undefined;
    signalledAt = now;
    log("stopping", { signal, drainSeconds });
    setTimeout(() => exitAtOnce("timeout"), drainSeconds * 1000 + stopTimeoutMs).unref();
    // It reads the database, which the stop closes.
    await announced;
    await server.stop();
    await flushLog();
    return process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  whenParentEnds(() => signalledAt === undefined && void stop("SIGTERM"));
}
