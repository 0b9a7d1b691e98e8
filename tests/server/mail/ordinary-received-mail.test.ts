import { randomInt } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeParts, type VisitorMail } from "../../support/mail/visitor-mails.ts";

const site = await openAnsweredSite();
afterAll(site.stop);

const longName = (before: string) =>
  `=?utf-8?b?${Buffer.from(`${before}${"👍".repeat(400)}`).toString("base64")}?=`;
const nested = Array.from(
  { length: 200 },
  (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}`,
).join("\n");
const noDatabaseTakes = Array.from({ length: 950 }, () => randomInt(0x4e00, 0x9fff));
const complaint = "Delivery failure: two boards are missing";

test.each<[string, VisitorMail, object]>([
  ["without a sender", { from: "undisclosed", body: "Hello" }, { address: null, body: "Hello" }],
  [
    "with two senders",
    { from: "Rana <a@x.example>, Omar <b@x.example>", body: "Hello" },
    { address: "a@x.example", body: "Hello" },
  ],
  [
    "with a complaint that sounds like a failure notice",
    { subject: complaint, body: "Where are they?" },
    { body: `${complaint}\n\nWhere are they?`, is_automatic: false },
  ],
  ...["", "a"].map((before): [string, VisitorMail, object] => [
    `with a name that is cut ${before ? "within" : "before"} an emoji`,
    { from: `${longName(before)} <emoji@example.com>`, subject: longName(before), body: "Hello" },
    { body: "Hello" },
  ]),
  [
    "with a sender's name, copies and an address for replies",
    {
      from: "Haddad, Rana <rana@work.example>",
      body: "Please copy them",
      headers: { Cc: "Lawyer <Lawyer@firm.example>", "Reply-To": "home@example.com" },
    },
    {
      ...{ address: "rana@work.example", sender_name: "Haddad, Rana" },
      ...{ cc: ["lawyer@firm.example"], reply_to: "home@example.com" },
    },
  ],
  [
    "of two hundred levels",
    {
      body: nested.slice(nested.indexOf("--b0")) + "\n\nthe end",
      headers: { "Content-Type": 'multipart/mixed; boundary="b0"' },
    },
    { body: expect.stringContaining("the end") },
  ],
  [
    "of characters that no database takes",
    { body: "a\u0000b\u202ec \ud800" },
    { body: expect.stringMatching(/^ab\S?c/) },
  ],
  [
    "with a number of a thousand letters",
    { body: "Hello", headers: { "Message-ID": `<${String.fromCodePoint(...noDatabaseTakes)}@x>` } },
    { body: "Hello" },
  ],
  [
    "with an endless header",
    { body: "Hello", headers: { "X-Long": "x".repeat(5_000_000) } },
    { body: "Hello" },
  ],
  [
    "with a file that is too large to keep: its text and the small file",
    composeParts([
      { type: "image/jpeg", name: "photo.jpg", content: Buffer.alloc(24 * 1024 * 1024, "x") },
      { type: "text/plain; charset=utf-8", content: "The plan is attached." },
      { type: "application/pdf", name: "plan.pdf", content: "%PDF-1.7" },
    ]),
    {
      body: "The plan is attached.",
      attachments: [
        { name: "photo.jpg", is_stored: false },
        { name: "plan.pdf", size: 8, is_stored: true },
      ],
    },
  ],
])("a mail %s comes in by what it answers", async (_, mail, message) => {
  const inquiry = await site.submit();
  await site.answer(inquiry, mail);
  expect(await site.listMessages(inquiry.id)).toMatchObject([message]);
});

test("a mail stands at the moment at which the mail server had it, also when it is read later", async () => {
  const inquiry = await site.submit();
  const at = new Date(Date.now() - 5 * 3_600_000);
  await site.answer(inquiry, { body: "Hello?" }, at);
  const [message] = await site.listMessages(inquiry.id);
  expect(Date.parse(message?.created_at ?? "")).toBe(Math.floor(at.getTime() / 1000) * 1000);
});

test("another mail with the same Message-ID is another mail, and the same one is known", async () => {
  const inquiry = await site.submit();
  const headers = { "Message-ID": "<1@localhost>" };
  for (const body of ["The first", "The second", "The first"]) {
    const uid = await site.answer(inquiry, { body, headers });
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
  }
  expect(await site.listMessages(inquiry.id)).toMatchObject([{ body: "The first" }, { body: "The second" }]);
});

test("only the visitor's own last words are quoted as theirs", async () => {
  const inquiry = await site.submit();
  // A mailbox says when a mail came in whole seconds.
  const at = new Date();
  await site.answer(inquiry, { body: "An earlier one" }, at);
  await site.answer(inquiry, { body: "Mine" }, at);
  await site.answer(inquiry, { from: "mallory@example.com", body: "A stranger's" }, at);
  await site.reply(inquiry.id, "Dear Rana");
  const sent = (await site.mailsTo(inquiry.email)).at(-1);
  expect(sent?.text).toContain("> Mine");
  expect(sent?.text).not.toMatch(/stranger|earlier/);
});

test.each(["text", "html"] as const)(
  "what a mail repeats of our %s is folded, and answers in it are visible",
  async (form) => {
    const isHtml = form === "html";
    const header = "From: Nawat <hello@nawat.example>\nSent: Monday\nTo: Rana\nSubject: A board\n\n";
    const quoting = (text: string) =>
      isHtml
        ? `<p>See my answers.</p><p>${header.replaceAll("<", "&lt;").replaceAll("\n", "<br>")}</p>${text}`
        : `See my answers.\n\n${header}${text}`;
    const { id, email } = await site.submit();
    const question = "Which colours would you like?";
    await site.reply(id, `Dear Rana,\n\n${question}\nHow many doors do you need for the second floor?`);
    const sent = (await site.mailsTo(email)).at(-1);
    const ours = sent?.[form] ?? "";
    const answered = ours.replaceAll(question, `$&${isHtml ? "<br>" : "\n"}BLUE`);
    const headers = { "Content-Type": `text/${isHtml ? "html" : "plain"}; charset=utf-8` };
    for (const text of [ours, answered])
      await site.answer({ email, id, receiptId: sent?.messageId ?? "" }, { body: quoting(text), headers });
    const messages = await site.listMessages(id);
    const [whole, between] = messages.filter(({ direction }) => direction === "received");
    expect(whole).toMatchObject({ body: "See my answers.", quoted_new_lines: 0 });
    expect(whole?.quoted).toContain("How many doors");
    expect(between?.body).toMatch(/Which colours would you like\?\s+BLUE/);
  },
);

test("a visitor's answer from an address of the staff is theirs; one to a notice is a note", async () => {
  const { id, email, reference } = await site.submit(staffEmail);
  const find = async (subject: string) =>
    (await site.mailsTo(staffEmail)).find((mail) => mail.subject?.match(`^${subject}.*${reference}`));
  const answer = async (subject: string, body: string) =>
    site.answer({ id, email, receiptId: (await find(subject))?.messageId ?? "" }, { body });
  await answer("Your message", "My answer");
  const remark = await answer("New", "A remark");
  expect(await site.listMessages(id)).toMatchObject([{ body: "My answer" }]);
  expect(site.mailbox.flagsOf(remark)).toEqual(["\\Seen"]);
});
