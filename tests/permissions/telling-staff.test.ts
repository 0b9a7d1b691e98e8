import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { runAs, seed, userIds } from "./principals.ts";
import { schemaDatabases } from "./schema-databases.ts";
import { withRollback } from "./with-rollback.ts";

describe.each(schemaDatabases)("what staff are told on $name", ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    return opened.close;
  });

  /** With Sam as Ada's colleague, who reads Arabic, and a second inquiry. */
  const inTeam = (work: (transaction: Transaction) => Promise<void>) =>
    withRollback(database, async (transaction) => {
      await seed(transaction);
      await transaction.execute(
        `insert into public.user_roles (user_id, role) values ('${userIds.sam}', 'admin');
         update public.staff_profiles set name_ar = 'سامر خوري', name_en = 'Sam Khoury';
         update public.staff_preferences set language = 'ar';
         delete from public.inquiry_mentions; delete from public.inquiry_mails;
         insert into public.inquiries (reference, type, name, email, subject, message)
         values ('N-2C3D4', 'contact', 'Rami', 'rami@example.com', 'Board', 'Hello')`,
      );
      await work(transaction);
    });

  const assign = (transaction: Transaction, to: string | null) =>
    runAs(
      transaction,
      "ada",
      `select public.assign_inquiry(id, version, ${to && `'${to}'`}) from public.inquiries`,
    );
  const note = (transaction: Transaction, body: string) =>
    runAs(
      transaction,
      "ada",
      `select public.add_inquiry_note(id, '${body}') from public.inquiries where email = 'rami@example.com'`,
    );

  /** The mails that go out in the next minute: to whom, and what each tells of. */
  async function send(transaction: Transaction) {
    const sent: { to: string; locale: string; told: (string | null)[] }[] = [];
    await transaction.execute("update public.inquiry_mails set due_at = now() where due_at is not null");
    for (;;) {
      const { rows } = await transaction.query<{ mail: Record<string, unknown> | null }>(
        "select public.claim_inquiry_mail() as mail",
      );
      const mail = rows[0]?.mail;
      if (!mail) return sent;
      const told = mail["told"] as { note: string | null; by: string }[];
      sent.push({
        to: String(mail["recipient"]),
        locale: String(mail["locale"]),
        told: told.map((event) => event.note),
      });
      await transaction.query("select public.record_inquiry_mail($1, 1, 'sent', 'ok')", [mail["id"]]);
    }
  }

  test("several assignments and a note are one mail, in the language of whom they are for", async () => {
    await inTeam(async (transaction) => {
      await assign(transaction, userIds.sam);
      await note(transaction, "Price, @Sam Khoury?");
      const [mail, ...others] = await send(transaction);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: "sam@example.com", locale: "ar" });
      expect(mail?.told.toSorted()).toEqual(["Price, @Sam Khoury?", null, null]);
      // The next one waits for five minutes.
      await note(transaction, "@Sam Khoury, more");
      const { rows } = await transaction.query(
        "select due_at > now() + interval '4 minutes' as waits from public.inquiry_mails where due_at is not null",
      );
      expect(rows).toEqual([{ waits: true }]);
    });
  });

  test("a note mentions by a name in either language, or by the beginning of an address", async () => {
    await inTeam(async (transaction) => {
      const texts = ["Ask @Sam Khoury.", "و@سامر خوري، ما السعر؟", "@sam, look", "@sam.khoury"];
      const others = ["@Samira", "@سامر خوريه", "sam@example.com and x@sam", "sam"];
      const { rows } = await transaction.query<{ text: string; named: string[] }>(
        "select text, array(select private.mentioned_staff(text)) as named from unnest($1::text[]) as text",
        [[...texts, ...others]],
      );
      expect(rows).toEqual([
        ...texts.map((text) => ({ text, named: [userIds.sam] })),
        ...others.map((text) => ({ text, named: [] })),
      ]);
      await note(transaction, "@sam");
      const unseen = async () =>
        (await transaction.query("select from public.inquiry_mentions where seen_at is null")).rows.length;
      expect(await unseen()).toBe(1);
      await runAs(transaction, "sam", "select public.open_inquiry(id) from public.inquiries");
      expect(await unseen()).toBe(0);
    });
  });

  test.each<[string, (transaction: Transaction) => Promise<unknown>]>([
    ["oneself", (transaction) => assign(transaction, userIds.ada)],
    ["oneself in a note", (transaction) => note(transaction, "@ada")],
    [
      "what is taken back",
      async (transaction) => {
        await assign(transaction, userIds.sam);
        await assign(transaction, null);
      },
    ],
    [
      "somebody who does not want it",
      async (transaction) => {
        await runAs(transaction, "sam", "select public.save_telling_preferences(false, false, true, 'en')");
        await assign(transaction, userIds.sam);
        await note(transaction, "@sam");
      },
    ],
    [
      "somebody who is suspended meanwhile",
      async (transaction) => {
        await assign(transaction, userIds.sam);
        await note(transaction, "@sam");
        await transaction.execute(
          `update auth.users set banned_until = now() + interval '1 hour' where id = '${userIds.sam}'`,
        );
      },
    ],
    [
      "somebody who is not of staff",
      async (transaction) => {
        await transaction.execute(`delete from public.user_roles where user_id = '${userIds.sam}'`);
        await note(transaction, "@sam");
      },
    ],
    [
      "somebody who gets back what they had",
      async (transaction) => {
        for (const to of [userIds.sam, null]) await assign(transaction, to);
        await assign(transaction, userIds.sam);
      },
    ],
  ])("nothing is told to, or of, %s", async (_, act) => {
    await inTeam(async (transaction) => {
      await act(transaction);
      expect(await send(transaction)).toEqual([]);
    });
  });
});
