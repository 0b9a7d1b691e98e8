import { parseArgs } from "node:util";
import { runCommand, withDatabase } from "./command.ts";
import { erasePerson } from "./erase-person.ts";

// `npm run erase -- --email rana@example.com`: erases what is stored of a person; with `--dry-run` it only counts.
await runCommand(async () => {
  const { values: flags } = parseArgs({
    options: { email: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const { email = "", "dry-run": isDryRun } = flags;
  if (!email.includes("@")) throw new Error("Usage: npm run erase -- --email rana@example.com [--dry-run]");
  const counts = await withDatabase((database, { dataDir }) =>
    erasePerson(database, dataDir, email, isDryRun),
  );
  console.log(isDryRun ? "Would be erased:" : "Erased:");
  for (const [kind, count] of Object.entries(counts)) console.log(`  ${kind.replaceAll("_", " ")}: ${count}`);
  if (!isDryRun) console.log("Backups made before still hold it. See docs/operate/personal-data.md.");
});
