import { parseArgs } from "node:util";
import { examine } from "../doctor/examine.ts";
import { renderFindings } from "../doctor/finding.ts";
import { runCommand } from "./command.ts";

const help = {
  usage: "npm run doctor",
  does: "Checks this installation, whether or not the server is running, and says what is wrong and what to do. The exit code is 1 when there is a problem.",
};

await runCommand(help, async () => {
  parseArgs({});
  const findings = await examine(process.env);
  console.log(renderFindings(findings));
  if (findings.some(({ level }) => level === "problem")) process.exitCode = 1;
});
