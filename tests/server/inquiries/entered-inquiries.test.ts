import { company } from "../../../firm/company.ts";
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { dueMoment, workingCalendar } from "../../../app/inquiries/submit/working-calendar.ts";
import { erasePerson } from "../../../server/erasing/erase-person.ts";
import { openServer } from "../../support/server.ts";
import { openStaff, type Member } from "../../support/desk-client.ts";
import { apikey } from "../../support/person.ts";

const desk = "desk@nawat.example";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const call = {
  channel: "call",
  type: "contact",
  name: "Omar Khalil",
  email: "omar@example.com",
  phone: "+974 5555 0000",
  subject: "A second line",
  message: "Wants one price for both. Haggles.",
  locale: "en",
};

describe("what staff enter", async () => {
  const server = await openServer({ staffEmails: [desk], staffLocale: "en" });
  afterAll(server.stop);
  const { ada, karim } = await openStaff(server);
  const tokenOf = ({ database }: Member) => String(database.headers.get("authorization"));

  async function enter(fields: object, { key = randomUUID() as string, authorization = tokenOf(ada) } = {}) {
    const response = await fetch(`${server.url}/functions/v1/enter-inquiry`, {
      method: "POST",
      body: JSON.stringify({ happenedAt: minutesAgo(5), ...fields }),
      headers: { "content-type": "application/json", "idempotency-key": key, authorization, apikey },
    });
    return { status: response.status, body: await response.json() };
  }

  /** The mails so far to somebody; of notices, those about this inquiry. */
  async function mailsTo(address: string, reference = "") {
    return (await server.mailsTo(address)).filter(({ subject }) => subject?.includes(reference));
  }

  async function load(id: string) {
    const { data } = await ada.database.from("inquiries").select("*").eq("id", id).single();
    return data;
  }

  test("a call is an inquiry, due by the calendar from when it was, and nothing goes to the visitor", async () => {
    const happenedAt = minutesAgo(3 * 24 * 60);
    const { status, body } = await enter({ ...call, happenedAt, assignee: ada.userId });
    expect(status).toBe(200);
    const inquiry = await load(body.id);
    expect(inquiry).toMatchObject({
      channel: "call",
      type: "contact",
      email: call.email,
      message: call.message,
      reference: body.reference,
      status: "in_progress",
      assignee_id: ada.userId,
    });
    expect(Date.parse(inquiry?.happened_at ?? "")).toBe(Date.parse(happenedAt));
    const { data: days } = await ada.database.rpc("list_special_days").throwOnError();
    const due = dueMoment(new Date(happenedAt), workingCalendar(days));
    expect(Date.parse(inquiry?.due_at ?? "")).toBe(due.getTime());
    const [notice] = await mailsTo(desk, body.reference);
    expect(notice?.text).toContain(call.message);
    expect(await mailsTo(call.email)).toEqual([]);
    const { data: log } = await ada.database
      .from("admin_audit_log")
      .select("actor_email,details")
      .eq("action", "inquiry.entered")
      .eq("resource_id", body.id);
    expect(log).toEqual([{ actor_email: "ada@example.com", details: { channel: "call" } }]);
  });

  test("a receipt goes out when it is asked for, without what staff noted", async () => {
    const email = "receipt@example.com";
    const { body } = await enter({ ...call, channel: "visit", email, wantsReceipt: true });
    expect(body.has_receipt).toBe(true);
    await ada.database
      .rpc("send_reply", {
        ...{ inquiry_id: body.id, expected_version: 1, body: "Dear Omar" },
        ...{ locale: "en", new_status: "answered" },
      })
      .throwOnError();
    const [receipt, reply] = await mailsTo(email);
    expect(receipt?.text).toContain("someone who called, messaged or met us");
    expect(reply?.subject).toBe(`Re: Your inquiry at ${company.name.en} (${body.reference})`);
    for (const mail of [receipt, reply]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain("Haggles");
      expect(mail?.html).not.toContain(call.subject);
    }
  });

  test("a phone number is enough, and then no mail can be sent", async () => {
    const { email: _, ...withoutEmail } = call;
    const { status, body } = await enter({ ...withoutEmail, channel: "whatsapp", wantsReceipt: true });
    expect([status, body.has_receipt]).toEqual([200, false]);
    expect(await load(body.id)).toMatchObject({ email: null, phone: call.phone });
    const [notice] = await mailsTo(desk, body.reference);
    expect([notice?.replyTo, notice?.text?.includes("No email address was left")]).toEqual([undefined, true]);
    const reply = { inquiry_id: body.id, expected_version: 1, body: "Dear", locale: "en" as const };
    const { error } = await ada.database.rpc("send_reply", { ...reply, new_status: "answered" });
    expect(error?.message).toBe("There is no email address to reply to.");
    const { data: found } = await ada.database.rpc("list_inquiries", { search: "5555 0000" });
    expect(found?.map(({ id }) => id)).toContain(body.id);
  });

  test("the same key stores one inquiry, however often it comes at once, also of a moment a little ahead", async () => {
    const key = randomUUID();
    const fields = { ...call, subject: "Sent again", happenedAt: minutesAgo(-0.5) };
    const answers = await Promise.all([1, 2, 3].map(() => enter(fields, { key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body: other } = await enter({ ...fields, message: "Corrected" }, { key });
    expect(other.id).not.toBe(answers[0]?.body.id);
  });

  test.each([
    [{ name: " " }, { name: "missing" }],
    [{ email: "", phone: "" }, { email: "missing" }],
    [{ email: "", phone: "call me" }, { email: "missing" }],
    [{ email: "omar@" }, { email: "invalid" }],
    [{ company: "x".repeat(201) }, { company: "too_long" }],
    [{ message: "x".repeat(5001) }, { message: "too_long" }],
    [{ happenedAt: "yesterday" }, { happenedAt: "invalid" }],
    [{ happenedAt: "" }, { happenedAt: "missing" }],
    [{ happenedAt: minutesAgo(-10) }, { happenedAt: "future" }],
    [{ happenedAt: minutesAgo(61 * 24 * 60) }, { happenedAt: "too_old" }],
    [{ channel: "fax" }, { channel: "unknown" }],
    [{ channel: "staff", email: "", phone: "+974 5555 0000" }, { email: "missing" }],
  ])("%o is answered beside its field", async (change, problems) => {
    expect(await enter({ ...call, ...change })).toMatchObject({ status: 422, body: { problems } });
  });

  test("nobody but staff enters anything", async () => {
    const authorization = tokenOf(karim);
    await server.query("delete from public.user_roles where user_id = $1", [karim.userId]);
    expect(await enter(call, { authorization })).toMatchObject({ status: 403, body: { code: "42501" } });
    expect((await enter(call, { authorization: `Bearer ${apikey}` })).status).toBe(401);
    expect((await enter({ ...call, channel: "staff" }, { authorization })).status).toBe(403);
  });

  test("what staff write first is a mail that waits ten seconds, then answered, and no figure but the number counts it", async () => {
    const figures = async () => (await ada.database.rpc("inquiry_figures")).data?.at(-1);
    const before = await figures();
    const email = "first@example.com";
    const { body } = await enter({ ...call, channel: "staff", email, subject: "Our new board" });
    const first = { channel: "staff", due_at: null, message: null, answered_in_time: null };
    expect(await load(body.id)).toMatchObject({ ...first, status: "in_progress" });
    expect(await mailsTo(email)).toEqual([]);
    await server.sendWaitingMails();
    expect(await mailsTo(email)).toMatchObject([
      { subject: `Our new board (${body.reference})`, text: expect.stringContaining(call.message) },
    ]);
    expect(await load(body.id)).toMatchObject({ ...first, status: "answered" });
    expect(await mailsTo(desk, body.reference)).toEqual([]);
    const after = await figures();
    expect(after).toEqual({ ...before, inquiries: (before?.inquiries ?? 0) + 1 });
  });

  test("what staff write first can be taken back: it is a draft of its inquiry, and nobody gets it", async () => {
    const { body } = await enter({ ...call, channel: "staff", email: "back@example.com" });
    const { data } = await ada.database.rpc("take_back_mail", { message_id: body.message_id });
    expect(data).toBe(true);
    const draft = await ada.database.from("inquiry_drafts").select("body").eq("inquiry_id", body.id);
    expect(draft.data).toEqual([{ body: call.message }]);
    expect(await server.query("select from public.mails where inquiry_id = $1", [body.id])).toEqual([]);
  });

  test("a person is erased by the number, and named by it beside an address", async () => {
    const phone = "+961 3 765 432";
    const { body: known } = await enter({ ...call, phone, email: "maya@example.com", name: "Maya" });
    const { body } = await enter({ ...call, phone: "00961 3765432", email: "", name: "Maya" });
    const byAddress = await erasePerson(server.database, server.dataDir, "maya@example.com", true);
    expect(byAddress.namedIn).toEqual([body.reference]);
    // An address that holds the digits of a number is no number.
    const byDigits = erasePerson(server.database, server.dataDir, "x9613765432@evil.example", false);
    await expect(byDigits).rejects.toThrow("Nothing is stored");
    const byPhone = await erasePerson(server.database, server.dataDir, phone, false);
    expect(byPhone.counts).toMatchObject({ inquiries: 1 });
    expect([await load(body.id), (await load(known.id))?.id]).toEqual([null, known.id]);
  });
});
