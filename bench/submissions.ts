import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../server/database/database.ts";
import { openEmbedded } from "../server/database/embedded/embedded.ts";
import type { ServerProcess } from "../tests/support/server-process.ts";
import { runPostLoad } from "./load-generator.ts";
import { median } from "./median.ts";
import { inquiry } from "./sample-data.ts";
import { formatTable } from "./table.ts";

const durationMs = 5_000;

/** Prints how many inquiries a second are answered, and so stored, compared with plain commits, in alternating rounds. */
export async function measureSubmissions(server: ServerProcess, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-bench-"));
  const database = await openEmbedded(folder);
  const inquiryRates: number[] = [];
  const commitRates: number[] = [];
  try {
    await database.transaction((transaction) =>
      transaction.execute("create table note (text text not null)"),
    );
    while (inquiryRates.length < rounds) {
      const { rate } = await runPostLoad(
        `${server.url}/functions/v1/submit-inquiry`,
        JSON.stringify(inquiry),
      );
      inquiryRates.push(rate);
      commitRates.push(await measureCommits(database));
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
  const ratio = median(inquiryRates.map((rate, turn) => rate / (commitRates[turn] ?? Number.NaN)));
  console.log(`\nInquiries on the embedded database, medians of ${rounds} rounds each\n`);
  console.log(
    formatTable(
      ["", "per second"],
      [
        ["posted, checked, stored, answered", formatMedian(inquiryRates)],
        ["one row committed, nothing else", formatMedian(commitRates)],
        ["ratio", `${Math.round(ratio * 100)} %`],
      ],
    ),
  );
}

/** Commits per second of the smallest transaction there is; as durable as an inquiry's. */
async function measureCommits(database: Database): Promise<number> {
  const start = performance.now();
  let commits = 0;
  for (; performance.now() - start < durationMs; commits++) {
    await database.transaction((transaction) =>
      transaction.query("insert into note values ($1)", [inquiry.message]),
    );
  }
  return commits / ((performance.now() - start) / 1000);
}

function formatMedian(figures: number[]): string {
  return Math.round(median(figures)).toLocaleString("en");
}
