import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Run before a script (`node --import`), in each of its threads: notes every call that reaches the disk as one byte of a file.
const { fdatasyncSync } = fs;
const notes = fs.openSync(process.env["SYNCS"] ?? "", "a");
fs.fdatasyncSync = (descriptor) => {
  fs.writeSync(notes, ".");
  fdatasyncSync(descriptor);
};
syncBuiltinESMExports();
