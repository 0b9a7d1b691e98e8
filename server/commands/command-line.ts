export interface CommandHelp {
  /** `npm run backup -- FILE` */
  usage: string;
  /** Its effect, in one sentence. */
  does: string;
}

/** The command was called in a way that it does not know. */
export class UsageError extends Error {}

/** Returns what `parse` makes of the arguments. When it does not understand them, or help is asked for, the process ends with that. */
export function parseCommandLine<Result>(help: CommandHelp, parse: () => Result): Result {
  answerHelp(help);
  try {
    return parse();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(`Usage: ${help.usage}`);
    process.exit(1);
  }
}

/** Ends the process with what the command does when its arguments ask for that. */
export function answerHelp({ usage, does }: CommandHelp): void {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  console.log(`${does}\n\nUsage: ${usage}`);
  process.exit(0);
}

/** Ours, and those of `parseArgs`. */
export function isUsageError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS");
}
