import { beforeAll, describe, expect, test } from "vitest";
import { asRole, serviceRole } from "../../server/database/as-role.ts";
import type { Database } from "../../server/database/database.ts";
import { submitInquirySql } from "./principals.ts";
import { schemaDatabases } from "./schema-databases.ts";
import { withRollback } from "./with-rollback.ts";

const ada = "00000000-0000-4000-8000-0000000000ad";

describe.each(schemaDatabases)("stored settings on $name", ({ open, owner }) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    await database.transaction((t) =>
      t.query(
        "insert into auth.users (id, email, email_confirmed_at) values ($1, 'ada@example.com', now())",
        [ada],
      ),
    );
    return opened.close;
  });

  const store = (name: string, value: string) =>
    database.transaction((t) => t.query("insert into private.settings values ($1, $2)", [name, value]));
  const bootstrap = (settings: Record<string, string>, claims = {}) =>
    asRole(
      database,
      { role: "authenticated", claims: { role: "authenticated", sub: ada, ...claims } },
      (t) => t.query("select public.bootstrap_first_admin('ada@example.com')"),
      { settings },
    );

  test("hold only what is known and can be meant", async () => {
    for (const [name, value] of [
      ["staff_aal", "AAL2"],
      ["first_admin_email", "ada"],
      ["local_origin", "true"],
      ["First_Admin_Email", "ada@example.com"],
    ] as const) {
      await expect(store(name, value)).rejects.toMatchObject({ code: "23514" });
    }
  });

  test("name the first admin where no server does, and the server's word comes first", async () => {
    await expect(bootstrap({})).rejects.toThrow("Set FIRST_ADMIN_EMAIL");
    await store("first_admin_email", "Ada@Example.com");
    await expect(bootstrap({ first_admin_email: "ben@example.com" })).rejects.toThrow(
      "Sign in with the address",
    );
    const ended = { session_id: "00000000-0000-4000-8000-000000000001" };
    await expect(bootstrap({ first_admin_email: "" }, ended)).rejects.toThrow("Your session has ended.");
    await bootstrap({ first_admin_email: "" });
    await database.transaction(async (t) => {
      const { rows } = await t.query("select user_id from public.user_roles");
      expect(rows).toEqual([{ user_id: ada }]);
    });
  });

  test("name who is told of an inquiry, and a mistyped address costs none", async () => {
    await store("staff_email", "ada@example.com, ben ,Ada@example.com");
    await asRole(database, serviceRole, (t) => t.query(submitInquirySql("told")));
    const { rows } = await database.transaction((t) =>
      t.query("select recipient from public.inquiry_mails where kind = 'notice' order by recipient"),
    );
    expect(rows).toEqual([{ recipient: "Ada@example.com" }, { recipient: "ada@example.com" }]);
  });

  test("belong to the operator: where the owner is held to policies it may not change them", async () => {
    await withRollback(database, async (transaction) => {
      await transaction.execute(`set local role ${owner.role}`);
      const { affectedRows } = await transaction.query("update private.settings set value = 'x@example.com'");
      // The two of the tests before.
      expect(affectedRows).toBe(owner.bypassesRowSecurity ? 2 : 0);
    });
  });

  test("and the mailbox that is read stay when the person they name is erased", async () => {
    await withRollback(database, async (transaction) => {
      await transaction.execute(`
        delete from private.settings;
        insert into private.settings values ('staff_email', 'team@example.com');
        insert into private.mailbox_positions (mailbox, reader, read_until)
        values ('team@example.com/INBOX', gen_random_uuid(), now());
        select public.erase_person('team@example.com')`);
      const { rows } = await transaction.query(
        "select value from private.settings union select mailbox from private.mailbox_positions order by 1",
      );
      expect(rows).toEqual([{ value: "team@example.com" }, { value: "team@example.com/INBOX" }]);
    });
  });
});
