import { parseArgs } from "node:util";
import { rotateSigningKey } from "./auth/signing-keys.ts";
import { runCommand, withDatabase } from "./command.ts";
import { migrate } from "./database/migrate.ts";

// `npm run rotate-key`: a new key signs access tokens soon; with `--revoke` now, and no older token is valid any more.
const help = {
  usage: "npm run rotate-key [-- --revoke]",
  does: "Makes a new key that signs access tokens, in fifteen minutes. With --revoke it signs at once, and no older token is valid any more: for a key that has leaked. Nobody has to sign in again.",
};

await runCommand(help, async () => {
  const { values: flags } = parseArgs({ options: { revoke: { type: "boolean", default: false } } });
  const kid = await withDatabase(async (database) => {
    await migrate(database);
    return rotateSigningKey(database, { revoke: flags.revoke });
  });
  console.log(
    flags.revoke ? `All keys were replaced by ${kid}.` : `The key ${kid} signs in fifteen minutes.`,
  );
});
