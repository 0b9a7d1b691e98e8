import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { asRole, serviceRole, type Principal } from "../../server/database/as-role.ts";
import { type Database, isDatabaseError } from "../../server/database/database.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { erasePerson } from "../../server/erasing/erase-person.ts";
import { changeSql } from "../rules/principals.ts";
import { postgres, type OwnTestDatabase } from "../support/engines.ts";
import { createAccount } from "../support/person.ts";

const durationMs = 6_000;
const workers = 9;

const visitors = ["rana@example.com", "omar@example.com"];
const settings = {
  "app.settings.staff_email": "team@nawat.example,boss@nawat.example",
  "app.settings.staff_aal": "aal1",
};

/** Somebody else was faster, or the inquiry has been erased meanwhile. */
const expectedCodes = new Set(["PT409", "PT404", "23503"]);

type Work = () => Promise<unknown>;

/** As the mailbox reader stores it. */
const mail = { subject: "", body: "x", is_automatic: false, quoted_new_lines: 0, files_left_out: 0 };

describe("everything at once on Postgres", () => {
  let testDatabase: OwnTestDatabase;
  let database: Database;
  const staff = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    testDatabase = await postgres.createTestDatabase();
    // Two that wait for each other are noticed soon, so that there is time for more of them.
    database = openPostgres(`${testDatabase.databaseUrl}?options=-c%20deadlock_timeout%3D30ms`);
    for (const id of staff)
      await createAccount({ database }, { id, email: `${id}@nawat.example`, role: "admin" });
    return async () => {
      await database.close();
      await testDatabase.remove();
    };
  });

  const query = async <Row>(statement: string, parameters: unknown[] = []) =>
    (await database.transaction((t) => t.query<Row>(statement, parameters))).rows;

  async function callAs<Row>(principal: Principal, statement: string, parameters: unknown[] = []) {
    const call = asRole({ ...database, settings }, principal, (t) => t.query<Row>(statement, parameters));
    return (await call).rows;
  }

  const asStaff = <Row>(statement: string, parameters?: unknown[]) =>
    callAs<Row>({ role: "authenticated", claims: { sub: pick(staff), aal: "aal1" } }, statement, parameters);
  const asService = <Row>(statement: string, parameters?: unknown[]) =>
    callAs<Row>(serviceRole, statement, parameters);

  async function submit() {
    const inquiry = { type: "contact", name: "R", email: pick(visitors), subject: "s", message: "m" };
    await asService("select public.submit_inquiry($1::jsonb, $2, null, false, now() - interval '1 hour')", [
      JSON.stringify(inquiry),
      randomUUID(),
    ]);
  }

  async function findInquiries(): Promise<{ id: string; version: number }[]> {
    const found = await query<{ id: string; version: number }>(
      "select id, version from public.inquiries order by random() limit 6",
    );
    if (found.length >= 4) return found;
    await submit();
    return findInquiries();
  }

  const findInquiry = async () => (await findInquiries())[0] ?? { id: randomUUID(), version: 1 };
  const findMail = async () =>
    (await query<{ id: string }>("select id from public.mails order by random() limit 1"))[0]?.id;

  const findReply = async () =>
    (
      await query<{ id: string }>(
        "select message_id as id from public.mails where kind = 'reply' order by send_after is null, random() limit 1",
      )
    )[0]?.id;

  async function changeVersion(statement: string, ...parameters: unknown[]) {
    const { id, version } = await findInquiry();
    return asStaff(statement, [id, version, ...parameters]);
  }

  /** `erasePerson` counts files too, of which there are none here. */
  const erase = () =>
    erasePerson(database, testDatabase.dataDir, pick(visitors), false).catch((error: Error) => {
      if (error.message !== "Nothing is stored for this address.") throw error;
    });

  async function expire() {
    await query(
      `update public.inquiries set status_changed_at = now() - interval '9 days'
       where status in ('spam', 'closed') and id = $1`,
      [(await findInquiry()).id],
    );
    return asService("select public.delete_expired_inquiries(1, 1)");
  }

  async function sendMail() {
    const [row] = await asService<{ mail: { id: string; attempts: number } | null }>(
      "select public.claim_mail(true) as mail",
    );
    if (!row?.mail) return;
    const outcome = pick(["sent", "sent", "refused"]);
    await asService("select public.record_mail($1, $2, $3, '')", [row.mail.id, row.mail.attempts, outcome]);
  }

  const works: Record<string, Work> = {
    open: async () => asStaff("select * from public.open_inquiry($1)", [(await findInquiry()).id]),
    assign: () =>
      changeVersion(
        `select public.${changeSql("$1::uuid", "$2::int", "'assignee_id', $3::text")}`,
        pick([...staff, null]),
      ),
    status: () =>
      changeVersion(
        `select public.${changeSql("$1::uuid", "$2::int", "'status', $3::text")}`,
        pick(["new", "closed", "spam"]),
      ),
    reply: () =>
      changeVersion("select public.send_reply($1, $2, 'Dear', 'en', $3)", pick(["answered", "closed"])),
    "waiting reply": () =>
      changeVersion("select public.send_reply($1, $2, $3, 'en', 'answered', now())", randomUUID()),
    release: () =>
      query("update public.mails set due_at = now() where send_after < 'infinity' and due_at > now()"),
    "take back": async () => asStaff("select public.take_back_mail($1)", [await findReply()]),
    "send now": async () => asStaff("select public.send_mail_now($1)", [await findReply()]),
    note: async () => asStaff("select public.add_inquiry_note($1, 'x')", [(await findInquiry()).id]),
    draft: async () =>
      asStaff("select public.save_inquiry_draft($1, 'reply', $2, 'en')", [
        (await findInquiry()).id,
        pick(["x", ""]),
      ]),
    presence: async () =>
      asStaff("select public.show_inquiry($1, false, true, 20, '{}')", [(await findInquiry()).id]),
    spam: async () => {
      const found = await findInquiries();
      const changes = found.map(({ id, version }) => ({
        id,
        version,
        status: pick(["spam", "new", "closed"]),
      }));
      return asStaff("select public.change_inquiries($1)", [JSON.stringify(changes)]);
    },
    list: () => asStaff("select * from public.list_inquiries(search => 'r')"),
    export: () => asStaff(`select public.record_export('xlsx', 3, '{}')`),
    resend: async () => asStaff("select public.resend_inquiry_mail($1)", [await findMail()]),
    verify: () => asService("select public.verify_audit_log()"),
    receive: async () =>
      asService("select * from public.receive_mail($1, $2, now(), now())", [
        (await findInquiry()).id,
        JSON.stringify({ ...mail, fingerprint: randomUUID(), address: pick(visitors) }),
      ]),
    bounce: async () => asService("select public.record_bounce($1, 'gone')", [await findMail()]),
    overdue: () => asService("select public.write_overdue_mails()"),
    head: () => asService("select public.take_audit_head()"),
    send: sendMail,
    erase,
    expire,
    submit,
  };

  test("nobody waits for somebody who waits for them, and the audit log stays a chain", async () => {
    const runs = new Map<string, number>();
    const problems: string[] = [];
    const until = Date.now() + durationMs;
    async function workOn() {
      while (Date.now() < until) {
        const [name, work] = pick(Object.entries(works));
        runs.set(name, (runs.get(name) ?? 0) + 1);
        await work().catch((error: unknown) => {
          if (!isDatabaseError(error) || !expectedCodes.has(error.code))
            problems.push(`${name}: ${String(error)}`);
        });
      }
    }
    await Promise.all(Array.from({ length: workers }, workOn));
    expect(problems).toEqual([]);
    expect([...runs.keys()].toSorted()).toEqual(Object.keys(works).toSorted());
    const [verified] = await asService<{ problem: unknown }>(
      "select public.verify_audit_log() -> 'problem' as problem",
    );
    expect(verified).toEqual({ problem: null });
  });
});

function pick<Value>(values: readonly Value[]): Value {
  // At a place that is there.
  return values[randomInt(values.length)] as Value;
}
