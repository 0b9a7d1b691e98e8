import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { writeBackup } from "../backups/write-backup.ts";
import { requireArgument, requireNew, runCommand, withDatabase } from "./command.ts";

const help = {
  usage: "npm run backup -- FILE",
  does: "Writes every row of the database, as it is at one moment, to a new file.",
};

await runCommand(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = requireArgument(positionals);
  requireNew(file);
  const rows = await withDatabase((database) => writeBackup(database, file));
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  console.log(`${file} has ${rows} rows (${kilobytes} KB).`);
  console.log("It holds personal data and the keys that sign sessions: keep it as secret as the database.");
});
