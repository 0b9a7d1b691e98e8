import { type Config, parseConfig } from "./config.ts";
import type { Database } from "./database/database.ts";
import { openOperatorDatabase } from "./database/open-operator-database.ts";

/** Runs a command of the operator; an error is one message for them, and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs `work` on the database of the environment, also while a server uses it. */
export async function withDatabase<Result>(
  work: (database: Database, config: Config) => Promise<Result>,
  options?: { create?: boolean },
): Promise<Result> {
  const config = parseConfig(process.env);
  const database = await openOperatorDatabase(config, options);
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}

/** The only argument of a command, a file. Throws with how to call it. */
export function requireFile(files: string[], usage: string): string {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Error(`Usage: ${usage}`);
  return file;
}
