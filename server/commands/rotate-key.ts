import { parseArgs } from "node:util";
import { rotateSigningKey } from "../auth/tokens/signing-keys.ts";
import { runCommand, withDatabase } from "./command.ts";
import { migrate } from "../database/migrate.ts";

const help = {
  usage: "npm run rotate-key [-- --revoke]",
  does: "Creates a new key for signing access tokens, which is used after fifteen minutes. With --revoke it is used at once and all earlier tokens become invalid: use this when a key has leaked. Open pages fetch a new token at their next call.",
};

await runCommand(help, async () => {
  const { values: flags } = parseArgs({ options: { revoke: { type: "boolean", default: false } } });
  const kid = await withDatabase(async (database) => {
    await migrate(database);
    return rotateSigningKey(database, { revoke: flags.revoke });
  });
  console.log(
    flags.revoke
      ? `All keys were replaced by ${kid}.`
      : `The key ${kid} will sign access tokens after fifteen minutes.`,
  );
});
