import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { company } from "../../../firm/company.ts";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { noticeWords } from "../../../app/mails/words.ts";
import { contact, project, sendInquiry, submitInquiry } from "../../support/inquiry-client.ts";
import { loadMails } from "../../support/mail/mailbox.ts";
import { openServer } from "../../support/server.ts";

const staffEmails = ["ada@nawat.example", "sam@nawat.example"];

const server = await openServer({ staffEmails, staffLocale: "ar" });
afterAll(server.stop);

describe("mails about an inquiry", () => {
  const submit = (inquiry: object, key: string = randomUUID()) =>
    submitInquiry(server.url, inquiry, { "idempotency-key": key });

  const { mailsTo } = server;
  /** The notices of one visitor's inquiries: an answer to them goes to that visitor. */
  const listNotices = async (visitor: string) =>
    (await mailsTo(staffEmails[0] ?? "")).filter(({ replyTo }) => replyTo?.[0]?.address === visitor);

  test("staff and the visitor are told, each in their language, with the reference", async () => {
    const { reference } = await submit({ ...contact, locale: "en" });
    expect(reference).toMatch(/^N-[2-9CDFGHJKMNPQRTVWX]{5}$/);

    const [receipt, ...others] = await mailsTo(contact.email);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      subject: expect.stringContaining(reference),
      text: expect.stringContaining(contact.message.replace(/^/gm, "> ")),
      html: expect.stringContaining('lang="en" dir="ltr"'),
      from: { name: company.name.en },
      headers: expect.arrayContaining([
        expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }),
      ]),
    });
    expect(receipt?.replyTo).toBeUndefined();

    for (const address of staffEmails) {
      const [notice] = await mailsTo(address);
      expect(notice).toMatchObject({
        to: [{ address }],
        replyTo: [{ address: contact.email }],
        subject: expect.stringContaining(reference),
        html: expect.stringContaining('lang="ar" dir="rtl"'),
        from: { name: company.name.ar },
      });
      for (const value of [contact.name, contact.email, contact.subject, reference])
        expect(notice?.text).toContain(value);
    }
  });

  test("the same inquiry sent again has the same reference and causes no second mail", async () => {
    const [first, second] = [await submit(project, "one-form"), await submit(project, "one-form")];
    // The link to its page is told once.
    expect({ ...second, page: first.page }).toEqual(first);
    expect(await mailsTo(project.email)).toHaveLength(1);
  });

  test("what may be spam causes the same mails, and staff are told that it may be", async () => {
    const { reference } = await submit({ ...contact, email: "hasty@example.com", elapsed: 300 });
    const [receipt] = await mailsTo("hasty@example.com");
    expect(receipt?.subject).toContain(reference);
    const [notice, ...others] = await listNotices("hasty@example.com");
    expect(others).toEqual([]);
    for (const text of [notice?.text, notice?.html]) expect(text).toContain(noticeWords.perhapsSpam.ar);
  });

  test("spam causes no mail", async () => {
    const email = "spammer@example.com";
    await submit({ ...contact, email, [honeypot]: "https://spam.example" });
    expect([await mailsTo(email), await listNotices(email)]).toEqual([[], []]);
  });

  async function countReceipts(addresses: string[]) {
    const rows = await server.query(
      "select from public.mails where kind = 'receipt' and recipient = any($1)",
      [addresses],
    );
    return rows.length;
  }
  const submitAll = (addresses: string[]) =>
    Promise.all(addresses.map((email, index) => submit({ ...contact, email, subject: `${index}` })));

  test.each([
    ["one+a@Example.com", "One@example.com", "one+@example.com", "ONE+b+c@EXAMPLE.com"],
    ["two.three@gmail.com", "t.w.o.three@gmail.com", "TwoThree+a@GoogleMail.com", "twothree.@gmail.com"],
  ])("a stranger's mailbox gets three receipts a day, however its address is written: %s", async (...of) => {
    const other = `other.${of[0]}`;
    await submitAll([...of, ...of, other]);
    expect(await countReceipts(of)).toBe(3);
    expect(await countReceipts([other])).toBe(1);
  });

  test("the addresses of one company get twenty a day, and those of a provider each their own", async () => {
    const listAddresses = (domain: string) => Array.from({ length: 22 }, (_, index) => `x${index}@${domain}`);
    const [ofCompany, ofProvider] = [listAddresses("catch-all.example"), listAddresses("Outlook.com")];
    await submitAll([...ofCompany, ...ofProvider]);
    expect(await countReceipts(ofCompany)).toBe(20);
    expect(await countReceipts(ofProvider)).toBe(22);
  });

  test("spam gets no receipt that still waited when staff called it that", async () => {
    // The many before it would be sent first.
    await server.query("delete from public.mails where due_at is not null");
    const submitted = [];
    for (const email of ["waiting@example.com", "honest@example.com"])
      submitted.push(await submit({ ...contact, email }));
    await server.now.sendMails();
    await server.query("update public.mails set sent_at = null, due_at = now() + interval '1 hour'");
    await server.query("update public.inquiries set status = 'spam' where id = $1", [submitted[0]?.id]);
    expect(await countReceipts(["waiting@example.com"])).toBe(0);
    expect(await countReceipts(["honest@example.com"])).toBe(1);
  });

  test("no field gets into a header", async () => {
    const lines = "x\r\nBcc: victim@example.com\r\n\r\n<b>body</b>\u202e";
    for (const inquiry of [contact, project])
      for (const name of Object.keys({ ...inquiry, company: "", phone: "" })) {
        const { status } = await sendInquiry(server.url, { ...inquiry, [name]: lines });
        expect([200, 422]).toContain(status);
      }
    await submit({ ...contact, message: lines });
    await submit({ ...project, description: lines });
    await server.now.sendMails();
    for (const mail of await loadMails(server.dataDir)) {
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(mail.subject).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(mail.html).not.toContain("<b>body");
      expect(mail.to).toHaveLength(1);
    }
  });
});
