import PostalMime, { type Email } from "postal-mime";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Engine, engines } from "../engines.ts";
import { startImapServer } from "../imap-server.ts";
import { openServer } from "../server.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { contact, submitInquiry } from "./inquiry-client.ts";
import { createAuthClient } from "./site-api-client.ts";
import { composeMail, composeParts } from "./visitor-mails.ts";

const karim = "karim@example.com";
const passed = "mx.nawat.example; dmarc=pass (p=none) header.from=example.com";

type Delivered = Email & { raw: string; envelope: string[] };

/** A site with mail servers for both ways, that tells two of the staff of inquiries. */
async function openSite(engine: Engine) {
  const delivered: Delivered[] = [];
  let envelope: string[] = [];
  const smtp = await startSmtpServer(
    async (raw) => void delivered.push({ ...(await PostalMime.parse(raw)), raw, envelope }),
    {
      onMailFrom: ({ address }, _session, done) => done(void (envelope = [address])),
      onRcptTo: ({ address }, _session, done) => done(void envelope.push(address)),
    },
  );
  const mailbox = await startImapServer();
  const server = await openServer(engine, {
    imapUrl: mailbox.url,
    smtpUrl: smtp.url,
    staffEmails: ["ada@example.com", karim],
    mailAuthservId: "mx.nawat.example",
    autoconfirm: true,
  });
  for (const email of ["ada@example.com", karim])
    await createAuthClient(server.url).signUp({ email, password: "seven cedars on a hill" });
  await server.query(`
    with staff as (insert into public.user_roles (user_id, role) select id, 'admin' from auth.users returning user_id)
    insert into public.staff_profiles (user_id, name_en, name_ar, position_en, position_ar)
    select user_id, 'Karim Saleh', 'كريم صالح', 'Engineer', 'مهندس' from staff`);
  const readUpTo = async () =>
    (await server.query<{ last: number }>("select last_uid::int as last from private.mailbox_positions"))[0]
      ?.last ?? -1;
  await vi.waitUntil(async () => (await readUpTo()) >= 0, 60_000);

  const mailsTo = (address: string) => delivered.filter(({ envelope: [, to] }) => to === address);
  const waitFor = (address: string, subject: RegExp) =>
    vi.waitUntil(() => mailsTo(address).findLast((mail) => subject.test(mail.subject ?? "")), 60_000);
  return {
    mailbox,
    server,
    mailsTo,
    waitFor,
    /** An inquiry with the notice that Karim got of it. */
    async submit(email: string) {
      const { id, reference } = await submitInquiry(server.url, { ...contact, email });
      return { id, reference, notice: await waitFor(karim, new RegExp(`New inquiry.*${reference}`)) };
    },
    async deliver(mail: string) {
      const uid = mailbox.deliver(mail);
      await vi.waitUntil(async () => (await readUpTo()) >= uid, 60_000);
      return uid;
    },
    /** Of an inquiry; with the replies and the notes. */
    find: async (id: string) =>
      (
        await server.query(
          `select status, version::int, answered_at is not null as is_answered,
             (select jsonb_agg(sent order by sent.created_at) from public.inquiry_conversation as sent
              where inquiry_id = inquiry.id and direction = 'sent') as replies,
             (select jsonb_agg(note order by note.created_at) from public.inquiry_notes as note where inquiry_id = inquiry.id) as notes
           from public.inquiries as inquiry where id = $1`,
          [id],
        )
      )[0],
    async stop() {
      await server.stop();
      await Promise.all([mailbox.close(), smtp.close()]);
    },
  };
}

interface AnswerOptions {
  from?: string;
  headers?: Record<string, string>;
}

/** As Karim's mail program answers a mail. */
function answer(
  { messageId = "", subject = "", text = "" }: Email,
  body: string,
  options: AnswerOptions = {},
) {
  const quoted = text.replace(/^/gm, "> ");
  return composeMail({
    from: options.from ?? `Karim Saleh <${karim}>`,
    subject: `Re: ${subject}`,
    body: `${body}\n\nOn Thu, Nov 26, 2026 at 10:00 AM Nawat <hello@nawat.example> wrote:\n\n${quoted}`,
    headers: {
      "In-Reply-To": messageId,
      "Reply-To": karim,
      "Authentication-Results": passed,
      ...options.headers,
    },
  });
}

describe.each(engines)("what staff answer from their own mail program, on $name", (engine) => {
  let site: Awaited<ReturnType<typeof openSite>>;

  beforeAll(async () => {
    site = await openSite(engine);
    return site.stop;
  });

  test("goes to the visitor as the company's, with their name and nowhere their address", async () => {
    const { id, notice } = await site.submit("rana@example.com");
    expect(notice.replyTo).toMatchObject([{ address: "hello@nawat.example" }]);
    expect(notice.text).toContain("A reply to this email goes to the visitor as the company’s");
    const uid = await site.deliver(
      answer(notice, `Dear Rana,\n\nwrite to ${karim} as before.\n\n-- \nKarim\n${karim}`),
    );
    const reply = await site.waitFor("rana@example.com", /^Re: A board/);
    expect(reply.envelope).toEqual(["hello@nawat.example", "rana@example.com"]);
    expect(reply.text).toContain(
      "write to hello@nawat.example as before.\n\n-- \nKarim Saleh\nEngineer, Nawat",
    );
    expect(reply.text).not.toContain("/admin?inquiry=");
    for (const text of [reply.raw, reply.text, reply.html])
      expect(text).not.toMatch(/karim@|karim=40|a2FyaW1A/i);
    expect(await site.find(id)).toMatchObject({
      status: "answered",
      is_answered: true,
      replies: [{ author_email: karim, locale: "en", is_from_mail_program: true }],
      notes: null,
    });
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    // The visitor goes on as after any reply, and what is answered to that notice goes out, too.
    const headers = { "In-Reply-To": reply.messageId ?? "" };
    await site.deliver(composeMail({ from: "rana@example.com", body: "How much?", headers }));
    const told = await site.waitFor(karim, /^New reply: A board/);
    await site.deliver(answer(told, "A hundred each, and delivery is free."));
    await expect.poll(() => site.mailsTo("rana@example.com")).toHaveLength(3);
  });

  test("is in the language it is written in, and comes in once, however often it is found", async () => {
    const { id, notice } = await site.submit("omar@example.com");
    const mail = answer(notice, "تحية طيبة،\n\nنعم، يمكننا التسليم في مارس.");
    await site.deliver(mail);
    await site.deliver(mail);
    await site.deliver(mail.replace("Subject: ", "Subject: [staff] "));
    const reply = await site.waitFor("omar@example.com", /رد/);
    expect(reply.text).toContain("كريم صالح\nمهندس، نواة");
    expect(await site.find(id)).toMatchObject({ replies: [{ locale: "ar" }], notes: null });
  });

  test("says again what was sent before, and never only what is new in it", async () => {
    const { notice, reference } = await site.submit("again@example.com");
    const offer = Array.from({ length: 12 }, (_, n) => `${n}. Point ${n} of the offer, at its price`).join(
      "\n",
    );
    await site.deliver(answer(notice, offer));
    const { messageId = "" } = await site.waitFor("again@example.com", /^Re: A board/);
    const headers = { "In-Reply-To": messageId };
    await site.deliver(composeMail({ from: "again@example.com", body: "I lost your email.", headers }));
    const told = await site.waitFor(karim, new RegExp(`^New reply: .*${reference}`));
    await site.deliver(answer(told, `Dear Rana, here it is again:\n\n${offer}`));
    const again = await vi.waitUntil(() => site.mailsTo("again@example.com")[2], 60_000);
    expect(again.text).toContain(`Dear Rana, here it is again:\n\n${offer}`);
  });

  test("brings its files, but not what a program attaches about its user", async () => {
    const { id, notice } = await site.submit("files@example.com");
    const parts = composeParts([
      { type: "text/plain; charset=utf-8", content: "Dear Rana, here is the offer." },
      { type: "application/pdf", name: "عرض.pdf", content: "%PDF-1.7 an offer" },
      { type: "application/pkcs7-signature", name: "smime.p7s", content: karim },
    ]);
    const headers = { "In-Reply-To": notice.messageId ?? "", "Authentication-Results": passed };
    await site.deliver(
      composeMail({ from: karim, body: parts.body, headers: { ...parts.headers, ...headers } }),
    );
    await site.waitFor("files@example.com", /^Re: A board/);
    const attachments = [{ name: "عرض.pdf", is_stored: true, size: 17 }];
    expect(await site.find(id)).toMatchObject({ replies: [{ attachments }] });
  });

  test.each<[string, string, AnswerOptions]>([
    ["a forger's", "unproven", { headers: { "Authentication-Results": passed.replace("nawat", "other") } }],
    ["one that fails", "unproven", { headers: { "Authentication-Results": passed.replace("pass", "fail") } }],
    ["a colleague's", "other_address", { from: "ada@example.com" }],
  ])(
    "%s is a note, sent to nobody, and the one who was written to is told",
    async (name, reason, options) => {
      const visitor = `${name.replaceAll(/\W/g, "")}@example.com`;
      const { id, reference, notice } = await site.submit(visitor);
      const mail = answer(notice, "Pay to another account.", options);
      const uid = await site.deliver(mail);
      await site.deliver(mail.replace("Subject: ", "Subject: [staff] "));
      const told = await site.waitFor(karim, new RegExp(`^Not sent.*${reference}`));
      expect(told.text).not.toContain("another account");
      expect(await site.find(id)).toMatchObject({
        status: "new",
        version: 2,
        replies: null,
        notes: [{ not_sent: reason, address: options.from ?? karim, body: "Pay to another account." }],
      });
      expect(site.mailsTo(visitor)).toHaveLength(1);
      expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
      // An answer to that is not the visitor's, and not theirs.
      const again = await site.deliver(answer(told, "Why?"));
      expect(site.mailbox.flagsOf(again)).toEqual([]);
    },
  );

  test("is a note where a file was too large or is the notice, a machine wrote it, or the visitor has written since", async () => {
    const { id, notice } = await site.submit("since@example.com");
    const film = composeParts([
      { type: "text/plain", content: "Here is the film." },
      { type: "video/mp4", name: "film.mp4", content: Buffer.alloc(11 * 1024 * 1024, "x") },
    ]);
    const headers = { "In-Reply-To": notice.messageId ?? "", "Authentication-Results": passed };
    const left = await site.deliver(
      composeMail({ from: karim, body: film.body, headers: { ...film.headers, ...headers } }),
    );
    const attached = composeParts([
      { type: "text/plain", content: "See what you wrote." },
      { type: "message/rfc822", content: notice.raw },
    ]);
    await site.deliver(
      composeMail({ from: karim, body: attached.body, headers: { ...attached.headers, ...headers } }),
    );
    await site.deliver(
      answer(notice, "I am away until Monday.", {
        headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk" },
      }),
    );
    const exchange = { "Auto-Submitted": "auto-generated", Subject: "Automatic reply: A board" };
    await site.deliver(answer(notice, "I am away, too.", { headers: exchange }));
    const { messageId = "" } = await site.waitFor("since@example.com", /^We have your message/);
    await site.deliver(
      composeMail({ from: "since@example.com", body: "Wait!", headers: { "In-Reply-To": messageId } }),
    );
    await site.deliver(answer(notice, "As you like."));
    expect(await site.find(id)).toMatchObject({
      replies: null,
      notes: [
        { not_sent: "files", is_partial: true },
        { not_sent: "files", is_partial: true },
        { not_sent: "automatic", is_partial: false },
        { not_sent: "automatic", is_partial: false },
        { not_sent: "written_since", body: "As you like." },
      ],
    });
    expect(site.mailbox.flagsOf(left)).toEqual([]);
  });
});
