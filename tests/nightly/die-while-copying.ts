import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Run before a script (`node --import`): ends the process, as a power cut would, in the middle of a copy of the database's template.
const { writeFileSync } = fs;
let files = 0;
fs.writeFileSync = (...parameters) => {
  if (++files > 500) process.kill(process.pid, "SIGKILL");
  writeFileSync(...parameters);
};
syncBuiltinESMExports();
