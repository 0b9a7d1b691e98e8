import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { office } from "../../../firm/office.ts";
import { openServer } from "../../support/server.ts";
import { type Member, openStaff } from "../../support/desk-client.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";

const server = await openServer();
afterAll(server.stop);
const { ada, karim } = await openStaff(server);

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const range = { first_day: day(-1), last_day: day(9) };
const closed: { opens: string | null; closes: string | null } = { opens: null, closes: null };
const storm = { ...range, name_en: "Storm", name_ar: "عاصفة", ...closed };
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe("special days", () => {
  let id: string;

  beforeEach(async () => {
    await query("delete from public.inquiries");
    await query("delete from public.special_days where name_en = 'Storm'");
    id = (await submitInquiry(server.url, contact)).id;
  });

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    server.database.transaction(async (t) => {
      // Inquiries are deleted by functions alone.
      await t.execute("set local session_replication_role = replica; set local app.erasing = 'true'");
      return (await t.query<Row>(sql, parameters)).rows;
    });

  async function list({ database }: Member) {
    const { data } = await database.rpc("list_promises", range).throwOnError();
    return data;
  }

  type Seen = Awaited<ReturnType<typeof list>>;

  const change = ({ database }: Member, { special_days, promises }: Seen, dueAt: string, days = storm) =>
    database.rpc("change_special_days", {
      ...days,
      seen_special_days: special_days,
      inquiry_ids: promises.map((promise) => promise.id),
      expected_versions: promises.map(({ version }) => version),
      new_due_at: promises.map(() => dueAt),
    });

  const reply = { body: "Dear Rana", locale: "en", new_status: "answered" } as const;
  const sendReply = (version: number) =>
    karim.database.rpc("send_reply", { inquiry_id: id, expected_version: version, ...reply });

  test("are left out of the next inquiry's promise, and move those that were made, which the history says", async () => {
    const seen = await list(ada);
    const [before] = seen.promises;
    expect(seen.promises).toMatchObject([{ id, version: 1 }]);
    const to = later(300);
    expect(await change(ada, seen, to)).toMatchObject({ data: 1, error: null });
    const inquiries = ada.database.from("inquiries").select("due_at,version");
    const [inquiry] = (await inquiries.throwOnError()).data;
    expect(inquiry).toMatchObject({ version: 2 });
    expect(Date.parse(inquiry?.due_at ?? "")).toBe(Date.parse(to));
    const log = ada.database.from("admin_audit_log").select("details").eq("resource_id", id);
    const { data: entries } = await log.eq("action", "inquiry.due_moved").throwOnError();
    expect(entries).toMatchObject([{ details: { ...range, from: before?.due_at } }]);

    const next = await submitInquiry(server.url, contact);
    const [promised] = await query<{ day: string }>(
      "select due_at::date::text as day from public.inquiries where id = $1",
      [next.id],
    );
    expect(promised?.day.localeCompare(range.last_day)).toBe(1);
    // The visitor has one receipt of each, and nothing else.
    expect(await server.mailsTo(contact.email)).toHaveLength(2);
  });

  test("with other hours are kept to by the next inquiry's promise", async () => {
    const night = { ...storm, opens: "03:00", closes: "04:00" };
    expect(await change(ada, await list(ada), later(300), night)).toMatchObject({ error: null });
    const { id: next } = await submitInquiry(server.url, contact);
    const local = `(due_at at time zone '${office.timeZone}')::time between '03:00' and '04:00'`;
    const promised = await query(`select ${local} as "isOpen" from public.inquiries where id = $1`, [next]);
    expect(promised).toEqual([{ isOpen: true }]);
  });

  test("move nothing when a reply or any change came first, and then what is left", async () => {
    const seen = await list(ada);
    const assignment = { id, version: 1, assignee_id: karim.userId };
    await karim.database.rpc("change_inquiries", { changes: [assignment] }).throwOnError();
    expect(await change(ada, seen, later(300))).toMatchObject({ status: 409 });
    const assigned = await list(ada);
    expect((await sendReply(2)).error).toBeNull();
    expect(await change(ada, assigned, later(300))).toMatchObject({ status: 409 });
    expect(await query("select from public.special_days where name_en = 'Storm'")).toEqual([]);
    const again = await list(ada);
    expect(again.promises).toEqual([]);
    expect(await change(ada, again, later(300))).toMatchObject({ data: 0 });
  });

  test("and a reply at the same moment: one of them sees the other, and neither is lost", async () => {
    for (let round = 0; round < 5; round += 1) {
      const seen = await list(ada);
      const [promise] = seen.promises;
      const version = promise?.version ?? 0;
      const [moved, sent] = await Promise.all([change(ada, seen, later(300 + round)), sendReply(version)]);
      const [state] = await query<{ status: string; version: number }>(
        "select status, version from public.inquiries",
      );
      const failed = [moved, sent].filter(({ error }) => error);
      expect(failed.map(({ status }) => status)).toEqual([409]);
      expect(state).toEqual({ status: moved.error ? "answered" : "new", version: version + 1 });
      await query("update public.inquiries set status = 'new', answered_at = null");
      await query("delete from public.inquiry_messages");
    }
  });

  test("of two admins at once: the second begins again, as the first changed the calendar", async () => {
    await query("delete from public.inquiries");
    const [one, other] = [await list(ada), await list(karim)];
    const results = await Promise.all([
      change(ada, one, later(300)),
      change(karim, other, later(200), { ...storm, first_day: day(3), last_day: day(3) }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("count the promise of an inquiry that a mail reopened from that mail", async () => {
    const receivedAt = later(-2);
    await query("update public.inquiries set status = 'answered'");
    await query("select public.receive_mail($1, $2, $3, $4)", [
      id,
      {
        address: contact.email,
        subject: "Re:",
        body: "x",
        is_automatic: false,
        quoted_new_lines: 0,
        files_left_out: 0,
      },
      receivedAt,
      later(20),
    ]);
    const [promise] = (await list(ada)).promises;
    expect(Date.parse(promise?.promised_at ?? "")).toBe(Date.parse(receivedAt));
  });

  test("make nothing due in the past, nor in years", async () => {
    const seen = await list(ada);
    for (const hours of [-1, 24 * 370])
      expect(await change(ada, seen, later(hours))).toMatchObject({
        error: { message: "A reply is due within a year from now." },
      });
    expect((await list(ada)).promises).toEqual(seen.promises);
  });
});

test("the notice of the day is in receipts of these days, in the visitor's language or the other", async () => {
  const notice = { notice_id: null, first_day: day(-2), last_day: day(2), text_ar: null };
  await ada.database.rpc("save_away_notice", { ...notice, text_en: "Closed <until> Monday." }).throwOnError();
  for (const locale of ["en", "ar"] as const) {
    const email = `${locale}@away.example`;
    await submitInquiry(server.url, { ...contact, email, locale });
    expect(await server.mailsTo(email)).toMatchObject([
      {
        text: expect.stringContaining("Closed <until> Monday."),
        html: expect.stringContaining("Closed &#60;until&#62; Monday."),
      },
    ]);
  }
});
