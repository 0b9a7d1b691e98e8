import { beforeAll, describe, expect, test } from "vitest";
import { insertInquiries } from "../../bench/seed-inquiries.ts";
import type { Database } from "../../server/database/database.ts";
import { engines, openMigratedDatabase } from "../support/engines.ts";

describe.each(engines)("lists of inquiries on $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
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
        "select private.inquiry_list_statement($1, $2, null, null, null, '{}', $3, $4, $5::integer) as statement",
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
    ["all", "", "due", "before", "inquiries_due_first"],
    ["spam", "", "newest", "before", "inquiries_by_status"],
    ["answered", "", "newest", null, "inquiries_by_status"],
    ["waiting", "", "waiting", "before", "inquiries_waiting_longest_first"],
    ["waiting", "", "look_again", "after", "inquiries_looked_at_first"],
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

  test("a row holds the first words and the number of files, and a file is no change of it", async () => {
    const one = "(select id from public.inquiries where status = 'closed' order by created_at desc limit 1)";
    const state = `select version, file_count, beginning from public.inquiries where id = ${one}`;
    const read = () => database.transaction(async (t) => (await t.query(state)).rows[0]);
    const run = (statement: string) => database.transaction((t) => t.execute(statement));
    await run(
      `update public.inquiries set message = E'Two\n\n  words ' || repeat('x', 9000) where id = ${one}`,
    );
    const before = await read();
    expect(before).toMatchObject({ file_count: 0, beginning: `Two words ${"x".repeat(150)}` });
    await run(
      `with mail as (
         insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
         values (${one}, 'received', 'x@example.com', 'Files', 'Here') returning id
       )
       insert into public.inquiry_attachments (message_id, number, name, media_type, size)
       select id, number, 'a.pdf', 'application/pdf', 1 from mail, generate_series(1, 2) as number`,
    );
    expect(await read()).toEqual({ ...before, file_count: 2 });
    await run("delete from public.inquiry_attachments where number = 1");
    expect(await read()).toEqual({ ...before, file_count: 1 });
    await run("delete from public.inquiry_messages where subject = 'Files'");
    expect(await read()).toEqual(before);
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
