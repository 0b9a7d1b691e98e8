import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { loadMails, loadMailsTo, waitForMail } from "../mailbox.ts";
import { engines } from "../engines.ts";
import { type OpenServer, openServer } from "../server.ts";
import { contact, project } from "./inquiry-client.ts";

const staffEmails = ["ada@nawat.example", "sam@nawat.example"];

describe.each(engines)("mails about an inquiry on $name", (engine) => {
  let server: OpenServer;

  beforeAll(async () => {
    server = await openServer(engine, { staffEmails, staffLocale: "ar" });
    return server.stop;
  });

  const post = (inquiry: Record<string, unknown>, key: string) =>
    fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: JSON.stringify(inquiry),
      headers: { "content-type": "application/json", "idempotency-key": key },
    });

  async function submit(inquiry: Record<string, unknown>, key: string = randomUUID()) {
    const answer = await post(inquiry, key);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: string; reference: string };
  }

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
    expect(valueOf(receipt, "auto-submitted")).toBe("auto-replied");

    for (const address of staffEmails) {
      const notice = await waitForMail(server.dataDir, address);
      expect(notice.to).toMatchObject([{ address }]);
      expect(notice.replyTo).toMatchObject([{ address: contact.email }]);
      expect(notice.subject).toContain(reference);
      expect(notice.html).toContain('lang="ar" dir="rtl"');
      for (const value of [contact.name, contact.email, contact.subject, reference])
        expect(notice.text).toContain(value);
    }
  });

  test("the same inquiry sent again has the same reference and causes no second mail", async () => {
    const [first, second] = [await submit(project, "one-form"), await submit(project, "one-form")];
    expect(second).toEqual(first);
    await submit({ ...project, email: "last@example.com" });
    await waitForMail(server.dataDir, "last@example.com");
    expect(await loadMailsTo(server.dataDir, project.email)).toHaveLength(1);
  });

  test("spam causes no mail", async () => {
    await submit({ ...contact, email: "spammer@example.com", website: "https://spam.example" });
    await submit({ ...contact, email: "honest@example.com" });
    await waitForMail(server.dataDir, "honest@example.com");
    expect(await loadMailsTo(server.dataDir, "spammer@example.com")).toEqual([]);
    expect(await listNotices("spammer@example.com")).toEqual([]);
    expect(await listNotices("honest@example.com")).toHaveLength(1);
  });

  test("a stranger's mailbox gets three receipts a day, however its address is written", async () => {
    const addresses = ["", "+one", "+two", "+three", ""].map((tag) => `Stranger${tag}@Example.com`);
    await Promise.all(addresses.map((email, index) => submit({ ...contact, email, subject: `${index}` })));
    await submit({ ...contact, email: "other@example.com" });
    await waitForMail(server.dataDir, "other@example.com");
    const { rows } = await server.database.transaction((t) =>
      t.query(
        "select count(*)::int as mails from public.inquiry_mails where lower(recipient) like 'stranger%'",
      ),
    );
    expect(rows).toEqual([{ mails: 3 }]);
  });

  test("no field gets into a header", async () => {
    const lines = "x\r\nBcc: victim@example.com\r\n\r\n<b>body</b>\u202e";
    for (const inquiry of [contact, project]) {
      for (const name of Object.keys({ ...inquiry, company: "", phone: "" })) {
        const { status } = await post({ ...inquiry, [name]: lines }, `${inquiry.type}-${name}`);
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
