import { beforeAll, describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { type AnsweredSite, openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

describe("what a colleague writes by mail about an inquiry", () => {
  let site: AnsweredSite;

  beforeAll(async () => {
    site = await openAnsweredSite(embedded, { mailBegins: true });
    return site.stop;
  });

  const mailsTo = async (address: string, reference: string) =>
    (await loadMailsTo(site.server.dataDir, address)).filter(({ subject }) => subject?.includes(reference));

  /** An inquiry with the notice of it. */
  async function submit(email: string) {
    const inquiry = await site.submit(email);
    await expect.poll(() => mailsTo(staffEmail, inquiry.reference)).toHaveLength(1);
    const [notice] = await mailsTo(staffEmail, inquiry.reference);
    return { ...inquiry, notice };
  }

  async function listNotes(id: string) {
    const { data } = await site.ada.database
      .from("inquiry_notes")
      .select("*")
      .eq("inquiry_id", id)
      .order("created_at");
    return data ?? [];
  }

  const listMissed = async () =>
    (await site.ada.database.from("missed_mail_counts").select("reason, mails")).data;

  test("to a notice is a note, for staff alone; they are told once a day that it was not sent", async () => {
    const { id, reference, notice } = await submit("rana@example.com");
    expect(notice?.replyTo).toMatchObject([{ address: "hello@nawat.example" }]);
    expect(notice?.text).toContain("Reply to the visitor there, not to this email.");
    const quoted = (notice?.text ?? "").replace(/^/gm, "> ");
    const parts = composeParts([
      {
        type: "text/plain; charset=utf-8",
        content: `Twelve by March.\n\nOn Thu, Nov 26, 2026 at 10:00 AM Nawat <hello@nawat.example> wrote:\n\n${quoted}`,
      },
      { type: "application/pdf", name: "offer.pdf", content: "%PDF-1.7" },
    ]);
    const headers = { "In-Reply-To": notice?.messageId ?? "" };
    const mail = composeMail({
      from: staffEmail.toUpperCase(),
      subject: `Re: ${notice?.subject}`,
      body: parts.body,
      headers: { ...headers, ...parts.headers },
    });
    const uid = await site.deliver(mail);
    // A gateway has it twice.
    await site.deliver(mail.replace("Subject: ", "Subject: [staff] "));
    await site.deliver(composeMail({ from: staffEmail, body: "Or April?", headers }));
    const note = { address: staffEmail, author_id: null, body: "Twelve by March.", has_files: true };
    expect(await listNotes(id)).toMatchObject([note, { body: "Or April?", has_files: false }]);
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await site.listMessages(id)).toEqual([]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "new" });

    const told = async () =>
      (await mailsTo(staffEmail, reference)).filter(({ subject }) => subject?.startsWith("Not sent"));
    await expect.poll(told).toHaveLength(1);
    expect((await told())[0]?.text).toContain(
      `Your email about ${reference} was not sent to the visitor. It is kept as a note, staff only.`,
    );
    await site.server.query("update public.inquiry_mails set created_at = created_at - interval '25 hours'");
    await site.deliver(composeMail({ from: staffEmail, body: "Or May?", headers }));
    await expect.poll(told).toHaveLength(2);
    expect(await mailsTo("rana@example.com", reference)).toHaveLength(1);
  });

  test("names its reference, and they are told in the language of their pages", async () => {
    const { id, reference } = await submit("omar@example.com");
    await site.ada.database.rpc("save_telling_preferences", {
      ...{ mails_assigned: true, mails_mentioned: true, counts_in_title: true, language: "ar" },
    });
    await site.deliver(
      composeMail({
        from: "Ada <Ada@example.com>",
        subject: `Call him, ${reference.toLowerCase()}`,
        body: "",
      }),
    );
    expect(await listNotes(id)).toMatchObject([
      { address: "ada@example.com", body: `Call him, ${reference.toLowerCase()}` },
    ]);
    const told = () => mailsTo("ada@example.com", reference);
    await expect.poll(told).toHaveLength(1);
    const [mail] = await told();
    expect(mail?.text).toContain(`رسالتك بشأن ${reference} لم تُرسل إلى صاحب الاستفسار`);
    expect(mail?.text).toContain(`/admin?inquiry=${id}`);
  });

  test("leaves nothing where their program wrote it", async () => {
    const { id, reference, notice } = await submit("away@example.com");
    const uid = await site.deliver(
      composeMail({
        from: staffEmail,
        subject: `Automatic reply: ${notice?.subject}`,
        body: "I am away.",
        headers: { "In-Reply-To": notice?.messageId ?? "", "Auto-Submitted": "auto-replied" },
      }),
    );
    const receipt = composeParts(
      [
        { type: "text/plain", content: "Your message was read." },
        { type: "message/disposition-notification", content: "Disposition: manual-action; displayed" },
      ],
      "multipart/report; report-type=disposition-notification",
    );
    await site.deliver(
      composeMail({
        ...{ from: staffEmail, subject: `Read: ${notice?.subject}`, body: receipt.body },
        headers: { "In-Reply-To": notice?.messageId ?? "", ...receipt.headers },
      }),
    );
    expect(await listNotes(id)).toEqual([]);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await mailsTo(staffEmail, reference)).toHaveLength(1);
    expect(await listMissed()).toEqual([]);
  });

  test("is none of a stranger's to a notice, which stays in the mailbox; the visitor's comes in", async () => {
    const { id, notice } = await submit("noticed@example.com");
    const headers = { "In-Reply-To": notice?.messageId ?? "" };
    const uid = await site.deliver(
      composeMail({ from: "karim@home.example", body: "No budget, I fear.", headers }),
    );
    await site.deliver(composeMail({ from: "noticed@example.com", body: "Thank you", headers }));
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await listMissed()).toEqual([{ reason: "notice", mails: 1 }]);
    expect(await listNotes(id)).toEqual([]);
    expect(await site.listMessages(id)).toMatchObject([{ body: "Thank you" }]);
  });
});
