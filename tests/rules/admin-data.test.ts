import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";

describeRules("what the admin page reads", (rules) => {
  test("an entry of the audit log names who did it, also when the account is renamed or erased", () =>
    rules.seeded(async (transaction) => {
      expect(await listActors(transaction)).toEqual(["ada@example.com"]);
      await transaction.execute("update auth.users set email = 'lovelace@example.com' where email ~ '^ada'");
      expect(await listActors(transaction)).toEqual(["ada@example.com"]);
      // The last admin cannot be erased.
      await transaction.execute(
        `insert into public.user_roles select id, 'admin' from auth.users where email ~ '^sam';
         delete from auth.users where email = 'lovelace@example.com'`,
      );
      expect(await listActors(transaction)).toContain("ada@example.com");
    }));

  test("what is done without signing in has no actor", () =>
    rules.seeded(async (transaction) => {
      await transaction.execute(
        `select set_config('request.jwt.claims', '', true);
         update public.inquiries set status = 'closed'`,
      );
      const { rows } = await transaction.query(
        `select actor_id, actor_email from public.admin_audit_log where details @> '{"to": "closed"}'`,
      );
      expect(rows).toEqual([{ actor_id: null, actor_email: null }]);
    }));
});

async function listActors(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ actor: string }>(
    "select distinct actor_email as actor from public.admin_audit_log where actor_email is not null",
  );
  return rows.map(({ actor }) => actor);
}
