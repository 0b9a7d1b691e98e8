import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { addDays, todayIn } from "../../../app/i18n/days.ts";
import { asRole, serviceRole } from "../../../server/database/as-role.ts";
import { openAnsweredSite } from "../../support/mail/answered-site.ts";
import { office } from "../../../firm/office.ts";

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const today = todayIn(office.timeZone);
// What is called past the server has the clocks of UTC.
const yesterday = addDays(today, -1);

describe("a reply that waits", async () => {
  const site = await openAnsweredSite({ staffEmails: [] });
  afterAll(site.stop);
  const { ada, karim, server, findInquiry, listMessages } = site;

  const listActions = async (id: string) =>
    (await site.listActions(id)).map((entry) => `${entry.action} ${entry.actor_email}`);
  const findMail = async (message_id: string) =>
    (
      await server.query<{ id: string }>("select id from public.mails where message_id = $1", [message_id])
    )[0];

  /** An inquiry with a reply for later; as soon as can be is in ten seconds. */
  async function reply(send_after = inAnHour(), change: object = {}) {
    const inquiry = await site.submit();
    const message_id = randomUUID();
    const sent = await site.reply(inquiry.id, "Dear visitor", { message_id, send_after, ...change });
    expect(sent).toMatchObject({ status: 200, data: 2 });
    return { ...inquiry, message_id };
  }
  const soon = new Date(0).toISOString();
  const takeBack = (message_id: string, { database } = ada) => database.rpc("take_back_mail", { message_id });

  test("is no answer for ten seconds, then it is one, of its author and of that moment", async () => {
    const { id } = await reply(soon);
    const before = await findInquiry(id);
    expect(before).toMatchObject({ status: "new", answered_at: null, assignee_id: null });
    const [waiting] = await listMessages(id);
    const waits = Date.parse(waiting?.send_after ?? "") - Date.parse(before?.created_at ?? "");
    expect(waits).toBeGreaterThan(9_900);
    await server.sendWaitingMails();
    expect(await listMessages(id)).toMatchObject([{ send_after: null, sent_at: expect.any(String) }]);
    // What everybody could see would come makes no other version.
    const after = { status: "answered", assignee_id: ada.userId, version: 2 };
    expect(await findInquiry(id)).toMatchObject(after);
    expect((await listActions(id)).toSorted()).toEqual(
      ["inquiry.assigned", "inquiry.reply_sent", "inquiry.status_changed"].map(
        (one) => `${one} ada@example.com`,
      ),
    );
  });

  test("that is taken back leaves its text and an entry in the log, and nothing else", async () => {
    const { id, message_id } = await reply(soon);
    const before = await findInquiry(id);
    const draft = { inquiry_id: id, kind: "reply", body: "And more", locale: "en" } as const;
    await ada.database.rpc("save_inquiry_draft", draft);
    expect(await takeBack(message_id)).toMatchObject({ data: true });
    expect(await findInquiry(id)).toEqual(before);
    expect([await listMessages(id), await findMail(message_id)]).toEqual([[], undefined]);
    const drafts = await ada.database.from("inquiry_drafts").select("body").eq("inquiry_id", id);
    expect(drafts.data).toEqual([{ body: "Dear visitor\n\nAnd more" }]);
    expect(await listActions(id)).toEqual(["inquiry.reply_taken_back ada@example.com"]);
    // From a second window.
    const missing = { status: 404, error: { message: "There is no such email." } };
    expect(await takeBack(message_id)).toMatchObject(missing);
    const found =
      "select from public.inquiry_search_texts where folded like '%dear visitor%' and inquiry_id = $1";
    expect(await server.query(found, [id])).toEqual([]);
  });

  test("that was taken back is told to the window that saves another text in its place", async () => {
    const { id, message_id } = await reply();
    const save = async (body: string) => {
      const draft = { inquiry_id: id, kind: "reply", body, locale: "en" } as const;
      const { data } = await ada.database.rpc("save_inquiry_draft", draft);
      return data?.[0]?.replaced;
    };
    expect(await save("P.S.")).toBe("");
    await takeBack(message_id);
    expect(await save("P.S. Two")).toBe("Dear visitor\n\nP.S.");
    expect(await save("")).toBe("P.S. Two");
    const drafts = await ada.database.from("inquiry_drafts").select("body").eq("inquiry_id", id);
    expect(drafts.data).toEqual([]);
  });

  test("is kept with its inquiry, however long that has been closed, and goes with the person who is erased", async () => {
    const { id, message_id } = await reply();
    await site.setStatus(id, "closed");
    await server.query(
      "update public.inquiries set status_changed_at = now() - interval '9 days' where id = $1",
      [id],
    );
    const expire = () => server.query("select public.delete_expired_inquiries(1, 1)");
    await expire();
    expect(await findInquiry(id)).toMatchObject({ status: "closed" });
    await takeBack(message_id);
    await expire();
    expect(await findInquiry(id)).toBeNull();

    const erased = await reply();
    await server.query("select public.erase_person($1)", [erased.email]);
    expect(await findMail(erased.message_id)).toBeUndefined();
  });

  test("has gone out or was taken back, never both, whoever is faster", async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => reply()));
    await server.query("update public.mails set send_after = now(), due_at = now() where due_at > now()");
    /** As the process that sends mails. */
    const release = () =>
      asRole(server.database, serviceRole, (t) => t.query("select public.claim_mail(true)"));
    const answers = await Promise.all(
      replies.map(({ message_id }) =>
        Promise.all([takeBack(message_id), takeBack(message_id, karim), release()]),
      ),
    );
    for (const [n, { id, message_id }] of replies.entries()) {
      const isTakenBack = (await listMessages(id)).length === 0;
      expect((await findInquiry(id))?.status).toBe(isTakenBack ? "new" : "answered");
      const [one, other] = answers[n] ?? [];
      expect([one?.data, other?.data].filter((data) => data === true)).toHaveLength(isTakenBack ? 1 : 0);
      expect(await takeBack(message_id)).toMatchObject(isTakenBack ? { status: 404 } : { data: false });
    }
  });

  test("does not go out before its moment, is sent now when somebody asks, and twice by nobody", async () => {
    const { id, message_id } = await reply();
    await server.now.sendMails();
    expect(await findInquiry(id)).toMatchObject({ status: "new", answered_at: null });
    expect(await listActions(id)).toEqual(["inquiry.reply_scheduled ada@example.com"]);
    const repeated = { status: 409, error: { message: "This reply has been sent already." } };
    expect(await site.reply(id, "Dear visitor")).toMatchObject(repeated);
    const send = () => karim.database.rpc("send_mail_now", { message_id });
    expect((await Promise.all([send(), send()])).map(({ data }) => data).toSorted()).toEqual([false, true]);
    expect(await findInquiry(id)).toMatchObject({ status: "answered", assignee_id: ada.userId, version: 3 });
    expect(await listActions(id)).toContain("inquiry.reply_sent karim@example.com");
  });

  const receive = (id: string, is_automatic = false) =>
    asRole(server.database, serviceRole, (t) =>
      t.query("select * from public.receive_mail($1, $2, now(), now())", [
        id,
        JSON.stringify({
          ...{ fingerprint: randomUUID(), address: "x@example.com", subject: "", body: "And?", is_automatic },
          ...{ quoted_new_lines: 0, files_left_out: 0 },
        }),
      ]),
    );

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["received", receive],
    ["closed", (id) => site.setStatus(id, "closed", karim)],
    ["spam", (id) => site.setStatus(id, "spam")],
    [
      "author",
      (id) => server.query("update public.inquiry_messages set author_id = null where inquiry_id = $1", [id]),
    ],
  ])(
    "is held when it was written without knowing: %s; staff see it and send it all the same",
    async (reason, change) => {
      const { id, message_id } = await reply();
      await change(id);
      await server.sendWaitingMails();
      const failed = karim.database.from("failed_inquiry_mails").select("*").eq("inquiry_id", id);
      expect((await failed).data).toMatchObject([{ held_for: reason }]);
      expect((await findInquiry(id))?.answered_at).toBeNull();
      const mail_id = (await findMail(message_id))?.id ?? "";
      expect(await karim.database.rpc("resend_inquiry_mail", { mail_id })).toMatchObject({ data: true });
      expect((await findInquiry(id))?.answered_at).not.toBeNull();
      expect(await takeBack(message_id)).toMatchObject({ data: false });
    },
  );

  test.each<[string, string, (id: string) => Promise<unknown>]>([
    ["a machine's mail", "answered", (id) => receive(id, true)],
    ["its author closed it", "closed", (id) => site.setStatus(id, "closed")],
    ...(["closed", "spam"] as const).map((status): [string, string, (id: string) => Promise<unknown>] => [
      `${status} was taken back at once`,
      "answered",
      async (id) => {
        await site.setStatus(id, status, karim);
        await site.setStatus(id, "new", karim);
      },
    ]),
  ])("goes out all the same after %s", async (_, status, change) => {
    const { id } = await reply();
    await change(id);
    expect(await listMessages(id)).toContainEqual(expect.objectContaining({ held_for: null }));
    await server.sendWaitingMails();
    expect(await findInquiry(id)).toMatchObject({ status, answered_at: expect.any(String) });
  });

  test("closes its inquiry when it says so", async () => {
    const { id } = await reply(soon, { new_status: "closed" });
    await server.sendWaitingMails();
    expect(await findInquiry(id)).toMatchObject({ status: "closed", version: 2 });
  });

  test("can bring its inquiry back on a day: in progress that morning, nothing late, unless the visitor writes before", async () => {
    const day = addDays(today, 7);
    const [one, other] = [
      await reply(inAnHour(), { look_again_on: day }),
      await reply(soon, { look_again_on: day }),
    ];
    expect(await findInquiry(one.id)).toMatchObject({ look_again_on: null });
    for (const { id, message_id } of [one, other]) {
      await ada.database.rpc("send_mail_now", { message_id });
      expect(await findInquiry(id)).toMatchObject({ status: "answered", look_again_on: day });
    }
    await receive(other.id);
    const back = { status: "in_progress", look_again_on: null };
    expect(await findInquiry(other.id)).toMatchObject(back);
    // As the server does, by the clocks of the office.
    const bringBack = () =>
      asRole(server.database, serviceRole, (t) => t.query("select public.write_overdue_mails()"));
    await bringBack();
    expect((await findInquiry(one.id))?.status).toBe("answered");
    await server.query(
      "update public.inquiries set look_again_on = $2, due_at = now() - interval '1 day' where id = $1",
      [one.id, yesterday],
    );
    await bringBack();
    await bringBack();
    expect(await findInquiry(one.id)).toMatchObject({ ...back, due_at: null });
    expect((await listActions(one.id)).at(-1)).toBe("inquiry.status_changed null");
    const late = "select from public.mails where kind = 'overdue' and inquiry_id = $1";
    expect(await server.query(late, [one.id])).toEqual([]);
  });

  test("an inquiry that was put off without a reply comes back as it was, and is due when it was due", async () => {
    const [one, other] = [await site.submit(), await site.submit()];
    const before = await findInquiry(one.id);
    for (const { id } of [one, other])
      await ada.database.rpc("change_inquiries", {
        changes: [{ id, version: 1, look_again_on: addDays(today, 7) }],
      });
    await receive(other.id);
    expect(await findInquiry(other.id)).toMatchObject({ status: "new", look_again_on: null });
    await server.query("update public.inquiries set look_again_on = $2 where id = $1", [one.id, yesterday]);
    await server.query("select public.write_overdue_mails()");
    const { status, due_at } = before ?? {};
    expect(await findInquiry(one.id)).toMatchObject({ status, due_at, look_again_on: null });
  });
});
