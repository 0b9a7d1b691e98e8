import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { submitInquirySql } from "./principals.ts";
import { describeRules } from "./describe-rules.ts";

describeRules("what strangers may fill", (rules) => {
  const asService = async <Row>(transaction: Transaction, statement: string) => {
    await transaction.execute("set local role service_role");
    const { rows } = await transaction.query<Row>(statement);
    await transaction.execute("reset role");
    return rows;
  };

  const findInquiry = async (transaction: Transaction) =>
    (await transaction.query<{ id: string }>("select id from public.inquiries")).rows[0]?.id ?? "";

  /** Receives a mail of so many characters; its id, null when it is too much. */
  async function receive(
    transaction: Transaction,
    inquiryId: string,
    length: number,
  ): Promise<string | null> {
    const [received] = await asService<{ id: string | null }>(
      transaction,
      `select message_id as id from public.receive_mail(
         '${inquiryId}',
         jsonb_build_object(
           'fingerprint', gen_random_uuid(), 'address', 'rana@example.com', 'subject', '', 'body', repeat('x', ${length}),
           'is_automatic', false, 'quoted_new_lines', 0, 'files_left_out', 0
         ),
         now(), now()
       )`,
    );
    return received?.id ?? null;
  }

  /** Whether a file of four bytes is kept when the one of the seeded mail has so many. */
  async function isKeptAfter(transaction: Transaction, size: number, inquiryId: string) {
    await transaction.query("update public.inquiry_attachments set size = $1", [size]);
    const id = await receive(transaction, inquiryId, 1);
    await asService(transaction, `select public.list_attachment('${id}', 1, 'x', 'x/x', 4, true)`);
    const { rows } = await transaction.query<{ isKept: boolean }>(
      `delete from public.inquiry_attachments where message_id = $1 returning is_kept as "isKept"`,
      [id],
    );
    return rows[0]?.isKept;
  }

  test("an inquiry takes twenty notes by mail a day, and their writer is told once", () =>
    rules.seeded(async (transaction) => {
      const id = await findInquiry(transaction);
      const note = async (number: number) =>
        (
          await asService<{ noted: boolean }>(
            transaction,
            `select public.note_mail('${id}', 'ada@example.com', '${number}@example.com', 'x', false) as noted`,
          )
        )[0]?.noted;
      for (let number = 1; number <= 20; number++) expect(await note(number)).toBe(true);
      expect([await note(21), await note(20)]).toEqual([false, true]);
      const { rows } = await transaction.query("select recipient from public.mails where kind = 'not_sent'");
      expect(rows).toEqual([{ recipient: "ada@example.com" }]);
    }));

  test("of one inquiry, 100 MB of files are kept within a day, and what is more is listed", () =>
    rules.seeded(async (transaction) => {
      const id = await findInquiry(transaction);
      expect(await isKeptAfter(transaction, 104_857_596, id)).toBe(true);
      expect(await isKeptAfter(transaction, 104_857_597, id)).toBe(false);
    }));

  test("of all inquiries, 1 GB, of which half is for those that staff have read", () =>
    rules.seeded(async (transaction) => {
      const [other] = await asService<{ submit_inquiry: { id: string } }>(
        transaction,
        submitInquirySql("other"),
      );
      const id = other?.submit_inquiry.id ?? "";
      expect(await isKeptAfter(transaction, 536_870_908, id)).toBe(true);
      expect(await isKeptAfter(transaction, 536_870_909, id)).toBe(false);
      await transaction.query("update public.inquiries set read_at = now() where id = $1", [id]);
      expect(await isKeptAfter(transaction, 1_073_741_820, id)).toBe(true);
      expect(await isKeptAfter(transaction, 1_073_741_821, id)).toBe(false);
    }));

  test("of one inquiry, no more text than a page can show", () =>
    rules.seeded(async (transaction) => {
      const id = await findInquiry(transaction);
      await transaction.execute(
        `set local session_replication_role = replica;
         insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
         select '${id}', 'received', 'rana@example.com', '', repeat('x', 100000) from generate_series(1, 19);
         set local session_replication_role = origin`,
      );
      expect(await receive(transaction, id, 100_000)).not.toBeNull();
      expect(await receive(transaction, id, 1)).toBeNull();
    }));
});
