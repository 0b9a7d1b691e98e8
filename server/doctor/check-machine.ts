import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../config.ts";
import { availableBytes } from "../startup/memory.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const megabyte = 1024 * 1024;

/** Megabytes that a start takes at least. With less the system ends the process, without a word. */
const neededMemory = { embedded: 400, postgres: 160 };

/** Checks that the machine, or what contains this process, has the memory for a start. */
export function checkMemory({ databaseUrl }: Pick<Config, "databaseUrl">): Finding {
  const available = Math.floor(availableBytes() / megabyte);
  const needed = databaseUrl ? neededMemory.postgres : neededMemory.embedded;
  if (available >= needed) return ok("Memory", `${available} MB, of which a start needs ${needed}`);
  const otherwise = `, or set DATABASE_URL to a Postgres, with which ${neededMemory.postgres} MB are enough`;
  const message = `This machine or container has ${available} MB of memory, and the site needs ${needed}`;
  return problem("Memory", `${message}: give it more${databaseUrl ? "" : otherwise}`);
}

/** Free megabytes. The embedded database stops when there is no room for another 16 MB of its log. */
const room = { problem: 100, warning: 1_000 };

/** Checks the room for the data folder, or for the folder it will be in. */
export async function checkDisk({ dataDir }: Pick<Config, "dataDir">): Promise<Finding> {
  for (let folder = dataDir; ; folder = dirname(folder)) {
    const stats = await statfs(folder).catch(() => undefined);
    if (!stats && folder === dirname(folder)) return problem("Disk", `${dataDir} cannot be read`);
    if (!stats) continue;
    const free = Math.floor((stats.bavail * stats.bsize) / megabyte);
    const message = `${free} MB free for ${dataDir}`;
    if (free < room.problem) return problem("Disk", `${message}: free some space at once`);
    if (free < room.warning) return warning("Disk", `${message}: free some space`);
    return ok("Disk", message);
  }
}
