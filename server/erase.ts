import { parseArgs } from "node:util";
import { parseConfig } from "./config.ts";
import { openOperatorDatabase } from "./database/open-operator-database.ts";
import { erasePerson } from "./erase-person.ts";

// `npm run erase -- --email rana@example.com`: erases what is stored of a person; with `--dry-run` it only counts.
const { values: flags } = parseArgs({
  options: { email: { type: "string" }, "dry-run": { type: "boolean", default: false } },
});
if (!flags.email?.includes("@")) {
  console.error("Whom? npm run erase -- --email rana@example.com [--dry-run]");
  process.exit(1);
}
const config = parseConfig(process.env);
const database = await openOperatorDatabase(config);
try {
  const counts = await erasePerson(database, config.dataDir, flags.email, flags["dry-run"]);
  console.log(flags["dry-run"] ? "Would be erased:" : "Erased:");
  for (const [kind, count] of Object.entries(counts)) console.log(`  ${kind.replaceAll("_", " ")}: ${count}`);
  console.log("Backups made before still hold it. See docs/operate/personal-data.md.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
