import { datedContent } from "../../app/dated-content.server.ts";
import { type Config, parseConfig } from "../config.ts";
import { hasDatabase } from "../database/embedded/data-folder.ts";
import { openOperatorDatabase } from "../database/open-database.ts";
import { explainError } from "../log/explain-error.ts";
import { openTokenSource } from "../mail/oauth-token.ts";
import { listUnsafeSettings, nobodyTold } from "../startup/list-unsafe-settings.ts";
import { describeFirstAdmin } from "../startup/startup-facts.ts";
import { checkContent } from "./check-content.ts";
import { checkDatabase, type DatabaseFindings } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkMail } from "./check-mail.ts";
import { checkMailbox, checkReceivedMails } from "./check-mailbox.ts";
import { checkScanner } from "./check-scanner.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Checks the installation that these environment variables describe, whether or not its server is running. Changes nothing. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(variables);
  } catch (error) {
    // The first line says how many there are.
    const [, ...problems] = explainError(error).split("\n");
    return problems.map((line) => problem("Configuration", line.trim()));
  }
  const tokens = config.mailOAuth && openTokenSource(config.mailOAuth);
  const [{ findings: ofDatabase, hasAdmin = true }, disk, mail, mailbox, scanner] = await Promise.all([
    examineDatabase(config),
    checkDisk(config.dataDir),
    checkMail(config, tokens),
    checkMailbox(config, tokens),
    checkScanner(config),
  ]);
  const unsafe = listUnsafeSettings(config, describeFirstAdmin(config, hasAdmin));
  return [
    ok("Configuration", "is valid"),
    ...unsafe.map(({ setting, problem: text }) => warning(setting, text)),
    ...(config.isLocal && config.staffEmails.length === 0 ? [warning("STAFF_EMAIL", nobodyTold)] : []),
    ...ofDatabase,
    disk,
    ...mail,
    ...mailbox,
    ...scanner,
    ...checkReceivedMails(config),
    ...checkContent(datedContent, new Date().toISOString().slice(0, 10)),
  ];
}

async function examineDatabase(config: Config): Promise<DatabaseFindings> {
  if (!config.databaseUrl && !hasDatabase(config.dataDir))
    return {
      findings: [ok("Database", `${config.dataDir} has none yet: the first start creates it`)],
      hasAdmin: false,
    };
  try {
    const database = await openOperatorDatabase(config);
    return await checkDatabase(database, config).finally(() => database.close());
  } catch (error) {
    return { findings: [problem("Database", explainError(error))], hasAdmin: undefined };
  }
}
