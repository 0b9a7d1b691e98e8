import { totalmem } from "node:os";
import type { Config } from "../config.ts";

/** Megabytes that a start takes at least. With less the system ends the process, without a word. */
const neededMegabytes = { embedded: 400, postgres: 160 };

/** Throws, with what to do, when the machine, or what contains this process, has too little memory for a start. */
export function requireMemory({ databaseUrl }: Pick<Config, "databaseUrl">): void {
  // 0 is unknown; without a limit it is more than the machine has.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const available = Math.floor(bytes / 1024 ** 2);
  const needed = databaseUrl ? neededMegabytes.postgres : neededMegabytes.embedded;
  if (available >= needed) return;
  const otherwise = `, or set DATABASE_URL to a Postgres, with which ${neededMegabytes.postgres} MB are enough`;
  throw new Error(
    `This machine or container has ${available} MB of memory, and the site needs ${needed}. ` +
      `Give it more${databaseUrl ? "" : otherwise}.`,
  );
}
