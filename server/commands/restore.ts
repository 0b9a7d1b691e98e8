import { parseArgs } from "node:util";
import { restoreBackup } from "../backups/restore-backup.ts";
import { printCounts, requireArgument, requireReadable, runCommand, withDatabase } from "./command.ts";

const help = {
  usage: "npm run restore -- FILE [--replace [--without-copy]]",
  does: "Restores a backup into an empty database, and erases again what was erased since. With --replace, rows that are there are first saved to a backup in DATA_DIR (not with --without-copy) and then deleted.",
};

await runCommand(help, async () => {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "without-copy": { type: "boolean", default: false },
    },
  });
  const file = requireArgument(positionals);
  // Before a database is created for it.
  requireReadable(file);
  const { createdAt, copy, erasedAgain } = await withDatabase(
    (database, { dataDir }) =>
      restoreBackup(database, file, {
        replace: options.replace,
        copyFolder: options["without-copy"] ? undefined : dataDir,
        dataDir,
      }),
    { create: true },
  );
  if (copy)
    console.log(
      `What was there before is in ${copy}. It holds personal data: delete it when you no longer need it.`,
    );
  console.log(`The database is as it was at ${createdAt}, with the schema of this version.`);
  if (erasedAgain) printCounts("Erased again:", erasedAgain);
  else console.log("Nothing was erased again: DATA_DIR has no erased.txt. See docs/operate/backup.md.");
});
