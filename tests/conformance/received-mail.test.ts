import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { startImapServer, type TestImapServer } from "../imap-server.ts";
import { loadMailsTo, waitForMail } from "../mailbox.ts";
import { type OpenServer, openServer } from "../server.ts";
import { type Member, openStaff } from "./desk-client.ts";
import { contact } from "./inquiry-client.ts";
import { composeBounce, composeMail, composeParts } from "./visitor-mails.ts";

const staffEmail = "team@nawat.example";

describe.each(engines)("what a visitor answers by mail, on $name", (engine) => {
  let mailbox: TestImapServer;
  let server: OpenServer;
  let ada: Member;
  /** Was in the mailbox before it was read for the first time. */
  let oldMail: number;

  beforeAll(async () => {
    mailbox = await startImapServer();
    oldMail = mailbox.deliver(composeMail({ body: "An old one" }));
    server = await openServer(engine, { imapUrl: mailbox.url, staffEmails: [staffEmail] });
    ({ ada } = await openStaff(server));
    await vi.waitUntil(async () => (await readPosition(server)) === oldMail, 20_000);
    return async () => {
      await server.stop();
      await mailbox.close();
    };
  });

  /** An inquiry of a visitor of its own, with the receipt that they got. */
  async function submit(email: string) {
    const answer = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: JSON.stringify({ ...contact, email }),
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    });
    const { id, reference } = (await answer.json()) as { id: string; reference: string };
    return { id, reference, receiptId: (await waitForMail(server.dataDir, email)).messageId ?? "" };
  }

  const listMessages = async (id: string) =>
    (await ada.database.from("inquiry_conversation").select("*").eq("inquiry_id", id).order("created_at"))
      .data ?? [];
  const findInquiry = async (id: string) =>
    (await ada.database.from("inquiries").select("*").eq("id", id).single()).data;

  /** Once the mailbox has been read up to here, whatever was to come in has come in. */
  async function waitUntilRead(uid: number) {
    await expect.poll(() => readPosition(server), { timeout: 20_000 }).toBeGreaterThanOrEqual(uid);
  }

  async function deliver(mail: string) {
    const uid = mailbox.deliver(mail);
    await waitUntilRead(uid);
    return uid;
  }

  test("comes into the inquiry by the mail it answers; staff are told; what it quotes is apart", async () => {
    const { id, reference, receiptId } = await submit("rana@example.com");
    const body =
      "Two hundred, please.\n\nOn Mon, 23 Nov 2026 at 10:00, Nawat <hello@nawat.example> wrote:\n> Thank you\n> Nawat";
    const uid = await deliver(
      composeMail({ subject: "Re: whatever", body, headers: { "In-Reply-To": receiptId } }),
    );
    expect(await listMessages(id)).toMatchObject([
      {
        direction: "received",
        address: "rana@example.com",
        body: "Two hundred, please.",
        quoted: expect.stringContaining("> Thank you"),
        is_automatic: false,
        attachments: [],
      },
    ]);
    expect(mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    const notices = () => loadMailsTo(server.dataDir, staffEmail);
    const isAnswer = (mail: { subject?: string | undefined }) =>
      mail.subject?.startsWith("New reply:") && mail.subject.includes(reference);
    await expect.poll(async () => (await notices()).filter(isAnswer).length, { timeout: 20_000 }).toBe(1);
    const notice = (await notices()).find(isAnswer);
    expect(notice?.text).toContain("Two hundred, please.");
    expect(notice?.text).not.toContain("> Thank you");
    expect(notice?.text).toContain(`/admin?inquiry=${id}`);
  });

  test("reopens an answered inquiry with a new moment to answer by, and counts as a change", async () => {
    const { id } = await submit("omar@example.com");
    const sent = await ada.database.rpc("send_reply", {
      inquiry_id: id,
      expected_version: 1,
      body: "Dear Omar,\n\nyes.",
      locale: "en",
      new_status: "closed",
    });
    await expect
      .poll(() => loadMailsTo(server.dataDir, "omar@example.com"), { timeout: 20_000 })
      .toHaveLength(2);
    const before = await findInquiry(id);
    const reply = (await loadMailsTo(server.dataDir, "omar@example.com")).find(({ subject }) =>
      subject?.startsWith("Re:"),
    );
    await deliver(
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
    const inquiry = await findInquiry(id);
    expect(inquiry).toMatchObject({ status: "in_progress", answered_at: before?.answered_at });
    expect(Date.parse(inquiry?.due_at ?? "")).toBeGreaterThan(Date.now());
    const stale = await ada.database.rpc("set_inquiry_status", {
      inquiry_id: id,
      expected_version: sent.data ?? 0,
      new_status: "closed",
    });
    expect(stale.status).toBe(409);
    const { data: entries } = await ada.database
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
    const { id, reference } = await submit("sara@example.com");
    const subject = `A question about ${reference.toLowerCase()}`;
    const strange = await deliver(composeMail({ from: "mallory@example.com", subject, body: "Pay here" }));
    await deliver(composeMail({ from: "Sara <Sara@Example.com>", subject, body: "A question" }));
    expect(await listMessages(id)).toMatchObject([{ address: "sara@example.com", body: "A question" }]);
    expect(mailbox.flagsOf(strange)).toEqual([]);
  });

  test("what belongs to no inquiry stays as it is, and so does what we sent ourselves", async () => {
    const { id, receiptId, reference } = await submit("lina@example.com");
    const [unrelated, own, ofStaff] = [
      await deliver(composeMail({ from: "lina@example.com", subject: "Hello", body: "Hello" })),
      await deliver(
        composeMail({ from: "hello@nawat.example", body: "x", headers: { "In-Reply-To": receiptId } }),
      ),
      await deliver(
        composeMail({ from: staffEmail, subject: reference, body: "x", headers: { References: receiptId } }),
      ),
    ];
    for (const uid of [oldMail, unrelated, own, ofStaff]) expect(mailbox.flagsOf(uid)).toEqual([]);
    expect(await listMessages(id)).toEqual([]);
  });

  test("attachments are listed, kept up to a size, and downloaded by staff alone, which is audited", async () => {
    const { id, receiptId } = await submit("mail-with-files@example.com");
    const drawing = Buffer.from("%PDF-1.7 a drawing");
    const parts = composeParts([
      {
        type: "text/html; charset=utf-8",
        content: "<p>Here it is.</p><script>alert(1)</script><blockquote>Before</blockquote>",
      },
      { type: "application/pdf", name: "../لوحة\u202efdp.exe.pdf", content: drawing },
      { type: "application/zip", name: "large.zip", content: Buffer.alloc(11 * 1024 * 1024, "x") },
    ]);
    await deliver(
      composeMail({
        from: "mail-with-files@example.com",
        ...parts,
        headers: { ...parts.headers, "In-Reply-To": receiptId },
      }),
    );
    const [message] = await listMessages(id);
    expect(message).toMatchObject({
      body: "Here it is.",
      attachments: [
        { name: "لوحةfdp.exe.pdf", media_type: "application/pdf", size: drawing.length, is_stored: true },
        { name: "large.zip", size: 11 * 1024 * 1024, is_stored: false },
      ],
    });
    const [kept, large] = message?.attachments ?? [];
    const download = await ada.database.rpc("get_attachment", { attachment_id: kept?.id ?? "" });
    expect(Buffer.from(download.data ?? "", "base64")).toEqual(drawing);
    expect(await ada.database.rpc("get_attachment", { attachment_id: large?.id ?? "" })).toMatchObject({
      status: 404,
    });
    const { data: entries } = await ada.database
      .from("admin_audit_log")
      .select("*")
      .eq("resource_id", id)
      .eq("action", "inquiry.attachment_downloaded");
    expect(entries).toMatchObject([{ actor_id: ada.userId, details: { attachment: 1 } }]);
  });

  test("an out-of-office notice is shown, and reopens nothing and tells nobody", async () => {
    const { id, receiptId } = await submit("away@example.com");
    await ada.database.rpc("set_inquiry_status", {
      inquiry_id: id,
      expected_version: 1,
      new_status: "closed",
    });
    const headers = { "In-Reply-To": receiptId, "Auto-Submitted": "auto-replied (vacation)" };
    await deliver(composeMail({ from: "away@example.com", body: "I am away", headers }));
    expect(await listMessages(id)).toMatchObject([{ body: "I am away", is_automatic: true }]);
    expect(await findInquiry(id)).toMatchObject({ status: "closed" });
    const { rows } = await server.database.transaction((t) =>
      t.query("select from public.inquiry_mails where inquiry_id = $1 and kind = 'answer'", [id]),
    );
    expect(rows).toEqual([]);
  });

  test("a mail of ours that comes back is told to staff, and a reply that did so answers nothing", async () => {
    const { id } = await submit("gone@example.com");
    const reply = {
      inquiry_id: id,
      expected_version: 1,
      body: "Dear,\n\nyes.",
      locale: "en",
      new_status: "answered",
    } as const;
    await ada.database.rpc("send_reply", reply);
    await expect
      .poll(() => loadMailsTo(server.dataDir, "gone@example.com"), { timeout: 20_000 })
      .toHaveLength(2);
    const sent = (await loadMailsTo(server.dataDir, "gone@example.com")).find(({ subject }) =>
      subject?.startsWith("Re:"),
    );
    const delayed = await deliver(composeBounce(sent?.messageId ?? "", { action: "delayed" }));
    expect(await findInquiry(id)).toMatchObject({ status: "answered" });
    const bounce = await deliver(composeBounce(sent?.messageId ?? ""));
    expect([mailbox.flagsOf(delayed), mailbox.flagsOf(bounce)]).toEqual([[], ["\\Seen"]]);
    expect(await findInquiry(id)).toMatchObject({ status: "in_progress" });
    expect(await listMessages(id)).toMatchObject([
      { direction: "sent", sent_at: null, last_response: "smtp; 550 5.1.1 No such user here" },
    ]);
    const { data: failed } = await ada.database.from("failed_inquiry_mails").select("*").eq("inquiry_id", id);
    expect(failed).toMatchObject([{ kind: "reply", recipient: "gone@example.com" }]);
  });

  test("a mail that is built to break its reader stays, and the next one comes in", async () => {
    const { id, receiptId } = await submit("poison@example.com");
    const headers = { "In-Reply-To": receiptId };
    const nested = Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}`,
    );
    const poison = composeMail({ from: "poison@example.com", body: "", headers })
      .replace("Content-Type: text/plain; charset=utf-8", "X-Next: x")
      .replace(/\n\n$/, `\n${nested.join("\n")}\n\nx`);
    const uid = await deliver(poison);
    const zero = composeMail({ from: "poison@example.com", body: "a\u0000b\u202ec \ud800", headers });
    await deliver(zero);
    expect(mailbox.flagsOf(uid)).toEqual([]);
    expect(await listMessages(id)).toMatchObject([{ body: expect.stringMatching(/^ab\S?c/) }]);
  });

  test("a mail whose number is too long for the database, or whose header is endless, holds up no other", async () => {
    const { id, receiptId } = await submit("endless@example.com");
    const from = "endless@example.com";
    const random = Array.from({ length: 950 }, () => randomInt(0x4e00, 0x9fff));
    const headers = { "In-Reply-To": receiptId };
    const uids = [
      await deliver(
        composeMail({
          from,
          body: "x",
          headers: { ...headers, "Message-ID": `<${String.fromCodePoint(...random)}@x>` },
        }),
      ),
      await deliver(
        composeMail({ from, body: "x", headers: { ...headers, "X-Long": "x".repeat(5_000_000) } }),
      ),
    ];
    await deliver(composeMail({ from, body: "A question", headers }));
    for (const uid of uids) expect(mailbox.flagsOf(uid)).toEqual([]);
    expect(await listMessages(id)).toMatchObject([{ body: "A question" }]);
  });

  test("another mail with the same Message-ID is no repetition: it stays, unread", async () => {
    const { id, receiptId } = await submit("careless@example.com");
    const headers = { "In-Reply-To": receiptId, "Message-ID": "<1@localhost>" };
    const from = "careless@example.com";
    await deliver(composeMail({ from, body: "The first", headers }));
    const second = await deliver(composeMail({ from, body: "The second", headers }));
    const again = await deliver(composeMail({ from, body: "The first", headers }));
    expect([mailbox.flagsOf(second), mailbox.flagsOf(again)]).toEqual([[], ["\\Seen"]]);
    expect(await listMessages(id)).toMatchObject([{ body: "The first" }]);
  });

  test("what staff answer to a notice, from an address of their own, does not come in; a visitor's answer does", async () => {
    const { id, reference } = await submit("noticed@example.com");
    const findNotice = async () =>
      (await loadMailsTo(server.dataDir, staffEmail)).find(({ subject }) => subject?.includes(reference));
    await expect.poll(findNotice, { timeout: 20_000 }).toBeDefined();
    const headers = { "In-Reply-To": (await findNotice())?.messageId ?? "" };
    const remark = await deliver(
      composeMail({ from: "karim@home.example", body: "No budget, I fear.", headers }),
    );
    await deliver(composeMail({ from: "noticed@example.com", body: "Thank you", headers }));
    expect(mailbox.flagsOf(remark)).toEqual([]);
    expect(await listMessages(id)).toMatchObject([{ body: "Thank you" }]);
  });

  test("comes in once, however often the mailbox is read; a connection that is lost is opened again", async () => {
    const { id, receiptId } = await submit("twice@example.com");
    await deliver(
      composeMail({ from: "twice@example.com", body: "Once", headers: { "In-Reply-To": receiptId } }),
    );
    mailbox.renumber();
    mailbox.disconnect();
    await deliver(
      composeMail({ from: "twice@example.com", body: "Again", headers: { "In-Reply-To": receiptId } }),
    );
    await expect.poll(() => readValidity(server), { timeout: 30_000 }).toBe(2);
    await expect
      .poll(async () => (await listMessages(id)).map(({ body }) => body))
      .toEqual(["Once", "Again"]);
  });
});

async function readPosition(server: OpenServer): Promise<number> {
  const { rows } = await server.database.transaction((t) =>
    t.query<{ last: number }>("select coalesce(last_uid, 0)::int as last from private.mailbox_positions"),
  );
  return rows[0]?.last ?? 0;
}

async function readValidity(server: OpenServer): Promise<number> {
  const { rows } = await server.database.transaction((t) =>
    t.query<{ validity: number }>("select uid_validity::int as validity from private.mailbox_positions"),
  );
  return rows[0]?.validity ?? 0;
}
