import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { changedLogs, hashAgain } from "./changed-logs.ts";
import { describeRules } from "./describe-rules.ts";
import { fireCommitTriggers, seed } from "./principals.ts";

describeRules("the chain of the audit log", (rules) => {
  /** A log of twelve entries, of which the last ones say which status came after which. */
  async function writeLog(transaction: Transaction) {
    await seed(transaction);
    await fireCommitTriggers(transaction);
    const { rows } = await transaction.query<{ last: number }>(
      "select coalesce(max(number), 0)::int as last from public.admin_audit_log",
    );
    for (let number = rows[0]?.last ?? 0; number < 12; number++)
      await transaction.execute(
        `update public.inquiries set status = '${number % 2 ? "closed" : "in_progress"}', version = version`,
      );
    await fireCommitTriggers(transaction);
    const { rows: entries } = await transaction.query<{ number: number }>(
      "select number::int as number from public.admin_audit_log order by number",
    );
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  }

  async function verify(transaction: Transaction, digest: string | null = null) {
    await fireCommitTriggers(transaction);
    const { rows } = await transaction.query<{ answer: Record<string, unknown> }>(
      "select public.verify_audit_log(0, $1) as answer",
      [digest],
    );
    return rows[0]?.answer;
  }

  /** As a role above all rules: without triggers, on the tables themselves. */
  const tamper = (transaction: Transaction, script: string) =>
    transaction.execute(`alter table public.admin_audit_log disable trigger user; ${script};
      alter table public.admin_audit_log enable trigger user`);

  async function takeHead(transaction: Transaction) {
    await fireCommitTriggers(transaction);
    const { rows } = await transaction.query<{ head: { number: number; hash: string } | null }>(
      "select public.take_audit_head() as head",
    );
    return rows[0]?.head;
  }

  test("a log as it was written is found right, and its newest entry is told once a day", () =>
    rules.rolledBack(async (transaction) => {
      await writeLog(transaction);
      const right = { verified_to: 12, is_complete: true, entries: 12, erased: 0, problem: null };
      expect(await verify(transaction)).toEqual({ ...right, digest_number: null });
      const head = await takeHead(transaction);
      expect(head?.number).toBe(12);
      await transaction.execute("update public.inquiries set status = 'answered'");
      expect(await takeHead(transaction)).toBeNull();
      expect(await verify(transaction, head?.hash)).toMatchObject({ digest_number: 12, problem: null });
      await transaction.execute("update private.audit_head set taken_on = taken_on - 1");
      expect(await takeHead(transaction)).toMatchObject({ number: 13 });
    }));

  test("in a log that was changed the first entry that is wrong is named", () =>
    rules.rolledBack(async (transaction) => {
      await writeLog(transaction);
      for (const [what, script, kind, number] of changedLogs) {
        await transaction.execute("savepoint written");
        await tamper(transaction, script);
        expect(await verify(transaction), what).toMatchObject({
          is_complete: true,
          problem: { kind, number },
        });
        await transaction.execute("rollback to savepoint written; release savepoint written");
      }
    }));

  test("what was made again as a whole, its end cut off too, is found by a digest that was kept elsewhere", () =>
    rules.rolledBack(async (transaction) => {
      await writeLog(transaction);
      const head = await takeHead(transaction);
      await tamper(
        transaction,
        `update public.admin_audit_log set action = 'x' where number = 5; ${hashAgain}`,
      );
      expect(await verify(transaction, head?.hash)).toMatchObject({ digest_number: null, problem: null });
      await tamper(transaction, `delete from public.admin_audit_log where number > 9; ${hashAgain}`);
      const cut = { verified_to: 9, digest_number: null, problem: null };
      expect(await verify(transaction, head?.hash)).toMatchObject(cut);
    }));

  test("erasing a person leaves the chain whole, and says nothing of what was there", () =>
    rules.rolledBack(async (transaction) => {
      await writeLog(transaction);
      const { rows: before } = await transaction.query<{ count: number }>(
        "select count(*)::int as count from public.admin_audit_log where actor_email = 'ada@example.com'",
      );
      await transaction.execute("select public.erase_person('ada@example.com')");
      const answer = await verify(transaction);
      expect(answer).toMatchObject({ problem: null, is_complete: true });
      expect(answer?.["erased"]).toBeGreaterThanOrEqual(before[0]?.count ?? 1);
      await transaction.execute("select public.erase_person('ada@example.com')");
      expect(await verify(transaction)).toMatchObject({ problem: null, erased: answer?.["erased"] });
      const { rows } = await transaction.query(
        "select from public.admin_audit_log where actor_email_salt is null and actor_email is not null",
      );
      expect(rows).toEqual([]);
    }));

  test("a long log is read in parts", () =>
    rules.rolledBack(async (transaction) => {
      await seed(transaction);
      await transaction.execute(
        `insert into public.admin_audit_log (action, resource_type, resource_id, details)
         select 'inquiry.opened', 'inquiries', gen_random_uuid(), '{}' from generate_series(1, 5200)`,
      );
      await fireCommitTriggers(transaction);
      const { rows } = await transaction.query<{ first: { verified_to: number }; second: object }>(
        `with first as (select public.verify_audit_log() as answer)
         select answer as first, public.verify_audit_log((answer ->> 'verified_to')::bigint) as second from first`,
      );
      expect(rows[0]?.first).toMatchObject({ verified_to: 5_001, is_complete: false, problem: null });
      expect(rows[0]?.second).toMatchObject({ is_complete: true, problem: null });
      await tamper(transaction, "delete from public.admin_audit_log where number = 5001");
      const { rows: found } = await transaction.query<{ answer: object }>(
        "select public.verify_audit_log(5000) as answer",
      );
      expect(found[0]?.answer).toMatchObject({ problem: { kind: "missing", number: 5_001 } });
    }));
});
