import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { loadMails, loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { postgres } from "../../support/engines.ts";
import { openServer } from "../../support/server.ts";
import { contact, project, sendInquiry, submitInquiry } from "../../support/inquiry-client.ts";

const staffEmails = ["ada@nawat.example", "sam@nawat.example"];

const server = await openServer(postgres, { staffEmails, staffLocale: "ar" });
afterAll(server.stop);

describe("mails about an inquiry", () => {
  const submit = (inquiry: object, key: string = randomUUID()) =>
    submitInquiry(server.url, inquiry, { "idempotency-key": key });

  /** The notices of one visitor's inquiries: an answer to them goes to that visitor. */
  async function listNotices(visitor: string) {
    const mails = await loadMailsTo(server.dataDir, staffEmails[0] ?? "");
    return mails.filter(({ replyTo }) => replyTo?.[0]?.address === visitor);
  }

  test("staff and the visitor are told, each in their language, with the reference", async () => {
    const { reference } = await submit({ ...contact, locale: "en" });
    expect(reference).toMatch(/^N-[2-9CDFGHJKMNPQRTVWX]{5}$/);

    const receipt = await waitForMail(server.dataDir, contact.email);
    expect(receipt.subject).toContain(reference);
    expect(receipt.text).toContain(contact.message);
    expect(receipt.html).toContain('lang="en" dir="ltr"');
    expect(receipt.replyTo).toBeUndefined();
    expect(receipt.from?.name).toBe("Nawat");
    expect(valueOf(receipt, "auto-submitted")).toBe("auto-replied");

    for (const address of staffEmails) {
      const notice = await waitForMail(server.dataDir, address);
      expect(notice.to).toMatchObject([{ address }]);
      expect(notice.replyTo).toMatchObject([{ address: contact.email }]);
      expect(notice.subject).toContain(reference);
      expect(notice.html).toContain('lang="ar" dir="rtl"');
      expect(notice.from?.name).toBe("نواة");
      for (const value of [contact.name, contact.email, contact.subject, reference])
        expect(notice.text).toContain(value);
    }
  });

  test("the same inquiry sent again has the same reference and causes no second mail", async () => {
    const [first, second] = [await submit(project, "one-form"), await submit(project, "one-form")];
    // The link to its page is told once.
    expect({ ...second, page: first.page }).toEqual(first);
    await submit({ ...project, email: "last@example.com" });
    await waitForMail(server.dataDir, "last@example.com");
    expect(await loadMailsTo(server.dataDir, project.email)).toHaveLength(1);
  });

  test("what may be spam causes the same mails, and staff are told that it may be", async () => {
    const { reference } = await submit({ ...contact, email: "hasty@example.com", elapsed: 300 });
    expect((await waitForMail(server.dataDir, "hasty@example.com")).subject).toContain(reference);
    await expect.poll(() => listNotices("hasty@example.com")).toHaveLength(1);
    const [notice] = await listNotices("hasty@example.com");
    for (const text of [notice?.text, notice?.html])
      expect(text).toContain("قد تكون رسالة غير مرغوب فيها أرسلها برنامج آلي.");
  });

  test("spam causes no mail", async () => {
    await submit({ ...contact, email: "spammer@example.com", [honeypot]: "https://spam.example" });
    await submit({ ...contact, email: "honest@example.com" });
    await waitForMail(server.dataDir, "honest@example.com");
    expect(await loadMailsTo(server.dataDir, "spammer@example.com")).toEqual([]);
    expect(await listNotices("spammer@example.com")).toEqual([]);
    expect(await listNotices("honest@example.com")).toHaveLength(1);
  });

  async function countReceipts(addresses: string[]) {
    const rows = await server.query<{ mails: number }>(
      `select count(*)::int as mails from public.inquiry_mails
         where kind = 'receipt' and recipient = any($1)`,
      [addresses],
    );
    return rows[0]?.mails;
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
    const listAddresses = (domain: string) => Array.from({ length: 25 }, (_, index) => `x${index}@${domain}`);
    const [company, provider] = [listAddresses("catch-all.example"), listAddresses("Outlook.com")];
    await submitAll([...company, ...provider]);
    expect(await countReceipts(company)).toBe(20);
    expect(await countReceipts(provider)).toBe(25);
  });

  test("spam gets no receipt that still waited when staff called it that", async () => {
    // The many before it would be sent first.
    await server.database.transaction((t) =>
      t.query("delete from public.inquiry_mails where due_at is not null"),
    );
    const { id } = await submit({ ...contact, email: "waiting@example.com" });
    await waitForMail(server.dataDir, "waiting@example.com");
    await server.database.transaction(async (t) => {
      await t.query("update public.inquiry_mails set sent_at = null, due_at = now() + interval '1 hour'");
      await t.query("update public.inquiries set status = 'spam' where id = $1", [id]);
    });
    expect(await countReceipts(["waiting@example.com"])).toBe(0);
    expect(await countReceipts(["honest@example.com"])).toBe(1);
  });

  test("no field gets into a header", async () => {
    const lines = "x\r\nBcc: victim@example.com\r\n\r\n<b>body</b>\u202e";
    for (const inquiry of [contact, project]) {
      for (const name of Object.keys({ ...inquiry, company: "", phone: "" })) {
        const { status } = await sendInquiry(server.url, { ...inquiry, [name]: lines });
        expect([200, 422]).toContain(status);
      }
    }
    await submit({ ...contact, message: lines });
    await submit({ ...project, description: lines });
    await waitForMail(server.dataDir, contact.email);
    await waitForMail(server.dataDir, project.email);
    for (const mail of await loadMails(server.dataDir)) {
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(mail.subject).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(mail.html).not.toContain("<b>body");
      expect(mail.to).toHaveLength(1);
    }
  });
});

function valueOf({ headers }: { headers: { key: string; value: string }[] }, name: string) {
  return headers.find(({ key }) => key === name)?.value;
}
