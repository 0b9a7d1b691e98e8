import { company } from "../../../firm/company.ts";
import { afterAll, describe, expect, test } from "vitest";
import { interpolate } from "../../../app/i18n/text.ts";
import { notSentMailWords } from "../../../app/mails/words.ts";
import { openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeMail, composeParts, type VisitorMail } from "../../support/mail/visitor-mails.ts";

describe("what a colleague writes by mail about an inquiry", async () => {
  const site = await openAnsweredSite({ mailBegins: true });
  afterAll(site.stop);

  const mailsTo = async (address: string, reference: string) =>
    (await site.mailsTo(address)).filter(({ subject }) => subject?.includes(reference));

  /** An inquiry with the notice of it, and how to answer that. */
  async function submit() {
    const inquiry = await site.submit();
    const [notice] = await mailsTo(staffEmail, inquiry.reference);
    const answered = { ...inquiry, email: staffEmail, receiptId: notice?.messageId ?? "" };
    return { ...inquiry, notice, answerNotice: (mail: VisitorMail) => site.answer(answered, mail) };
  }
  const listNotes = async (id: string) => {
    const notes = site.ada.database.from("inquiry_notes").select("*").eq("inquiry_id", id);
    return (await notes.order("created_at")).data ?? [];
  };
  const listMissed = async () =>
    (await site.ada.database.from("missed_mail_counts").select("reason, mails")).data;

  test("to a notice is a note, for staff alone; they are told once a day that it was not sent", async () => {
    const { id, email, reference, notice, answerNotice } = await submit();
    expect(notice?.replyTo).toMatchObject([{ address: company.email }]);
    const introduction =
      "On Thu, Nov 26, 2026 at 10:00 AM " + company.name.en + " <" + company.email + "> wrote:";
    const quoted = (notice?.text ?? "").replace(/^/gm, "> ");
    const { headers, body } = composeParts([
      {
        type: "text/plain; charset=utf-8",
        content: `Twelve by March.\n\n${introduction}\n\n${quoted}`,
      },
      { type: "application/pdf", name: "offer.pdf", content: "%PDF-1.7" },
    ]);
    const mail = {
      ...{ from: staffEmail.toUpperCase(), subject: `Re: ${notice?.subject}`, body },
      headers: { ...headers, "Message-ID": "<offer@nawat.example>" },
    };
    const uid = await answerNotice(mail);
    // A gateway has it twice.
    await answerNotice({ ...mail, subject: `[staff] ${mail.subject}` });
    await answerNotice({ body: "Or April?" });
    const note = { address: staffEmail, author_id: null, body: "Twelve by March.", has_files: true };
    expect(await listNotes(id)).toMatchObject([note, { body: "Or April?", has_files: false }]);
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await site.listMessages(id)).toEqual([]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "new" });

    const said = interpolate(notSentMailWords.noted.en, { reference });
    const listTold = async () =>
      (await mailsTo(staffEmail, reference)).filter(({ text }) => text?.includes(said));
    expect(await listTold()).toHaveLength(1);
    await site.server.query("update public.mails set created_at = created_at - interval '25 hours'");
    await answerNotice({ body: "Or May?" });
    expect(await listTold()).toHaveLength(2);
    expect(await mailsTo(email, reference)).toHaveLength(1);
  });

  test("names its reference, and they are told in the language of their pages", async () => {
    const { id, reference } = await submit();
    await site.ada.database.rpc("save_telling_preferences", {
      ...{ mails_assigned: true, mails_mentioned: true, counts_in_title: true, language: "ar" },
    });
    const subject = `Call him, ${reference.toLowerCase()}`;
    await site.deliver(composeMail({ from: "Ada <Ada@example.com>", subject, body: "" }));
    expect(await listNotes(id)).toMatchObject([{ address: "ada@example.com", body: subject }]);
    const told = await mailsTo("ada@example.com", reference);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(interpolate(notSentMailWords.noted.ar, { reference }));
    expect(told[0]?.text).toContain(`/admin?inquiry=${id}`);
  });

  test("leaves nothing where their program wrote it", async () => {
    const { id, reference, notice, answerNotice } = await submit();
    const automatic = { "Auto-Submitted": "auto-replied" };
    const subject = `Automatic reply: ${notice?.subject}`;
    const uid = await answerNotice({ subject, body: "I am away.", headers: automatic });
    const receipt = composeParts(
      [
        { type: "text/plain", content: "Your message was read." },
        { type: "message/disposition-notification", content: "Disposition: manual-action; displayed" },
      ],
      "multipart/report; report-type=disposition-notification",
    );
    await answerNotice({ subject: `Read: ${notice?.subject}`, ...receipt });
    expect(await listNotes(id)).toEqual([]);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await mailsTo(staffEmail, reference)).toHaveLength(1);
    expect(await listMissed()).toEqual([]);
  });

  test("is none of a stranger's to a notice, which stays in the mailbox; the visitor's comes in", async () => {
    const { id, email, answerNotice } = await submit();
    const uid = await answerNotice({ from: "karim@home.example", body: "No budget, I fear." });
    await answerNotice({ from: email, body: "Thank you" });
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
    expect(await listMissed()).toEqual([{ reason: "notice", mails: 1 }]);
    expect(await listNotes(id)).toEqual([]);
    expect(await site.listMessages(id)).toMatchObject([{ body: "Thank you" }]);
  });
});
