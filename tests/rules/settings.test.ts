import { beforeAll, expect, test } from "vitest";
import { asRole, serviceRole } from "../../server/database/as-role.ts";
import { describeRules } from "./describe-rules.ts";
import { submitInquirySql, userIds } from "./principals.ts";
import { createAccount } from "../support/person.ts";

describeRules("the operator's settings", (rules) => {
  beforeAll(() => createAccount(rules, { id: userIds.ada, email: "ada@example.com" }));

  const bootstrap = (settings: Record<string, string>, claims = {}) =>
    asRole(
      { ...rules.database, settings },
      { role: "authenticated", claims: { role: "authenticated", sub: userIds.ada, ...claims } },
      (t) => t.query("select public.bootstrap_first_admin('ada@example.com')"),
    );

  test("name the first admin", async () => {
    for (const none of [{}, { "app.settings.first_admin_email": "" }])
      await expect(bootstrap(none)).rejects.toThrow("Set FIRST_ADMIN_EMAIL");
    await expect(bootstrap({ "app.settings.first_admin_email": "ben@example.com" })).rejects.toThrow(
      "Sign in with the address",
    );
    const chosen = { "app.settings.first_admin_email": "Ada@Example.com" };
    const ended = { session_id: "00000000-0000-4000-8000-000000000001" };
    await expect(bootstrap(chosen, ended)).rejects.toThrow("Your session has ended.");
    await bootstrap(chosen);
    expect(await rules.query("select user_id from public.user_roles")).toEqual([{ user_id: userIds.ada }]);
  });

  test("name who is told of an inquiry, and a mistyped address costs none", async () => {
    const settings = { "app.settings.staff_email": "ada@example.com, ben ,Ada@example.com" };
    await asRole({ ...rules.database, settings }, serviceRole, (t) => t.query(submitInquirySql("told")));
    const told = await rules.query(
      "select recipient from public.mails where kind = 'notice' order by recipient collate \"C\"",
    );
    expect(told).toEqual([{ recipient: "Ada@example.com" }, { recipient: "ada@example.com" }]);
  });

  test("of the mailbox stay when the person it names is erased", () =>
    rules.rolledBack(async (transaction) => {
      await transaction.execute(`
        insert into private.mailbox_positions (mailbox, reader, read_until)
        values ('team@example.com/INBOX', gen_random_uuid(), now());
        select public.erase_person('team@example.com')`);
      const { rows } = await transaction.query("select mailbox from private.mailbox_positions");
      expect(rows).toEqual([{ mailbox: "team@example.com/INBOX" }]);
    }));
});
