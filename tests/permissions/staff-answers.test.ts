import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { seed, tryAs, userIds } from "./principals.ts";
import { schemaDatabases } from "./schema-databases.ts";
import { withRollback } from "./with-rollback.ts";

const noticeId = "00000000-0000-4000-8000-000000000077";

/** Ada's answer to the notice of the seeded inquiry, as it is read from the mailbox. */
const answer = {
  address: "Ada@example.com",
  has_passed: true,
  body: "Yes, in May.\n\nada@example.com, not xada@example.com",
  whole: "Yes, in May.",
  locale: "en",
  is_unclear: false,
  is_automatic: false,
  files: [{ name: "plan.pdf", media_type: "application/pdf", size: 4 }],
  lacks_files: false,
  own_address: "hello@nawat.example",
  fingerprint: "one",
};

type Answer = { [Key in keyof typeof answer]: (typeof answer)[Key] | null };

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

  async function receive(transaction: Transaction, changed: Partial<Answer> = {}) {
    await transaction.execute("set local request.jwt.claims = '{}'; set local role service_role");
    const { rows } = await transaction.query<{ message_id: string | null; outcome: string }>(
      "select message_id, outcome from public.receive_staff_answer($1, $2)",
      [noticeId, { ...answer, ...changed }],
    );
    await transaction.execute("reset role");
    return rows[0];
  }

  const query = async (transaction: Transaction, statement: string) =>
    (await transaction.query<Record<string, unknown>>(statement)).rows;

  const listReplies = (transaction: Transaction) =>
    query(transaction, "select recipient from public.inquiry_mails where kind = 'reply'");

  const listNotes = (transaction: Transaction) =>
    query(
      transaction,
      "select not_sent, author_id, address, is_partial, body from public.inquiry_notes where not_sent is not null",
    );

  test("is the company's reply, without the person's address; its mail waits for its files", async () => {
    await inSeeded(async (transaction) => {
      await transaction.execute("update public.inquiries set status = 'new'");
      const { message_id: id } = (await receive(transaction)) ?? {};
      expect(
        await query(
          transaction,
          `select direction, author_id, body, address, locale, mail_id from public.inquiry_messages where id = '${id}'`,
        ),
      ).toEqual([
        {
          direction: "sent",
          author_id: userIds.ada,
          body: "Yes, in May.\n\nhello@nawat.example, not xada@example.com",
          address: "rana@example.com",
          locale: "en",
          mail_id: null,
        },
      ]);
      expect(
        await query(transaction, "select status, assignee_id, version::int from public.inquiries"),
      ).toEqual([{ status: "answered", assignee_id: userIds.ada, version: 4 }]);
      expect(
        await query(
          transaction,
          `select details from public.admin_audit_log where action = 'inquiry.reply_sent' and actor_id = '${userIds.ada}'`,
        ),
      ).toEqual([{ details: { from_mail_program: true } }]);
      const claim = async () => {
        await transaction.execute(
          "update public.inquiry_mails set due_at = null, sent_at = now() where kind = 'receipt'",
        );
        const [row] = await query(transaction, "select public.claim_inquiry_mail() ->> 'message_id' as id");
        return row?.["id"];
      };
      expect(await claim()).toBeNull();
      await transaction.execute("update public.inquiry_attachments set is_stored = true");
      expect(await claim()).toBe(id);
      // The same again, as after a crash: its files are stored, and nothing goes out twice.
      expect(await receive(transaction)).toEqual({ message_id: id, outcome: "received" });
      expect(await listReplies(transaction)).toHaveLength(1);
      expect(await listNotes(transaction)).toEqual([]);
    });
  });

  test.each<[string, Partial<Answer>, string?]>([
    ["other_address", { address: "karim@example.com" }],
    ["other_address", { address: "" }],
    ["not_staff", {}, "delete from public.user_roles"],
    ["not_staff", {}, `update auth.users set banned_until = now() + interval '1 hour'`],
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
    ["empty", { body: " \n" }],
    ["unclear", { is_unclear: true }],
    ["long", { body: "x".repeat(20_001) }],
    ["files", { lacks_files: true }],
  ])("is a note for the reason %s, and the person is told", async (reason, changed, setup = "") => {
    await inSeeded(async (transaction) => {
      // A role may go, when nobody is left for it.
      await transaction.execute(
        `set local session_replication_role = replica; ${setup}; reset session_replication_role`,
      );
      const [before] = await query(transaction, "select version::int from public.inquiries");
      expect(await receive(transaction, { files: [], ...changed })).toEqual({
        message_id: null,
        outcome: reason === "files" ? "noted_in_part" : "received",
      });
      const isProven = !["other_address", "not_staff", "unproven"].includes(reason);
      expect(await listNotes(transaction)).toEqual([
        {
          not_sent: reason,
          author_id: isProven ? userIds.ada : null,
          address: (changed.address ?? answer.address) || null,
          is_partial: reason === "files",
          body: answer.whole,
        },
      ]);
      expect(await listReplies(transaction)).toEqual([]);
      expect(
        await query(
          transaction,
          "select recipient, locale from public.inquiry_mails where kind = 'not_sent'",
        ),
      ).toEqual(reason === "automatic" ? [] : [{ recipient: "ada@example.com", locale: "ar" }]);
      const [after] = await query(transaction, "select version::int from public.inquiries");
      expect(after?.["version"]).toBe(Number(before?.["version"]) + 1);
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
      const [note] = await listNotes(transaction);
      expect(note?.["body"]).toBe(`${"x".repeat(4996)}\n[…]`);
      expect(
        await query(transaction, "select from public.inquiry_mails where kind = 'not_sent'"),
      ).toHaveLength(5);
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
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ role: "authenticated", sub: userIds.ada, aal: "aal1" }),
      ]);
      await transaction.execute(`select public.resend_inquiry_mail('${noticeId}')`);
      expect(await query(transaction, `${notices} and id <> '${noticeId}'`)).toHaveLength(1);
    });
  });
});
