import { expect, test } from "vitest";
import type { Inquiry, InquiryChange, InquiryCounts } from "../../app/backend/inquiry-rows.ts";
import { type Cursor, cursorAt } from "../../app/inquiries/desk/desk-params.ts";
import type { Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";
import { addInquiries, callAs, type Principal, runAs, userIds } from "./principals.ts";

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

describeRules("the desk", (rules) => {
  const change = async (transaction: Transaction, changes: InquiryChange[]) =>
    (await callAs<InquiryChange[]>(transaction, "ada", "change_inquiries", JSON.stringify(changes))) ?? [];

  const find = async (transaction: Transaction, id: string) => {
    const { rows } = await transaction.query<{ row: Inquiry }>(
      "select to_jsonb(one) as row from public.inquiries as one where id = $1",
      [id],
    );
    return rows[0]?.row;
  };

  test("of a long conversation the last mails are listed, and of a long mail its beginning", () =>
    rules.seeded(async (transaction) => {
      const [id] = await addInquiries(transaction, 1);
      await transaction.query(
        `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, quoted, created_at)
         select $1::uuid, 'received', 'x@example.com', '', 'Mail ' || n, null, now() - (60 - n) * interval '1 minute'
         from generate_series(1, 50) as n
         union all select $1, 'received', 'x@example.com', '', repeat('🤖', 100000), repeat('x', 4000), now()`,
        [id],
      );
      const mails = await callAs<object[]>(transaction, "ada", "list_inquiry_messages", id, 21);
      expect(mails).toHaveLength(21);
      expect(mails?.[0]).toMatchObject({ body: "Mail 31", is_body_cut: false, attachments: [] });
      expect(mails?.at(-1)).toMatchObject({
        body: "🤖".repeat(5_000),
        is_body_cut: true,
        is_quoted_cut: false,
      });
    }));

  test("several are changed as they were seen, and put back as each one was: what a colleague changed stays", () =>
    rules.seeded(async (transaction) => {
      const ids = await addInquiries(transaction, 5);
      const [fresh = "", closed = "", taken = "", late = "", waits = ""] = ids;
      const linaChanges = (wanted: object) =>
        callAs(transaction, "lina", "change_inquiries", JSON.stringify([wanted]));
      const states = async () => {
        const { rows } = await transaction.query(
          `select status, assignee_id, look_again_on, due_at from public.inquiries join unnest($1::uuid[]) with ordinality as one (id, place)
           using (id) order by place`,
          [ids],
        );
        return rows;
      };
      await linaChanges({ id: closed, version: 1, status: "closed" });
      await linaChanges({ id: taken, version: 1, assignee_id: userIds.lina });
      expect(
        await change(transaction, [{ id: waits, version: 1, status: "answered", look_again_on: soon }]),
      ).toHaveLength(1);
      const before = await states();
      // Lina is faster than Ada, who still sees the fourth as it came.
      await callAs(transaction, "lina", "send_reply", late, 1, "Dear", "en", "answered");
      const seen = [1, 2, 2, 1, 2];
      const undoing = await change(
        transaction,
        ids.map((id, index) => ({
          ...{ id, version: seen[index] ?? 1 },
          ...{ status: "spam", assignee_id: userIds.ada },
        })),
      );
      expect(undoing.map(({ id }) => id).toSorted()).toEqual([fresh, closed, taken, waits].toSorted());
      const spam = await states();
      expect(spam[4]).toMatchObject({ status: "spam", assignee_id: userIds.ada, look_again_on: null });
      expect(spam[3]).toMatchObject({ assignee_id: userIds.lina });

      // Meanwhile she has seen that one of them is no spam.
      await linaChanges({ id: closed, version: 3, status: "answered" });
      const restored = await change(transaction, undoing);
      expect(restored.map(({ id }) => id).toSorted()).toEqual([fresh, taken, waits].toSorted());
      const after = await states();
      expect([after[0], after[2], after[4]]).toEqual([before[0], before[2], before[4]]);
      expect(after[1]).toMatchObject({ status: "answered", assignee_id: userIds.ada });

      // To take a new inquiry is to begin with it.
      expect(await change(transaction, [{ id: fresh, version: 3, assignee_id: userIds.ada }])).toHaveLength(
        1,
      );
      expect((await states())[0]).toMatchObject({ status: "in_progress", assignee_id: userIds.ada });
    }));

  test("one that nobody has answered is put off as it is: it waits until its day, or until somebody answers it", () =>
    rules.seeded(async (transaction) => {
      const [id = ""] = await addInquiries(transaction, 1);
      const listed = async () => {
        const views = await Promise.all(
          ["open", "waiting"].map((view) =>
            runAs(transaction, "ada", "select from public.list_inquiries(view => $1, search => 'pump')", [
              view,
            ]),
          ),
        );
        return views.map(({ length }) => length);
      };
      const counts = () => callAs<InquiryCounts>(transaction, "ada", "count_inquiries");
      const before = await counts();
      const due = (await find(transaction, id))?.due_at;
      const [undoing] = await change(transaction, [{ id, version: 1, look_again_on: soon }]);
      const putOff = { status: "new", look_again_on: soon, answered_at: null, due_at: due };
      expect(await find(transaction, id)).toMatchObject(putOff);
      expect(await listed()).toEqual([0, 1]);
      const after = await counts();
      expect([after?.open, after?.waiting, after?.all]).toEqual([
        (before?.open ?? 0) - 1,
        (before?.waiting ?? 0) + 1,
        before?.all,
      ]);
      await change(transaction, undoing ? [undoing] : []);
      expect(await listed()).toEqual([1, 0]);
      await change(transaction, [{ id, version: 3, look_again_on: soon }]);
      await change(transaction, [{ id, version: 4, assignee_id: userIds.lina }]);
      expect(await find(transaction, id)).toMatchObject({ ...putOff, status: "in_progress" });
      const [answered] = await change(transaction, [{ id, version: 5, status: "answered" }]);
      expect(await find(transaction, id)).toMatchObject({ status: "answered", look_again_on: null });
      await change(transaction, answered ? [answered] : []);
      expect(await find(transaction, id)).toMatchObject({ ...putOff, status: "in_progress" });
    }));

  test("those that wait are listed by the day they come back, then the longest waiting first, page by page", () =>
    rules.seeded(async (transaction) => {
      const ids = await addInquiries(transaction, 4);
      await change(
        transaction,
        ids.map((id, index) => ({
          id,
          version: 1,
          status: "answered",
          ...(index === 3 && { look_again_on: soon }),
        })),
      );
      await transaction.query(
        `update public.inquiries as one set status_changed_at = now() - days * interval '1 day'
         from unnest($1::uuid[], '{30,90,60,0}'::int[]) as waiting (id, days) where one.id = waiting.id`,
        [ids],
      );
      const load = async (cursor?: Cursor) => {
        const [row] = await runAs<{ row: Inquiry }>(
          transaction,
          "ada",
          `select to_jsonb(one) as row from public.list_inquiries(
             view => 'waiting', search => 'pump', sorting => 'look_again', page_size => 1,
             cursor_side => $1, cursor_at => $2, cursor_id => $3
           ) as one`,
          [cursor?.side, cursor?.at, cursor?.id],
        );
        return row?.row;
      };
      const read: string[] = [];
      for (let row = await load(); row; row = await load(cursorAt("before", "look_again", row)))
        read.push(row.id);
      expect(read).toEqual([ids[3], ids[1], ids[2], ids[0]]);
      const last = await find(transaction, ids[0] ?? "");
      expect(last && (await load(cursorAt("after", "look_again", last)))?.id).toBe(ids[2]);
    }));

  test("what is taken back at once was no answer and may be spam; later it was one, and is none", () =>
    rules.seeded(async (transaction) => {
      const [id = ""] = await addInquiries(transaction, 1);
      await transaction.query("update public.inquiries set is_suspicious = true where id = $1", [id]);
      const read = async () => {
        const one = await find(transaction, id);
        return [one?.status, one?.answered_at, one?.is_suspicious];
      };
      const changeTo = async (status: "answered" | "spam" | "new") =>
        change(transaction, [{ id, version: (await find(transaction, id))?.version ?? 0, status }]);
      for (const status of ["answered", "spam"] as const) {
        await changeTo(status);
        await changeTo("new");
        expect(await read(), status).toEqual(["new", null, true]);
      }
      await changeTo("answered");
      await transaction.query(
        `update public.inquiries
         set answered_at = answered_at - interval '3 minutes', status_changed_at = status_changed_at - interval '3 minutes'
         where id = $1`,
        [id],
      );
      await changeTo("new");
      expect(await read()).toEqual(["new", expect.any(String), false]);
    }));

  test("the same reply and the same note are taken once; after an answer a reply may be said again", () =>
    rules.seeded(async (transaction) => {
      const [id] = await addInquiries(transaction, 1);
      const reply = (who: Principal, version: number) =>
        callAs(transaction, who, "send_reply", id, version, "Thank you.", "en", "answered");
      const receive = (body: string, seconds: number) =>
        transaction.query(
          `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, created_at)
           values ($1, 'received', 'omar@example.com', '', $2, now() + $3 * interval '1 second')`,
          [id, body, seconds],
        );
      await receive("Can you help?", -1);
      expect(await reply("ada", 1)).toBe(2);
      await transaction.execute("savepoint sent");
      await expect(reply("ada", 2)).rejects.toMatchObject({
        code: "PT409",
        message: "This reply has been sent already.",
      });
      await transaction.execute("rollback to savepoint sent; reset role");
      for (let times = 0; times < 2; times++)
        await callAs(transaction, "ada", "add_inquiry_note", id, "Called.");
      const { rows } = await transaction.query("select from public.inquiry_notes where inquiry_id = $1", [
        id,
      ]);
      expect(rows).toHaveLength(1);
      expect(await reply("lina", 2)).toBe(3);
      await receive("Is it ready?", 1);
      expect(await reply("ada", 3)).toBe(4);
    }));
});
