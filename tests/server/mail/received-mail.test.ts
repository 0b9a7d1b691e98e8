import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../support/engines.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import type { OpenServer } from "../../support/server.ts";
import { type AnsweredSite, openAnsweredSite, staffEmail } from "../site/answered-site.ts";
import { waitForPageLink } from "../inquiries/visitor-page.ts";
import { composeBounce, composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

describe.each(engines)("what a visitor answers by mail, on $name", (engine) => {
  let site: AnsweredSite;

  beforeAll(async () => {
    site = await openAnsweredSite(engine);
    return site.stop;
  });

  test("comes into the inquiry by the mail it answers; staff are told; what it quotes is apart", async () => {
    const { id, reference, receiptId } = await site.submit("rana@example.com");
    const body =
      "Two hundred, please.\n\nOn Mon, 23 Nov 2026 at 10:00, Nawat <hello@nawat.example> wrote:\n> Thank you\n> Nawat";
    const uid = await site.deliver(
      composeMail({ subject: `Re: ${reference}`, body, headers: { "In-Reply-To": receiptId } }),
    );
    expect(await site.listMessages(id)).toMatchObject([
      {
        direction: "received",
        address: "rana@example.com",
        body: "Two hundred, please.",
        quoted: expect.stringContaining("> Thank you"),
        is_automatic: false,
        attachments: [],
      },
    ]);
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    const notices = () => loadMailsTo(site.server.dataDir, staffEmail);
    const isAnswer = (mail: { subject?: string | undefined }) =>
      mail.subject?.startsWith("New reply:") && mail.subject.includes(reference);
    await expect.poll(async () => (await notices()).filter(isAnswer).length).toBe(1);
    const notice = (await notices()).find(isAnswer);
    expect(notice?.text).toContain("Two hundred, please.");
    expect(notice?.text).not.toContain("> Thank you");
    expect(notice?.text).toContain(`/admin?inquiry=${id}`);
    expect(notice?.replyTo).toMatchObject([{ address: "hello@nawat.example" }]);
  });

  test("is kept without the key of the page, whatever a mail program made of its link", async () => {
    const { id, receiptId } = await site.submit("key@example.com");
    const path = await waitForPageLink(site.server, "key@example.com");
    const key = path.split("/").at(-1) ?? "";
    // As Proofpoint writes links, here before they are read.
    const rewritten = `https://urldefense.example/v2/url?u=${`https://nawat.example${path}`
      .replace(/[^A-Za-z0-9./]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll("/", "_")}&d=DwMFaQ`;
    const body = `See ${rewritten} please.\n\nOn Mon, 23 Nov 2026 at 10:00, Nawat <hello@nawat.example> wrote:\n> Thank you\n> ${key}\n> Nawat`;
    await site.deliver(
      composeMail({ from: "key@example.com", subject: key, body, headers: { "In-Reply-To": receiptId } }),
    );
    const [message] = await site.listMessages(id);
    expect(message).toMatchObject({
      body: expect.stringMatching(
        /^…\n\nSee https:\/\/urldefense\.example\/.*_inquiry_N.*…&d=DwMFaQ please\.$/,
      ),
      quoted: expect.stringContaining("> …\n> Nawat"),
    });
    expect(JSON.stringify(message)).not.toContain(key.slice(-12));
  });

  test("belongs to the inquiry of the nearest mail of ours that it follows", async () => {
    const [old, last] = [await site.submit("old@example.com"), await site.submit("last@example.com")];
    for (const [near, far] of [
      [last, old],
      [old, last],
    ] as const) {
      const headers = { "In-Reply-To": near.receiptId, References: `${far.receiptId} ${near.receiptId}` };
      await site.deliver(composeMail({ from: "old@example.com", body: `To ${near.reference}`, headers }));
      expect(await site.listMessages(near.id)).toMatchObject([{ body: `To ${near.reference}` }]);
    }
  });

  test("is answered late or on time by the moment that was promised then, whatever the first reply was", async () => {
    const { id, receiptId } = await site.submit("nour@example.com");
    const setDue = (due: string) =>
      site.server.query(`update public.inquiries set due_at = now() + interval '${due}' where id = $1`, [id]);
    const reply = async (body: string) => {
      const expected_version = (await site.findInquiry(id))?.version ?? 0;
      await site.ada.database.rpc("send_reply", {
        ...{ inquiry_id: id, expected_version, body, locale: "en", new_status: "answered" },
      });
      return site.findInquiry(id);
    };
    const writeBack = (body: string) =>
      site.deliver(composeMail({ from: "nour@example.com", body, headers: { "In-Reply-To": receiptId } }));
    expect(await reply("First")).toMatchObject({ answered_in_time: true, last_in_time: true });
    await writeBack("And by when?");
    expect(await site.findInquiry(id)).toMatchObject({ last_in_time: null });
    await setDue("-3 days");
    expect(await reply("Second")).toMatchObject({ answered_in_time: true, last_in_time: false });
    await writeBack("Fine.");
    expect(await reply("Third")).toMatchObject({ last_in_time: true });
    // Closed and opened again by mistake, after its moment.
    await setDue("-1 hour");
    await site.server.query("update public.inquiries set last_in_time = true where id = $1", [id]);
    for (const new_status of ["closed", "answered"] as const) {
      const expected_version = (await site.findInquiry(id))?.version ?? 0;
      await site.ada.database.rpc("set_inquiry_status", { inquiry_id: id, expected_version, new_status });
    }
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered", last_in_time: true });
  });

  test("reopens an answered inquiry with a new moment to answer by, and counts as a change", async () => {
    const { id } = await site.submit("omar@example.com");
    await site.ada.database.rpc("send_reply", {
      inquiry_id: id,
      expected_version: 1,
      body: "Dear Omar,\n\nyes.",
      locale: "en",
      new_status: "closed",
    });
    await expect.poll(() => loadMailsTo(site.server.dataDir, "omar@example.com")).toHaveLength(2);
    await site.server.database.transaction((t) =>
      t.query("update public.inquiries set due_at = now() - interval '1 day' where id = $1", [id]),
    );
    const before = await site.findInquiry(id);
    const reply = (await loadMailsTo(site.server.dataDir, "omar@example.com")).find(({ subject }) =>
      subject?.startsWith("Re:"),
    );
    await site.deliver(
      composeMail({
        from: "omar@example.com",
        body: "شكرًا، متى تبدأون؟",
        // The nearest mail is not ours: a colleague's between.
        headers: {
          "In-Reply-To": "<other@example.com>",
          References: `${reply?.messageId} <other@example.com>`,
        },
      }),
    );
    const inquiry = await site.findInquiry(id);
    expect(inquiry).toMatchObject({ status: "in_progress", answered_at: before?.answered_at });
    expect(Date.parse(inquiry?.due_at ?? "")).toBeGreaterThan(Date.now());
    const stale = await site.ada.database.rpc("set_inquiry_status", {
      inquiry_id: id,
      expected_version: before?.version ?? 0,
      new_status: "closed",
    });
    expect(stale.status).toBe(409);
    const { data: entries } = await site.ada.database
      .from("admin_audit_log")
      .select("*")
      .eq("resource_id", id)
      .in("action", ["inquiry.mail_received", "inquiry.status_changed"])
      .is("actor_id", null);
    expect(entries?.map(({ action }) => action).toSorted()).toEqual([
      "inquiry.mail_received",
      "inquiry.status_changed",
    ]);
  });

  test("comes in by the reference of its subject, from the visitor's address alone", async () => {
    const { id, reference } = await site.submit("sara@example.com");
    const subject = `A question about ${reference.toLowerCase()}`;
    const strange = await site.deliver(
      composeMail({ from: "mallory@example.com", subject, body: "Pay here" }),
    );
    await site.deliver(composeMail({ from: "Sara <Sara@Example.com>", subject, body: "A question" }));
    expect(await site.listMessages(id)).toMatchObject([
      { address: "sara@example.com", body: "A question about\n\nA question" },
    ]);
    expect(site.mailbox.flagsOf(strange)).toEqual([]);
  });

  test("what belongs to no inquiry stays as it is, and so does what we sent ourselves", async () => {
    const { id, receiptId } = await site.submit("lina@example.com");
    const [unrelated, own] = [
      await site.deliver(composeMail({ from: "lina@example.com", subject: "Hello", body: "Hello" })),
      await site.deliver(
        composeMail({ from: "hello@nawat.example", body: "x", headers: { "In-Reply-To": receiptId } }),
      ),
    ];
    for (const uid of [site.oldMail, unrelated, own]) expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await site.listMessages(id)).toEqual([]);
  });

  test("attachments are listed, kept up to a size, and downloaded by staff alone, which is audited", async () => {
    const { id, receiptId } = await site.submit("mail-with-files@example.com");
    const drawing = Buffer.from("%PDF-1.7 a drawing");
    const parts = composeParts([
      {
        type: "text/html; charset=utf-8",
        content: `<p>Here it is.</p><script>alert(1)</script><blockquote type="cite">Before</blockquote>`,
      },
      { type: "application/pdf", name: "../لوحة\u202efdp.exe.pdf", content: drawing },
      { type: "application/zip", name: "large.zip", content: Buffer.alloc(11 * 1024 * 1024, "x") },
    ]);
    await site.deliver(
      composeMail({
        from: "mail-with-files@example.com",
        ...parts,
        headers: { ...parts.headers, "In-Reply-To": receiptId },
      }),
    );
    const [message] = await site.listMessages(id);
    expect(message).toMatchObject({
      body: "Here it is.",
      attachments: [
        { name: "لوحةfdp.exe.pdf", media_type: "application/pdf", size: drawing.length, is_stored: true },
        { name: "large.zip", size: 11 * 1024 * 1024, is_stored: false },
      ],
    });
    const [kept, large] = message?.attachments ?? [];
    const download = await site.ada.database.rpc("get_attachment", {
      attachment_id: kept?.id ?? "",
      piece: 1,
    });
    expect(Buffer.from(download.data ?? "", "base64")).toEqual(drawing);
    expect(
      await site.ada.database.rpc("get_attachment", { attachment_id: large?.id ?? "", piece: 1 }),
    ).toMatchObject({
      status: 404,
    });
    const { data: entries } = await site.ada.database
      .from("admin_audit_log")
      .select("*")
      .eq("resource_id", id)
      .eq("action", "inquiry.attachment_downloaded");
    expect(entries).toMatchObject([{ actor_id: site.ada.userId, details: { attachment: 1 } }]);
  });

  test("an out-of-office notice is shown, and reopens nothing and tells nobody", async () => {
    const { id, receiptId } = await site.submit("away@example.com");
    await site.ada.database.rpc("set_inquiry_status", {
      inquiry_id: id,
      expected_version: 1,
      new_status: "closed",
    });
    const vacation = { "Auto-Submitted": "auto-replied (vacation)", Precedence: "bulk" };
    const headers = { "In-Reply-To": receiptId, ...vacation };
    await site.deliver(composeMail({ from: "away@example.com", body: "I am away", headers }));
    // Nothing in its own header says that a program wrote this one.
    const accepted = composeParts([
      { type: "text/plain", content: "Accepted" },
      { type: "text/calendar", content: "METHOD:REPLY\nATTENDEE;PARTSTAT=ACCEPTED:mailto:away@example.com" },
    ]);
    await site.deliver(
      composeMail({
        from: "away@example.com",
        ...accepted,
        headers: { ...accepted.headers, "In-Reply-To": receiptId },
      }),
    );
    expect(await site.listMessages(id)).toMatchObject([
      { body: "I am away", is_automatic: true },
      { body: "Accepted", is_automatic: true },
    ]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "closed" });
    const rows = await site.server.query(
      "select from public.inquiry_mails where inquiry_id = $1 and kind = 'answer'",
      [id],
    );
    expect(rows).toEqual([]);
  });

  test("a mail of ours that comes back is told to staff, and a reply that did so answers nothing", async () => {
    const { id } = await site.submit("gone@example.com");
    const reply = {
      inquiry_id: id,
      expected_version: 1,
      body: "Dear,\n\nyes.",
      locale: "en",
      new_status: "answered",
    } as const;
    await site.ada.database.rpc("send_reply", reply);
    await expect.poll(() => loadMailsTo(site.server.dataDir, "gone@example.com")).toHaveLength(2);
    const sent = (await loadMailsTo(site.server.dataDir, "gone@example.com")).find(({ subject }) =>
      subject?.startsWith("Re:"),
    );
    const delayed = await site.deliver(composeBounce(sent?.messageId ?? "", { action: "delayed" }));
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered" });
    const bounce = await site.deliver(composeBounce(sent?.messageId ?? ""));
    expect([site.mailbox.flagsOf(delayed), site.mailbox.flagsOf(bounce)]).toEqual([["\\Seen"], ["\\Seen"]]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress" });
    const messages = await site.listMessages(id);
    expect(messages.find(({ direction }) => direction === "sent")).toMatchObject({
      sent_at: null,
      last_response: "smtp; 550 5.1.1 No such user here",
    });
    // The delay.
    expect(messages.filter(({ direction }) => direction === "received")).toMatchObject([
      { is_automatic: true },
    ]);
    const { data: failed } = await site.ada.database
      .from("failed_inquiry_mails")
      .select("*")
      .eq("inquiry_id", id);
    expect(failed).toMatchObject([{ kind: "reply", recipient: "gone@example.com" }]);
    const { version = 0 } = (await site.findInquiry(id)) ?? {};
    const again = await site.ada.database.rpc("send_reply", { ...reply, expected_version: version });
    expect(again.status).toBe(200);
  });

  test("comes in once, however often the mailbox is read; a connection that is lost is opened again", async () => {
    const { id, receiptId } = await site.submit("twice@example.com");
    await site.deliver(
      composeMail({ from: "twice@example.com", body: "Once", headers: { "In-Reply-To": receiptId } }),
    );
    site.mailbox.renumber();
    site.mailbox.disconnect();
    // The desk says so when it lasts.
    await expect.poll(() => readPosition(site.server)).toMatchObject({ problem: expect.any(String) });
    await site.deliver(
      composeMail({ from: "twice@example.com", body: "Again", headers: { "In-Reply-To": receiptId } }),
    );
    await expect.poll(() => readPosition(site.server)).toEqual({ validity: 2, problem: null });
    await expect
      .poll(async () => (await site.listMessages(id)).map(({ body }) => body))
      .toEqual(["Once", "Again"]);
  });
});

async function readPosition(server: OpenServer) {
  const rows = await server.query(
    "select uid_validity::int as validity, problem from private.mailbox_positions",
  );
  return rows[0];
}
