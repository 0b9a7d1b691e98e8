import { afterAll, describe, expect, test } from "vitest";
import { company } from "../../../firm/company.ts";
import { openServer } from "../../support/server.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { openStaff } from "../../support/desk-client.ts";

describe("the desk", async () => {
  const server = await openServer({ staffEmails: [] });
  afterAll(server.stop);
  const { ada, karim } = await openStaff(server);

  const submit = async (email = contact.email, locale = "en") =>
    (await submitInquiry(server.url, { ...contact, email, locale })).id;

  const reply = (inquiry_id: string, expected_version: number, body: string) =>
    ({ inquiry_id, expected_version, body, locale: "ar", new_status: "closed" }) as const;

  test("a day is one of the office's clocks", async () => {
    const id = await submit();
    const isOfDay = async (beside: string) => {
      await server.query(
        `update public.inquiries set created_at = '2026-02-02'::timestamp at time zone '${company.office.timeZone}' + $2::interval where id = $1`,
        [id, beside],
      );
      const { data } = await ada.database.rpc("list_inquiries", { since: "2026-02-02", until: "2026-02-02" });
      return data?.some((inquiry) => inquiry.id === id);
    };
    expect(await isOfDay("0 seconds")).toBe(true);
    expect(await isOfDay("-1 second")).toBe(false);
  });

  test("of thirty changes at the same moment one is made", async () => {
    const inquiry_id = await submit();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        (n % 2 ? ada : karim).database.rpc("change_inquiries", {
          changes: [{ id: inquiry_id, version: 1, status: n % 2 ? "closed" : "answered" }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(29).fill(409)]);
  });

  test("a reply goes to the visitor in its language and thread, once from two windows, and its draft is gone", async () => {
    const visitor = "reply-to-me@example.com";
    const inquiry_id = await submit(visitor, "ar");
    const body = "تحية طيبة،\n\nنعم، لوحة ESP32 مناسبة.\n\nنواة";
    await ada.database.rpc("save_inquiry_draft", { inquiry_id, kind: "reply", body, locale: "ar" });
    await server.now.sendMails();
    const sent = await Promise.all(
      [1, 1].map((version) => ada.database.rpc("send_reply", reply(inquiry_id, version, body))),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await server.sendWaitingMails();

    const [receipt, mail, ...others] = await server.mailsTo(visitor);
    const record = await ada.database.from("inquiries").select("*").eq("id", inquiry_id).single();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `رد: ${receipt?.subject}`,
      inReplyTo: receipt?.messageId,
      text: expect.stringContaining(body),
      html: expect.stringContaining('lang="ar" dir="rtl"'),
      from: { name: company.name.ar },
    });
    for (const line of contact.message.split("\n")) expect(mail?.text).toContain(`> ${line}`);
    expect(mail?.headers.some(({ key }) => key === "auto-submitted")).toBe(false);
    expect(record.data).toMatchObject({ status: "closed", assignee_id: ada.userId, answered_in_time: true });
    const { data } = await ada.database.from("inquiry_conversation").select("*").eq("inquiry_id", inquiry_id);
    expect(data).toMatchObject([
      { direction: "sent", body, author_email: "ada@example.com", failed_at: null },
    ]);
    const drafts = await ada.database.from("inquiry_drafts").select("*").eq("inquiry_id", inquiry_id);
    expect(drafts.data).toEqual([]);
  });
});
