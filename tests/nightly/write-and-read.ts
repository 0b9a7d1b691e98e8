import { stat } from "node:fs/promises";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";

// Prints how many syncs to disk 50 commits, and then 50 reads, caused; see disk-syncs.test.ts.
const [folder = "", syncLog = ""] = process.argv.slice(2);
const database = await openEmbedded(folder);
await database.transaction((t) => t.execute("create table note (n int)"));
const beforeWriting = (await stat(syncLog)).size;
for (let n = 0; n < 50; n++) await database.transaction((t) => t.query("insert into note values ($1)", [n]));
const beforeReading = (await stat(syncLog)).size;
for (let n = 0; n < 50; n++) await database.transaction((t) => t.query("select from note where n = $1", [n]));
const afterReading = (await stat(syncLog)).size;
await database.close();
console.log(JSON.stringify({ commits: beforeReading - beforeWriting, reads: afterReading - beforeReading }));
