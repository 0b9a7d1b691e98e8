import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { writeBackup } from "./backups/write-backup.ts";
import { requireFile, runCommand, withDatabase } from "./command.ts";

// `npm run backup -- FILE`: all rows of the database at one moment, while servers run or not.
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = requireFile(positionals, "npm run backup -- FILE");
  const rows = await withDatabase((database) => writeBackup(database, file));
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  console.log(`${file} has ${rows} rows (${kilobytes} KB).`);
  console.log("It holds personal data and the keys that sign sessions: keep it as secret as the database.");
});
