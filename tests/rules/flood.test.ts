import { expect, test } from "vitest";
import { isDatabaseError, type Transaction } from "../../server/database/database.ts";
import { numberedReference } from "../support/numbered-reference.ts";
import { describeRules } from "./describe-rules.ts";

const network = "198.51.100.0/24";

describeRules("a flood of inquiries", (rules) => {
  /** Sends one from a network; what became of it, or in how many seconds to come again. */
  async function send(transaction: Transaction, from: string | null = network, isSpam = false) {
    await transaction.execute("savepoint sent");
    try {
      const { rows } = await transaction.query<{ id: string }>(
        `select public.submit_inquiry(
           '{"type": "contact", "name": "x", "email": "x@example.com", "subject": "Sent", "message": "x"}',
           gen_random_uuid()::text, $1, false, now(), $2
         ) ->> 'id' as id`,
        [from, isSpam],
      );
      const { rows: stored } = await transaction.query<{ is_suspicious: boolean }>(
        "select is_suspicious from public.inquiries where id = $1",
        [rows[0]?.id],
      );
      return stored[0]?.is_suspicious ? "perhaps spam" : "ordinary";
    } catch (error) {
      await transaction.execute("rollback to savepoint sent");
      if (isDatabaseError(error) && error.code === "PT429") return Number(error.detail);
      throw error;
    }
  }

  /** So many that came before, without the index of the search, which takes long. */
  const addBefore = (transaction: Transaction, count: number, status = "new") =>
    transaction.execute(
      `set local session_replication_role = replica;
       insert into public.inquiries (reference, type, name, email, subject, message, status, status_changed_at)
       select ${numberedReference("n")}, 'contact', 'x', 'x@example.com', 'Old ' || n, 'x', '${status}', now() - n * interval '1 minute'
       from generate_series(1, ${count}) as n on conflict do nothing;
       set local session_replication_role = origin`,
    );

  test("of one network ten are ordinary, fifty perhaps spam, and then it waits", () =>
    rules.rolledBack(async (transaction) => {
      const outcomes = [];
      for (let number = 0; number < 61; number++) outcomes.push(await send(transaction));
      expect(outcomes.slice(0, 10)).toEqual(Array(10).fill("ordinary"));
      expect(outcomes.slice(10, 60)).toEqual(Array(50).fill("perhaps spam"));
      expect(outcomes[60]).toBeGreaterThan(0);
      expect(await send(transaction, "203.0.113.0/24")).toBe("ordinary");
      // Where limits are off there are no networks.
      expect(await send(transaction, null)).toBe("ordinary");
    }));

  test("of the whole site three hundred are ordinary, then any is perhaps spam, and above a thousand it waits", () =>
    rules.rolledBack(async (transaction) => {
      await addBefore(transaction, 300);
      expect([await send(transaction), await send(transaction)]).toEqual(["ordinary", "perhaps spam"]);
      await addBefore(transaction, 1_100);
      expect(await send(transaction)).toBe(600);
    }));

  test("who has sent five hundred or a million bytes in a day waits until the first are a day old", () =>
    rules.rolledBack(async (transaction) => {
      for (const [limit, used] of [
        ["form_day", 500],
        ["form_bytes", 1_000_000],
      ]) {
        await transaction.query(
          `insert into auth.limit_counts (limit_name, key, window_start, used)
           values ($1, $2, now() - interval '20 hours', $3)`,
          [limit, network, used],
        );
        const seconds = Number(await send(transaction));
        expect(seconds).toBeGreaterThan(3 * 3600);
        expect(seconds).toBeLessThanOrEqual(4 * 3600);
        await transaction.execute(
          "update auth.limit_counts set window_start = window_start - interval '5 hours'",
        );
        expect(await send(transaction)).toBe("ordinary");
        await transaction.execute("delete from auth.limit_counts");
      }
    }));

  test("of spam the newest five thousand stay at most, and the rest goes in one step of the audit log", () =>
    rules.rolledBack(async (transaction) => {
      await addBefore(transaction, 5_001, "spam");
      for (let number = 0; number < 3; number++) await send(transaction, null, true);
      const { rows: left } = await transaction.query<{ subject: string }>(
        "select subject from public.inquiries where status = 'spam'",
      );
      expect(left.length).toBeLessThanOrEqual(5_000);
      expect(left.length).toBeGreaterThan(4_000);
      const subjects = new Set(left.map(({ subject }) => subject));
      const expected = { Sent: true, "Old 1": true, "Old 4000": true, "Old 4600": false, "Old 5001": false };
      expect(
        Object.fromEntries(Object.keys(expected).map((subject) => [subject, subjects.has(subject)])),
      ).toEqual(expected);
      const { rows: log } = await transaction.query(
        "select details from public.admin_audit_log where action = 'inquiries.expired'",
      );
      expect(log).toEqual([{ details: { inquiries: 500 } }]);
    }));
});
