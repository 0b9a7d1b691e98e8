import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Config, parseConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { openOperatorDatabase } from "../database/open-database.ts";
import { explainError } from "../log/explain-error.ts";

export interface CommandHelp {
  /** `npm run backup -- FILE` */
  usage: string;
  /** Its effect, in one sentence. */
  does: string;
}

/** The command was called in a way that it does not know. */
export class UsageError extends Error {}

/** Runs a command of the operator, or says what it does. An error is one message for them, and exit code 1. */
export async function runCommand({ usage, does }: CommandHelp, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    console.log(`${does}\n\nUsage: ${usage}`);
    return;
  }
  try {
    await work();
  } catch (error) {
    console.error(isUsageError(error) ? `Usage: ${usage}` : explainError(error));
    process.exitCode = 1;
  }
}

/** Ours, and those of `parseArgs`. */
function isUsageError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS");
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

export function requireArgument(positionals: string[]): string {
  const [argument, ...others] = positionals;
  if (!argument || others.length > 0) throw new UsageError();
  return argument;
}

/** Throws unless a file of this name can be made, before anybody waits for what is to be in it. */
export function requireNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  const folder = dirname(resolve(file));
  accessSync(folder, constants.W_OK);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder.`);
}

/** Throws unless there is such a file, and this user may read it. */
export function requireReadable(file: string): void {
  accessSync(file, constants.R_OK);
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file.`);
}
