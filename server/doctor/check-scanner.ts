import type { Config } from "../config.ts";
import { pingClamd } from "../visitor-files/clamd.ts";
import { describeError } from "../log/describe-error.ts";
import { type Finding, ok, problem } from "./finding.ts";

/** Checks that the scanner of visitors' files answers: until it does, staff get none of them. */
export async function checkScanner({ clamdUrl }: Pick<Config, "clamdUrl">): Promise<Finding[]> {
  if (!clamdUrl) return [];
  try {
    await pingClamd(clamdUrl);
    return [ok("Scanner", `${clamdUrl} answers`)];
  } catch (error) {
    const { error: reason } = describeError(error);
    return [problem("Scanner", `${clamdUrl} does not answer (${reason}): start clamd, or correct CLAMD_URL`)];
  }
}
