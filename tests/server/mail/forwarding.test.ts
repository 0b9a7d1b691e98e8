import { company } from "../../../firm/company.ts";
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeMail, composeParts, type VisitorMail } from "../../support/mail/visitor-mails.ts";

describe("a mail that staff forward to somebody outside", async () => {
  const site = await openAnsweredSite();
  afterAll(site.stop);
  const { database } = site.ada;

  /** An inquiry in which the visitor has written by mail, and how to forward that to one supplier. */
  async function receive(mail: VisitorMail = { body: "Please read." }) {
    const inquiry = await site.submit();
    const { id } = inquiry;
    await site.answer(inquiry, mail);
    const [original] = await site.listMessages(id);
    const message_id = original?.id ?? "";
    const supplier = `${randomUUID()}@supplier.example`;
    const forward = (address = supplier, note = "Can you make it?") =>
      database.rpc("forward_message", { message_id, address, note, locale: "en" });
    const listForwardings = async () =>
      (await site.listActions(id))
        .filter(({ action }) => action.includes("forward"))
        .map(({ action, details }) => ({ action, details }));
    return { ...inquiry, message_id, supplier, forward, listForwardings };
  }
  const forwarded = (email: string) => ({ action: "inquiry.email_forwarded", details: { email } });

  test("goes out once with its files; the answer is a third person's, and the visitor gets nothing of it", async () => {
    const drawing = Buffer.alloc(300_000, "%PDF-1.7 ");
    const files = composeParts([
      { type: "text/plain", content: "The drawing is attached." },
      { type: "application/pdf", name: "رسم.pdf", content: drawing },
      ...["a", "b", "c"].map((name) => ({ type: "model/step", name: `${name}.step`, content: "ISO-10303" })),
    ]);
    const inquiry = await receive(files);
    const { id, email, reference, supplier, forward } = inquiry;
    // As if it were so large.
    await site.server.query("update public.inquiry_attachments set size = 20971520 where name = 'c.step'");
    const entry = await forward(` ${supplier.toUpperCase()}`);
    expect(entry.error).toBeNull();
    // Pressed twice.
    expect((await forward()).data).toBe(entry.data);
    await site.server.sendWaitingMails();
    const [mail, ...others] = await site.mailsTo(supplier);
    expect([others, mail?.cc, mail?.from?.address]).toEqual([[], undefined, company.email]);
    expect(mail?.subject).toMatch(/^Fwd: A board \(N-.{5}\)$/);
    expect(mail?.text).toMatch(
      /^Can you make it\?\n.*Forwarded message, written on .*The drawing is attached\./s,
    );
    expect(mail?.text).toMatch(/Not attached: c\.step \(21 MB\)/);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["رسم.pdf", "a.step", "b.step"]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(drawing)).toBe(true);
    expect((await site.listMessages(id)).at(-1)).toMatchObject({
      ...{ direction: "forwarded", address: supplier, body: "Can you make it?", author_id: site.ada.userId },
      forwarded_id: inquiry.message_id,
    });
    expect(await inquiry.listForwardings()).toEqual([forwarded(supplier)]);

    await site.reply(id, "We are asking.");
    const waiting = randomUUID();
    const send_after = new Date(Date.now() + 3_600_000).toISOString();
    await site.reply(id, "Later", { message_id: waiting, send_after });
    const theirId = `<${randomUUID()}@supplier.example>`;
    const answer = (from: string, headers: Record<string, string>, subject = "Re: Fwd") =>
      site.deliver(composeMail({ from: `Sales <${from}>`, subject, body: "Yes, for 90 dollars.", headers }));
    const boss = "boss@supplier.example";
    await answer(supplier, { "In-Reply-To": mail?.messageId ?? "", "Message-ID": theirId, Cc: boss });
    // A colleague in the thread they know, and the same person in a new one.
    await answer(boss, { "In-Reply-To": theirId });
    await answer(supplier, {}, `About ${reference}`);
    const messages = await site.listMessages(id);
    expect(messages.filter((message) => message.is_third_person)).toHaveLength(3);
    expect(messages.find((message) => message.id === waiting)?.held_for).toBeNull();
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress", due_at: null });
    expect((await database.rpc("list_copy_addresses", { inquiry_id: id })).data).toEqual([]);
    const notice = (await site.mailsTo(staffEmail)).find(({ text }) => text?.includes("90 dollars"));
    expect(notice?.text).toMatch(/^A third party has replied\n\n.*\n\nSales\n/);
    // An answer to it comes to the desk, and not to the visitor.
    expect(notice?.replyTo).toMatchObject([{ address: company.email }]);
    expect((await database.rpc("send_mail_now", { message_id: waiting })).data).toBe(true);
    const later = (await site.mailsTo(email)).at(-1);
    expect(later?.text).toMatch(/^Later.*> The drawing is attached\./s);
    expect(JSON.stringify(later)).not.toMatch(/supplier|dollars|Sales/);
    expect(later?.references).not.toContain(theirId);
  });

  test("can be taken back until it goes out, is held as a reply is, and is in the log as what became of it", async () => {
    const { id, supplier, forward, listForwardings } = await receive();
    const findForwarded = async () =>
      (await site.listMessages(id)).find(({ direction }) => direction === "forwarded");

    const { data: message_id } = await forward();
    expect(await findForwarded()).toMatchObject({ send_after: expect.any(String), sent_at: null });
    expect(await listForwardings()).toEqual([]);
    expect((await database.rpc("take_back_mail", { message_id: message_id ?? "" })).data).toBe(true);
    expect(await findForwarded()).toBeUndefined();
    const drafts = await database.from("inquiry_drafts").select("body").eq("inquiry_id", id);
    expect(drafts.data).toEqual([]);
    const takenBack = { action: "inquiry.forwarding_taken_back", details: { email: supplier } };
    expect(await listForwardings()).toEqual([takenBack]);

    const { data: again } = await forward();
    for (const [status, held_for] of [
      ["closed", null],
      ["spam", "spam"],
      ["in_progress", null],
    ] as const) {
      await site.setStatus(id, status);
      expect(await findForwarded()).toMatchObject({ send_after: expect.any(String), held_for });
    }
    await site.server.sendWaitingMails();
    const [mail] = await site.mailsTo(supplier);
    expect(mail?.text).toMatch(/^Can you make it\?\n.*Please read\./s);
    expect(await listForwardings()).toEqual([takenBack, forwarded(supplier)]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress", answered_at: null });
    expect((await database.rpc("take_back_mail", { message_id: again ?? "" })).data).toBe(false);
  });

  test("is one of at most fifty a day by one person", async () => {
    const { id, message_id, forward } = await receive();
    await site.server.query(
      `insert into public.inquiry_messages (inquiry_id, direction, author_id, address, subject, body, forwarded_id)
       select $1, 'forwarded', $2, 'x@example.org', '', 'x', $3 from generate_series(1, 49 - (
         select count(*)::int from public.inquiry_messages where direction = 'forwarded'
       ))`,
      [id, site.ada.userId, message_id],
    );
    const results = await Promise.all([forward("one@example.org"), forward("two@example.org")]);
    const limit = "The limit is fifty forwarded emails a day. Try again tomorrow.";
    expect(results.filter(({ error }) => error?.message === limit)).toHaveLength(1);
  });
});
