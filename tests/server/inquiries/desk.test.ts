import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InquiryChange } from "../../../app/backend/inquiry-rows.ts";
import { type Cursor, cursorAt } from "../../../app/inquiries/desk/desk-params.ts";
import { dueState } from "../../../app/inquiries/desk/progress/due-state.ts";
import { asRole, serviceRole } from "../../../server/database/as-role.ts";
import { engines } from "../../support/engines.ts";
import { loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { contact, project, submitInquiry } from "../../support/inquiry-client.ts";
import { type Member, openStaff } from "../../support/desk-client.ts";

describe.each(engines)("the desk on $name", (engine) => {
  let server: OpenServer;
  let ada: Member;
  let karim: Member;

  beforeAll(async () => {
    server = await openServer(engine, { staffEmails: ["desk@nawat.example"], staffLocale: "en" });
    ({ ada, karim } = await openStaff(server));
    return server.stop;
  });

  beforeEach(() => server.database.transaction((t) => t.execute("delete from private.network_budgets")));

  const submit = (inquiry: object) => submitInquiry(server.url, inquiry);

  const search = async (words: string, view = "all") => {
    const { data } = await ada.database.rpc("list_inquiries", { search: words, view });
    return data?.map(({ id }) => id);
  };

  const change = async (changes: InquiryChange[]) => {
    const { data, error } = await ada.database.rpc("change_inquiries", { changes });
    expect(error).toBeNull();
    return data ?? [];
  };

  test("an inquiry is found by any part of any field, however it is written", async () => {
    const { id, reference } = await submit({
      ...project,
      name: "أحمد الخوري",
      email: "a.khoury@example.com",
      company: "Hydro Énergie Straße",
      phone: "+961 3 456-789",
      description: "لوحة تحكّم لمضخّات الريّ، ٢٤ فولت، مدرسة",
    });
    for (const words of [
      reference.toLowerCase(),
      "احمد",
      "الخورى",
      "خوري احمد",
      "تحكم",
      "لمضخــات",
      "24 فولت",
      "مدرسه",
      "HYDRO energie strasse",
      "khoury@exam",
      "+9613456789",
      "03/456 789",
      "00961 3 456 789",
    ])
      expect(await search(words), words).toEqual([id]);
    for (const words of [
      "احمد ليس",
      "khoury%",
      "k_oury",
      "'; drop table inquiries; --",
      "\\",
      "x".repeat(300),
    ])
      expect(await search(words), words).toEqual([]);
    expect(await search("احمد", "spam")).toEqual([]);
  });

  test("a single digit stands alone in what it finds, and not within a telephone number", async () => {
    const { id } = await submit({ ...contact, subject: "Gauge 7", phone: "+49 30 1234" });
    const { id: other } = await submit({ ...contact, subject: "Gauge", phone: "+49 7000 0000" });
    expect(await search("gauge 7")).toEqual([id]);
    expect(await search("gauge")).toEqual([other, id]);
    expect(await search("gauge 7000")).toEqual([other]);
  });

  test("who takes an inquiry has it, and an older view of it changes nothing", async () => {
    const { id: inquiry_id } = await submit(contact);
    const target = { inquiry_id, expected_version: 1 };
    const taken = await ada.database.rpc("assign_inquiry", { ...target, new_assignee_id: ada.userId });
    expect(taken).toMatchObject({ data: 2, error: null });
    const late = await karim.database.rpc("set_inquiry_status", { ...target, new_status: "closed" });
    expect(late).toMatchObject({ status: 409, error: { code: "PT409", details: "2" } });
    const reply = await karim.database.rpc("send_reply", {
      ...target,
      body: "Dear",
      locale: "en",
      new_status: "answered",
    });
    expect(reply).toMatchObject({ status: 409 });
    const { data } = await karim.database.rpc("open_inquiry", { inquiry_id });
    expect(data).toMatchObject([{ status: "in_progress", assignee_id: ada.userId, version: 2 }]);
    expect(await loadMailsTo(server.dataDir, contact.email)).toSatisfy((mails: { subject?: string }[]) =>
      mails.every(({ subject }) => !subject?.startsWith("Re:")),
    );
  });

  test("a hundred changes at the same moment: one is made", async () => {
    const { id: inquiry_id } = await submit(contact);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 ? ada : karim).database.rpc("set_inquiry_status", {
          inquiry_id,
          expected_version: 1,
          new_status: n % 2 ? "closed" : "answered",
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  });

  test("a reply goes to the visitor in its language and thread, once, and its draft is gone", async () => {
    const visitor = "reply-to-me@example.com";
    const { id: inquiry_id, reference } = await submit({ ...contact, email: visitor, locale: "ar" });
    await waitForMail(server.dataDir, visitor);
    const body = "تحية طيبة،\n\nنعم، لوحة ESP32 مناسبة.\n\nنواة";
    await ada.database.rpc("save_inquiry_draft", { inquiry_id, kind: "reply", body, locale: "ar" });
    const drafts = await karim.database.from("inquiry_drafts").select("*").eq("inquiry_id", inquiry_id);
    expect(drafts.data).toEqual([]);
    const sent = await ada.database.rpc("send_reply", {
      inquiry_id,
      expected_version: 1,
      body,
      locale: "ar",
      new_status: "closed",
    });
    expect(sent).toMatchObject({ status: 200, data: 3 });

    await expect.poll(() => loadMailsTo(server.dataDir, visitor)).toHaveLength(2);
    const mails = await loadMailsTo(server.dataDir, visitor);
    const [receipt, reply] = mails.toSorted(
      (one, other) => Date.parse(one.date ?? "") - Date.parse(other.date ?? ""),
    );
    expect(reply?.subject).toBe(`رد: ${contact.subject} (${reference})`);
    expect(reply?.inReplyTo).toBe(receipt?.messageId);
    expect(reply?.text).toContain(body);
    for (const line of contact.message.split("\n")) expect(reply?.text).toContain(`> ${line}`);
    expect(reply?.html).toContain('lang="ar" dir="rtl"');
    expect(reply?.from?.name).toBe("نواة");
    expect(reply?.headers.some(({ key }) => key === "auto-submitted")).toBe(false);

    const { data } = await ada.database.from("inquiry_conversation").select("*").eq("inquiry_id", inquiry_id);
    expect(data).toMatchObject([
      { direction: "sent", body, author_email: "ada@example.com", failed_at: null },
    ]);
    expect((await ada.database.from("inquiry_drafts").select("*").eq("inquiry_id", inquiry_id)).data).toEqual(
      [],
    );
    const record = await ada.database.from("inquiries").select("*").eq("id", inquiry_id).single();
    expect(record.data).toMatchObject({ status: "closed", assignee_id: ada.userId, answered_in_time: true });
  });

  test("the same reply from two windows goes out once, and so does the same note; after an answer it may be said again", async () => {
    const visitor = "twice@example.com";
    const { id: inquiry_id } = await submit({ ...contact, email: visitor });
    const send = (expected_version: number, body = "Thank you.") =>
      ada.database.rpc("send_reply", {
        inquiry_id,
        expected_version,
        body,
        locale: "en",
        new_status: "answered",
      });
    const both = await Promise.all([send(1), send(1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // The second window has seen the new version meanwhile, or its answer was lost and it sends again.
    for (const version of [1, 2]) {
      const { error } = await send(version);
      expect(error).toMatchObject({ code: "PT409", message: "This reply has been sent already." });
      expect(Date.now() - Date.parse(error?.details ?? "")).toBeLessThan(60_000);
    }
    await ada.database.rpc("add_inquiry_note", { inquiry_id, body: "Called." });
    await ada.database.rpc("add_inquiry_note", { inquiry_id, body: "Called." });
    expect(
      (await ada.database.from("inquiry_notes").select("*").eq("inquiry_id", inquiry_id)).data,
    ).toHaveLength(1);

    expect(
      (
        await karim.database.rpc("send_reply", {
          inquiry_id,
          expected_version: 2,
          body: "Thank you.",
          locale: "en",
          new_status: "answered",
        })
      ).status,
    ).toBe(200);
    await server.query(
      `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
         values ($1, 'received', $2, '', 'Is it ready?')`,
      [inquiry_id, visitor],
    );
    expect((await send(3)).status).toBe(200);
    const isReply = ({ subject }: { subject?: string | undefined }) => subject?.startsWith("Re:");
    await expect
      .poll(async () => (await loadMailsTo(server.dataDir, visitor)).filter(isReply).length, {
        timeout: 20_000,
      })
      .toBe(3);
  });

  test("of a long conversation the last mails are listed, and of a long mail its beginning", async () => {
    const { id: inquiry_id } = await submit(contact);
    await server.query(
      `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, quoted, created_at)
         select $1::uuid, 'received', 'x@example.com', '', 'Mail ' || n, null, now() - (60 - n) * interval '1 minute'
         from generate_series(1, 50) as n
         union all select $1, 'received', 'x@example.com', '', repeat('🤖', 100000), repeat('x', 4000), now()`,
      [inquiry_id],
    );
    const { data } = await ada.database.rpc("list_inquiry_messages", { inquiry_id, page_size: 21 });
    expect(data).toHaveLength(21);
    expect(data?.[0]).toMatchObject({ body: "Mail 31", is_body_cut: false, attachments: [], sent_at: null });
    expect(data?.at(-1)).toMatchObject({ body: "🤖".repeat(5_000), is_body_cut: true, is_quoted_cut: false });
  });

  test.each([
    ["in 24 h", "24 hours 59 minutes", 1],
    ["in 25 h", "25 hours 1 minute", 0],
    ["in 24 h", "24 hours", 1],
    ["in 5 min", "5 minutes 40 seconds", 1],
    ["3 min late", "-3 minutes -30 seconds", 0],
  ])("what its row says is %s counts so above the list, too", async (said, left, counted) => {
    const { id } = await submit(contact);
    const count = async () => (await ada.database.rpc("count_inquiries")).data?.due ?? 0;
    const place = (due: string) =>
      server.database.transaction((t) =>
        t.query(
          "update public.inquiries set due_at = now() + $2::interval + interval '1 second' where id = $1",
          [id, due],
        ),
      );
    await place("10 days");
    const before = await count();
    await place(left);
    expect((await count()) - before).toBe(counted);
    const { data } = await ada.database.from("inquiries").select("*").eq("id", id).single();
    expect(data && dueState("en", data, Date.now()).text).toBe(said);
  });

  test("staff are told once of an inquiry that is late, and once more when another moment has passed", async () => {
    const { id, reference } = await submit(contact);
    const makeLate = (minutes: number) =>
      server.query("update public.inquiries set due_at = now() - $2 * interval '1 minute' where id = $1", [
        id,
        minutes,
      ]);
    await makeLate(1);
    const listLate = async () =>
      (await loadMailsTo(server.dataDir, "desk@nawat.example")).filter(
        ({ subject }) => subject?.startsWith("Reply overdue:") && subject.includes(reference),
      );
    await expect.poll(listLate).toHaveLength(1);
    const next = await submit({ ...contact, email: "after@example.com" });
    await expect.poll(async () => (await loadMailsTo(server.dataDir, "after@example.com")).length).toBe(1);
    expect(next.reference).not.toBe(reference);
    expect(await listLate()).toHaveLength(1);
    await makeLate(2);
    await expect.poll(listLate).toHaveLength(2);
  });

  test("staff are told once of a visitor's mails, and again of the next one after somebody has looked or answered", async () => {
    const { id: inquiry_id } = await submit({ ...contact, email: "often@example.com" });
    const settings = { staff_email: "desk@nawat.example,boss@nawat.example", staff_aal: "aal1" };
    /** How many notices there are to each of the staff after one more mail. */
    const receive = async () => {
      await asRole(
        server.database,
        serviceRole,
        (t) =>
          t.query(
            `select * from public.receive_mail(
               $1,
               jsonb_build_object(
                 'fingerprint', gen_random_uuid(), 'address', 'often@example.com', 'subject', '', 'body', 'And?',
                 'is_automatic', false, 'quoted_new_lines', 0, 'files_left_out', 0
               ),
               now(), now()
             )`,
            [inquiry_id],
          ),
        { settings },
      );
      const rows = await server.query(
        "select from public.inquiry_mails where inquiry_id = $1 and kind = 'answer'",
        [inquiry_id],
      );
      return rows.length / 2;
    };
    for (let n = 0; n < 5; n++) expect(await receive()).toBe(1);
    await ada.database.rpc("open_inquiry", { inquiry_id });
    expect(await receive()).toBe(2);
    expect(await receive()).toBe(2);
    await karim.database.rpc("report_presence", { inquiry_id, is_writing: false });
    expect(await receive()).toBe(3);
    expect(await receive()).toBe(3);
    const { data } = await ada.database.from("inquiries").select("version").eq("id", inquiry_id).single();
    const reply = {
      inquiry_id,
      expected_version: data?.version ?? 0,
      body: "Soon.",
      locale: "en",
      new_status: "answered",
    } as const;
    expect((await karim.database.rpc("send_reply", reply)).status).toBe(200);
    expect(await receive()).toBe(4);
  });

  test("colleagues see who looks at an inquiry, and who writes", async () => {
    const { id: inquiry_id } = await submit(contact);
    await ada.database.rpc("report_presence", { inquiry_id, is_writing: true });
    const seen = await karim.database.rpc("report_presence", { inquiry_id, is_writing: false });
    expect(seen.data).toEqual({ version: 1, others: [{ email: "ada@example.com", is_writing: true }] });
    const gone = await karim.database.rpc("report_presence", { inquiry_id: randomUUID(), is_writing: false });
    expect(gone.data).toBeNull();
  });

  test("several are changed as they were seen, and put back as each one was: what a colleague changed stays", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await submit({ ...contact, email: `own${n}@example.com` })).id);
    const [fresh = "", closed = "", taken = "", late = "", waits = ""] = ids;
    const statesOf = async () => {
      const { data } = await ada.database
        .from("inquiries")
        .select("id,status,assignee_id,look_again_on,due_at")
        .in("id", ids);
      return ids.map((id) => data?.find((one) => one.id === id));
    };
    const toAll = (wanted: Partial<InquiryChange>, versions: number[]) =>
      change(ids.map((id, index) => ({ id, version: versions[index] ?? 1, ...wanted })));
    const first = { expected_version: 1 };
    await karim.database.rpc("set_inquiry_status", { inquiry_id: closed, ...first, new_status: "closed" });
    await karim.database.rpc("assign_inquiry", {
      inquiry_id: taken,
      ...first,
      new_assignee_id: karim.userId,
    });
    const soon = dayFromNow(5);
    const answered = { id: waits, version: 1, status: "answered", look_again_on: soon } as const;
    expect(await change([answered])).toHaveLength(1);
    const before = await statesOf();
    expect(before[4]).toMatchObject({ status: "answered", look_again_on: soon });
    // Karim is faster than Ada, who still sees the fourth as it came.
    const reply = { inquiry_id: late, ...first, body: "Dear", locale: "en", new_status: "answered" } as const;
    expect((await karim.database.rpc("send_reply", reply)).status).toBe(200);
    const undoing = await toAll({ status: "spam", assignee_id: ada.userId }, [1, 2, 2, 1, 2]);
    expect(undoing.map(({ id }) => id).toSorted()).toEqual([fresh, closed, taken, waits].toSorted());
    const spam = await statesOf();
    expect(spam[4]).toMatchObject({ status: "spam", assignee_id: ada.userId, look_again_on: null });
    expect(spam[3]).toMatchObject({ assignee_id: karim.userId });

    // Meanwhile he has seen that one of them is no spam.
    await karim.database.rpc("set_inquiry_status", {
      inquiry_id: closed,
      expected_version: 3,
      new_status: "answered",
    });
    const restored = await change(undoing);
    expect(restored.map(({ id }) => id).toSorted()).toEqual([fresh, taken, waits].toSorted());
    const after = await statesOf();
    expect([after[0], after[2], after[4]]).toEqual([before[0], before[2], before[4]]);
    expect(after[1]).toMatchObject({ status: "answered", assignee_id: ada.userId });

    // To take a new inquiry is to begin with it, and one that nobody has answered comes back on no day.
    expect(await change([{ id: fresh, version: 3, assignee_id: ada.userId }])).toHaveLength(1);
    expect((await statesOf())[0]).toMatchObject({ status: "in_progress", assignee_id: ada.userId });
    expect(await change([{ id: fresh, version: 4, look_again_on: soon }])).toEqual([]);
  });

  test("those that wait are listed by the day they come back, then the longest waiting first, page by page", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push((await submit({ ...contact, email: `waits${n}@example.com` })).id);
    await change(ids.map((id) => ({ id, version: 1, status: "answered" })));
    for (const [index, days] of [30, 90, 60].entries())
      await server.query(
        "update public.inquiries set status_changed_at = now() - $2::integer * interval '1 day' where id = $1",
        [ids[index], days],
      );
    await change([{ id: ids[3] ?? "", version: 2, look_again_on: dayFromNow(5) }]);
    const wanted = [ids[3], ids[1], ids[2], ids[0]];
    const load = async (cursor: Cursor | undefined) => {
      const { data } = await ada.database.rpc("list_inquiries", {
        view: "waiting",
        search: "waits",
        sorting: "look_again",
        page_size: 1,
        ...(cursor && { cursor_side: cursor.side, cursor_at: cursor.at, cursor_id: cursor.id }),
      });
      return data?.[0];
    };
    const read: string[] = [];
    for (let row = await load(undefined); row; row = await load(cursorAt("before", "look_again", row)))
      read.push(row.id);
    expect(read).toEqual(wanted);
    const { data: last } = await ada.database
      .from("inquiries")
      .select()
      .eq("id", wanted[3] ?? "")
      .single();
    if (last) expect((await load(cursorAt("after", "look_again", last)))?.id).toBe(wanted[2]);
  });

  test("what is taken back at once was no answer and may be spam; later it was one, and is none", async () => {
    const { id } = await submit({ ...contact, email: "taken-back@example.com" });
    const find = "select status, answered_at, answered_by, answered_in_time, answered_hours, is_suspicious";
    const [before] = await server.query(
      `update public.inquiries set is_suspicious = true where id = $1 returning ${find.slice(7)}`,
      [id],
    );
    const changeTo = async (status: "answered" | "spam" | "new") => {
      const { data } = await ada.database.from("inquiries").select("version").eq("id", id).single();
      expect(await change([{ id, version: data?.version ?? 0, status }])).toHaveLength(1);
    };
    for (const status of ["answered", "spam"] as const) {
      await changeTo(status);
      await changeTo("new");
      expect(await server.query(`${find} from public.inquiries where id = $1`, [id])).toEqual([before]);
    }
    await changeTo("answered");
    await server.query(
      `update public.inquiries
       set answered_at = answered_at - interval '3 minutes', status_changed_at = status_changed_at - interval '3 minutes'
       where id = $1`,
      [id],
    );
    await changeTo("new");
    expect(await server.query(`${find} from public.inquiries where id = $1`, [id])).toMatchObject([
      { status: "new", answered_at: expect.any(Date), answered_by: ada.userId, is_suspicious: false },
    ]);
  });

  test("spam is moved by the dozen, and an opening is logged once an hour for each person", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await submit({ ...contact, email: `many${n}@example.com` })).id);
    const moved = await ada.database.rpc("change_inquiries", {
      changes: ids.map((id) => ({ id, version: 1, status: "spam" as const })),
    });
    expect(moved.data?.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const open = async () =>
      expect((await karim.database.rpc("open_inquiry", { inquiry_id: ids[0] ?? "" })).data).toHaveLength(1);
    // However often the page is loaded, and however long it stays open.
    await open();
    await karim.database.rpc("report_presence", { inquiry_id: ids[0] ?? "", is_writing: false });
    await open();
    const ofThisHour = await server.query(
      "select from public.inquiry_presence where inquiry_id = $1 and opened_at = date_trunc('hour', now())",
      [ids[0]],
    );
    expect(ofThisHour).toHaveLength(1);
    // As the clock goes: the hour before, another day's same hour.
    for (const passed of ["1 hour", "1 day"]) {
      await server.query(
        `update public.inquiry_presence set opened_at = opened_at - interval '${passed}' where inquiry_id = $1`,
        [ids[0]],
      );
      await open();
      await open();
    }
    await ada.database.rpc("open_inquiry", { inquiry_id: ids[0] ?? "" });
    const { data } = await ada.database
      .from("admin_audit_log")
      .select("action,actor_email")
      .eq("resource_id", ids[0] ?? "")
      .order("created_at");
    expect(data).toEqual([
      { action: "inquiry.status_changed", actor_email: "ada@example.com" },
      ...["karim", "karim", "karim", "ada"].map((name) => ({
        action: "inquiry.opened",
        actor_email: `${name}@example.com`,
      })),
    ]);
  });
});

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
