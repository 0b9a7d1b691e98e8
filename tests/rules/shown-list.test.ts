import { expect, test } from "vitest";
import type { InquiryChange, ShownList } from "../../app/backend/inquiry-rows.ts";
import { cursorAt } from "../../app/inquiries/desk/desk-params.ts";
import type { Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";
import { addInquiries, callAs, runAs } from "./principals.ts";

describeRules("what the list polls", (rules) => {
  const show = async (transaction: Transaction, args: Record<string, unknown>): Promise<ShownList> => {
    const names = Object.keys(args);
    const [row] = await runAs<{ shown: ShownList }>(
      transaction,
      "ada",
      `select public.show_inquiry_list(${names.map((name, index) => `${name} => $${index + 1}`).join()}) as shown`,
      Object.values(args),
    );
    if (!row) throw new Error("a function returns one row");
    return row.shown;
  };
  const idsOf = ({ inquiries }: ShownList) => inquiries.map(({ id }) => id);

  test("a page knows what stands before and after it, and the first one is whole whichever way it is reached", () =>
    rules.seeded(async (transaction) => {
      const ids = await addInquiries(transaction, 5);
      await transaction.query(
        `update public.inquiries as one set created_at = now() + place * interval '1 hour'
         from unnest($1::uuid[]) with ordinality as added (id, place) where one.id = added.id`,
        [ids],
      );
      const [fifth, fourth, third, second] = ids.toReversed();
      const page = { search: "pump", page_size: 2 };
      const cursor = (side: "before" | "after", { inquiries }: ShownList) => {
        const row = inquiries.at(side === "before" ? -1 : 0);
        if (!row) throw new Error("the page is empty");
        const { at, id } = cursorAt(side, "newest", row);
        return { ...page, cursor_side: side, cursor_at: at, cursor_id: id };
      };
      const first = await show(transaction, page);
      expect(first).toMatchObject({ has_previous: false, has_next: true });
      expect(idsOf(first)).toEqual([fifth, fourth]);
      const next = await show(transaction, cursor("before", first));
      expect(next).toMatchObject({ has_previous: true, has_next: true });
      expect(idsOf(next)).toEqual([third, second]);
      const last = await show(transaction, cursor("before", next));
      expect(last).toMatchObject({ has_previous: true, has_next: false });
      expect(idsOf(await show(transaction, cursor("after", last)))).toEqual([third, second]);
      const again = await show(transaction, { ...cursor("after", next), page_size: 3 });
      expect(again).toMatchObject({ has_previous: false, has_next: true });
      expect(idsOf(again)).toEqual([fifth, fourth, third]);
    }));

  test("rows that left the page are told as they are now, with a reply that waits and a mention", () =>
    rules.seeded(async (transaction) => {
      const ids = await addInquiries(transaction, 3);
      const [gone = "", waiting = "", named = ""] = ids;
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      await callAs(transaction, "ada", "send_reply", waiting, 1, "Dear", "en", "answered", tomorrow);
      await callAs(transaction, "lina", "add_inquiry_note", named, "@ada, please");
      await transaction.query(
        `insert into public.mails (inquiry_id, kind, recipient, locale, due_at, failed_at)
         values ($1, 'notice', 'team@example.com', 'en', null, now())`,
        [named],
      );
      const changes: InquiryChange[] = [{ id: gone, version: 1, status: "closed" }];
      await callAs(transaction, "ada", "change_inquiries", JSON.stringify(changes));
      const shown = await show(transaction, { view: "open", search: "pump", shown: ids });
      expect(shown.others).toMatchObject([{ id: gone, status: "closed" }]);
      expect(shown.counts).toMatchObject({ closed: 1 });
      expect(shown.failed_mail_count).toBe(1);
      expect(shown.failed_mails).toHaveLength(1);
      const rows = new Map(shown.inquiries.map((row) => [row.id, row]));
      expect(rows.get(waiting)).toMatchObject({ is_mentioned: false });
      expect(rows.get(waiting)?.reply_at).toContain(tomorrow.slice(0, 19));
      expect(rows.get(named)).toMatchObject({ is_mentioned: true, reply_at: null });
    }));

  test("what the page has already is not returned again, until one of its rows has changed", () =>
    rules.seeded(async (transaction) => {
      const [id = ""] = await addInquiries(transaction, 2);
      const { digest } = await show(transaction, { search: "pump" });
      const poll = { search: "pump", has: digest };
      expect(await show(transaction, poll)).toEqual({ digest });
      const changes: InquiryChange[] = [{ id, version: 1, outcome: "won" }];
      await callAs(transaction, "ada", "change_inquiries", JSON.stringify(changes));
      expect(idsOf(await show(transaction, poll))).toHaveLength(2);
    }));

  test("one call returns a thousand rows at most, however many are asked for", () =>
    rules.seeded(async (transaction) => {
      const [id] = await addInquiries(transaction, 1);
      const shown = new Array(1_001).fill(id);
      const asked = await show(transaction, { view: "spam", page_size: 2_147_483_647, shown });
      expect(asked.others).toHaveLength(1_000);
    }));

  test("a list is narrowed to an outcome, and to days by the clocks of the office", () =>
    rules.seeded(async (transaction) => {
      const ids = await addInquiries(transaction, 3);
      await transaction.execute("select set_config('app.settings.time_zone', 'Asia/Beirut', true)");
      await transaction.query(
        `update public.inquiries as one set created_at = moment, outcome = wanted
         from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as added (id, moment, wanted) where one.id = added.id`,
        [
          ids,
          // Midnight in Beirut.
          ["2026-02-01T21:59:59Z", "2026-02-01T22:00:00Z", "2026-02-03T21:59:59Z"],
          ["won", null, "lost"],
        ],
      );
      const found = async (args: Record<string, string>) => {
        const shown = new Set(idsOf(await show(transaction, { search: "pump", ...args })));
        return ids.map((id) => shown.has(id));
      };
      expect(await found({ since: "2026-02-02" })).toEqual([false, true, true]);
      expect(await found({ until: "2026-02-02" })).toEqual([true, true, false]);
      expect(await found({ since: "2026-02-02", until: "2026-02-03" })).toEqual([false, true, true]);
      expect(await found({ outcome: "won" })).toEqual([true, false, false]);
      expect(await found({ outcome: "none" })).toEqual([false, true, false]);
    }));
});
