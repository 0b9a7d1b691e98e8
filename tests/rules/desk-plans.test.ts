import { beforeAll, expect, test } from "vitest";
import { insertInquiries } from "../../bench/seed-inquiries.ts";
import type { Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";
import { userIds } from "./principals.ts";

/** View, search, sorting, side of the cursor, among how many a word is looked for in order, and what reads it. */
const plans: [string, string, string, string | null, number | null, ...string[]][] = [
  ["all", "", "newest", null, null, "inquiries_newest_first"],
  ["all", "", "newest", "before", null, "inquiries_newest_first"],
  ["all", "", "newest", "after", null, "inquiries_newest_first"],
  ["open", "", "newest", null, null, "inquiries_open_newest_first"],
  ["open", "", "due", "before", null, "inquiries_open_due_first"],
  ["all", "", "due", "before", null, "inquiries_due_first"],
  ["spam", "", "newest", "before", null, "inquiries_by_status"],
  ["waiting", "", "newest", null, null, "inquiries_by_status"],
  ["waiting", "", "waiting", "before", null, "inquiries_waiting_longest_first"],
  ["waiting", "", "look_again", "after", null, "inquiries_looked_at_first"],
  ["all", "khoury3999", "newest", null, null, "inquiry_search_texts_groups"],
  ["all", "استبدال ٣٩٩٩", "newest", "before", null, "inquiry_search_texts_groups"],
  ["closed", "+961 3 003 999", "newest", null, null, "inquiry_search_texts_groups"],
  ["all", "7 khoury3999", "newest", null, null, "inquiry_search_texts_groups"],
  ["open", "7", "newest", null, null, "inquiries_open_newest_first"],
  ["spam", "khoury3999", "newest", null, null, "inquiry_search_texts_pkey"],
  ["all", "example.com", "newest", null, 1000, "inquiries_newest_first", "inquiry_search_texts_pkey"],
];

describeRules("lists of inquiries", (rules) => {
  beforeAll(() => insertInquiries(rules.database, 400));

  const explain = async (transaction: Transaction, statement: string) =>
    JSON.stringify((await transaction.query(`explain (format json) ${statement}`)).rows);

  test("are read by an index, whatever they show", () =>
    rules.rolledBack(async (transaction) => {
      // As list_inquiries runs it, and as where there are too many to sort.
      await transaction.execute("set local enable_seqscan = off; set local enable_sort = off");
      for (const [view, search, sorting, side, among, ...indexes] of plans) {
        const { rows } = await transaction.query<{ statement: string }>(
          "select private.inquiry_list_statement($1, $2, null, null, null, '{}', null, null, null, $3, $4, $5::integer) as statement",
          [view, search, sorting, side, among],
        );
        const statement = (rows[0]?.statement ?? "")
          .replaceAll("$1", "now()")
          .replaceAll("$2", "'80000000-0000-4000-8000-000000000000'::uuid")
          .replaceAll("$3", "51");
        const plan = await explain(transaction, statement);
        for (const index of indexes) expect(plan, `${view} ${search} ${sorting}`).toContain(`"${index}"`);
        expect(plan, `${view} ${search} ${sorting}`).not.toContain('"Seq Scan"');
      }
    }));

  test("that are late and have not been mailed about are found by when they were due", () =>
    rules.rolledBack(async (transaction) => {
      const plan = await explain(
        transaction,
        `select id from public.inquiries
         where status in ('new', 'in_progress') and coalesce(due_at, 'infinity') < now() and overdue_mailed_at is null limit 100`,
      );
      expect(plan).toContain('"inquiries_open_');
    }));

  test("are counted for figures by an index", () =>
    rules.rolledBack(async (transaction) => {
      await transaction.execute(
        `insert into auth.users (id, email) values ('${userIds.ada}', 'ada@example.com');
         insert into public.user_roles values ('${userIds.ada}', 'admin')`,
      );
      const claims = JSON.stringify({ role: "authenticated", sub: userIds.ada, aal: "aal1" });
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      await transaction.execute("set local enable_seqscan = off");
      const scans = async () => {
        const { rows } = await transaction.query<{ table: number; index: number }>(
          `select seq_scan::int as "table", idx_scan::int as "index" from pg_stat_xact_user_tables where relname = 'inquiries'`,
        );
        return rows[0] ?? { table: NaN, index: NaN };
      };
      const before = await scans();
      await transaction.query("select public.inquiry_figures()");
      expect(await scans()).toEqual({ table: before.table, index: before.index + 1 });
    }));
});
