import { expect, test } from "vitest";
import { isDatabaseError, type Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";
import { addInquiries, callAs } from "./principals.ts";

const hash = (letter: string) => letter.repeat(64);

describeRules("the page of an inquiry", (rules) => {
  /** An inquiry whose page a key opens. */
  async function openLink(transaction: Transaction, letter = "b") {
    const [id = ""] = await addInquiries(transaction, 1);
    const { rows } = await transaction.query<{ reference: string }>(
      `with stored as (insert into private.inquiry_keys (key_hash, inquiry_id) values ($2, $1))
       select reference from public.inquiries where id = $1`,
      [id, hash(letter)],
    );
    return { id, link: [rows[0]?.reference, hash(letter)] };
  }

  /** A call of the server, or the code of its refusal. */
  async function call(transaction: Transaction, name: string, ...parameters: unknown[]) {
    await transaction.execute("savepoint called");
    try {
      return await callAs(transaction, "service", name, ...parameters);
    } catch (error) {
      await transaction.execute("rollback to savepoint called; reset role");
      if (isDatabaseError(error)) return error.code;
      throw error;
    }
  }

  /** Each time another text, with files of so many bytes. */
  const write = (transaction: Transaction, link: unknown[], bytes = 0, network: string | null = null) => {
    const mail = JSON.stringify({ body: "12 V", fingerprint: crypto.randomUUID() });
    const now = new Date();
    return call(transaction, "receive_visitor_message", ...link, network, bytes, mail, now, now);
  };
  const askToErase = (transaction: Transaction, link: unknown[]) =>
    call(transaction, "mail_erase_link", ...link, null);

  test("is told once, though the receipt was quicker, and not later", () =>
    rules.seeded(async (transaction) => {
      const { id } = await openLink(transaction);
      const tell = (letter: string, mail: string | null = null) =>
        call(transaction, "add_inquiry_key", id, hash(letter), mail);
      const forget = () => transaction.query("delete from private.inquiry_keys where inquiry_id = $1", [id]);
      await transaction.query("update public.inquiries set created_at = now() where id = $1", [id]);
      expect(await tell("c")).toBe(false);
      await forget();
      expect(await tell("d", crypto.randomUUID())).toBe(true);
      expect(await tell("e")).toBe(true);
      expect(await tell("f")).toBe(false);
      await forget();
      await transaction.query(
        "update public.inquiries set created_at = now() - interval '2 minutes' where id = $1",
        [id],
      );
      expect(await tell("0")).toBe(false);
    }));

  test("takes a hundred messages a day, and keeps nobody from erasing", () =>
    rules.seeded(async (transaction) => {
      const { id, link } = await openLink(transaction);
      await transaction.query(
        `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
         select $1, 'received', 'omar@example.com', '', 'x' from generate_series(1, 99)`,
        [id],
      );
      expect(await write(transaction, link)).not.toBe("PT429");
      expect(await write(transaction, link)).toBe("PT429");
      expect(await askToErase(transaction, link)).not.toBe("PT429");
    }));

  test("takes files by what is stored: 100 MB a day of a network and of an inquiry, and what there is room for", () =>
    rules.seeded(async (transaction) => {
      const { id, link } = await openLink(transaction);
      expect(await write(transaction, link, 104_857_601, "192.0.2.0/24")).toBe("PT429");
      // What was refused is not counted.
      for (let times = 0; times < 4; times++)
        expect(await write(transaction, link, 25_000_000, "192.0.2.0/24")).not.toMatch(/^PT/);
      expect(await write(transaction, link, 25_000_000, "192.0.2.0/24")).toBe("PT429");
      expect(await write(transaction, link, 104_857_601)).toBe("PT413");
      await transaction.query(
        `insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept)
         select id, 1, 'x', 'x/x', 1000, true from public.inquiry_messages where inquiry_id = $1 limit 1`,
        [id],
      );
      await transaction.execute("select set_config('app.settings.most_file_bytes', '2030', true)");
      expect(await write(transaction, link, 12)).toBe("PT413");
      expect(await write(transaction, link, 2)).not.toMatch(/^PT/);
      // Half of the room is for inquiries that staff have read.
      await transaction.query("update public.inquiries set read_at = now() where id = $1", [id]);
      expect(await write(transaction, link, 1000)).not.toMatch(/^PT/);
    }));

  test("has of each inquiry's files one scanned in turn", () =>
    rules.seeded(async (transaction) => {
      const names = [];
      for (const letter of ["b", "cc"]) {
        const { id } = await openLink(transaction, letter.charAt(0));
        await transaction.query(
          `with message as (
             insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, created_at)
             values ($1, 'received', 'omar@example.com', '', 'x', now() + length($2) * interval '1 second') returning id
           )
           insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored, wants_scan)
           select id, number, $2 || number, 'x/x', 1, true, true, true from message, generate_series(1, 3) as number`,
          [id, letter],
        );
      }
      const { rows } = await transaction.query<{ name: string }>(
        `select name from public.list_files_to_scan() with ordinality as waiting (id, size, place)
         join public.inquiry_attachments using (id) order by place`,
      );
      for (const { name } of rows) names.push(name);
      expect(names).toEqual(["b1", "cc1", "b2", "cc2", "b3", "cc3"]);
    }));

  test("of what is taken for spam bothers nobody", () =>
    rules.seeded(async (transaction) => {
      const { id, link } = await openLink(transaction);
      await transaction.query("update public.inquiries set status = 'spam' where id = $1", [id]);
      expect(await write(transaction, link)).toBe("PT429");
      expect(await askToErase(transaction, link)).toBe("PT429");
      await call(transaction, "mail_new_links", "omar@example.com", null, null);
      const { rows } = await transaction.query("select from public.mails where inquiry_id = $1", [id]);
      expect(rows).toEqual([]);
    }));

  test("mails a mailbox ten links to erase a day, whatever inquiries name it, but one of its own always", () =>
    rules.seeded(async (transaction) => {
      const answers = [];
      for (const letter of ["b", "c", "d", "e"]) {
        const { link } = await openLink(transaction, letter);
        for (let times = 0; times < 3; times++) answers.push(await askToErase(transaction, link));
      }
      expect(answers.map((answer) => answer === "PT429")).toEqual([
        ...Array(10).fill(false),
        ...Array(2).fill(true),
      ]);
      // A stranger can use these up, but not with a link from the mailbox.
      const { id, link } = await openLink(transaction, "f");
      expect(await askToErase(transaction, link)).toBe("PT429");
      await transaction.query(
        "update private.inquiry_keys set mail_id = gen_random_uuid() where inquiry_id = $1",
        [id],
      );
      expect(await askToErase(transaction, link)).not.toBe("PT429");
    }));

  test("mails new links to who has lost them, three a day", () =>
    rules.seeded(async (transaction) => {
      await openLink(transaction);
      for (let times = 0; times < 6; times++) {
        await call(transaction, "mail_new_links", "OMAR@example.com", null, null);
        await transaction.execute("update public.mails set sent_at = now(), due_at = null");
      }
      const { rows } = await transaction.query(
        "select from public.mails where kind = 'link' and recipient = 'omar@example.com'",
      );
      expect(rows).toHaveLength(3);
    }));

  test("is erased by a link of the last day that was mailed to the address of now", () =>
    rules.seeded(async (transaction) => {
      const { id, link } = await openLink(transaction);
      const erases = [link[0], hash("c")];
      const isErasing = () => call(transaction, "is_erase_link", ...erases);
      await transaction.query(
        "insert into private.inquiry_keys (key_hash, inquiry_id, mailed_to, erases) values ($2, $1, 'omar@example.com', true)",
        [id, hash("c")],
      );
      expect(await isErasing()).toBe(true);
      await transaction.execute("savepoint mailed");
      await transaction.execute(
        "update private.inquiry_keys set created_at = created_at - interval '25 hours' where erases",
      );
      expect(await isErasing()).toBe(false);
      await transaction.execute("rollback to savepoint mailed");
      await callAs(transaction, "ada", "correct_contact", id, 1, "Omar", "new@example.com", null, null);
      expect(await isErasing()).toBe(false);
      expect(await call(transaction, "erase_inquiry", ...erases)).toBe("PT404");
    }));
});
