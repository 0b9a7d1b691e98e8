import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import type { Contact } from "../../../app/backend/inquiry-rows.ts";
import { correctedReceiptWords } from "../../../app/mails/words.ts";
import { knowsSenders, openAnsweredSite, provenFor, staffEmail } from "../../support/mail/answered-site.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";

const portal = "no-reply@leads.example";

describe("the sender of an inquiry, corrected by staff", async () => {
  const site = await openAnsweredSite({ ...knowsSenders, mailBegins: true });
  afterAll(site.stop);

  const newAddress = () => `${randomUUID()}@buyer.example`;
  const textsTo = async (address: string) => (await site.mailsTo(address)).map(({ text }) => text ?? "");
  const statusOf = async (path: string) => (await fetch(site.server.url + path)).status;

  async function correct(id: string, better: Partial<Contact>) {
    const before = await site.findInquiry(id);
    const { name = "", email = null, company = null, phone = null } = { ...before, ...better };
    return site.ada.database.rpc("correct_contact", {
      ...{ inquiry_id: id, expected_version: before?.version ?? 0, name, email, company, phone },
    });
  }

  test("of a portal's lead: the receipt and the reply go to the buyer, and mail of either address comes in", async () => {
    const [buyer, name] = [newAddress(), `Rana ${randomUUID()}`];
    const body = "We need 200 pump controller boards by May.";
    const headers = { "Reply-To": `Rana Haddad <${buyer}>`, ...provenFor("leads.example") };
    await site.deliver(composeMail({ from: `${name} <${portal}>`, subject: "New lead", body, headers }));
    const { data: lead } = await site.ada.database.from("inquiries").select("*").eq("name", name).single();
    const { id = "", reference = "" } = lead ?? {};
    expect(await correct(id, { email: buyer, name: "Rana Haddad" })).toMatchObject({ error: null });
    expect(await textsTo(buyer)).toEqual([]);
    await site.server.sendWaitingMails();
    const [receipt] = await textsTo(buyer);
    for (const said of [body, "We will reply by:", correctedReceiptWords.why.en])
      expect(receipt).toContain(said);
    expect(await statusOf(await site.pagePathFor(buyer))).toBe(200);

    await site.reply(id, "Dear Rana");
    expect((await textsTo(buyer)).at(-1)).toContain("Dear Rana");
    expect((await textsTo(portal)).join()).not.toContain("Dear Rana");
    for (const from of [buyer, portal])
      await site.deliver(composeMail({ from, subject: `Re: ${reference}`, body: `From ${from}` }));
    const addresses = (await site.listMessages(id)).map(({ address }) => address);
    expect(addresses).toEqual([portal, buyer, buyer, portal]);
    // The log outlives the inquiry: it names no address.
    const actions = await site.listActions(id);
    expect(actions.filter(({ action }) => action === "inquiry.contact_corrected")).toMatchObject([
      { actor_email: "ada@example.com", details: { fields: ["name", "email"] } },
    ]);
  });

  test("of a mistyped form: links to the wrong address end, the browser's goes on, and what waits goes to the right one", async () => {
    const [wrong, right, third] = [newAddress(), newAddress(), newAddress()];
    const { id, reference, page: own = "" } = await site.submit(wrong);
    const mailed = await site.pagePathFor(wrong);
    const send_after = new Date(Date.now() + 3_600_000).toISOString();
    await site.reply(id, "Later", { send_after });
    await correct(id, { email: right });
    expect([await statusOf(mailed), await statusOf(own)]).toEqual([404, 200]);
    expect(await site.findInquiry(id)).toMatchObject({ email: right, first_email: wrong });
    const [waiting] = await site.listMessages(id);
    await site.ada.database.rpc("send_mail_now", { message_id: waiting?.id ?? "" });
    expect((await textsTo(right)).at(-1)).toContain("Later");
    expect(await textsTo(wrong)).toHaveLength(1);

    // The same words once more, to where they have not been.
    await correct(id, { email: third });
    expect(await site.reply(id, "Later")).toMatchObject({ error: null });
    expect((await textsTo(third)).at(-1)).toContain("Later");

    await site.deliver(composeMail({ from: wrong, subject: `Re: ${reference}`, body: "I am not Maya" }));
    expect((await site.listMessages(id)).at(-1)).toMatchObject({ address: wrong, direction: "received" });
  });

  test("and taken back: nothing went to the new address, and the links to the former one open again", async () => {
    const [first, other] = [newAddress(), newAddress()];
    const { id } = await site.submit(first);
    const mailed = await site.pagePathFor(first);
    for (const email of [other, first]) await correct(id, { email });
    expect(await site.findInquiry(id)).toMatchObject({ email: first, first_email: null });
    expect(await statusOf(mailed)).toBe(200);
    // Once to an address, however often it is corrected.
    for (const email of [other, first, other, first, other]) {
      await correct(id, { email });
      await site.server.sendWaitingMails();
    }
    const kinds = await site.server.query(
      "select kind, recipient from public.mails where inquiry_id = $1 and recipient <> $2 order by created_at",
      [id, staffEmail],
    );
    expect(kinds).toEqual([first, other].map((recipient) => ({ kind: "receipt", recipient })));
    expect([await textsTo(first), await textsTo(other)].map(({ length }) => length)).toEqual([1, 1]);
  });
});
