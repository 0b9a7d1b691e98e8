import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Contact } from "../../../app/backend/inquiry-rows.ts";
import { engines } from "../../support/engines.ts";
import { loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { type AnsweredSite, openAnsweredSite, staffEmail } from "../../support/mail/answered-site.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";
import { openPage, sendForPage, visitor, waitForPageLink } from "../inquiries/visitor-page.ts";

const portal = "no-reply@leads.example";

describe.each(engines)("the sender of an inquiry, corrected by staff, on $name", (engine) => {
  let site: AnsweredSite;

  beforeAll(async () => {
    site = await openAnsweredSite(engine, { mailBegins: true, mailAuthservId: "mx.nawat.example" });
    return site.stop;
  });

  const newAddress = () => `${randomUUID()}@buyer.example`;
  const mailsTo = (address: string) => loadMailsTo(site.server.dataDir, address);
  const statusOf = async (path: string) => (await openPage(site.server, path)).status;
  /** Leads of one portal are told apart by the person's name. */
  const findBy = async (column: "email" | "name", value: string) =>
    (await site.ada.database.from("inquiries").select("*").eq(column, value).single()).data;

  async function correct(id: string, better: Partial<Contact>) {
    const before = await site.findInquiry(id);
    const { name = "", email = null, company = null, phone = null } = { ...before, ...better };
    return site.ada.database.rpc("correct_contact", {
      ...{ inquiry_id: id, expected_version: before?.version ?? 0, name, email, company, phone },
    });
  }

  const reply = async (id: string, body: string, more: object = {}) =>
    site.ada.database.rpc("send_reply", {
      ...{ inquiry_id: id, expected_version: (await site.findInquiry(id))?.version ?? 0, body },
      ...{ locale: "en" as const, new_status: "answered" as const },
      ...more,
    });
  /** As if the ten seconds were over in which a receipt can be taken back. */
  const hurry = () =>
    site.server.query(
      "update public.inquiry_mails set due_at = now() where kind = 'receipt' and due_at > now()",
    );

  test("of a portal's lead: the receipt and the reply go to the buyer, and mail of either address comes in", async () => {
    const [buyer, name] = [newAddress(), `Rana ${randomUUID()}`];
    await site.deliver(
      composeMail({
        from: `${name} <${portal}>`,
        subject: "New lead",
        body: "We need 200 pump controller boards by May.",
        headers: {
          "Reply-To": `Rana Haddad <${buyer}>`,
          "Authentication-Results": "mx.nawat.example; dmarc=pass header.from=leads.example",
        },
      }),
    );
    const { id = "", reference = "" } = (await findBy("name", name)) ?? {};
    expect(await correct(id, { email: buyer, name: "Rana Haddad" })).toMatchObject({ error: null });
    expect(await mailsTo(buyer)).toEqual([]);
    await hurry();
    const receipt = await waitForMail(site.server.dataDir, buyer);
    expect(receipt.text).toContain("200 pump controller boards");
    expect(receipt.text).toContain("We will reply by:");
    expect(receipt.text).toContain("our team corrected it to yours");
    expect(await statusOf(await waitForPageLink(site.server, buyer))).toBe(200);

    await reply(id, "Dear Rana");
    expect((await waitForMail(site.server.dataDir, buyer, 2)).text).toContain("Dear Rana");
    expect((await mailsTo(portal)).some(({ text }) => text?.includes("Dear Rana"))).toBe(false);
    for (const from of [buyer, portal])
      await site.deliver(composeMail({ from, subject: `Re: ${reference}`, body: `From ${from}` }));
    expect((await site.listMessages(id)).map(({ address }) => address)).toEqual([
      portal,
      buyer,
      buyer,
      portal,
    ]);

    const { data: told } = await site.ada.database
      .from("admin_audit_log")
      .select("actor_email,details")
      .eq("action", "inquiry.contact_corrected")
      .eq("resource_id", id);
    // The log outlives the inquiry: it names no address.
    expect(told).toEqual([{ actor_email: "ada@example.com", details: { fields: ["name", "email"] } }]);
  });

  test("of a mistyped form: links to the wrong address end, the browser's goes on, and what waits goes to the right one", async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const own = await sendForPage(site.server, { ...visitor, email: wrong });
    const mailed = await waitForPageLink(site.server, wrong);
    const { id = "", reference = "" } = (await findBy("email", wrong)) ?? {};
    await reply(id, "Later", { send_after: new Date(Date.now() + 3_600_000).toISOString() });
    await correct(id, { email: right });
    expect([await statusOf(mailed), await statusOf(own)]).toEqual([404, 200]);
    expect(await site.findInquiry(id)).toMatchObject({ email: right, first_email: wrong });
    const [waiting] = await site.listMessages(id);
    await site.ada.database.rpc("send_mail_now", { message_id: waiting?.id ?? "" });
    expect((await waitForMail(site.server.dataDir, right)).text).toContain("Later");
    expect(await mailsTo(wrong)).toHaveLength(1);

    // The same words once more, to where they have not been.
    const third = newAddress();
    await correct(id, { email: third });
    expect(await reply(id, "Later")).toMatchObject({ error: null });
    expect((await waitForMail(site.server.dataDir, third)).text).toContain("Later");

    await site.deliver(composeMail({ from: wrong, subject: `Re: ${reference}`, body: "I am not Maya" }));
    expect((await site.listMessages(id)).at(-1)).toMatchObject({ address: wrong, direction: "received" });
  });

  test("and taken back: nothing went to the new address, and the links to the former one open again", async () => {
    const [first, other] = [newAddress(), newAddress()];
    await sendForPage(site.server, { ...visitor, email: first });
    const mailed = await waitForPageLink(site.server, first);
    const { id = "" } = (await findBy("email", first)) ?? {};
    await correct(id, { email: other });
    await correct(id, { email: first });
    expect(await site.findInquiry(id)).toMatchObject({ email: first, first_email: null });
    expect(await statusOf(mailed)).toBe(200);
    // Once to an address, however often it is corrected.
    for (const email of [other, first, other]) {
      await correct(id, { email });
      await hurry();
    }
    await waitForMail(site.server.dataDir, other);
    await correct(id, { email: first });
    await correct(id, { email: other });
    await hurry();
    const mails = await site.server.query<{ kind: string; recipient: string }>(
      "select kind, recipient from public.inquiry_mails where inquiry_id = $1 and recipient <> $2",
      [id, staffEmail],
    );
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["receipt", first],
      ["receipt", other],
    ]);
  });

  test("to one of ours, to none, or after a colleague was faster, is refused", async () => {
    const { id } = await site.submit(newAddress());
    const refused = (message: string) => ({ error: { code: "22023", message } });
    for (const own of ["hello@nawat.example", "Hello+x@nawat.example", staffEmail, "ada@example.com"])
      expect(await correct(id, { email: own }), own).toMatchObject(refused("This is an address of our own."));
    for (const email of ["rana", "rana@", "a@b, c@d.example", null])
      expect(await correct(id, { email }), String(email)).toMatchObject(
        refused("Enter an email address such as name@example.com."),
      );
    const late = {
      inquiry_id: id,
      expected_version: 0,
      name: "R",
      email: newAddress(),
      company: null,
      phone: null,
    };
    expect(await site.ada.database.rpc("correct_contact", late)).toMatchObject({ error: { code: "PT409" } });
  });
});
