import { beforeAll, describe, expect, test } from "vitest";
import { insertInquiries } from "../../bench/seed-inquiries.ts";
import type { Database } from "../../server/database/database.ts";
import { schemaDatabases } from "./schema-databases.ts";

describe.each(schemaDatabases)("lists of inquiries on $name", ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    await insertInquiries(database, 4000);
    return opened.close;
  });

  /** The plan of a list, as text. Where `among` is null, a word is looked for by the index. */
  async function explain(
    view: string,
    search: string,
    sorting: string,
    side: string | null,
    among: number | null,
  ) {
    return database.transaction(async (transaction) => {
      const { rows } = await transaction.query<{ statement: string }>(
        "select private.inquiry_list_statement($1, $2, null, null, null, $3, $4, $5::integer) as statement",
        [view, search, sorting, side, among],
      );
      const statement = (rows[0]?.statement ?? "")
        .replaceAll("$1", "now()")
        .replaceAll("$2", "'80000000-0000-4000-8000-000000000000'::uuid")
        .replaceAll("$3", "51");
      // As list_inquiries runs it.
      await transaction.execute("set local enable_seqscan = off");
      const plan = await transaction.query(`explain (format json) ${statement}`);
      return JSON.stringify(plan.rows);
    });
  }

  test.each([
    ["all", "", "newest", null, "inquiries_newest_first"],
    ["all", "", "newest", "before", "inquiries_newest_first"],
    ["all", "", "newest", "after", "inquiries_newest_first"],
    ["open", "", "newest", null, "inquiries_open_newest_first"],
    ["open", "", "due", "before", "inquiries_open_due_first"],
    ["spam", "", "newest", "before", "inquiries_by_status"],
    ["answered", "", "newest", null, "inquiries_by_status"],
    ["all", "khoury3999", "newest", null, "inquiry_search_texts_groups"],
    ["all", "استبدال ٣٩٩٩", "newest", "before", "inquiry_search_texts_groups"],
    ["closed", "+961 3 003 999", "newest", null, "inquiry_search_texts_groups"],
    ["all", "7 khoury3999", "newest", null, "inquiry_search_texts_groups"],
    ["open", "7", "newest", null, "inquiries_open_newest_first"],
    ["spam", "khoury3999", "newest", null, "inquiry_search_texts_pkey"],
  ])("%s, searched for “%s”, %s first, cursor %s: read by %s", async (view, search, sorting, side, index) => {
    const plan = await explain(view, search, sorting, side, null);
    expect(plan).toContain(`"${index}"`);
    expect(plan).not.toContain('"Seq Scan"');
  });

  test("a word that many inquiries hold is looked for in order, text by text", async () => {
    const plan = await explain("all", "example.com", "newest", null, 1000);
    expect(plan).toContain('"inquiries_newest_first"');
    expect(plan).toContain('"inquiry_search_texts_pkey"');
    expect(plan).not.toContain('"Seq Scan"');
  });

  test("inquiries that are late and have not been mailed about are found by when they were due", async () => {
    const { rows } = await database.transaction((t) =>
      t.query(
        `explain (format json) select id from public.inquiries
         where status in ('new', 'in_progress') and coalesce(due_at, 'infinity') < now() and overdue_mailed_at is null limit 100`,
      ),
    );
    expect(JSON.stringify(rows)).toContain('"inquiries_open_');
  });
});
