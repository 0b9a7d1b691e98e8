import { parseArgs } from "node:util";
import { rotateSigningKey } from "./auth/signing-keys.ts";
import { parseConfig } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";

// `npm run rotate-key`: a new key signs access tokens soon; with `--revoke` now, and no older token is valid any more.
const { values: flags } = parseArgs({ options: { revoke: { type: "boolean", default: false } } });
const config = parseConfig(process.env);
const database = await openDatabase(config);
try {
  await migrate(database);
  const kid = await rotateSigningKey(database, { revoke: flags.revoke });
  console.log(
    flags.revoke ? `All keys were replaced by ${kid}.` : `The key ${kid} signs in fifteen minutes.`,
  );
} finally {
  await database.close();
}
