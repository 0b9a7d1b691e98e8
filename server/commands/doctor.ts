import { parseArgs } from "node:util";
import { datedContent } from "../../app/dated-content.server.ts";
import { runCommand } from "./command.ts";
import { type Config, parseConfig } from "../config.ts";
import { hasDatabase } from "../database/embedded/data-folder.ts";
import { openOperatorDatabase } from "../database/open-database.ts";
import { checkContent } from "../doctor/check-content.ts";
import { checkDatabase, type DatabaseFindings } from "../doctor/check-database.ts";
import { explainError } from "../log/explain-error.ts";
import { checkDisk } from "../doctor/check-disk.ts";
import { checkScanner } from "../doctor/check-scanner.ts";
import { checkMail } from "../doctor/check-mail.ts";
import { checkMailbox, checkReceivedMails } from "../doctor/check-mailbox.ts";
import { type Finding, ok, problem, renderFindings, warning } from "../doctor/finding.ts";
import { openTokenSource } from "../mail/oauth-token.ts";
import { listUnsafeSettings, nobodyTold } from "../startup/list-unsafe-settings.ts";
import { describeFirstAdmin } from "../startup/startup-facts.ts";

const help = {
  usage: "npm run doctor",
  does: "Checks this installation, whether or not the server is running, and says what is wrong and what to do. The exit code is 1 when there is a problem.",
};

await runCommand(help, async () => {
  parseArgs({});
  const findings = await examine();
  console.log(renderFindings(findings));
  if (findings.some(({ level }) => level === "problem")) process.exitCode = 1;
});

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(process.env);
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
