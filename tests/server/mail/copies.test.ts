import { company } from "../../../firm/company.ts";
import { randomUUID } from "node:crypto";
import PostalMime, { type Address, type Email } from "postal-mime";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { knowsSenders, openAnsweredSite, provenFor, staffEmail } from "../../support/mail/answered-site.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { composeBounce } from "../../support/mail/visitor-mails.ts";

const [huda, lawyer, joseph] = ["huda@water.example", "lawyer@firm.example", "joseph@service.example"];

describe("who gets a mail", async () => {
  const sent: (Email & { envelope: string[] })[] = [];
  /** Codes with which the mail server refuses addresses. */
  const refusals = new Map<string, number>();
  const smtp = await startSmtpServer(
    async (message, envelope) => void sent.push({ ...(await PostalMime.parse(message)), envelope }),
    {
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = refusals.get(address);
        done(responseCode ? Object.assign(new Error("Not here"), { responseCode }) : null);
      },
    },
  );
  const site = await openAnsweredSite({ ...knowsSenders, smtpUrl: smtp.url });
  afterAll(async () => {
    await site.stop();
    await smtp.close();
  });
  let visitor: string;
  let id: string;
  let receiptId: string;

  beforeEach(async () => {
    refusals.clear();
    ({ id, email: visitor } = await site.submit());
    receiptId = sent.findLast(({ envelope }) => envelope.includes(visitor))?.messageId ?? "";
  });

  /** Somebody writes in answer to the receipt. */
  const write = (from: string, headers: Record<string, string> = {}, body = "Please read.") =>
    site.answer(
      { id, email: visitor, receiptId },
      { from, body, headers: { ...provenFor("example.com"), ...headers } },
    );
  const offered = async () =>
    (await site.ada.database.rpc("list_copy_addresses", { inquiry_id: id })).data?.map(
      ({ address, name, is_ticked }) => [address, name, is_ticked],
    );
  const reply = (body: string, cc?: string[], more: object = {}) =>
    site.reply(id, body, { ...(cc && { cc }), ...more });
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
  /** The mails of a reply that have gone out. */
  const listSent = async (body: string) => {
    await site.server.now.sendMails();
    return sent.filter(({ text }) => text?.startsWith(body));
  };
  const findSent = async () =>
    (await site.listMessages(id)).findLast(({ direction }) => direction === "sent");
  const listFailed = async () =>
    (await site.ada.database.from("failed_inquiry_mails").select("*").eq("inquiry_id", id)).data ?? [];
  const resend = async () =>
    site.ada.database.rpc("resend_inquiry_mail", { mail_id: (await listFailed())[0]?.id ?? "" });
  const addresses = (list: Address[] | undefined) => list?.map(({ address }) => address);

  test("the visitor alone gets the link to their page, and nothing is quoted as theirs that they did not write", async () => {
    await write(visitor, { Cc: huda }, "Please read.");
    await write(
      visitor,
      { "Authentication-Results": "mx.nawat.example; dmarc=fail header.from=example.com" },
      "Pay into my new account.",
    );
    await reply("To you.");
    const [alone] = await listSent("To you.");
    expect(alone?.text).toMatch(/\/inquiry\/N-/);
    expect(alone?.text).toContain("> Please read.");
    expect(alone?.text).not.toContain("new account");
    await reply("To both of you.", [huda]);
    const together = await listSent("To both of you.");
    expect(together.flatMap(({ envelope }) => envelope).sort()).toEqual([huda, visitor].sort());
    for (const { text, html } of together) expect(`${text}${html}`).not.toContain("/inquiry/");
  });

  test("whom the visitor named is offered ticked, who merely wrote in unticked, and nobody else", async () => {
    await write(`Rana <${visitor}>`, {
      To: `"Saleh, Huda" <Huda@water.example>, ${staffEmail}, ada@example.com`,
      Cc: `${company.email.toUpperCase()}, ${visitor.toUpperCase()}, Lawyer <${lawyer}>, مدير@firm.example`,
      "Reply-To": `Home <home@example.com>`,
    });
    await write(`Joseph <${joseph}>`, { Cc: "stranger@evil.example" });
    await write(visitor, { Cc: "away@evil.example", "Auto-Submitted": "auto-replied", Precedence: "bulk" });
    expect(await offered()).toEqual([
      [huda, "Saleh, Huda", true],
      [lawyer, "Lawyer", true],
      [joseph, "Joseph", false],
    ]);
    expect(await site.listMessages(id)).toMatchObject([
      {
        recipients: [company.email, huda, staffEmail, "ada@example.com"],
        cc: [company.email, visitor, lawyer, "مدير@firm.example"],
        reply_to: "home@example.com",
        names: { [huda]: "Saleh, Huda", [lawyer]: "Lawyer", "home@example.com": "Home" },
      },
      { cc: ["stranger@evil.example"] },
      { is_automatic: true },
    ]);
    const strangers = ["stranger@evil.example", "away@evil.example", "home@example.com"];
    for (const cc of [...strangers, visitor, company.email, staffEmail])
      expect(await reply("Dear", [lawyer, cc]), cc).toMatchObject({
        error: { code: "22023", message: "Only people of this conversation can be in copy." },
      });
  });

  test("the visitor, our own and whom something was forwarded to are not offered in any spelling", async () => {
    const outside = "sales@factory.example";
    await write(visitor);
    const [original] = await site.listMessages(id);
    await site.ada.database.rpc("forward_message", {
      ...{ message_id: original?.id ?? "", address: outside, note: "", locale: "en" },
    });
    const odd = "x@a..b, a..b@water.example, .a@water.example, a.@water.example";
    const plus = [visitor, staffEmail, company.email, "ada@example.com", outside];
    await write(visitor, {
      Cc: `${plus.map((one) => one.replace("@", "+x@")).join(", ")}, A.da@example.com, ${odd}, ${outside}`,
      To: `${huda}, a@bücher.example, a@xn--bcher-kva.example`,
    });
    expect((await offered())?.map(([address]) => address)).toEqual(["a@xn--bcher-kva.example", huda]);
  });

  test("the same words are sent again to another person in copy, and not to fewer", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    expect(await reply("Same", [huda])).toMatchObject({ error: null });
    expect(await reply("Same", [huda, lawyer])).toMatchObject({ error: null });
    for (const cc of [[huda, lawyer], [lawyer], []])
      expect(await reply("Same", cc)).toMatchObject({ error: { code: "PT409" } });
  });

  test("a forged mail is marked, ticks nobody, holds no reply, and promises nothing", async () => {
    await reply("Later", [], { send_after: inAnHour() });
    const failed = { "Authentication-Results": "mx.nawat.example; dmarc=fail header.from=example.com" };
    await write(visitor, { Cc: lawyer, ...failed }, "Send it to my lawyer, too.");
    expect(await offered()).toEqual([[lawyer, null, false]]);
    expect(await site.listMessages(id)).toMatchObject([
      { body: "Later", held_for: null, failed_at: null },
      { body: "Send it to my lawyer, too.", is_proven: false },
    ]);
    await reply("At once", []);
    await write(visitor, failed, "And again.");
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress", due_at: null });
    await write(visitor, {}, "It is me.");
    expect(await site.findInquiry(id)).toMatchObject({ due_at: expect.any(String) });
    expect(await site.listMessages(id)).toMatchObject([
      { body: "Later", held_for: "received" },
      ...[{ is_proven: false }, { body: "At once" }, { is_proven: false }, { is_proven: true }],
    ]);
  });

  test("a list of hundreds is kept and offered within bounds", async () => {
    const many = Array.from({ length: 40 }, (_, n) => `${"N".repeat(300)} <p${n}@water.example>`).join(", ");
    await write(visitor, { To: many, Cc: many.replaceAll("<p", "<q") });
    const [message] = await site.listMessages(id);
    expect([...(message?.recipients ?? []), ...(message?.cc ?? [])]).toHaveLength(50);
    expect(message?.names["p0@water.example"]).toHaveLength(200);
    expect((await offered())?.filter(([, , isTicked]) => isTicked)).toHaveLength(20);
  });

  test("one mail goes to those who were ticked, and names them; who is refused is said, and gets it alone later", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    refusals.set(lawyer, 550);
    expect(await reply("First", [lawyer.toUpperCase(), huda])).toMatchObject({ error: null });
    const mails = await listSent("First");
    expect(mails.map(({ to, cc, envelope }) => [addresses(to), addresses(cc), envelope])).toEqual([
      [[visitor], [huda, lawyer], [visitor, huda]],
    ]);
    expect(await findSent()).toMatchObject({
      cc: [huda, lawyer],
      sent_at: expect.any(String),
      failed_copies: [{ address: lawyer, response: "550 Not here" }],
    });
    expect(await listFailed()).toMatchObject([{ kind: "copy", recipient: lawyer }]);
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered" });
    refusals.clear();
    expect(await resend()).toMatchObject({ data: true });
    const [, again] = await listSent("First");
    expect([addresses(again?.to), addresses(again?.cc), again?.envelope]).toEqual([
      ...[[visitor], [huda, lawyer], [lawyer]],
    ]);
    expect(await findSent()).toMatchObject({ failed_copies: [] });
  });

  test("who is refused for now is tried again alone; and so is the visitor, when only those in copy got it", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    refusals.set(huda, 450).set(visitor, 550);
    await reply("Second", [huda, lawyer]);
    expect((await listSent("Second")).map(({ envelope }) => envelope)).toEqual([[lawyer]]);
    expect(await listFailed()).toMatchObject([{ kind: "reply", recipient: visitor }]);
    refusals.clear();
    await resend();
    await site.server.sendWaitingMails();
    const envelopes = (await listSent("Second")).map(({ envelope }) => envelope.join());
    expect(envelopes.toSorted()).toEqual([huda, lawyer, visitor].toSorted());
  });

  test("a bounce that names somebody in copy is said of them, and the visitor has the reply", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    await reply("Third", [huda, lawyer]);
    const [{ messageId = "" } = {}] = await listSent("Third");
    await site.deliver(composeBounce(messageId, { recipient: "HUDA@water.example" }));
    expect(await findSent()).toMatchObject({
      sent_at: expect.any(String),
      failed_copies: [{ address: huda }],
    });
    expect(await site.findInquiry(id)).toMatchObject({ status: "answered" });
    const both = `${visitor}\nOriginal-Recipient: rfc822; ${lawyer}`;
    await site.deliver(composeBounce(messageId, { recipient: both }));
    expect(await findSent()).toMatchObject({ sent_at: null, failed_at: expect.any(String) });
    expect(await site.findInquiry(id)).toMatchObject({ status: "in_progress" });
  });

  test("a reply that is taken back is a draft with its ticks", async () => {
    await write(visitor, { Cc: `${huda}, ${lawyer}` });
    const message_id = randomUUID();
    await reply("Fourth", [huda], { message_id, send_after: inAnHour() });
    expect(await site.ada.database.rpc("take_back_mail", { message_id })).toMatchObject({ data: true });
    const drafts = await site.ada.database.from("inquiry_drafts").select("copies").eq("inquiry_id", id);
    expect(drafts.data).toEqual([{ copies: { [huda]: true, [lawyer]: false } }]);
  });
});
