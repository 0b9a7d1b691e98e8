import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type Finding, ok, problem, warning } from "./finding.ts";

const megabyte = 1024 * 1024;

/** Free megabytes. The embedded database stops when there is no room for another 16 MB of its log. */
const room = { problem: 100, warning: 1_000 };

/** Checks the room for the data folder, or for the folder it will be in. */
export async function checkDisk(dataDir: string): Promise<Finding> {
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
