import { parseArgs } from "node:util";
import { rotateSigningKey } from "../auth/signing-key.ts";
import { parseCommandLine } from "./command-line.ts";
import { runCommand, withDatabase } from "./command.ts";
import { migrate } from "../database/migrate.ts";

const help = {
  usage: "npm run rotate-key",
  does: "Replaces the key that signs access tokens, as when it has leaked. All earlier tokens become invalid within five seconds. Open pages fetch a new token at their next call.",
};

parseCommandLine(help, () => parseArgs({}));
await runCommand(help, async () => {
  const kid = await withDatabase(async (database) => {
    await migrate(database);
    return rotateSigningKey(database);
  });
  console.log(`The key was replaced by ${kid}.`);
});
