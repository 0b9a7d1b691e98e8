import type { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import type { Inquiry } from "../../app/backend/inquiry-rows.ts";
import { createDatabaseClient } from "./site-api-client.ts";
import { answerOf, type Calls, type Journey } from "./client-journey.ts";
import { visitorContact } from "./inquiry-client.ts";

/** What staff do with the inquiry of the visitor. */
export const deskCalls: Calls = {
  "rpc list_inquiries": async (journey) => {
    const list = (database: PostgrestClient) =>
      database.rpc("list_inquiries", { search: visitorContact.email }).select("email,version");
    expect(await answerOf(journey, list)).toEqual([{ email: visitorContact.email, version: 1 }]);
  },
  "rpc count_inquiries": async (journey) => {
    const counts = await answerOf(journey, (database) => database.rpc("count_inquiries"));
    expect(counts).toMatchObject({ all: 1, open: 1, spam: 0 });
  },
  "rpc inquiry_figures": async (journey) => {
    const figures = await answerOf(journey, (database) => database.rpc("inquiry_figures", {}, { get: true }));
    expect(figures).toHaveLength(13);
    expect(figures).toMatchObject({ 11: { inquiries: 1, still_open: 1 }, 12: { week: null, inquiries: 1 } });
  },
  "rpc open_inquiry": async (journey) => {
    const { id } = await findInquiry(journey);
    const open = (database: PostgrestClient) => database.rpc("open_inquiry", { inquiry_id: id });
    expect(await answerOf(journey, open)).toMatchObject([{ id, version: 1 }]);
  },
  "rpc report_presence": async (journey) => {
    const { id } = await findInquiry(journey);
    const report = (database: PostgrestClient) =>
      database.rpc("report_presence", { inquiry_id: id, is_writing: true });
    expect(await answerOf(journey, report)).toEqual({ version: 1, others: [] });
  },
  "rpc assign_inquiry": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const assign = (database: PostgrestClient) =>
      database.rpc("assign_inquiry", { inquiry_id: id, expected_version: version, new_assignee_id: null });
    expect(await answerOf(journey, assign)).toBe(version);
  },
  "from inquiry_files": async (journey) => {
    const files = (database: PostgrestClient) =>
      database
        .from("inquiry_files")
        .select("id,name,size,wants_scan,scan")
        .order("number", { ascending: true });
    expect(await answerOf(journey, files)).toEqual([]);
  },
  "rpc add_inquiry_note": async (journey) => {
    const { id } = await findInquiry(journey);
    const add = (database: PostgrestClient) =>
      database.rpc("add_inquiry_note", { inquiry_id: id, body: "An old customer." });
    expect(await answerOf(journey, add)).toMatch(/^\d{4}-/);
  },
  "from inquiry_notes": async (journey) => {
    const notes = (database: PostgrestClient) => database.from("inquiry_notes").select("body");
    expect(await answerOf(journey, notes)).toEqual([{ body: "An old customer." }]);
  },
  "from inquiry_mentions": async (journey) => {
    const mentions = (database: PostgrestClient) =>
      database.from("inquiry_mentions").select("inquiry_id").is("seen_at", null).limit(5);
    expect(await answerOf(journey, mentions)).toEqual([]);
  },
  "rpc save_inquiry_draft": async (journey) => {
    const { id } = await findInquiry(journey);
    const draft = { inquiry_id: id, kind: "reply", body: "Dear", locale: "en" };
    const save = (database: PostgrestClient) => database.rpc("save_inquiry_draft", draft);
    expect(await answerOf(journey, save)).toMatch(/^\d{4}-/);
  },
  "from inquiry_drafts": async (journey) => {
    const drafts = (database: PostgrestClient) => database.from("inquiry_drafts").select("body");
    expect(await answerOf(journey, drafts)).toEqual([{ body: "Dear" }]);
  },
  "rpc add_draft_file": async (journey) => {
    await addFile(journey);
  },
  "rpc remove_draft_file": async (journey) => {
    const file_id = await findFile(journey);
    const remove = (database: PostgrestClient) => database.rpc("remove_draft_file", { file_id });
    expect(await answerOf(journey, remove)).toBeNull();
  },
  "rpc add_draft_file_piece": async (journey) => {
    const piece = { file_id: await addFile(journey), piece: 1, content: "JVBERg==" };
    expect(await answerOf(journey, (database) => database.rpc("add_draft_file_piece", piece))).toBeNull();
  },
  "from inquiry_attachments": async (journey) => {
    const files = (database: PostgrestClient) =>
      database.from("inquiry_attachments").select("name,size,is_stored").order("number", { ascending: true });
    expect(await answerOf(journey, files)).toEqual([{ name: "plan.pdf", size: 4, is_stored: true }]);
  },
  "rpc send_reply": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const reply = { inquiry_id: id, expected_version: version, body: "Dear visitor", locale: "en" };
    const send = (database: PostgrestClient) =>
      database.rpc("send_reply", { ...reply, new_status: "answered" });
    expect(await answerOf(journey, send)).toBe(version + 1);
  },
  "rpc list_copy_addresses": async (journey) => {
    const { id } = await findInquiry(journey);
    const list = (database: PostgrestClient) => database.rpc("list_copy_addresses", { inquiry_id: id });
    expect(await answerOf(journey, list)).toEqual([]);
  },
  "rpc forward_message": async (journey) => {
    const [{ id } = { id: "" }] = await findMessages(journey);
    const mail = { message_id: id, address: "sales@supplier.example", note: "", locale: "en" };
    const forward = (database: PostgrestClient) => database.rpc("forward_message", mail);
    expect(await answerOf(journey, forward)).toMatch(/^[\da-f-]{36}$/);
  },
  "rpc list_inquiry_messages": async (journey) => {
    const { id } = await findInquiry(journey);
    const list = (database: PostgrestClient) =>
      database.rpc("list_inquiry_messages", { inquiry_id: id, page_size: 20 });
    expect(await answerOf(journey, list)).toMatchObject([
      { direction: "sent", body: "Dear visitor" },
      { direction: "forwarded", body: "" },
    ]);
  },
  "from inquiry_conversation": async (journey) => {
    const mails = (database: PostgrestClient) =>
      database.from("inquiry_conversation").select("direction,body").eq("direction", "sent");
    expect(await answerOf(journey, mails)).toEqual([{ direction: "sent", body: "Dear visitor" }]);
  },
  "from inquiry_mails": async (journey) => {
    const waiting = (database: PostgrestClient) =>
      database
        .from("inquiry_mails")
        .select("inquiry_id")
        .eq("kind", "reply")
        .gt("send_after", new Date(0).toISOString())
        .is("held_for", null);
    expect(await answerOf(journey, waiting)).toEqual([]);
  },
  "rpc set_look_again": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const none = { inquiry_id: id, expected_version: version, day: null };
    expect(await answerOf(journey, (database) => database.rpc("set_look_again", none))).toBe(version);
  },
  "rpc set_outcome": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const none = {
      inquiry_id: id,
      expected_version: version,
      new_outcome: null,
      amount: null,
      currency: null,
    };
    expect(await answerOf(journey, (database) => database.rpc("set_outcome", none))).toBe(version);
  },
  "rpc correct_contact": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const same = { name: visitorContact.name, email: visitorContact.email, company: null, phone: null };
    const correct = (database: PostgrestClient) =>
      database.rpc("correct_contact", { inquiry_id: id, expected_version: version, ...same });
    expect(await answerOf(journey, correct)).toEqual(expect.any(Number));
  },
  "rpc list_customer_inquiries": async (journey) => {
    const { id } = await findInquiry(journey);
    const list = (database: PostgrestClient) => database.rpc("list_customer_inquiries", { inquiry_id: id });
    expect(await answerOf(journey, list)).toMatchObject({ person: { total: 1, inquiries: [] } });
  },
  "rpc outcome_figures": async (journey) => {
    const figures = (database: PostgrestClient) => database.rpc("outcome_figures", {}, { get: true });
    expect(await answerOf(journey, figures)).toMatchObject({ outcomes: [{ asked: 1, won: 0 }] });
  },
  "rpc take_back_mail": async (journey) => {
    const [{ id } = { id: "" }] = await findMessages(journey);
    const takeBack = (database: PostgrestClient) => database.rpc("take_back_mail", { message_id: id });
    // It went out at once.
    expect(await answerOf(journey, takeBack)).toBe(false);
  },
  "rpc send_mail_now": async (journey) => {
    const [{ id } = { id: "" }] = await findMessages(journey);
    const send = (database: PostgrestClient) => database.rpc("send_mail_now", { message_id: id });
    expect(await answerOf(journey, send)).toBe(false);
  },
  "rpc return_mail": async (journey) => {
    const { data } = await journey.auth.getSession();
    const database = createDatabaseClient(journey.server.url, data.session?.access_token);
    const { id, version } = await findInquiry(journey);
    const answer = await database.rpc("return_mail", { inquiry_id: id, expected_version: version });
    // It began with a form.
    expect(answer).toMatchObject({ status: 400, error: { code: "22023" } });
  },
  "rpc keep_inquiry": async (journey) => {
    const { id } = await findInquiry(journey);
    const keep = (database: PostgrestClient) => database.rpc("keep_inquiry", { inquiry_id: id });
    expect(await answerOf(journey, keep)).toBe(false);
  },
  "rpc get_attachment": async (journey) => {
    const { data } = await journey.auth.getSession();
    const database = createDatabaseClient(journey.server.url, data.session?.access_token);
    const answer = await database.rpc("get_attachment", { attachment_id: crypto.randomUUID(), piece: 1 });
    // No visitor has answered yet.
    expect(answer).toMatchObject({ status: 404, error: { message: "There is no such attachment." } });
  },
  "rpc get_visitor_file": async (journey) => {
    const { data } = await journey.auth.getSession();
    const database = createDatabaseClient(journey.server.url, data.session?.access_token);
    const answer = await database.rpc("get_visitor_file", { file_id: crypto.randomUUID(), piece: 1 });
    // The visitor has added none.
    expect(answer).toMatchObject({ status: 404, error: { message: "There is no such file." } });
  },
  "rpc get_picture": async (journey) => {
    const { data } = await journey.auth.getSession();
    const database = createDatabaseClient(journey.server.url, data.session?.access_token);
    const answer = await database.rpc("get_picture", { attachment_id: crypto.randomUUID(), piece: 1 });
    expect(answer).toMatchObject({ status: 404, error: { message: "There is no such attachment." } });
  },
  "from missed_mail_counts": async (journey) => {
    const missed = (database: PostgrestClient) =>
      database.from("missed_mail_counts").select("reason,mails,last_at");
    expect(await answerOf(journey, missed)).toEqual([]);
  },
  "rpc dismiss_missed_mails": async (journey) => {
    const dismiss = (database: PostgrestClient) =>
      database.rpc("dismiss_missed_mails", { until: new Date().toISOString() });
    expect(await answerOf(journey, dismiss)).toBe(0);
  },
  "rpc operating_problems": async (journey) => {
    const list = (database: PostgrestClient) => database.rpc("operating_problems", {}, { get: true });
    // The journey's server has no STAFF_EMAIL.
    expect(await answerOf(journey, list)).toMatchObject([{ kind: "notices_to_nobody" }]);
  },
  "from reply_templates": async (journey) => {
    const templates = (database: PostgrestClient) =>
      database.from("reply_templates").select("title_en").order("place", { ascending: true });
    expect(await answerOf(journey, templates)).toMatchObject([
      { title_en: "Questions before a quote" },
      { title_en: "Propose a call" },
      { title_en: "Follow-up question" },
      { title_en: "Not our field" },
    ]);
  },
  "rpc add_reply_template": async (journey) => {
    const texts = { title_en: "Thanks", title_ar: "", body_en: "Dear {name}", body_ar: "" };
    const add = (database: PostgrestClient) => database.rpc("add_reply_template", texts);
    expect(await answerOf(journey, add)).toMatch(/^[\da-f-]{36}$/);
  },
  "rpc change_reply_template": async (journey) => {
    const texts = { title_en: "Thanks", title_ar: "شكرًا", body_en: "Dear {name}", body_ar: "تحية" };
    expect(await changeLastTemplate(journey, "change_reply_template", 1, texts)).toBe(2);
  },
  "rpc raise_reply_template": async (journey) => {
    expect(await changeLastTemplate(journey, "raise_reply_template", 2)).toBeNull();
    const templates = (database: PostgrestClient) =>
      database.from("reply_templates").select("title_ar").order("place", { ascending: true });
    const moved = await answerOf(journey, templates);
    expect(moved).toHaveProperty("[3].title_ar", "شكرًا");
  },
  "rpc delete_reply_template": async (journey) => {
    // The last one is another now, in its first version.
    expect(await changeLastTemplate(journey, "delete_reply_template", 1)).toBeNull();
  },
  "rpc set_inquiry_status": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const close = (database: PostgrestClient) =>
      database.rpc("set_inquiry_status", { inquiry_id: id, expected_version: version, new_status: "closed" });
    expect(await answerOf(journey, close)).toBe(version + 1);
  },
  "rpc count_listed_inquiries": async (journey) => {
    const count = (database: PostgrestClient) =>
      database.rpc("count_listed_inquiries", { search: visitorContact.email });
    expect(await answerOf(journey, count)).toBe(1);
  },
  "rpc change_inquiries": async (journey) => {
    const { id, version } = await findInquiry(journey);
    const close = (database: PostgrestClient) =>
      database.rpc("change_inquiries", { changes: [{ id, version, status: "closed" }] });
    expect(await answerOf(journey, close)).toMatchObject([{ id, version, status: "closed" }]);
  },
  "rpc save_view": async (journey) => {
    const save = (database: PostgrestClient) =>
      database.rpc("save_view", { name: "Late", address: "?sort=due" });
    expect(await answerOf(journey, save)).toBeNull();
  },
  "from saved_views": async (journey) => {
    const list = (database: PostgrestClient) => database.from("saved_views").select("name,address");
    expect(await answerOf(journey, list)).toEqual([{ name: "Late", address: "?sort=due" }]);
  },
  "rpc delete_view": async (journey) => {
    expect(await answerOf(journey, (database) => database.rpc("delete_view", { name: "Late" }))).toBeNull();
  },
  "rpc record_export": async (journey) => {
    const record = (database: PostgrestClient) =>
      database.rpc("record_export", { format: "xlsx", inquiries: 1, filter: { view: "all" } });
    expect(await answerOf(journey, record)).toBeNull();
  },
};

async function changeLastTemplate(journey: Journey, name: string, version: number, texts: object = {}) {
  const list = (database: PostgrestClient) =>
    database.from("reply_templates").select("id").order("place", { ascending: false }).limit(1).single();
  const last = await answerOf(journey, list);
  // As the column is.
  const { id } = last as { id: string };
  return answerOf(journey, (database) =>
    database.rpc(name, { template_id: id, expected_version: version, ...texts }),
  );
}

async function addFile(journey: Journey): Promise<string> {
  const { id } = await findInquiry(journey);
  const file = { inquiry_id: id, name: "plan.pdf", size: 4 };
  const added = await answerOf(journey, (database) => database.rpc("add_draft_file", file));
  expect(added).toMatch(/^[\da-f-]{36}$/);
  return String(added);
}

async function findFile(journey: Journey): Promise<string> {
  const files = await answerOf(journey, (database) => database.from("inquiry_attachments").select("id"));
  // As the column is.
  return (files as { id: string }[])[0]?.id ?? "";
}

async function findInquiry(journey: Journey): Promise<Pick<Inquiry, "id" | "version">> {
  const found = await answerOf(journey, (database) => database.from("inquiries").select("id,version"));
  expect(found).toHaveLength(1);
  // As the columns are.
  return (found as Pick<Inquiry, "id" | "version">[])[0] ?? { id: "", version: 0 };
}

/** As the view has them. */
async function findMessages(journey: Journey): Promise<{ id: string }[]> {
  return (await answerOf(journey, (database) => database.from("inquiry_conversation").select("id"))) as {
    id: string;
  }[];
}
