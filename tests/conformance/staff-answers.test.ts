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

interface AnswerOptions {
  from?: string;
  results?: string;
  headers?: Record<string, string>;
}

interface Delivered extends Email {
  raw: string;
  /** The envelope. */
  mailFrom: string;
  recipients: string[];
}

/** A site with mail servers for both ways, that tells two of the staff of inquiries. */
async function openSite(engine: Engine) {
  const delivered: Delivered[] = [];
  let mailFrom = "";
  let recipients: string[] = [];
  const smtp = await startSmtpServer(
    async (raw) => void delivered.push({ ...(await PostalMime.parse(raw)), raw, mailFrom, recipients }),
    {
      onMailFrom: ({ address }, _session, done) => {
        [mailFrom, recipients] = [address, []];
        done();
      },
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        done();
      },
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
  for (const email of ["ada@example.com", karim]) {
    const signedUp = await createAuthClient(server.url).signUp({ email, password: "seven cedars on a hill" });
    expect(signedUp.error).toBeNull();
  }
  await server.query(`
    with staff as (insert into public.user_roles (user_id, role) select id, 'admin' from auth.users returning user_id)
    insert into public.staff_profiles (user_id, name_en, name_ar, position_en, position_ar)
    select user_id, email, 'كريم صالح', 'Engineer', 'مهندس' from staff join (
      select id, case when email like 'karim%' then 'Karim Saleh' else 'Ada' end as email from auth.users
    ) as account on account.id = user_id`);
  const position = async () =>
    (await server.query<{ last: number }>("select last_uid::int as last from private.mailbox_positions"))[0];
  await vi.waitUntil(async () => typeof (await position())?.last === "number", 20_000);

  const mailsTo = (address: string) => delivered.filter(({ recipients: all }) => all.includes(address));
  const waitFor = async (address: string, subject: RegExp) => {
    const find = () => mailsTo(address).findLast((mail) => subject.test(mail.subject ?? ""));
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    return find() as Delivered;
  };
  return {
    mailbox,
    server,
    mailsTo,
    waitFor,
    /** An inquiry with the notice that Karim got of it. */
    async submit(email: string, fields = {}) {
      const { id, reference } = await submitInquiry(server.url, { ...contact, email, ...fields });
      return { id, notice: await waitFor(karim, new RegExp(`New inquiry.*${reference}`)) };
    },
    async deliver(mail: string) {
      const uid = mailbox.deliver(mail);
      await expect
        .poll(async () => (await position())?.last, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(uid);
      return uid;
    },
    listReplies: (id: string) =>
      server.query(
        `select message.body, message.locale, account.email, mail.kind from public.inquiry_messages as message
         join public.inquiry_mails as mail on mail.message_id = message.id and mail.kind = 'reply'
         left join auth.users as account on account.id = message.author_id
         where message.inquiry_id = $1`,
        [id],
      ),
    listNotes: (id: string) =>
      server.query(
        "select not_sent, address, body, is_partial from public.inquiry_notes where inquiry_id = $1",
        [id],
      ),
    findInquiry: async (id: string) =>
      (
        await server.query(
          "select status, version::int, answered_at is not null as is_answered from public.inquiries where id = $1",
          [id],
        )
      )[0],
    async stop() {
      await server.stop();
      await Promise.all([mailbox.close(), smtp.close()]);
    },
  };
}

const passed = "mx.nawat.example; dmarc=pass (p=none) header.from=example.com";

/** As Karim's mail program answers a notice. */
function answer(
  notice: Delivered,
  body: string,
  { from = `Karim Saleh <${karim}>`, results = passed, headers = {} }: AnswerOptions = {},
) {
  const quoted = (notice.text ?? "").replace(/^/gm, "> ");
  return composeMail({
    from,
    subject: `Re: ${notice.subject}`,
    body: `${body}\n\nOn Thu, Nov 26, 2026 at 10:00 AM Nawat <hello@nawat.example> wrote:\n\n${quoted}`,
    headers: {
      "In-Reply-To": notice.messageId ?? "",
      "Reply-To": karim,
      "X-Originating-User": karim,
      "Authentication-Results": results,
      ...headers,
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
    const body = `Dear Rana,\n\nwrite to ${karim} as before.\n\n-- \nKarim\n${karim}`;
    const uid = await site.deliver(answer(notice, body));
    const reply = await site.waitFor("rana@example.com", /^Re: A board/);
    expect(reply).toMatchObject({
      from: { address: "hello@nawat.example" },
      mailFrom: "hello@nawat.example",
      recipients: ["rana@example.com"],
    });
    expect(reply.text).toContain(
      "write to hello@nawat.example as before.\n\n-- \nKarim Saleh\nEngineer, Nawat",
    );
    expect(reply.text).not.toContain("/admin?inquiry=");
    for (const text of [reply.raw, reply.text, reply.html, JSON.stringify(reply.headers)])
      expect(text).not.toMatch(/karim@|karim=40|a2FyaW1A/i);
    expect(await site.listReplies(id)).toMatchObject([{ email: karim, locale: "en" }]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered", is_answered: true });
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    // The visitor goes on as after any reply, and the answer to that notice goes out, too.
    await site.deliver(
      composeMail({
        from: "rana@example.com",
        body: "How much?",
        headers: { "In-Reply-To": reply.messageId ?? "" },
      }),
    );
    const told = await site.waitFor(karim, /^New reply: A board/);
    expect(told.replyTo).toMatchObject([{ address: "hello@nawat.example" }]);
    await site.deliver(answer(told, "A hundred each, and delivery is free."));
    await expect.poll(() => site.listReplies(id)).toHaveLength(2);
    await expect.poll(() => site.mailsTo("rana@example.com"), { timeout: 20_000 }).toHaveLength(3);
  });

  test("is in the language it is written in, and comes in once, however often it is found", async () => {
    const { id, notice } = await site.submit("omar@example.com", { locale: "en" });
    const mail = answer(notice, "تحية طيبة،\n\nنعم، يمكننا التسليم في مارس.");
    await site.deliver(mail);
    await site.deliver(mail);
    const reply = await site.waitFor("omar@example.com", /رد/);
    expect(reply.text).toContain("كريم صالح\nمهندس، نواة");
    expect(await site.listReplies(id)).toMatchObject([{ locale: "ar" }]);
    expect(await site.listNotes(id)).toEqual([]);
  });

  test("brings its files, but not what a program attaches about its user", async () => {
    const { id, notice } = await site.submit("files@example.com");
    const parts = composeParts([
      { type: "text/plain; charset=utf-8", content: "Dear Rana, here is the offer." },
      { type: "application/pdf", name: "عرض.pdf", content: "%PDF-1.7 an offer" },
      { type: "text/vcard", name: "karim.vcf", content: `EMAIL:${karim}` },
    ]);
    await site.deliver(
      composeMail({
        from: karim,
        body: parts.body,
        headers: {
          ...parts.headers,
          "In-Reply-To": notice.messageId ?? "",
          "Authentication-Results": passed,
        },
      }),
    );
    await site.waitFor("files@example.com", /^Re: A board/);
    expect(
      await site.server.query(
        `select name, is_stored, convert_from(content, 'UTF8') as content from public.inquiry_messages as message
         join public.inquiry_attachments as file on file.message_id = message.id
         join public.inquiry_attachment_pieces as piece on piece.attachment_id = file.id
         where inquiry_id = $1`,
        [id],
      ),
    ).toEqual([{ name: "عرض.pdf", is_stored: true, content: "%PDF-1.7 an offer" }]);
  });

  test.each<[string, string, AnswerOptions]>([
    ["a forger's", "unproven", { results: "mx.other.example; dmarc=pass header.from=example.com" }],
    ["one that fails", "unproven", { results: "mx.nawat.example; dmarc=fail header.from=example.com" }],
    ["a colleague's", "other_address", { from: "ada@example.com" }],
  ])(
    "%s is a note, sent to nobody, and the one who was written to is told",
    async (name, reason, options) => {
      await site.server.query("delete from public.inquiry_mails where kind = 'not_sent'");
      const visitor = `${name.replaceAll(/\W/g, "")}@example.com`;
      const { id, notice } = await site.submit(visitor);
      const uid = await site.deliver(answer(notice, "Pay to another account.", options));
      const told = await site.waitFor(
        karim,
        new RegExp(`^Not sent.*${/N-\w+/.exec(notice.subject ?? "")?.[0]}`),
      );
      expect(told.text).not.toContain("another account");
      expect(told.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));
      expect(await site.listNotes(id)).toMatchObject([
        {
          not_sent: reason,
          address: options.from ?? karim,
          body: "Pay to another account.",
          is_partial: false,
        },
      ]);
      expect(await site.listReplies(id)).toEqual([]);
      expect(site.mailsTo(visitor)).toHaveLength(1);
      expect(await site.findInquiry(id)).toMatchObject({ status: "new", version: 2 });
      expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
      // An answer to that is not the visitor's, and not theirs.
      const again = await site.deliver(answer(told, "Why?"));
      expect(site.mailbox.flagsOf(again)).toEqual([]);
      expect(await site.listNotes(id)).toHaveLength(1);
    },
  );

  test("is a note where the visitor has written since, a machine wrote it, or a file was too large", async () => {
    await site.server.query("delete from public.inquiry_mails where kind = 'not_sent'");
    const { id, notice } = await site.submit("since@example.com");
    const large = composeParts([
      { type: "text/plain", content: "Here is the film." },
      { type: "video/mp4", name: "film.mp4", content: Buffer.alloc(11 * 1024 * 1024, "x") },
    ]);
    const headers = {
      ...large.headers,
      "In-Reply-To": notice.messageId ?? "",
      "Authentication-Results": passed,
    };
    const left = await site.deliver(composeMail({ from: karim, body: large.body, headers }));
    const away = { headers: { "Auto-Submitted": "auto-replied" } };
    await site.deliver(answer(notice, "I am away until Monday.", away));
    const receipt = await site.waitFor("since@example.com", /^We have your message/);
    await site.deliver(
      composeMail({
        from: "since@example.com",
        body: "Wait!",
        headers: { "In-Reply-To": receipt.messageId ?? "" },
      }),
    );
    await site.deliver(answer(notice, "As you like."));
    expect(await site.listNotes(id)).toMatchObject([
      { not_sent: "files", is_partial: true },
      { not_sent: "automatic", is_partial: false },
      { not_sent: "written_since", body: "As you like." },
    ]);
    expect(site.mailbox.flagsOf(left)).toEqual([]);
    expect(await site.listReplies(id)).toEqual([]);
    expect(
      await site.server.query(
        "select from public.inquiry_mails where inquiry_id = $1 and kind = 'not_sent'",
        [id],
      ),
    ).toHaveLength(2);
  });
});
