import { company } from "../../../firm/company.ts";
import { afterAll, describe, expect, test } from "vitest";
import { dueMoment, workingCalendar } from "../../../app/inquiries/submit/working-calendar.ts";
import { knowsSenders, openAnsweredSite, provenFor, staffEmail } from "../../support/mail/answered-site.ts";
import { composeMail, composeParts, type VisitorMail } from "../../support/mail/visitor-mails.ts";

const hello = `${company.name.en} <${company.email}>`;

describe("a mail to the public address", async () => {
  const site = await openAnsweredSite({ ...knowsSenders, mailBegins: true });
  afterAll(site.stop);

  const receive = (mail: VisitorMail, at?: Date) => site.deliver(composeMail(mail), at);
  const listBegun = async (email: string) =>
    (await site.ada.database.from("inquiries").select("*").eq("email", email).order("created_at")).data ?? [];
  const countInquiries = async () => (await site.server.query("select from public.inquiries")).length;
  const countMissed = async (reason: string) => {
    const { data } = await site.ada.database.from("missed_mail_counts").select("reason,mails");
    return data?.find((missed) => missed.reason === reason)?.mails ?? 0;
  };
  const listMailsOf = async (id = "") =>
    (
      await site.server.query<{ kind: string }>(
        "select kind from public.mails where inquiry_id = $1 order by kind",
        [id],
      )
    ).map(({ kind }) => kind);

  test("begins an inquiry with its text and its file; staff are told, and the sender gets a receipt", async () => {
    const message = "Please quote two hundred of these enclosures.";
    const step = Buffer.from("ISO-10303-21;");
    const { headers, body } = composeParts([
      { type: "text/plain", content: message },
      { type: "model/step", name: "غلاف.step", content: step },
    ]);
    const at = new Date(Date.now() - 7_200_000);
    at.setMilliseconds(0);
    const from = "Rana Haddad <Rana@Cedar.example>";
    const uid = await receive(
      {
        ...{ from, subject: "Enclosures", body },
        headers: { ...headers, ...provenFor("cedar.example"), "Message-ID": "<first@cedar.example>" },
      },
      at,
    );
    const [inquiry, ...others] = await listBegun("rana@cedar.example");
    const { id = "", reference = "?" } = inquiry ?? {};
    expect(others).toEqual([]);
    expect(inquiry).toMatchObject({
      ...{ type: "mail", channel: "mail", name: "Rana Haddad", subject: "Enclosures", locale: "en", message },
      ...{ status: "new", is_suspicious: false },
    });
    const { data: days } = await site.ada.database.rpc("list_special_days").throwOnError();
    const due = dueMoment(at, workingCalendar(days));
    expect([inquiry?.created_at, inquiry?.due_at].map((one) => Date.parse(one ?? ""))).toEqual([
      at.getTime(),
      due.getTime(),
    ]);
    expect(site.mailbox.flagsOf(uid)).toEqual(["\\Seen"]);
    expect(await site.listMessages(id)).toMatchObject([
      { body: message, attachments: [{ name: "غلاف.step", size: step.length, is_stored: true }] },
    ]);
    const listed = await site.ada.database.rpc("list_inquiries", { kind: "mail", search: "enclosures" });
    expect(listed.data).toMatchObject([{ id }]);
    const [receipt] = await site.mailsTo("rana@cedar.example");
    const automatic = { key: "auto-submitted", value: "auto-replied" };
    // Mail programs show both as one conversation.
    expect(receipt).toMatchObject({
      subject: "Re: Enclosures",
      inReplyTo: "<first@cedar.example>",
      references: "<first@cedar.example>",
      headers: expect.arrayContaining([expect.objectContaining(automatic)]),
      text: expect.stringMatching(new RegExp(`${reference}[^]*two hundred`)),
    });
    const told = await site.mailsTo(staffEmail);
    const notice = told.find(({ subject }) => subject?.includes(reference));
    expect(notice?.text).toMatch(/غلاف\.step\S* \(1 kB\)/);

    // An answer to the receipt comes into it.
    await site.answer(
      { id, email: "rana@cedar.example", receiptId: receipt?.messageId ?? "" },
      { body: "By May" },
    );
    expect(await site.listMessages(id)).toHaveLength(2);
  });

  test("in Arabic, in a charset of its own and with three in copy, is an Arabic inquiry", async () => {
    const decoder = new TextDecoder("windows-1256");
    const letters = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
    const encode = (text: string) =>
      Buffer.from([...text].map((letter) => letters.indexOf(letter))).toString("base64");
    const [name, subject, message] = ["سامر خوري", "لوحة تحكم", "نحتاج إلى 12 وحدة قبل مارس."];
    await receive({
      from: `=?windows-1256?B?${encode(name)}?= <samer@bayt.example>`,
      subject: `=?windows-1256?B?${encode(subject)}?=`,
      to: "orders@bayt.example",
      headers: {
        Cc: `a@bayt.example, b@bayt.example, ${hello}, c@bayt.example`,
        "Content-Type": "text/plain; charset=windows-1256",
        "Content-Transfer-Encoding": "base64",
        ...provenFor("bayt.example"),
      },
      body: encode(message),
    });
    const [inquiry] = await listBegun("samer@bayt.example");
    expect(inquiry).toMatchObject({ locale: "ar", name, subject, message });
    const cc = ["a@bayt.example", "b@bayt.example", company.email, "c@bayt.example"];
    expect(await site.listMessages(inquiry?.id ?? "")).toMatchObject([{ cc }]);
    expect(await site.mailsTo("samer@bayt.example")).toHaveLength(1);
    for (const other of ["a@bayt.example", "orders@bayt.example"])
      expect(await site.mailsTo(other)).toEqual([]);
  });

  test("begins another inquiry from a sender we know, and from one that names somebody else's", async () => {
    const [before] = await listBegun("rana@cedar.example");
    await receive({ from: "rana@cedar.example", subject: "Another matter", body: "A new board" });
    await receive({
      from: "sales@supplier.example",
      subject: `About ${before?.reference}`,
      body: "An offer",
    });
    expect(await listBegun("rana@cedar.example")).toHaveLength(2);
    expect(await listBegun("sales@supplier.example")).toHaveLength(1);
    expect(await site.server.query("select from public.missed_mails")).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ["failed", { "Authentication-Results": "mx.nawat.example; dmarc=fail header.from=bank.example" }],
    ["was not looked at", {}],
  ])("from a sender that %s is perhaps spam, and gets no receipt", async (name, headers) => {
    const from = `${name.replaceAll(" ", ".")}@bank.example`;
    await receive({ from, body: "Hello", headers });
    const [inquiry] = await listBegun(from);
    expect(inquiry).toMatchObject({ is_suspicious: true, status: "new" });
    expect(await listMailsOf(inquiry?.id)).toEqual(["notice"]);
  });

  test.each<[string, string, VisitorMail]>([
    ["a list's mail", "automatic", { body: "News", headers: { Precedence: "bulk", "List-Id": "<x.y>" } }],
    ["a mail to somebody else", "not_addressed", { to: "somebody@example.com", body: "Secret" }],
    ["a mail of nobody", "no_sender", { from: "undisclosed", body: "Hello" }],
    ["a mail from our own address, of nobody", "own_address", { from: hello, body: "Hello" }],
    ["a mail of staff", "staff", { from: "Ada <Ada@example.com>", body: "Forwarded" }],
    ["a mail from where staff are told", "staff", { from: staffEmail, body: "Forwarded" }],
  ])("%s begins nothing, stays unread and is counted as %s", async (_, reason, mail) => {
    const before = await countInquiries();
    const missed = await countMissed(reason);
    const uid = await receive(mail);
    expect(await countInquiries()).toBe(before);
    expect(await countMissed(reason)).toBe(missed + 1);
    expect(site.mailbox.flagsOf(uid)).toEqual([]);
  });

  test("a copy of our own mail is neither taken in nor counted", async () => {
    const [mail] = await site.server.query<{ id: string }>("select id from public.mails limit 1");
    const before = [await countInquiries(), await countMissed("own_address")];
    const copy = { "Message-ID": `<${mail?.id}@nawat.example>`, "Reply-To": "lina@form.example" };
    await receive({ from: hello, body: "Hello", headers: copy });
    await receive({ from: hello, body: "Confirm", headers: { "Auto-Submitted": "auto-generated" } });
    expect([await countInquiries(), await countMissed("own_address")]).toEqual(before);
  });

  /** Twenty-one mails; resolves with how many inquiries they began, and what became of the last one. */
  async function flood(domain: string, sender: (n: number) => string, headers = {}) {
    const write = (n: number) => composeMail({ from: sender(n), body: `Number ${n}`, headers });
    for (let n = 1; n <= 20; n++) site.mailbox.deliver(write(n));
    const last = await site.deliver(write(21));
    const begun = await site.server.query("select from public.inquiries where email like '%@' || $1", [
      domain,
    ]);
    return [begun.length, site.mailbox.flagsOf(last)];
  }

  test.each<[string, string, (n: number) => string, object]>([
    ["from one mailbox, however it is written", "gmail.com", (n) => `flood+${n}@gmail.com`, {}],
    ["of a domain, without proof", "evil.example", (n) => `s${n}@evil.example`, {}],
    ["of a domain, with proof", "own.example", (n) => `s${n}@own.example`, provenFor("own.example")],
  ])("is left unread and counted when it is the 21st of a day %s", async (_, domain, sender, headers) => {
    const missed = await countMissed("too_many_begun");
    expect(await flood(domain, sender, headers)).toEqual([20, []]);
    expect(await countMissed("too_many_begun")).toBe(missed + 1);
  });

  test("of somebody whose domain twenty forged mails bear begins an inquiry and is told of, when it is proven", async () => {
    const from = "rana@forged.example";
    await flood("forged.example", () => from);
    await receive({ from, body: "Mine", headers: provenFor("forged.example") });
    // All came within one second, in which the list has no order.
    const mine = (await listBegun(from)).find(({ message }) => message === "Mine");
    expect(mine).toMatchObject({ is_suspicious: false });
    expect(await listMailsOf(mine?.id)).toEqual(["notice", "receipt"]);
    // Of those without proof staff are told of twenty an hour.
    const notices = await site.server.query(
      `select from public.mails as mail join public.inquiries as inquiry on inquiry.id = inquiry_id
       where kind = 'notice' and type = 'mail' and is_suspicious`,
    );
    expect(notices).toHaveLength(20);
  });

  test("of a desk that answers our receipts is answered twice", async () => {
    const from = "tickets@desk.example";
    for (const count of [1, 2, 2]) {
      const body = `Thank you. ${crypto.randomUUID()}`;
      await receive({ from, subject: "We have your request", body, headers: provenFor("desk.example") });
      expect(await site.mailsTo(from)).toHaveLength(count);
    }
    expect(await listBegun(from)).toHaveLength(3);
  });
});
