import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { runAs, seed, tryAs, userIds } from "./principals.ts";
import { schemaDatabases } from "./schema-databases.ts";
import { withRollback } from "./with-rollback.ts";

const noticeId = "00000000-0000-4000-8000-000000000077";

/** Ada's answer to the notice of the seeded inquiry, as it is read from the mailbox. */
const answer = {
  address: "Ada@example.com" as string,
  has_passed: true as boolean | null,
  body: "Yes, in May.\n\nبريديADA@example.com, _ada@example.com-Ada_, ada@exampleXcom",
  whole: "Yes, in May.",
  locale: "en",
  is_unclear: false,
  is_automatic: false,
  files: [] as { name: string; media_type: string; size: number }[],
  lacks_files: false,
  own_address: "hello@nawat.example",
  fingerprint: "one",
};

describe.each(schemaDatabases)("an answer of staff by mail on $name", ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    return opened.close;
  });

  /** With a notice that was sent to Ada. */
  const inSeeded = (work: (transaction: Transaction) => Promise<void>) =>
    withRollback(database, async (transaction) => {
      await seed(transaction);
      await transaction.query(
        `insert into public.inquiry_mails (id, inquiry_id, kind, recipient, locale, due_at, sent_at)
         select $1, id, 'notice', 'ada@example.com', 'ar', null, now() from public.inquiries`,
        [noticeId],
      );
      await work(transaction);
    });

  async function receive(transaction: Transaction, changed: Partial<typeof answer> = {}) {
    await transaction.execute("set local request.jwt.claims = '{}'; set local role service_role");
    const { rows } = await transaction.query<{ message_id: string | null; outcome: string }>(
      "select message_id, outcome from public.receive_staff_answer($1, $2)",
      [noticeId, { ...answer, ...changed }],
    );
    await transaction.execute("reset role");
    return rows[0];
  }

  /** What came of it. */
  async function find(transaction: Transaction) {
    const { rows } = await transaction.query<Record<"version" | "told", number> & Record<string, unknown>>(`
      select status, assignee_id, version::int,
        (select jsonb_agg(sent) from public.inquiry_messages as sent where direction = 'sent' and fingerprint is not null) as replies,
        (select jsonb_agg(note) from public.inquiry_notes as note where not_sent is not null) as notes,
        (select count(*)::int from public.inquiry_mails where kind = 'not_sent' and recipient = 'ada@example.com' and locale = 'ar') as told
      from public.inquiries`);
    return rows[0];
  }

  test("is the company's reply, without the person's address; its mail waits for its files", async () => {
    await inSeeded(async (transaction) => {
      await transaction.execute(
        "update public.inquiries set status = 'new'; delete from public.inquiry_mails where kind = 'receipt'",
      );
      const files = [{ name: "plan.pdf", media_type: "application/pdf", size: 4 }];
      const sent = await receive(transaction, { files });
      const reply = {
        id: sent?.message_id,
        author_id: userIds.ada,
        body: "Yes, in May.\n\nبريديhello@nawat.example, _hello@nawat.example-Ada_, ada@exampleXcom",
        address: "rana@example.com",
        mail_id: null,
      };
      const found = {
        status: "answered",
        assignee_id: userIds.ada,
        version: 4,
        replies: [reply],
        notes: null,
      };
      expect(await find(transaction)).toMatchObject(found);
      const { rows: entries } = await transaction.query(
        "select details from public.admin_audit_log where action = 'inquiry.reply_sent' and actor_id = $1",
        [userIds.ada],
      );
      expect(entries).toEqual([{ details: { from_mail_program: true } }]);
      const claim = async () => {
        const claimed = await transaction.query<{ id: string }>(
          "select public.claim_inquiry_mail() ->> 'message_id' as id",
        );
        return claimed.rows[0]?.id;
      };
      expect(await claim()).toBeNull();
      await transaction.execute("update public.inquiry_attachments set is_stored = true");
      expect(await claim()).toBe(reply.id);
      // The same again, as after a crash.
      expect(await receive(transaction, { files })).toEqual(sent);
      expect(await find(transaction)).toMatchObject(found);
      // One's own answer is not in the way of another.
      await transaction.execute(
        "update public.inquiry_messages set stored_at = now() + interval '1 second' where direction = 'sent'",
      );
      expect(await receive(transaction, { fingerprint: "two" })).toMatchObject({
        message_id: expect.any(String),
      });
    });
  });

  test.each<[string, Partial<typeof answer>, string?]>([
    ["other_address", { address: "karim@example.com" }],
    ["other_address", { address: "" }],
    ["not_staff", {}, "delete from public.user_roles"],
    ["not_staff", {}, "update auth.users set banned_until = now() + interval '1 hour'"],
    ["not_staff", {}, `update auth.users set email = 'a@example.com' where id = '${userIds.ada}'`],
    ["unproven", { has_passed: false }],
    ["unproven", { has_passed: null }],
    ["automatic", { is_automatic: true }],
    ["spam", {}, "update public.inquiries set status = 'spam'"],
    [
      "no_address",
      {},
      "update public.inquiries set email = null, phone = '1', channel = 'call', happened_at = now()",
    ],
    ["written_since", {}, "update public.inquiry_messages set stored_at = now() + interval '1 second'"],
    [
      "written_since",
      {},
      `insert into public.inquiry_messages (inquiry_id, direction, author_id, address, subject, body, stored_at)
       select id, 'sent', '${userIds.sam}', email, '', 'No.', now() + interval '1 second' from public.inquiries`,
    ],
    ["empty", { body: " \n" }],
    ["unclear", { is_unclear: true }],
    ["unclear", { body: `In-Reply-To: ${noticeId}` }],
    ["long", { body: "x".repeat(20_001) }],
    ["files", { lacks_files: true }],
  ])("is a note for the reason %s, and the person is told", async (reason, changed, setup = "select") => {
    await inSeeded(async (transaction) => {
      // The last admin may go.
      await transaction.execute(
        `set local session_replication_role = replica; ${setup}; reset session_replication_role`,
      );
      const before = await find(transaction);
      const isProven = !["other_address", "not_staff", "unproven"].includes(reason);
      const isPartial = reason === "files";
      expect(await receive(transaction, changed)).toEqual({
        message_id: null,
        outcome: isPartial ? "noted_in_part" : "received",
      });
      const note = {
        not_sent: reason,
        author_id: isProven ? userIds.ada : null,
        address: (changed.address ?? answer.address) || null,
        is_partial: isPartial,
        body: answer.whole,
      };
      expect(await find(transaction)).toMatchObject({
        version: (before?.version ?? 0) + 1,
        replies: null,
        notes: [note],
        told: reason === "automatic" ? 0 : 1,
      });
    });
  });

  test("a person is told five times a day, an inquiry takes twenty such notes, and a long one is cut", async () => {
    await inSeeded(async (transaction) => {
      const fail = (number: number) =>
        receive(transaction, { has_passed: false, whole: "x".repeat(5001), fingerprint: String(number) });
      for (let number = 1; number <= 20; number++)
        expect(await fail(number)).toMatchObject({ outcome: "noted_in_part" });
      expect(await fail(21)).toMatchObject({ outcome: "too_many" });
      expect(await fail(20)).toMatchObject({ outcome: "noted_in_part" });
      const found = await find(transaction);
      expect(found).toMatchObject({ told: 5 });
      expect(found?.["notes"]).toContainEqual(expect.objectContaining({ body: `${"x".repeat(4996)}\n[…]` }));
    });
  });

  test("is theirs whatever else it names; the visitor's is not, and nothing answers a notice that was given up", async () => {
    await inSeeded(async (transaction) => {
      const find = async (sender: string) => {
        const { rows } = await transaction.query(
          `select missed, staff_mail from public.inquiries, public.find_inquiry_of_mail(array['${noticeId}@nawat.example'], reference, $1)`,
          [sender],
        );
        return rows;
      };
      const theirs = { missed: "notice", staff_mail: noticeId };
      expect(await find("mallory@example.com")).toEqual([theirs]);
      expect(await find("rana@example.com")).toEqual([{ missed: null, staff_mail: null }]);
      await transaction.execute("update public.inquiries set email = 'ada@example.com'");
      expect(await find("Ada@example.com")).toEqual([theirs]);
      await transaction.execute(
        "update public.inquiry_mails set sent_at = null, failed_at = now() where kind = 'notice'",
      );
      expect(await find("mallory@example.com")).toEqual([{ missed: "notice", staff_mail: null }]);
    });
  });

  test("no colleague reads the key of a notice; one that was given up is none, and is another one when sent again", async () => {
    await inSeeded(async (transaction) => {
      const notices = "select id from public.inquiry_mails where kind = 'notice'";
      expect(await tryAs(transaction, "ada", notices)).toBe(0);
      await transaction.execute(
        "update public.inquiry_mails set sent_at = null, failed_at = now() where kind = 'notice'",
      );
      expect(await tryAs(transaction, "ada", notices)).toBe(1);
      expect(await receive(transaction)).toEqual({ message_id: null, outcome: "notice" });
      await runAs(transaction, "ada", `select public.resend_inquiry_mail('${noticeId}')`);
      const { rows } = await transaction.query(`${notices} and id <> '${noticeId}'`);
      expect(rows).toHaveLength(1);
    });
  });
});
