import { randomUUID } from "node:crypto";
import { addDays, todayIn } from "../../../app/i18n/days.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { asRole, serviceRole } from "../../../server/database/as-role.ts";
import { engines } from "../../support/engines.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { type Member, openStaff } from "../../support/desk-client.ts";

/** As soon as a reply can no longer be taken back. */
const soon = new Date(0).toISOString();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe.each(engines)("a reply that waits on $name", (engine) => {
  let server: OpenServer;
  let ada: Member;
  let karim: Member;

  beforeAll(async () => {
    server = await openServer(engine, { staffEmails: [] });
    ({ ada, karim } = await openStaff(server));
    return server.stop;
  });

  const asService = <Row>(statement: string, parameters: unknown[] = []) =>
    asRole(server.database, serviceRole, (t) => t.query<Row>(statement, parameters));

  const find = async (id: string) =>
    (await ada.database.from("inquiries").select("*").eq("id", id).single()).data;

  const listMessages = async (id: string) =>
    (await ada.database.from("inquiry_conversation").select("*").eq("inquiry_id", id).order("created_at"))
      .data;

  const listActions = async (id: string) => {
    const log = ada.database.from("admin_audit_log").select("action,actor_email").eq("resource_id", id);
    return (await log.order("created_at")).data?.map((entry) => `${entry.action} ${entry.actor_email}`);
  };

  async function reply(
    send_after: string,
    change: { body?: string; new_status?: "answered" | "closed"; look_again_on?: string } = {},
  ) {
    await server.database.transaction((t) => t.execute("delete from private.network_budgets"));
    const { id: inquiry_id } = await submitInquiry(server.url, {
      ...contact,
      email: `${randomUUID()}@example.com`,
    });
    const message_id = randomUUID();
    const sent = await ada.database.rpc("send_reply", {
      ...{ inquiry_id, message_id, expected_version: 1, send_after, locale: "en" },
      ...{ body: "Dear visitor", new_status: "answered", ...change },
    });
    expect(sent).toMatchObject({ status: 200, data: 2 });
    return { inquiry_id, message_id };
  }

  /** As if its moment had come. */
  const makeDue = (message_id: string) =>
    server.query("update public.inquiry_mails set send_after = now(), due_at = now() where message_id = $1", [
      message_id,
    ]);

  /** As the process that sends mails. */
  const release = () => asService("select public.claim_inquiry_mail()");

  test("is no answer for ten seconds, then it is one, of its author and of that moment", async () => {
    const { inquiry_id } = await reply(soon);
    const before = await find(inquiry_id);
    expect(before).toMatchObject({ status: "new", answered_at: null, assignee_id: null });
    const [waiting] = (await listMessages(inquiry_id)) ?? [];
    const waits = Date.parse(waiting?.send_after ?? "") - Date.parse(before?.created_at ?? "");
    expect(waits).toBeGreaterThan(9_900);
    await server.sendWaitingMails();
    expect(await listMessages(inquiry_id)).toMatchObject([{ send_after: null, sent_at: expect.any(String) }]);
    const inquiry = await find(inquiry_id);
    // What everybody could see would come makes no other version.
    expect(inquiry).toMatchObject({ status: "answered", assignee_id: ada.userId, version: 2 });
    expect((await listActions(inquiry_id))?.toSorted()).toEqual(
      ["inquiry.assigned", "inquiry.reply_sent", "inquiry.status_changed"].map(
        (one) => `${one} ada@example.com`,
      ),
    );
  });

  test("that is taken back leaves its text and an entry in the log, and nothing else", async () => {
    const { inquiry_id, message_id } = await reply(soon);
    const before = await find(inquiry_id);
    await ada.database.rpc("save_inquiry_draft", {
      inquiry_id,
      kind: "reply",
      body: "And more",
      locale: "en",
    });
    expect(await ada.database.rpc("take_back_mail", { message_id })).toMatchObject({ data: true });
    expect(await find(inquiry_id)).toEqual(before);
    expect(await listMessages(inquiry_id)).toEqual([]);
    expect(
      await server.query("select from public.inquiry_mails where message_id = $1", [message_id]),
    ).toEqual([]);
    const drafts = await ada.database.from("inquiry_drafts").select("body").eq("inquiry_id", inquiry_id);
    expect(drafts.data).toEqual([{ body: "Dear visitor\n\nAnd more" }]);
    expect(await listActions(inquiry_id)).toEqual(["inquiry.reply_taken_back ada@example.com"]);
    // From a second window.
    const again = await ada.database.rpc("take_back_mail", { message_id });
    expect(again).toMatchObject({ status: 404, error: { message: "There is no such email." } });
    expect(
      await server.query(
        "select from public.inquiry_search_texts where folded like '%dear visitor%' and inquiry_id = $1",
        [inquiry_id],
      ),
    ).toEqual([]);
  });

  test("that was taken back is not overwritten by a window that does not know", async () => {
    const { inquiry_id, message_id } = await reply(soon);
    const save = (body: string, known_at: string | null) =>
      ada.database.rpc("save_inquiry_draft", { inquiry_id, kind: "reply", body, locale: "en", known_at });
    const { data: known_at } = await save("P.S.", null);
    await ada.database.rpc("take_back_mail", { message_id });
    const text = async () =>
      (
        await ada.database
          .from("inquiry_drafts")
          .select("body,saved_at")
          .eq("inquiry_id", inquiry_id)
          .single()
      ).data;
    for (const body of ["P.S. Two", ""]) expect(await save(body, known_at)).toMatchObject({ status: 409 });
    expect((await text())?.body).toBe("Dear visitor\n\nP.S.");
    expect(await save("Dear visitor", (await text())?.saved_at ?? null)).toMatchObject({ status: 200 });
    // Its answer was lost, and it is saved again.
    expect(await save("Dear visitor", known_at)).toMatchObject({ status: 200 });
  });

  test("is kept with its inquiry, however long that has been closed", async () => {
    const { inquiry_id, message_id } = await reply(inAnHour());
    await ada.database.rpc("set_inquiry_status", { inquiry_id, expected_version: 2, new_status: "closed" });
    await server.query(
      "update public.inquiries set status_changed_at = now() - interval '9 days' where id = $1",
      [inquiry_id],
    );
    const expire = () => server.query("select public.delete_expired_inquiries(1, 1)");
    await expire();
    expect(await find(inquiry_id)).toMatchObject({ status: "closed" });
    await ada.database.rpc("take_back_mail", { message_id });
    await expire();
    expect(await find(inquiry_id)).toBeNull();
  });

  test("has gone out or was taken back, never both, whoever is faster", async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => reply(inAnHour())));
    for (const { message_id } of replies) await makeDue(message_id);
    const answers = await Promise.all(
      replies.flatMap(({ message_id }) => [
        ada.database.rpc("take_back_mail", { message_id }),
        release(),
        karim.database.rpc("take_back_mail", { message_id }),
      ]),
    );
    for (const [n, { inquiry_id, message_id }] of replies.entries()) {
      const [one, other] = [answers[3 * n], answers[3 * n + 2]];
      const isTakenBack = (await listMessages(inquiry_id))?.length === 0;
      expect((await find(inquiry_id))?.status).toBe(isTakenBack ? "new" : "answered");
      expect(
        [one, other].filter((answer) => answer && "data" in answer && answer.data === true),
      ).toHaveLength(isTakenBack ? 1 : 0);
      const late = await ada.database.rpc("take_back_mail", { message_id });
      expect(late).toMatchObject(isTakenBack ? { status: 404 } : { data: false });
    }
  });

  test("does not go out before its moment, is sent now when somebody asks, and twice by nobody", async () => {
    const { inquiry_id, message_id } = await reply(inAnHour());
    await release();
    expect(await find(inquiry_id)).toMatchObject({ status: "new", answered_at: null });
    expect(await listActions(inquiry_id)).toEqual(["inquiry.reply_scheduled ada@example.com"]);
    const repeated = await ada.database.rpc("send_reply", {
      ...{ inquiry_id, expected_version: 2, body: "Dear visitor", locale: "en", new_status: "answered" },
    });
    expect(repeated).toMatchObject({ status: 409, error: { message: "This reply has been sent already." } });
    const send = () => karim.database.rpc("send_mail_now", { message_id });
    expect((await Promise.all([send(), send()])).map(({ data }) => data).toSorted()).toEqual([false, true]);
    expect(await find(inquiry_id)).toMatchObject({ status: "answered", assignee_id: ada.userId, version: 3 });
    expect(await listActions(inquiry_id)).toContain("inquiry.reply_sent karim@example.com");
    const target = {
      inquiry_id,
      expected_version: 3,
      body: "x",
      locale: "en",
      new_status: "answered",
    } as const;
    const far = new Date(Date.now() + 61 * 86_400_000).toISOString();
    for (const send_after of [far, "infinity"])
      expect(await ada.database.rpc("send_reply", { ...target, send_after })).toMatchObject({
        error: { code: "22023", message: "A reply can be sent at most 60 days from now." },
      });
  });

  const receive = (inquiry_id: string, is_automatic: boolean) =>
    asService("select * from public.receive_mail($1, $2, now(), now())", [
      inquiry_id,
      JSON.stringify({
        ...{ fingerprint: randomUUID(), address: "x@example.com", subject: "", body: "And?", is_automatic },
        ...{ quoted_new_lines: 0, files_left_out: 0 },
      }),
    ]);
  const setStatus = async (by: Member, inquiry_id: string, new_status: "closed" | "spam" | "new") => {
    const { data } = await by.database.from("inquiries").select("version").eq("id", inquiry_id).single();
    const expected_version = data?.version ?? 0;
    await by.database.rpc("set_inquiry_status", { inquiry_id, expected_version, new_status });
  };

  test.each([
    ["received", (id: string) => receive(id, false)],
    ["closed", (id: string) => setStatus(karim, id, "closed")],
    ["spam", (id: string) => setStatus(ada, id, "spam")],
    [
      "author",
      (id: string) =>
        server.query(
          `update public.inquiry_messages set author_id = null where inquiry_id = $1 and direction = 'sent'`,
          [id],
        ),
    ],
  ])(
    "is held when it was written without knowing: %s; staff see it and send it all the same",
    async (reason, change) => {
      const { inquiry_id, message_id } = await reply(inAnHour());
      await change(inquiry_id);
      await makeDue(message_id).catch(() => undefined);
      await expect
        .poll(async () => {
          await release();
          return (await karim.database.from("failed_inquiry_mails").select("*").eq("inquiry_id", inquiry_id))
            .data;
        })
        .toMatchObject([{ held_for: reason }]);
      expect((await find(inquiry_id))?.answered_at).toBeNull();
      const [{ id } = { id: "" }] = await server.query<{ id: string }>(
        "select id from public.inquiry_mails where message_id = $1",
        [message_id],
      );
      expect(await karim.database.rpc("resend_inquiry_mail", { mail_id: id })).toMatchObject({ data: true });
      expect((await find(inquiry_id))?.answered_at).not.toBeNull();
      expect(await ada.database.rpc("take_back_mail", { message_id })).toMatchObject({ data: false });
    },
  );

  test.each(["closed", "spam"] as const)(
    "goes out all the same when %s is taken back at once",
    async (status) => {
      const { inquiry_id, message_id } = await reply(inAnHour());
      await setStatus(karim, inquiry_id, status);
      await setStatus(karim, inquiry_id, "new");
      expect(await listMessages(inquiry_id)).toMatchObject([{ held_for: null, next_status: "answered" }]);
      await makeDue(message_id);
      await expect
        .poll(async () => {
          await release();
          return find(inquiry_id);
        })
        .toMatchObject({ status: "answered" });
    },
  );

  test("goes out all the same after a machine's mail, and closes what its author closed meanwhile", async () => {
    const { inquiry_id, message_id } = await reply(inAnHour());
    await receive(inquiry_id, true);
    await setStatus(ada, inquiry_id, "closed");
    // The process that sends mails may be releasing it already.
    const findReleased = async (id: string) => {
      await release();
      return find(id);
    };
    await makeDue(message_id);
    await expect
      .poll(() => findReleased(inquiry_id))
      .toMatchObject({ status: "closed", answered_at: expect.any(String) });
    const other = await reply(inAnHour(), { new_status: "closed" });
    await makeDue(other.message_id);
    await expect.poll(() => findReleased(other.inquiry_id)).toMatchObject({ status: "closed", version: 2 });
  });

  test("can bring its inquiry back on a day: in progress that morning, nothing late, unless the visitor writes before", async () => {
    const day = addDays(todayIn("Asia/Beirut"), 7);
    const [one, other] = [
      await reply(inAnHour(), { look_again_on: day }),
      await reply(soon, { look_again_on: day }),
    ];
    expect(await find(one.inquiry_id)).toMatchObject({ look_again_on: null });
    for (const { inquiry_id, message_id } of [one, other]) {
      await ada.database.rpc("send_mail_now", { message_id });
      expect(await find(inquiry_id)).toMatchObject({ status: "answered", look_again_on: day });
    }
    await receive(other.inquiry_id, false);
    expect(await find(other.inquiry_id)).toMatchObject({ status: "in_progress", look_again_on: null });
    const bringBack = () => server.query("select public.write_overdue_mails()");
    await bringBack();
    expect((await find(one.inquiry_id))?.status).toBe("answered");
    await server.query(
      "update public.inquiries set look_again_on = (now() at time zone 'Asia/Beirut')::date, due_at = now() - interval '1 day' where id = $1",
      [one.inquiry_id],
    );
    await bringBack();
    await bringBack();
    expect(await find(one.inquiry_id)).toMatchObject({
      status: "in_progress",
      look_again_on: null,
      due_at: null,
    });
    expect((await listActions(one.inquiry_id))?.at(-1)).toBe("inquiry.status_changed null");
    expect(
      await server.query("select from public.inquiry_mails where kind = 'overdue' and inquiry_id = $1", [
        one.inquiry_id,
      ]),
    ).toEqual([]);
  });

  test.each([
    ["of today", { look_again_on: todayIn("Asia/Beirut") }],
    ["of more than a year ahead", { look_again_on: addDays(todayIn("Asia/Beirut"), 367) }],
    [
      "of an inquiry that it closes",
      { look_again_on: addDays(todayIn("Asia/Beirut"), 1), new_status: "closed" as const },
    ],
  ])("has no day to look again %s", async (_name, change) => {
    const { id: inquiry_id } = await submitInquiry(server.url, {
      ...contact,
      email: `${randomUUID()}@example.com`,
    });
    const sent = await ada.database.rpc("send_reply", {
      ...{ inquiry_id, expected_version: 1, body: "Dear", locale: "en", new_status: "answered", ...change },
    });
    expect(sent.error?.message).toBe("Choose a day from tomorrow on, within a year.");
  });

  test("goes with the person who is erased", async () => {
    const { inquiry_id } = await reply(inAnHour());
    const { email } = (await find(inquiry_id)) ?? { email: "" };
    await asService("select public.erase_person($1)", [email]);
    expect(
      await server.query("select from public.inquiry_mails where inquiry_id = $1", [inquiry_id]),
    ).toEqual([]);
  });
});
