import type { Config } from "../config.ts";
import { availableBytes } from "./memory.ts";

/** Megabytes that a start takes at least. With less the system ends the process, without a word. */
const neededMegabytes = { embedded: 400, postgres: 160 };

/** Throws, with what to do, when the machine, or what contains this process, has too little memory for a start. */
export function requireMemory({ databaseUrl }: Pick<Config, "databaseUrl">): void {
  const available = Math.floor(availableBytes() / 1024 ** 2);
  const needed = databaseUrl ? neededMegabytes.postgres : neededMegabytes.embedded;
  if (available >= needed) return;
  const otherwise = `, or set DATABASE_URL to a Postgres, with which ${neededMegabytes.postgres} MB are enough`;
  throw new Error(
    `This machine or container has ${available} MB of memory, and the site needs ${needed}. ` +
      `Give it more${databaseUrl ? "" : otherwise}.`,
  );
}
