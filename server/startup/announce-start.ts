import { company } from "../../firm/company.ts";
import type { Config } from "../config.ts";
import { DiskTimeoutError } from "../database/embedded/data-folder.ts";
import { examineStart } from "../doctor/check-database.ts";
import { renderFindings } from "../doctor/finding.ts";
import { exitDespiteThreads } from "./exit-despite-threads.ts";
import { explainFailure } from "../log/explain-failure.ts";
import { log, writeLogTo } from "../log/log.ts";
import type { RunningServer } from "../serve.ts";

/** Says how the process runs and what about that is unsafe: to a person in a terminal, else as lines of the log. */
export async function announceStart(
  config: Config,
  { url, metricsUrl = "off", database }: Pick<RunningServer, "url" | "metricsUrl" | "database">,
): Promise<void> {
  const findings = await examineStart(config, database);
  const address = config.publicUrl;
  if (process.stdout.isTTY) {
    console.log(`${company.name.en} is at ${address} (listening on ${url}; metrics: ${metricsUrl})`);
    console.log(renderFindings(findings));
    return;
  }
  log("started", { address, listening: url, metrics: metricsUrl });
  for (const finding of findings) log("check", { ...finding });
}

/** Says why the process could not start, to a person in a terminal, else as a line of the log, and ends it with exit code 1. */
export async function endFailedStart(error: unknown): Promise<never> {
  const problem = explainFailure(error);
  // The process ends before anything is written in the background.
  writeLogTo((line) => console.log(line));
  if (process.stdout.isTTY) console.error(problem);
  else log("start_failed", { problem });
  if (error instanceof DiskTimeoutError) await exitDespiteThreads();
  process.exit(1);
}
