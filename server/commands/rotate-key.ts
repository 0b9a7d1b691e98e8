import { parseArgs } from "node:util";
import { rotateSigningKey } from "../auth/signing-key.ts";
import { runCommand, withDatabase } from "./command.ts";
import { migrate } from "../database/migrate.ts";

const help = {
  usage: "npm run rotate-key",
  does: "Replaces the key that signs access tokens, as when it has leaked. All earlier tokens become invalid within five seconds. Open pages fetch a new token at their next call.",
};

await runCommand(help, async () => {
  parseArgs({});
  const kid = await withDatabase(async (database) => {
    await migrate(database);
    return rotateSigningKey(database);
  });
  console.log(`The key was replaced by ${kid}.`);
});
