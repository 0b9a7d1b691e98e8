import { expect, test } from "vitest";
import type { InquiryRecord } from "../../app/backend/inquiry-rows.ts";
import { describeRules } from "./describe-rules.ts";
import { addInquiries, callAs, type Principal, runAs, userIds } from "./principals.ts";

describeRules("what the page of an inquiry polls", (rules) => {
  test("colleagues see who looks at an inquiry, and who writes", () =>
    rules.seeded(async (transaction) => {
      const [id] = await addInquiries(transaction, 1);
      await callAs(transaction, "ada", "report_presence", id, true);
      expect(await callAs(transaction, "lina", "report_presence", id, false)).toEqual([
        { email: "ada@example.com", is_writing: true },
      ]);
      expect(await callAs(transaction, "lina", "report_presence", crypto.randomUUID(), false)).toBeNull();
    }));

  test("the page of an inquiry shows what its reader may read, and once", () =>
    rules.seeded(async (transaction) => {
      const { rows } = await transaction.query<{ id: string }>("select id from public.inquiries");
      const id = rows[0]?.id;
      const show = (who: Principal, has: string | null = null) =>
        callAs<Partial<InquiryRecord>>(
          transaction,
          ...([who, "show_inquiry", id, false, false, 20, "{inquiry.note_added}", has] as const),
        );
      const seen = await show("ada");
      expect(seen).toMatchObject({
        inquiry: { id, email: "rana@example.com" },
        notes: [{ body: expect.any(String) }, { body: "Mine." }],
        messages: [{ body: "One more thing.", attachments: [{ name: "plan.pdf" }] }],
        // Everybody has begun a reply, and Sam has a file with it.
        drafts: [{ author_id: userIds.ada }],
        files: [],
        copy_addresses: [],
        customer: { person: { inquiries: [] } },
        others: [],
      });
      expect(seen?.events?.map(({ action }) => action)).toEqual(["inquiry.note_added"]);
      expect(await show("ada", seen?.digest)).toEqual({ digest: seen?.digest, others: [] });
      await callAs(transaction, "lina", "add_inquiry_note", id, "Call her.");
      const after = await show("lina", seen?.digest);
      expect(after?.notes).toHaveLength(3);
      expect(after).toMatchObject({
        drafts: [{ author_id: userIds.lina }],
        others: [{ email: "ada@example.com", is_writing: false }],
      });
      const none = [crypto.randomUUID(), true, false, 20, "{}"];
      expect(await callAs(transaction, "ada", "show_inquiry", ...none)).toBeNull();
    }));

  test("an opening is logged once an hour for each person, however often the page is loaded", () =>
    rules.seeded(async (transaction) => {
      const [id] = await addInquiries(transaction, 1);
      const open = (who: Principal) => runAs(transaction, who, "select * from public.open_inquiry($1)", [id]);
      // As the clock goes: the hour before, another day's same hour.
      for (const passed of ["0 hours", "1 hour", "1 day"]) {
        await transaction.query(
          `update public.inquiry_presence set opened_at = opened_at - interval '${passed}' where inquiry_id = $1`,
          [id],
        );
        for (let times = 0; times < 2; times++) expect(await open("lina")).toHaveLength(1);
        await callAs(transaction, "lina", "report_presence", id, false);
        const { rows: opened } = await transaction.query(
          "select opened_at = date_trunc('hour', now()) as this_hour from public.inquiry_presence where inquiry_id = $1",
          [id],
        );
        expect(opened).toEqual([{ this_hour: true }]);
      }
      await open("ada");
      const { rows } = await transaction.query(
        `select actor_email, count(*)::int from public.admin_audit_log
         where action = 'inquiry.opened' and resource_id = $1 group by actor_email order by actor_email`,
        [id],
      );
      expect(rows).toEqual([
        { actor_email: "ada@example.com", count: 1 },
        { actor_email: "lina@example.com", count: 3 },
      ]);
    }));
});
