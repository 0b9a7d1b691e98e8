import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Run before a script (`node --import`), in each of its threads: writes one byte to a file for every sync to disk.
const { fdatasyncSync } = fs;
const syncLog = fs.openSync(process.env["SYNCS"] ?? "", "a");
fs.fdatasyncSync = (descriptor) => {
  fs.writeSync(syncLog, ".");
  fdatasyncSync(descriptor);
};
syncBuiltinESMExports();
