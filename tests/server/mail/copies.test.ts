import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../support/engines.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { type AnsweredSite, openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeBounce, composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

type SentMail = Email & { envelope: string[] };

const [huda, lawyer, joseph] = ["huda@water.example", "lawyer@firm.example", "joseph@service.example"];
const supplier = "sales@supplier.example";

describe.each(engines)("who gets a mail, on $name", (engine) => {
  const sent: SentMail[] = [];
  /** Codes with which the mail server refuses addresses. */
  const refusals = new Map<string, number>();
  let site: AnsweredSite;
  let visitor: string;
  let id: string;
  let receiptId: string;
  let reference: string;

  beforeAll(async () => {
    let envelope: string[] = [];
    let folder = "";
    const smtp = await startSmtpServer(
      async (message) => {
        sent.push({ ...(await PostalMime.parse(message)), envelope });
        // Where accounts are confirmed from.
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, `${randomUUID()}.eml`), message);
      },
      {
        onMailFrom: (_from, _session, done) => {
          envelope = [];
          done();
        },
        onRcptTo: ({ address }, _session, done) => {
          const responseCode = refusals.get(address);
          if (responseCode) return done(Object.assign(new Error("Not here"), { responseCode }));
          envelope.push(address);
          done();
        },
      },
    );
    const createTestDatabase = async () => {
      const database = await engine.createTestDatabase();
      folder = join(database.dataDir, "mail");
      return database;
    };
    site = await openAnsweredSite(
      { ...engine, createTestDatabase },
      {
        smtpUrl: smtp.url,
        mailAuthservId: "mx.nawat.example",
      },
    );
    return async () => {
      await site.stop();
      await smtp.close();
    };
  });

  beforeEach(async () => {
    refusals.clear();
    visitor = `${randomUUID()}@example.com`;
    ({ id, receiptId, reference } = await site.submit(visitor));
  });

  async function waitForSent(isWanted: (mail: SentMail) => boolean): Promise<SentMail> {
    await expect.poll(() => sent.some(isWanted)).toBe(true);
    return sent.findLast(isWanted) as SentMail;
  }

  const write = (from: string, headers: Record<string, string> = {}, body = "Please read.") =>
    site.deliver(
      composeMail({
        from,
        body,
        headers: {
          "In-Reply-To": receiptId,
          "Authentication-Results": "mx.nawat.example; dmarc=pass header.from=example.com",
          ...headers,
        },
      }),
    );
  const offered = async () =>
    (await site.ada.database.rpc("list_copy_addresses", { inquiry_id: id })).data?.map(
      ({ address, name, is_ticked }) => [address, name, is_ticked],
    );
  const version = async () => (await site.findInquiry(id))?.version ?? 0;
  const reply = async (body: string, cc?: string[], more: object = {}) =>
    site.ada.database.rpc("send_reply", {
      ...{ inquiry_id: id, expected_version: await version(), body, locale: "en", new_status: "answered" },
      ...(cc && { cc }),
      ...more,
    });
  const findSent = async () =>
    (await site.listMessages(id)).findLast(({ direction }) => direction === "sent");
  const listFailed = async () =>
    (await site.ada.database.from("failed_inquiry_mails").select("*").eq("inquiry_id", id)).data ?? [];
  const resend = async () =>
    site.ada.database.rpc("resend_inquiry_mail", { mail_id: (await listFailed())[0]?.id ?? "" });
  const isReply = (body: string) => (mail: SentMail) => mail.text?.startsWith(body) ?? false;
  const addresses = (list: Address[] | undefined) => list?.map(({ address }) => address);

  test("whom the visitor named is offered ticked, who merely wrote in unticked, and nobody else", async () => {
    await write(`Rana <${visitor}>`, {
      To: `"Saleh, Huda" <Huda@water.example>, ${staffEmail}, ada@example.com`,
      Cc: `HELLO@nawat.example, ${visitor.toUpperCase()}, Lawyer <${lawyer}>, مدير@firm.example`,
      "Reply-To": `Home <home@example.com>`,
    });
    await write(`Joseph <${joseph}>`, { Cc: "stranger@evil.example" });
    await write(visitor, { Cc: "away@evil.example", "Auto-Submitted": "auto-replied", Precedence: "bulk" });
    expect(await offered()).toEqual([
      [huda, "Saleh, Huda", true],
      [lawyer, "Lawyer", true],
      [joseph, "Joseph", false],
    ]);
    expect(await site.listMessages(id)).toMatchObject([
      {
        recipients: ["hello@nawat.example", huda, staffEmail, "ada@example.com"],
        cc: ["hello@nawat.example", visitor, lawyer, "مدير@firm.example"],
        reply_to: "home@example.com",
        names: { [huda]: "Saleh, Huda", [lawyer]: "Lawyer", "home@example.com": "Home" },
      },
      { cc: ["stranger@evil.example"] },
      { is_automatic: true },
    ]);
    const only = { error: { code: "22023", message: "Only people of this conversation can be in copy." } };
    for (const cc of [
      "stranger@evil.example",
      "away@evil.example",
      visitor,
      "hello@nawat.example",
      staffEmail,
      "home@example.com",
    ])
      expect(await reply("Dear", [lawyer, cc]), cc).toMatchObject(only);
    const forged = Array.from({ length: 500 }, (_, n) => `victim${n}@evil.example`);
    expect(await reply("Dear", forged)).toMatchObject({
      error: { message: "At most 20 people can be in copy." },
    });
  });

  test("the visitor, our own and whom something was forwarded to are not offered in any spelling", async () => {
    const outside = "sales@factory.example";
    await write(visitor);
    const [original] = await site.listMessages(id);
    await site.ada.database.rpc("forward_message", {
      ...{ message_id: original?.id ?? "", address: outside, note: "", locale: "en" },
    });
    const odd = "x@a..b, a..b@water.example, .a@water.example, a.@water.example";
    const plus = [visitor, staffEmail, "hello@nawat.example", "ada@example.com", outside];
    await write(visitor, {
      Cc: `${plus.map((one) => one.replace("@", "+x@")).join(", ")}, A.da@example.com, ${odd}, ${outside}`,
      To: `${huda}, a@bücher.example, a@xn--bcher-kva.example`,
    });
    expect((await offered())?.map(([address]) => address)).toEqual(["a@xn--bcher-kva.example", huda]);
  });

  test("the same words are sent again to another person in copy, and not to fewer", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    expect(await reply("Same", [huda])).toMatchObject({ error: null });
    expect(await reply("Same", [huda, lawyer])).toMatchObject({ error: null });
    for (const cc of [[huda, lawyer], [lawyer], []])
      expect(await reply("Same", cc)).toMatchObject({ error: { code: "PT409" } });
  });

  test("a forged mail is marked, ticks nobody, holds no reply, and promises nothing", async () => {
    await reply("Later", [], { send_after: new Date(Date.now() + 3_600_000).toISOString() });
    const failed = { "Authentication-Results": "mx.nawat.example; dmarc=fail header.from=example.com" };
    await write(visitor, { Cc: lawyer, ...failed }, "Send it to my lawyer, too.");
    expect(await offered()).toEqual([[lawyer, null, false]]);
    expect(await site.listMessages(id)).toMatchObject([
      { body: "Later", held_for: null, failed_at: null },
      { body: "Send it to my lawyer, too.", is_proven: false },
    ]);
    await reply("At once", []);
    await write(visitor, failed, "And again.");
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress", due_at: null });
    await write(visitor, {}, "It is me.");
    expect(await site.findInquiry(id)).toMatchObject({ due_at: expect.any(String) });
    expect(await site.listMessages(id)).toMatchObject([
      { body: "Later", held_for: "received" },
      ...[{ is_proven: false }, { body: "At once" }, { is_proven: false }, { is_proven: true }],
    ]);
  });

  test("a list of hundreds is kept and offered within bounds", async () => {
    const many = Array.from({ length: 40 }, (_, n) => `${"N".repeat(300)} <p${n}@water.example>`).join(", ");
    await write(visitor, { To: many, Cc: many.replaceAll("<p", "<q") });
    const [message] = await site.listMessages(id);
    expect([...(message?.recipients ?? []), ...(message?.cc ?? [])]).toHaveLength(50);
    expect(message?.names["p0@water.example"]).toHaveLength(200);
    expect((await offered())?.filter(([, , isTicked]) => isTicked)).toHaveLength(20);
  });

  test("one mail goes to those who were ticked, and names them; who is refused is said, and gets it alone later", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    refusals.set(lawyer, 550);
    expect(await reply("First", [lawyer.toUpperCase(), huda])).toMatchObject({ error: null });
    const mail = await waitForSent(isReply("First"));
    expect([addresses(mail.to), addresses(mail.cc)]).toEqual([[visitor], [huda, lawyer]]);
    expect(mail.envelope).toEqual([visitor, huda]);
    await expect.poll(findSent).toMatchObject({
      cc: [huda, lawyer],
      sent_at: expect.any(String),
      failed_copies: [{ address: lawyer, response: "550 Not here" }],
    });
    expect(await listFailed()).toMatchObject([{ kind: "copy", recipient: lawyer }]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered" });
    refusals.clear();
    expect(await resend()).toMatchObject({ data: true });
    const again = await waitForSent((one) => isReply("First")(one) && one !== mail);
    expect([addresses(again.to), addresses(again.cc), again.envelope]).toEqual([
      [visitor],
      [huda, lawyer],
      [lawyer],
    ]);
    await expect.poll(findSent).toMatchObject({ failed_copies: [] });
  });

  test("who is refused for now is tried again alone; and so is the visitor, when only those in copy got it", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    refusals.set(huda, 450).set(visitor, 550);
    await reply("Second", [huda, lawyer]);
    const first = await waitForSent(isReply("Second"));
    expect(first.envelope).toEqual([lawyer]);
    await expect.poll(listFailed).toMatchObject([{ kind: "reply", recipient: visitor }]);
    refusals.clear();
    await site.server.query(
      "update public.inquiry_mails set due_at = now() where kind = 'copy' and due_at is not null",
    );
    await resend();
    await expect
      .poll(
        () =>
          sent
            .filter(isReply("Second"))
            .map(({ envelope }) => envelope.join())
            .toSorted(),
        { timeout: 20_000 },
      )
      .toEqual([huda, lawyer, visitor].toSorted());
  });

  test("a bounce that names somebody in copy is said of them, and the visitor has the reply", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    await reply("Third", [huda, lawyer]);
    const { messageId = "" } = await waitForSent(isReply("Third"));
    await expect.poll(findSent).toMatchObject({ sent_at: expect.any(String) });
    await site.deliver(composeBounce(messageId, { recipient: "HUDA@water.example" }));
    expect(await findSent()).toMatchObject({
      sent_at: expect.any(String),
      failed_copies: [{ address: huda }],
    });
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered" });
    const both = `${visitor}\nOriginal-Recipient: rfc822; ${lawyer}`;
    await site.deliver(composeBounce(messageId, { recipient: both }));
    expect(await findSent()).toMatchObject({ sent_at: null, failed_at: expect.any(String) });
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress" });
  });

  test("a reply that is taken back is a draft with its ticks", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    const message_id = randomUUID();
    await reply("Fourth", [huda], { message_id, send_after: new Date(0).toISOString() });
    expect(await site.ada.database.rpc("take_back_mail", { message_id })).toMatchObject({ data: true });
    const drafts = await site.ada.database.from("inquiry_drafts").select("copies").eq("inquiry_id", id);
    expect(drafts.data).toEqual([{ copies: { [huda]: true, [lawyer]: false } }]);
  });

  test("a mail is forwarded with its files; the answer is a third person's, and the visitor gets nothing of it", async () => {
    const drawing = Buffer.alloc(300_000, "%PDF-1.7 ");
    const files = composeParts([
      { type: "text/plain", content: "The drawing is attached." },
      { type: "application/pdf", name: "رسم.pdf", content: drawing },
      ...["a", "b", "c"].map((name) => ({
        type: "model/step",
        name: `${name}.step`,
        content: "ISO-10303",
      })),
    ]);
    await write(`Rana <${visitor}>`, files.headers, files.body);
    // As if it were so large.
    await site.server.query("update public.inquiry_attachments set size = 20971520 where name = 'c.step'");
    const [original] = await site.listMessages(id);
    const forward = (note = "Can you make it?") =>
      site.ada.database.rpc("forward_message", {
        ...{ message_id: original?.id ?? "", address: ` ${supplier.toUpperCase()}`, note, locale: "en" },
      });
    const entry = await forward();
    expect(entry.error).toBeNull();
    // Pressed twice.
    expect((await forward()).data).toBe(entry.data);
    await site.server.sendWaitingMails();
    const mail = await waitForSent(({ to }) => to?.[0]?.address === supplier);
    expect(mail.subject).toMatch(/^Fwd: A board \(N-.{5}\)$/);
    expect([mail.envelope, mail.cc, mail.from?.address]).toEqual([
      [supplier],
      undefined,
      "hello@nawat.example",
    ]);
    expect(mail.text).toMatch(
      /^Can you make it\?\n.*Forwarded message, written on .*Rana <.*The drawing is attached\./s,
    );
    expect(mail.text).toMatch(/Not attached: c\.step \(21 MB\)/);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(["رسم.pdf", "a.step", "b.step"]);
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(drawing)).toBe(true);
    expect(sent.filter(({ to }) => to?.[0]?.address === supplier)).toHaveLength(1);
    expect((await site.listMessages(id)).at(-1)).toMatchObject({
      ...{ direction: "forwarded", address: supplier, body: "Can you make it?", author_id: site.ada.userId },
      forwarded_id: original?.id,
    });
    const log = site.ada.database.from("admin_audit_log").select("details").eq("resource_id", id);
    expect((await log.eq("action", "inquiry.email_forwarded")).data).toEqual([
      { details: { email: supplier } },
    ]);

    await reply("We are asking.");
    const waiting = randomUUID();
    await reply("Later", undefined, {
      message_id: waiting,
      send_after: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const theirId = `<${randomUUID()}@supplier.example>`;
    const answer = (from: string, headers: Record<string, string>, subject = "Re: Fwd") =>
      site.deliver(composeMail({ from: `Sales <${from}>`, subject, body: "Yes, for 90 dollars.", headers }));
    await answer(supplier, {
      "In-Reply-To": mail.messageId ?? "",
      "Message-ID": theirId,
      Cc: "boss@supplier.example",
    });
    // A colleague in the thread they know, and the same person in a new one.
    await answer("boss@supplier.example", { "In-Reply-To": theirId });
    await answer(supplier, {}, `About ${reference}`);
    const isThird = (await site.listMessages(id)).map(({ is_third_person: isTheirs }) => isTheirs);
    expect(isThird.filter(Boolean)).toHaveLength(3);
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress", due_at: null });
    expect(await offered()).toEqual([]);
    const notice = await waitForSent(
      ({ text, to }) => to?.[0]?.address === staffEmail && !!text?.includes("90 dollars"),
    );
    expect(notice.text).toContain("A third party has replied: Sales");
    // An answer to it comes to the desk, and not to the visitor.
    expect(notice.replyTo).toMatchObject([{ address: "hello@nawat.example" }]);
    const held = (await site.listMessages(id)).find((message) => message.id === waiting)?.held_for;
    expect(held).toBeNull();
    expect((await site.ada.database.rpc("send_mail_now", { message_id: waiting })).data).toBe(true);
    const later = await waitForSent(isReply("Later"));
    expect(later.text).toContain("> The drawing is attached.");
    expect(JSON.stringify(later)).not.toMatch(/supplier|dollars|Sales/);
    expect(later.references).not.toContain(theirId);
  });

  test("a forwarding can be taken back until it goes out, is held as a reply is, and is in the log as what became of it", async () => {
    await write(visitor);
    const [original] = await site.listMessages(id);
    const address = `${randomUUID()}@supplier.example`;
    const forward = async () => {
      const note = "Can you make it?";
      const { data } = await site.ada.database.rpc("forward_message", {
        ...{ message_id: original?.id ?? "", address, note, locale: "en" },
      });
      return data ?? "";
    };
    const findForwarded = async () =>
      (await site.listMessages(id)).find(({ direction }) => direction === "forwarded");
    const listActions = async () => {
      const log = site.ada.database.from("admin_audit_log").select("action,details").eq("resource_id", id);
      return (await log.order("created_at")).data?.filter(({ action }) => action.includes("forward"));
    };

    const message_id = await forward();
    expect(await findForwarded()).toMatchObject({ send_after: expect.any(String), sent_at: null });
    expect(await listActions()).toEqual([]);
    expect((await site.ada.database.rpc("take_back_mail", { message_id })).data).toBe(true);
    expect(await findForwarded()).toBeUndefined();
    const drafts = await site.ada.database.from("inquiry_drafts").select("body").eq("inquiry_id", id);
    expect(drafts.data).toEqual([]);
    const takenBack = { action: "inquiry.forwarding_taken_back", details: { email: address } };
    expect(await listActions()).toEqual([takenBack]);

    const again = await forward();
    for (const [new_status, held_for] of [
      ["closed", null],
      ["spam", "spam"],
      ["in_progress", null],
    ] as const) {
      const expected_version = await version();
      await site.ada.database.rpc("set_inquiry_status", { inquiry_id: id, expected_version, new_status });
      expect(await findForwarded()).toMatchObject({ send_after: expect.any(String), held_for });
    }
    await site.server.sendWaitingMails();
    const mail = await waitForSent(({ to }) => to?.[0]?.address === address);
    expect(mail.text).toMatch(/^Can you make it\?\n.*Please read\./s);
    expect(await listActions()).toEqual([
      takenBack,
      { action: "inquiry.email_forwarded", details: { email: address } },
    ]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress", answered_at: null });
    expect((await site.ada.database.rpc("take_back_mail", { message_id: again })).data).toBe(false);
  });

  test("fifty mails a day are forwarded by one person", async () => {
    await write(visitor);
    const [original] = await site.listMessages(id);
    await site.server.query(
      `insert into public.inquiry_messages (inquiry_id, direction, author_id, address, subject, body, forwarded_id)
       select $1, 'forwarded', $2, 'x@example.org', '', 'x', $3 from generate_series(1, 49 - (
         select count(*)::int from public.inquiry_messages where direction = 'forwarded'
       ))`,
      [id, site.ada.userId, original?.id],
    );
    const forward = (address: string) =>
      site.ada.database.rpc("forward_message", {
        message_id: original?.id ?? "",
        address,
        note: "",
        locale: "ar",
      });
    const limit = "The limit is fifty forwarded emails a day. Try again tomorrow.";
    const results = await Promise.all([forward("one@example.org"), forward("two@example.org")]);
    expect(results.filter(({ error }) => error?.message === limit)).toHaveLength(1);
  });
});
