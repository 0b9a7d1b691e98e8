import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Installation } from "./installation.ts";

export interface Fault {
  name: string;
  /** Lets it happen, for `seconds` where it has a length, and ends it. */
  run(installation: Installation, seconds: number): Promise<void>;
  /** Requests may fail without a clear answer: those that were under way in a process that died. */
  mayFail?: boolean;
  /** Nobody may notice: not even a clear 503. */
  isSeamless?: boolean;
}

export const faults: Fault[] = [
  { name: "rolling restart of both processes", isSeamless: true, run: restartProcesses },
  { name: "kill -9 of one of two processes", mayFail: true, run: killProcess },
  { name: "kill -9 of Postgres", run: killPostgres },
  { name: "database refuses connections", run: refuseConnections },
  { name: "database unreachable, packets dropped", run: dropPackets },
];

// Only Linux can limit the files of a process that is running.
if (process.platform === "linux") faults.splice(3, 0, { name: "no space for Postgres", run: fillDisk });

/** As an update does: one after the other, each replaced by a new one that is ready before the next is told to stop. */
async function restartProcesses({ processes }: Installation) {
  for (const { child, exited } of processes.running.splice(0)) {
    await processes.start();
    child.kill("SIGTERM");
    const how = await exited;
    if (how !== 0) throw new Error(`A process that was told to stop ended with ${how}`);
  }
}

async function killProcess({ processes }: Installation) {
  const [killed] = processes.running.splice(0, 1);
  killed?.child.kill("SIGKILL");
  await killed?.exited;
  await processes.start();
}

async function killPostgres({ cluster }: Installation, seconds: number) {
  process.kill(await cluster.findProcessId(), "SIGKILL");
  await wait(seconds * 1000);
  await cluster.restart();
}

async function refuseConnections({ proxy }: Installation, seconds: number) {
  proxy.refuse();
  await wait(seconds * 1000);
  await proxy.restore();
}

async function dropPackets({ proxy }: Installation, seconds: number) {
  proxy.drop();
  await wait(seconds * 1000);
  await proxy.restore();
}

/**
 * No file of Postgres may be written any more, which fails as on a full disk: it cannot write its log, and ends. Then there is
 * room again, and somebody starts it.
 */
async function fillDisk({ cluster }: Installation, seconds: number) {
  const processId = await cluster.findProcessId();
  // The owner of a process may limit it, and root not always.
  const { uid, gid } = await stat(`/proc/${processId}`);
  const limitFiles = async (size: string) => {
    const children = await readFile(`/proc/${processId}/task/${processId}/children`, "utf8").catch(() => "");
    const pids = [String(processId), ...children.split(" ").filter(Boolean)];
    const limit = `--fsize=${size}:unlimited`;
    await Promise.allSettled(
      pids.map((pid) => promisify(execFile)("prlimit", ["--pid", pid, limit], { uid, gid })),
    );
  };
  await limitFiles("0");
  await wait(seconds * 1000);
  await limitFiles("unlimited");
  if (!isRunning(processId)) await cluster.restart();
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
