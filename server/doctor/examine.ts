import { company } from "../../firm/company.ts";
import { firmFacts } from "../../firm/facts.ts";
import { rules } from "../../app/site/buyers/rules.server.ts";
import { type Config, parseConfig } from "../config.ts";
import { hasDatabase } from "../database/embedded/data-folder.ts";
import { databaseSettings } from "../database-settings.ts";
import { openOperatorDatabase } from "../database/open-database.ts";
import { explainFailure } from "../log/explain-failure.ts";
import { checkContent, checkSample } from "./check-content.ts";
import { checkDatabase, judgeFirstAdmin } from "./check-database.ts";
import { checkDisk, checkMemory } from "./check-machine.ts";
import { checkMail, checkMailbox } from "./check-mail.ts";
import { checkScanner } from "./check-scanner.ts";
import { checkSettings } from "./check-settings.ts";
import { type Finding, ok, problem } from "./finding.ts";

type Check = (config: Config) => Finding | Finding[] | Promise<Finding | Finding[]>;

const checks: Check[] = [
  checkSettings,
  examineDatabase,
  checkMemory,
  checkDisk,
  checkMail,
  checkMailbox,
  checkScanner,
  (config) => checkSample(company, config),
  () => checkContent(firmFacts, Object.values(rules).flat(), new Date().toISOString().slice(0, 10)),
];

/** Checks the installation that these environment variables describe, whether or not its server is running. Changes nothing. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(variables);
  } catch (error) {
    // The first line says how many there are.
    const [, ...problems] = explainFailure(error).split("\n");
    return problems.map((line) => problem("Configuration", line.trim()));
  }
  const findings = await Promise.all(checks.map((check) => check(config)));
  return [ok("Configuration", "is valid"), ...findings.flat()];
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !hasDatabase(config.dataDir)) {
    const message = `${config.dataDir} has none yet: the first start creates it`;
    return [ok("Database", message), judgeFirstAdmin(config, false)];
  }
  try {
    const database = await openOperatorDatabase(config, { settings: databaseSettings(config) });
    return await checkDatabase(config, database).finally(() => database.close());
  } catch (error) {
    return [problem("Database", explainFailure(error))];
  }
}
