import { expect, test } from "vitest";
import { isDatabaseError, type Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";
import { addInquiries, callAs, runAs } from "./principals.ts";

const hash = "b".repeat(64);

describeRules("files of a visitor's page", (rules) => {
  async function openLink(transaction: Transaction) {
    const [id] = await addInquiries(transaction, 1);
    const { rows } = await transaction.query<{ reference: string }>(
      `with stored as (insert into private.inquiry_keys (key_hash, inquiry_id) values ($2, $1))
       select reference from public.inquiries where id = $1`,
      [id, hash],
    );
    return { id, link: [rows[0]?.reference, hash] };
  }

  /** Begins a file of 10 MB and removes it; its outcome, so many times. */
  async function begin(transaction: Transaction, link: unknown[], network: string | null, times = 1) {
    const outcomes: string[] = [];
    for (let count = 0; count < times; count++) {
      await transaction.execute("savepoint begun");
      try {
        await callAs(transaction, "service", "begin_visitor_file", ...link, "a.step", 10_485_760, network);
        outcomes.push("begun");
        await transaction.execute("delete from public.inquiry_files where finished_at is null");
      } catch (error) {
        await transaction.execute("rollback to savepoint begun; reset role");
        if (!isDatabaseError(error)) throw error;
        outcomes.push(error.message);
      }
      await transaction.execute("release savepoint begun");
    }
    return outcomes;
  }

  test("sixty a day begin from one network, 1 GB a day of one inquiry, and no more than all may fill the disk", () =>
    rules.seeded(async (transaction) => {
      const { link } = await openLink(transaction);
      const outcomes = await begin(transaction, link, "192.0.2.0/24", 62);
      expect(outcomes).toEqual([...Array(60).fill("begun"), "too_many", "too_many"]);
      // Whatever networks they come from.
      const others = await begin(transaction, link, null, 43);
      expect(others).toEqual([...Array(42).fill("begun"), "too_many"]);
      await transaction.execute("delete from private.file_budgets where spender <> 'all'");
      expect(await begin(transaction, link, "198.51.100.0/24")).toEqual(["begun"]);
      await transaction.execute("update private.file_budgets set files = 2000 where spender = 'all'");
      expect(await begin(transaction, link, "198.51.100.0/24")).toEqual(["too_many"]);
    }));

  test("what nobody finishes goes after a day, and everything with its inquiry", () =>
    rules.seeded(async (transaction) => {
      const { link } = await openLink(transaction);
      await callAs(transaction, "service", "begin_visitor_file", ...link, "a.step", 9, null);
      const listNames = async () =>
        (await transaction.query("select name from public.inquiry_files order by name")).rows;
      expect(await listNames()).toEqual([{ name: "a.step" }, { name: "case.step" }]);
      await transaction.execute("update public.inquiry_files set changed_at = now() - interval '25 hours'");
      await callAs(transaction, "service", "delete_expired_inquiries", 30, null);
      expect(await listNames()).toEqual([{ name: "case.step" }]);
      await transaction.execute("delete from public.inquiries");
      expect((await transaction.query("select from public.inquiry_file_pieces")).rows).toEqual([]);
    }));

  test("staff are told of them once, and again when they come after a reply, which they reopen", () =>
    rules.seeded(async (transaction) => {
      const { id, link } = await openLink(transaction);
      const add = async (name: string) => {
        const file = await callAs(transaction, "service", "begin_visitor_file", ...link, name, 4, null);
        await callAs(transaction, "service", "add_visitor_file_piece", ...link, file, 0, btoa("ISO-"));
        await callAs(transaction, "service", "finish_visitor_file", ...link, file, new Date());
      };
      const listTold = () =>
        runAs(
          transaction,
          "ada",
          `select body, page_event, page_files::int from public.inquiry_conversation
           where inquiry_id = $1 and is_from_page order by created_at, page_files desc`,
          [id],
        );
      const findStatus = async () =>
        (await transaction.query("select status from public.inquiries where id = $1", [id])).rows;
      // Not a word in the visitor's name.
      const told = { body: "", page_event: "files" };
      for (const name of ["a.step", "b.step"]) await add(name);
      expect(await listTold()).toEqual([{ ...told, page_files: 2 }]);
      expect(await findStatus()).toEqual([{ status: "new" }]);
      await transaction.query(
        "update public.inquiries set status = 'answered', answered_at = now() where id = $1",
        [id],
      );
      await transaction.query(
        `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, created_at)
         values ($1, 'sent', 'omar@example.com', '', 'Please send the box.', now() + interval '1 second')`,
        [id],
      );
      await add("c.step");
      expect(await findStatus()).toEqual([{ status: "in_progress" }]);
      expect(await listTold()).toEqual([
        { ...told, page_files: 2 },
        { ...told, page_files: 1 },
      ]);
      const { rows: log } = await transaction.query(
        "select details from public.admin_audit_log where resource_id = $1 and action = 'inquiry.file_added' order by details ->> 'number'",
        [id],
      );
      expect(log).toEqual([1, 2, 3].map((number) => ({ details: { number } })));
    }));
});
