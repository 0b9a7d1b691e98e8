import { company } from "../../../firm/company.ts";
import { afterAll, describe, expect, test } from "vitest";
import { downloadFile, linkFile } from "../../support/desk-files.ts";
import { openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeBounce, composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

describe("what a visitor answers by mail", async () => {
  const site = await openAnsweredSite();
  afterAll(site.stop);

  const newestTo = async (address: string, subject: RegExp) =>
    (await site.mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ""));

  test("comes into the inquiry by the mail it answers; staff are told; what it quotes is apart", async () => {
    const inquiry = await site.submit();
    const { id, email, reference } = inquiry;
    const quoted = `On Mon, 23 Nov 2026 at 10:00, ${company.name.en} <${company.email}> wrote:\n> Thank you`;
    const body = `Two hundred, please.\n\n${quoted}`;
    const uid = await site.answer(inquiry, { subject: `Re: ${reference}`, body });
    expect(await site.listMessages(id)).toMatchObject([
      {
        ...{ direction: "received", address: email, body: "Two hundred, please.", quoted },
        ...{ is_automatic: false, attachments: [] },
      },
    ]);
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    const notice = await newestTo(staffEmail, new RegExp(`^New message:.*${reference}`));
    expect(notice?.text).toContain("Two hundred, please.");
    expect(notice?.text).not.toContain("> Thank you");
    expect(notice?.text).toContain(`/admin?inquiry=${id}`);
    expect(notice?.replyTo).toMatchObject([{ address: company.email }]);
  });

  test("is kept without the key of the page, whatever a mail program made of its link", async () => {
    const inquiry = await site.submit();
    const path = await site.pagePathFor(inquiry.email);
    const key = path.split("/").at(-1) ?? "";
    expect(key).toHaveLength(43);
    // As Proofpoint writes links, here before they are read.
    const rewritten = `https://urldefense.example/v2/url?u=${`https://nawat.example${path}`
      .replace(/[^A-Za-z0-9./]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll("/", "_")}&d=DwMFaQ`;
    const body = `See ${rewritten} please.\n\nOn Mon, 23 Nov 2026 at 10:00, ${company.name.en} <${company.email}> wrote:\n> Thank you\n> ${key}\n> Regards`;
    await site.answer(inquiry, { subject: key, body });
    const [message] = await site.listMessages(inquiry.id);
    expect(message).toMatchObject({
      body: expect.stringMatching(
        /^…\n\nSee https:\/\/urldefense\.example\/.*_inquiry_N.*…&d=DwMFaQ please\.$/,
      ),
      quoted: expect.stringContaining("> …\n> Regards"),
    });
    expect(JSON.stringify(message)).not.toContain(key.slice(-12));
  });

  test("belongs to the inquiry of the nearest mail of ours that it follows", async () => {
    const [old, last] = [await site.submit(), await site.submit()];
    for (const [near, far] of [
      [last, old],
      [old, last],
    ] as const) {
      const headers = { References: `${far.receiptId} ${near.receiptId}` };
      await site.answer(near, { body: `To ${near.reference}`, headers });
      expect(await site.listMessages(near.id)).toMatchObject([{ body: `To ${near.reference}` }]);
    }
  });

  test("is answered late or on time by the moment that was promised then, whatever the first reply was", async () => {
    const inquiry = await site.submit();
    const { id } = inquiry;
    const setDue = (due: string) =>
      site.server.query(`update public.inquiries set due_at = now() + interval '${due}' where id = $1`, [id]);
    const reply = async (body: string) => {
      await site.reply(id, body);
      return site.findInquiry(id);
    };
    expect(await reply("First")).toMatchObject({ answered_in_time: true, last_in_time: true });
    await site.answer(inquiry, { body: "And by when?" });
    expect(await site.findInquiry(id)).toMatchObject({ last_in_time: null });
    await setDue("-3 days");
    expect(await reply("Second")).toMatchObject({ answered_in_time: true, last_in_time: false });
    await site.answer(inquiry, { body: "Fine." });
    expect(await reply("Third")).toMatchObject({ last_in_time: true });
    // Closed and opened again by mistake, after its moment.
    await setDue("-1 hour");
    await site.server.query("update public.inquiries set last_in_time = true where id = $1", [id]);
    for (const status of ["closed", "answered"] as const) await site.setStatus(id, status);
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered", last_in_time: true });
  });

  test("reopens an answered inquiry with a new moment to answer by, and counts as a change", async () => {
    const inquiry = await site.submit();
    const { id, email } = inquiry;
    await site.reply(id, "Dear Omar,\n\nyes.", { new_status: "closed" });
    await site.server.query("update public.inquiries set due_at = now() - interval '1 day' where id = $1", [
      id,
    ]);
    const before = await site.findInquiry(id);
    const reply = await newestTo(email, /^Re:/);
    // The nearest mail is not ours: a colleague's between.
    const theirs = "<other@example.com>";
    const headers = { "In-Reply-To": theirs, References: `${reply?.messageId} ${theirs}` };
    await site.answer(inquiry, { body: "شكرًا، متى تبدأون؟", headers });
    const after = await site.findInquiry(id);
    expect(after).toMatchObject({ status: "in_progress", answered_at: before?.answered_at });
    expect(Date.parse(after?.due_at ?? "")).toBeGreaterThan(Date.now());
    const stale = { id, version: before?.version ?? 0, status: "closed" } as const;
    expect((await site.ada.database.rpc("change_inquiries", { changes: [stale] })).status).toBe(409);
    const actions = (await site.listActions(id)).filter(({ actor_id: actor }) => actor === null);
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      "inquiry.mail_received",
      "inquiry.status_changed",
    ]);
  });

  test("comes in by the reference of its subject, from the visitor's address alone", async () => {
    const { id, email, reference } = await site.submit();
    const subject = `A question about ${reference.toLowerCase()}`;
    // Each of the others looks like the visitor's.
    const [name, domain] = ["mark", "bank.example"];
    const mark = await site.submit(`${name}@${domain}`);
    for (const from of [
      "mallory@example.com",
      `${name}@ban\u212a.example`,
      `${name}@b\u00adank.example`,
      `ma\u200drk@${domain}`,
      ...["\ufeff", "\u00a0", " "].map((sign) => `${name}@${domain}${sign}.evil.example`),
    ]) {
      const uid = await site.deliver(
        composeMail({ from, subject: `Re: ${mark.reference}`, body: "Pay here" }),
      );
      expect(site.mailbox.flagsOf(uid), JSON.stringify(from)).toEqual([]);
    }
    expect(await site.listMessages(mark.id)).toEqual([]);
    await site.deliver(composeMail({ from: `Sara <${email.toUpperCase()}>`, subject, body: "A question" }));
    expect(await site.listMessages(id)).toMatchObject([
      { address: email, body: "A question about\n\nA question" },
    ]);
  });

  test("without MAIL_BEGINS, what belongs to no inquiry stays as it is, and so does what we sent ourselves", async () => {
    const inquiry = await site.submit();
    const unrelated = composeMail({ from: inquiry.email, subject: "Hello", body: "Hello" });
    const uids = [
      await site.deliver(unrelated),
      await site.answer(inquiry, { from: company.email, body: "x" }),
    ];
    for (const uid of [site.oldMail, ...uids]) expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await site.listMessages(inquiry.id)).toEqual([]);
    expect(await site.server.query("select from public.inquiries where type = 'mail'")).toEqual([]);
  });

  test("what concerns an inquiry and is not taken in is counted at the desk, until staff have looked", async () => {
    const { reference, email } = await site.submit();
    const list = async () => (await site.ada.database.from("missed_mail_counts").select("*")).data;
    const dismiss = () =>
      site.ada.database.rpc("dismiss_missed_mails", { until: new Date(Date.now() + 1000).toISOString() });
    await dismiss();
    await site.deliver(composeMail({ from: email, subject: "Hello again", body: "x" }));
    await site.deliver(composeMail({ from: "omar@example.com", subject: `About ${reference}`, body: "x" }));
    await site.deliver(composeMail({ from: "stranger@example.com", subject: "Buy this", body: "x" }));
    expect((await list())?.map(({ reason }) => reason).toSorted()).toEqual(["no_reference", "other_address"]);
    await dismiss();
    expect(await list()).toEqual([]);
  });

  test("attachments are listed, kept up to a size, and downloaded by staff alone, which is audited", async () => {
    const inquiry = await site.submit();
    // Exactly two of the pieces that are stored.
    const drawing = Buffer.alloc(2 * 256 * 1024, "%PDF-1.7 a drawing ");
    const html = `<p>Here it is.</p><script>alert(1)</script><blockquote type="cite">Before</blockquote>`;
    await site.answer(
      inquiry,
      composeParts([
        { type: "text/html; charset=utf-8", content: html },
        { type: "application/pdf", name: "../لوحة\u202efdp.exe.pdf", content: drawing },
        { type: "application/zip", name: "large.zip", content: Buffer.alloc(11 * 1024 * 1024, "x") },
      ]),
    );
    const [message] = await site.listMessages(inquiry.id);
    expect(message).toMatchObject({
      body: "Here it is.",
      attachments: [
        { name: "لوحةfdp.exe.pdf", media_type: "application/pdf", size: drawing.length, is_stored: true },
        { name: "large.zip", size: 11 * 1024 * 1024, is_stored: false },
      ],
    });
    const [kept, large] = message?.attachments ?? [];
    expect((await downloadFile(site.server, site.ada, kept?.id ?? "")).equals(drawing)).toBe(true);
    expect(await linkFile(site.ada, large?.id ?? "")).toMatchObject({ status: 404 });
    const actions = await site.listActions(inquiry.id);
    expect(actions.filter(({ action }) => action === "inquiry.attachment_downloaded")).toMatchObject([
      { actor_id: site.ada.userId, details: { attachment: 1 } },
    ]);
  });

  test("by a program is shown, and reopens nothing and tells nobody", async () => {
    const inquiry = await site.submit();
    const { id } = inquiry;
    await site.setStatus(id, "closed");
    const vacation = { "Auto-Submitted": "auto-replied (vacation)", Precedence: "bulk" };
    await site.answer(inquiry, { body: "I am away", headers: vacation });
    // Nothing in its own header says that a program wrote this one.
    const accepted = composeParts([
      { type: "text/plain", content: "Accepted" },
      { type: "text/calendar", content: "METHOD:REPLY\nATTENDEE;PARTSTAT=ACCEPTED:mailto:away@example.com" },
    ]);
    await site.answer(inquiry, accepted);
    expect(await site.listMessages(id)).toMatchObject([
      { body: "I am away", is_automatic: true },
      { body: "Accepted", is_automatic: true },
    ]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "closed" });
    expect(await newestTo(staffEmail, new RegExp(`^New message:.*${inquiry.reference}`))).toBeUndefined();
  });

  test("a mail of ours that comes back is told to staff, and a reply that did so answers nothing", async () => {
    const { id, email } = await site.submit();
    await site.reply(id, "Dear,\n\nyes.");
    const { messageId = "" } = (await newestTo(email, /^Re:/)) ?? {};
    const delayed = await site.deliver(composeBounce(messageId, { action: "delayed" }));
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered" });
    const bounce = await site.deliver(composeBounce(messageId));
    for (const uid of [delayed, bounce]) expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress" });
    expect(await site.listMessages(id)).toMatchObject([
      { direction: "sent", sent_at: null, last_response: "550 5.1.1 No such user here" },
      // The delay.
      { direction: "received", is_automatic: true },
    ]);
    const failed = site.ada.database.from("failed_inquiry_mails").select("*").eq("inquiry_id", id);
    expect((await failed).data).toMatchObject([{ kind: "reply", recipient: email }]);
    expect(await site.reply(id, "Dear,\n\nyes.")).toMatchObject({ status: 200 });
  });

  test("comes in once, however often the mailbox is read; a connection that is lost is opened again", async () => {
    const inquiry = await site.submit();
    await site.answer(inquiry, { body: "Once" });
    site.mailbox.renumber();
    site.mailbox.disconnect();
    await expect(site.server.now.readMailbox()).rejects.toBeInstanceOf(Error);
    const select = "select uid_validity::int as validity, problem from private.mailbox_positions";
    // The desk says so when it lasts.
    expect(await site.server.query(select)).toMatchObject([{ validity: 1, problem: expect.any(String) }]);
    await site.answer(inquiry, { body: "Again" });
    expect(await site.server.query(select)).toEqual([{ validity: 2, problem: null }]);
    expect((await site.listMessages(inquiry.id)).map(({ body }) => body)).toEqual(["Once", "Again"]);
  });
});
