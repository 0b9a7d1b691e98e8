import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { changeSql, type Principal, runAs, userIds } from "./principals.ts";
import { describeRules } from "./describe-rules.ts";

const assignTo = (id: string | null) =>
  `select public.${changeSql("id", "version", `'assignee_id', ${id && `'${id}'::text`}`)} from public.inquiries`;
const note = (body: string) =>
  `select public.add_inquiry_note(id, '${body}') from public.inquiries where email = 'rami@example.com'`;

/** What is told to nobody. */
const silent: Record<string, [Principal | "operator", string][]> = {
  "what one does oneself": [
    ["ada", assignTo(userIds.ada)],
    ["ada", note("@ada")],
  ],
  "what is taken back": [
    ["ada", assignTo(userIds.sam)],
    ["ada", assignTo(null)],
  ],
  "what an undo gives back": [
    ["sam", assignTo(userIds.sam)],
    ["ada", assignTo(userIds.ada)],
    ["ada", assignTo(userIds.sam)],
  ],
  "what somebody does not want": [
    ["sam", "select public.save_telling_preferences(false, false, true, 'en')"],
    ["ada", assignTo(userIds.sam)],
    ["ada", note("@sam")],
  ],
  "what somebody is no longer to know": [
    ["ada", assignTo(userIds.sam)],
    ["ada", note("@sam")],
    ["operator", `update auth.users set banned_until = 'infinity' where id = '${userIds.sam}'`],
  ],
  "what is for somebody who has left": [
    ["operator", `delete from public.user_roles where user_id = '${userIds.sam}'`],
    ["ada", note("@sam")],
  ],
};

describeRules("what staff are told", (rules) => {
  /** With Sam as Ada's colleague, who reads Arabic, and a second inquiry. */
  const inTeam = (work: (transaction: Transaction) => Promise<void>) =>
    rules.seeded(async (transaction) => {
      await transaction.execute(
        `insert into public.user_roles (user_id, role) values ('${userIds.sam}', 'admin');
         update public.staff_profiles set name_ar = 'سامر خوري', name_en = 'Sam Khoury';
         update public.staff_preferences set language = 'ar';
         delete from public.inquiry_mentions; delete from public.mails;
         insert into public.inquiries (reference, type, name, email, subject, message)
         values ('N-2C3D4', 'contact', 'Rami', 'rami@example.com', 'Board', 'Hello')`,
      );
      await work(transaction);
    });

  /** The mails that go out once they are due. */
  async function send(transaction: Transaction) {
    await transaction.execute("update public.mails set due_at = now() where due_at is not null");
    const { rows } = await transaction.query<{
      mail: { id: string; told: { note: string | null }[] } | null;
    }>("select public.claim_mail(true) as mail from generate_series(1, 3)");
    const mails = rows.flatMap(({ mail }) => mail ?? []);
    for (const { id } of mails)
      await transaction.query("select public.record_mail($1, 1, 'sent', 'ok')", [id]);
    return mails;
  }

  test("two assignments and a note are one mail, in the language of whom they are for; the next waits", async () => {
    await inTeam(async (transaction) => {
      await runAs(transaction, "ada", assignTo(userIds.sam));
      await runAs(transaction, "ada", note("Price, @Sam Khoury?"));
      const mails = await send(transaction);
      expect(mails).toMatchObject([{ recipient: "sam@example.com", locale: "ar" }]);
      const notes = mails[0]?.told.map((event) => event.note);
      expect(notes?.toSorted()).toEqual(["Price, @Sam Khoury?", null, null]);
      await runAs(transaction, "ada", note("@Sam Khoury, more"));
      const { rows } = await transaction.query(
        "select due_at > now() + interval '4 minutes' as waits from public.mails where due_at is not null",
      );
      expect(rows).toEqual([{ waits: true }]);
    });
  });

  test("a note mentions by a name in either language, or by the beginning of an address", async () => {
    await inTeam(async (transaction) => {
      const texts = ["Ask @Sam Khoury.", "و@سامر خوري، ما السعر؟", "@sam, look", "@sam.khoury"];
      const others = ["@Samira", "@سامر خوريه", "sam@example.com and x@sam", "sam"];
      const { rows } = await transaction.query(
        "select text from unnest($1::text[]) as text where $2 in (select private.mentioned_staff(text))",
        [[...texts, ...others], userIds.sam],
      );
      expect(rows).toEqual(texts.map((text) => ({ text })));
      await runAs(transaction, "ada", note("@sam"));
      const unseen = async () =>
        (await transaction.query("select from public.inquiry_mentions where seen_at is null")).rows.length;
      expect(await unseen()).toBe(1);
      await runAs(transaction, "sam", "select public.open_inquiry(id) from public.inquiries");
      expect(await unseen()).toBe(0);
    });
  });

  test("what was given up is not sent again while another that tells the same waits", async () => {
    await inTeam(async (transaction) => {
      await runAs(transaction, "ada", assignTo(userIds.sam));
      await transaction.execute("update public.mails set due_at = null, failed_at = now()");
      await runAs(transaction, "ada", assignTo(null));
      await transaction.execute("update public.inquiries set taken_from = null");
      await runAs(transaction, "ada", assignTo(userIds.sam));
      const resend = "select public.resend_inquiry_mail(id) from public.mails where failed_at is not null";
      await runAs(transaction, "ada", resend);
      const { rows } = await transaction.query("select from public.mails where failed_at is not null");
      expect(rows).toHaveLength(2);
    });
  });

  test("they are told once that an inquiry is late, and once more when another moment has passed", () =>
    inTeam(async (transaction) => {
      for (const [minutes, told] of [
        [1, 1],
        [1, 0],
        [2, 1],
      ]) {
        await transaction.query(
          "update public.inquiries set due_at = now() - $1 * interval '1 minute' where email = 'rami@example.com'",
          [minutes],
        );
        const [row] = await runAs(transaction, "service", "select public.write_overdue_mails() as written");
        expect(row).toEqual({ written: told });
      }
    }));

  test("they are told once of a visitor's mails, and again of the next one after somebody has looked or answered", () =>
    inTeam(async (transaction) => {
      const settings =
        "set_config('app.settings.staff_email', 'desk@nawat.example,boss@nawat.example', true)";
      await transaction.query(`select ${settings}`);
      const id = "(select id from public.inquiries where email = 'rami@example.com')";
      /** To how many of the staff there are notices after one more mail. */
      const receive = async () => {
        await transaction.execute(
          `select * from public.receive_mail(
             ${id},
             jsonb_build_object(
               'fingerprint', gen_random_uuid(), 'address', 'rami@example.com', 'subject', '', 'body', 'And?',
               'is_automatic', false, 'quoted_new_lines', 0, 'files_left_out', 0
             ),
             now(), now()
           )`,
        );
        const { rows } = await transaction.query("select from public.mails where kind = 'answer'");
        return rows.length / 2;
      };
      for (let times = 0; times < 5; times++) expect(await receive()).toBe(1);
      for (const look of [
        `select public.open_inquiry(${id})`,
        `select public.report_presence(${id}, false)`,
        `select public.send_reply(id, version, 'Soon.', 'en', 'answered') from public.inquiries where email = 'rami@example.com'`,
      ]) {
        const before = await receive();
        await transaction.execute("update public.inquiry_presence set seen_at = seen_at - interval '1 hour'");
        await runAs(transaction, "ada", look);
        expect(await receive(), look).toBe(before + 1);
      }
    }));

  test("a note of nothing but @ costs no time, also in a large team", async () => {
    await inTeam(async (transaction) => {
      await transaction.execute(
        `with account as (
           insert into auth.users (id, email, email_confirmed_at)
           select gen_random_uuid(), 'member' || n || '@example.com', now() from generate_series(1, 40) as n returning id
         )
         insert into public.user_roles (user_id, role) select id, 'staff' from account`,
      );
      const started = Date.now();
      await runAs(transaction, "ada", note("@".repeat(5000)));
      expect(Date.now() - started).toBeLessThan(1000);
    });
  });

  test.each(Object.entries(silent))("nobody is told %s", async (_, steps) => {
    await inTeam(async (transaction) => {
      for (const [who, statement] of steps)
        await (who === "operator" ? transaction.execute(statement) : runAs(transaction, who, statement));
      expect(await send(transaction)).toEqual([]);
    });
  });
});
