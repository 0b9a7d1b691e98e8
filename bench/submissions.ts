import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../server/database/database.ts";
import { openEmbedded } from "../server/database/embedded/embedded.ts";
import type { ServerProcess } from "../tests/process.ts";
import { post } from "./load.ts";
import { median } from "./median.ts";
import { table } from "./table.ts";

const milliseconds = 5_000;

const inquiry = {
  type: "contact",
  locale: "en",
  name: "Rana Haddad",
  email: "rana@example.com",
  company: "Cedar Pumps",
  inquiryType: "quote",
  subject: "A board for a pump, [<id>]",
  message: "Three phases, two sensors, a radio.\nHow long would a first prototype take?",
};

/** Prints how many inquiries are answered, and so kept, in a second, beside what the database alone commits, in turns. */
export async function measureSubmissions(server: ServerProcess, turns: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-bench-"));
  const database = await openEmbedded(folder);
  const whole: number[] = [];
  const bare: number[] = [];
  try {
    await database.transaction((transaction) =>
      transaction.execute("create table note (text text not null)"),
    );
    while (whole.length < turns) {
      const { rate } = await post(`${server.url}/functions/v1/submit-inquiry`, JSON.stringify(inquiry));
      whole.push(rate);
      bare.push(await commit(database));
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
  const ratio = median(whole.map((rate, turn) => rate / (bare[turn] ?? Number.NaN)));
  console.log(`\nInquiries on the embedded database, medians of ${turns} turns each\n`);
  console.log(
    table(
      ["", "per second"],
      [
        ["posted, checked, stored, answered", inWhole(whole)],
        ["one row committed, nothing else", inWhole(bare)],
        ["ratio", `${Math.round(ratio * 100)} %`],
      ],
    ),
  );
}

/** Commits per second of the smallest transaction there is; as durable as an inquiry's. */
async function commit(database: Database): Promise<number> {
  const start = performance.now();
  let commits = 0;
  for (; performance.now() - start < milliseconds; commits++) {
    await database.transaction((transaction) =>
      transaction.query("insert into note values ($1)", [inquiry.message]),
    );
  }
  return commits / ((performance.now() - start) / 1000);
}

function inWhole(figures: number[]): string {
  return Math.round(median(figures)).toLocaleString("en");
}
