import { beforeAll, expect, test } from "vitest";
import type { FigureRow } from "../../app/backend/inquiry-rows.ts";
import type { Transaction } from "../../server/database/database.ts";
import { numberedReference } from "../support/numbered-reference.ts";
import { userIds } from "./principals.ts";
import { describeRules } from "./describe-rules.ts";
import { createAccount } from "../support/person.ts";

/** Midnight of this week's Sunday in Riyadh, where the office of these tests opens on Sundays. */
const sunday =
  "((date_trunc('week', now() at time zone 'Asia/Riyadh' + interval '1 day') - interval '1 day') at time zone 'Asia/Riyadh')";

describeRules("figures of inquiries", (rules) => {
  beforeAll(() => createAccount(rules, { id: userIds.ada, email: "ada@example.com", role: "admin" }));

  async function readFigures(transaction: Transaction): Promise<FigureRow[]> {
    const claims = JSON.stringify({ role: "authenticated", sub: userIds.ada, aal: "aal1" });
    await transaction.query(
      `select set_config('request.jwt.claims', $1, true), set_config('app.settings.time_zone', 'Asia/Riyadh', true),
         set_config('app.settings.first_weekday', '7', true)`,
      [claims],
    );
    const { rows } = await transaction.query<FigureRow>(
      "select figures.*, week::text from public.inquiry_figures() as figures",
    );
    return rows;
  }

  /** Columns are values of SQL; the answer is what share of the promise it took, if there was one. */
  async function insert(
    transaction: Transaction,
    inquiries: { at: string; type?: string; locale?: string; status?: string; answered?: number }[],
  ) {
    for (const [
      n,
      { at, type = "contact", locale = "en", status = "new", answered },
    ] of inquiries.entries()) {
      const answeredAt = answered === undefined ? "null" : `${at} + ${answered} * interval '2 days'`;
      await transaction.execute(
        `insert into public.inquiries (
           reference, type, channel, name, email, subject, message, project_type, description, locale, status, created_at, due_at, answered_at,
           answered_in_time, answered_hours
         ) values (
           ${numberedReference(String(n))}, '${type}', '${type === "mail" ? "mail" : "form"}', 'Rana', 'rana@example.com', 'A', 'Hello', 'iot', 'x', '${locale}', '${status}',
           ${at}, ${at} + interval '2 days', ${answeredAt}, ${answeredAt} <= ${at} + interval '2 days',
           ${answered === undefined ? "null" : 24 * answered}
         )`,
      );
    }
  }

  test("are of twelve weeks, and of all of them, also where nothing came", () =>
    rules.rolledBack(async (transaction) => {
      const rows = await readFigures(transaction);
      expect(rows).toHaveLength(13);
      expect(rows.map(({ inquiries }) => inquiries)).toEqual(Array(13).fill(0));
      const days = rows.slice(0, 12).map(({ week }) => Date.parse(week ?? ""));
      expect(days.map((day) => new Date(day).getUTCDay())).toEqual(Array(12).fill(0));
      expect(new Set(days.slice(1).map((day, n) => day - (days[n] ?? 0)))).toEqual(new Set([604_800_000]));
      expect(rows[12]).toMatchObject({ week: null });
    }));

  test("a week begins at midnight of the office's first working day; what is older than twelve weeks and spam do not count", () =>
    rules.rolledBack(async (transaction) => {
      await insert(transaction, [
        { at: sunday, type: "project", locale: "ar" },
        { at: sunday, type: "mail" },
        { at: `${sunday} - interval '1 second'` },
        { at: `${sunday} - interval '77 days'`, type: "project" },
        { at: `${sunday} - interval '78 days'` },
        { at: sunday, status: "spam" },
      ]);
      const rows = await readFigures(transaction);
      expect(rows.at(-1)).toMatchObject({ inquiries: 4 });
      expect(rows[11]).toMatchObject({ inquiries: 2 });
      expect(rows[10]).toMatchObject({ inquiries: 1 });
      expect(rows[0]).toMatchObject({ inquiries: 1 });
    }));

  test("answers are in time or late", () =>
    rules.rolledBack(async (transaction) => {
      const at = `${sunday} - interval '10 days'`;
      await insert(transaction, [
        { at, status: "answered", answered: 0.25 },
        { at, status: "closed", answered: 0.5 },
        { at, status: "in_progress", answered: 1.5 },
        { at, status: "in_progress" },
        { at, status: "closed" },
      ]);
      const figures = { inquiries: 5, in_time: 2, late: 1, still_open: 1 };
      const rows = await readFigures(transaction);
      expect(rows[9]).toMatchObject(figures);
      expect(rows.at(-1)).toMatchObject(figures);
    }));

  test("an answer keeps its hours when the visitor writes again, which promises a later moment", () =>
    rules.rolledBack(async (transaction) => {
      await insert(transaction, [{ at: "now() - interval '12 hours'" }]);
      await transaction.execute("update public.inquiries set status = 'answered'");
      await transaction.execute(
        "update public.inquiries set status = 'in_progress', due_at = now() + interval '9 days'",
      );
      const { rows } = await transaction.query<{ hours: number }>(
        "select answered_hours as hours from public.inquiries",
      );
      expect(rows[0]?.hours).toBeCloseTo(6);
    }));
});
