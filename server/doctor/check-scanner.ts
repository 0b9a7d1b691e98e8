import type { Config } from "../config.ts";
import { explainFailure } from "../log/explain-failure.ts";
import { maxFilesBytes } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { scanFile } from "../files/clamd.ts";
import { type Finding, ok, problem } from "./finding.ts";

/** What every scanner takes for a virus, by agreement: https://www.eicar.org. In two parts, so that none takes this file for one. */
export const testVirus = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"}`;

/** Checks that the scanner of visitors' files finds a virus in the largest of them: some it would call clean without a look. */
export async function checkScanner({ clamdUrl }: Pick<Config, "clamdUrl">): Promise<Finding[]> {
  if (!clamdUrl) return [];
  try {
    if ((await scanFile(clamdUrl, largestFile())) === "infected")
      return [ok("Scanner", `${clamdUrl} finds the test virus in a file of 25 MB`)];
  } catch (error) {
    return [
      problem(
        "Scanner",
        `${clamdUrl} does not scan (${explainFailure(error)}): start clamd, correct CLAMD_URL, or ${limits}`,
      ),
    ];
  }
  return [problem("Scanner", `${clamdUrl} calls a file of 25 MB clean without a look: ${limits}`)];
}

const limits = "set StreamMaxLength, MaxFileSize and MaxScanSize of clamd as settings.md says";

const pieceBytes = 250_000;

async function* largestFile() {
  const start = Buffer.alloc(pieceBytes);
  start.write(testVirus);
  yield start;
  for (let sent = pieceBytes; sent < maxFilesBytes; sent += pieceBytes) yield Buffer.alloc(pieceBytes);
}
