import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Config, parseConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { DiskTimeoutError } from "../database/embedded/data-folder.ts";
import { databaseSettings } from "../database-settings.ts";
import { openOperatorDatabase } from "../database/open-database.ts";
import { explainFailure } from "../log/explain-failure.ts";
import { exitDespiteThreads } from "../startup/exit-despite-threads.ts";
import { answerHelp, type CommandHelp, isUsageError, UsageError } from "./command-line.ts";

/** Runs a command of the operator, or says what it does. An error is one message for them, and exit code 1. */
export async function runCommand(help: CommandHelp, work: () => Promise<void>): Promise<void> {
  answerHelp(help);
  try {
    await work();
  } catch (error) {
    console.error(isUsageError(error) ? `Usage: ${help.usage}` : explainFailure(error));
    process.exitCode = 1;
    if (error instanceof DiskTimeoutError) await exitDespiteThreads();
  }
}

/** Runs `work` on the database of the environment, also while a server uses it. */
export async function withDatabase<Result>(
  work: (database: Database, config: Config) => Promise<Result>,
  options?: { create?: boolean },
): Promise<Result> {
  const config = parseConfig(process.env);
  const database = await openOperatorDatabase(config, { ...options, settings: databaseSettings(config) });
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

export function printCounts(title: string, counts: Record<string, number>): void {
  console.log(title);
  for (const [kind, count] of Object.entries(counts)) console.log(`  ${kind.replaceAll("_", " ")}: ${count}`);
}

/** Throws unless a file of this name can be made, before anybody waits for what is to be in it. */
export function requireNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  const folder = dirname(resolve(file));
  accessSync(folder, constants.W_OK);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder.`);
}

/** Throws unless there is such a file, and this user may read it. */
export function requireReadable(file: string): void {
  accessSync(file, constants.R_OK);
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file.`);
}
