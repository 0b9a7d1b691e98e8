import { parseArgs } from "node:util";
import { restoreBackup } from "./backups/restore-backup.ts";
import { requireFile, runCommand, withDatabase } from "./command.ts";

// `npm run restore -- FILE`: the database as a backup has it. With `--replace` also into one that has rows: they are deleted.
await runCommand(async () => {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const file = requireFile(positionals, "npm run restore -- FILE [--replace]");
  const { createdAt } = await withDatabase((database) => restoreBackup(database, file, options), {
    create: true,
  });
  console.log(`The database is as it was at ${createdAt}, brought up to this version.`);
});
