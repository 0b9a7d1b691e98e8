import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { escapeIdentifier } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { writeBackup } from "../../../server/backups/write-backup.ts";
import { deleteExpired } from "../../../server/retention.ts";
import { engines } from "../../support/engines.ts";
import { waitForMail } from "../../support/mail/mailbox.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { project, submitInquiry } from "../../support/inquiry-client.ts";
import { type SignedIn, signUpAndIn } from "../../support/site-api-client.ts";

const run = promisify(execFile);

const person = {
  type: "contact",
  name: "Zeinab Qabbani",
  email: "Zeinab@Example.com",
  phone: "+961 71 234 567",
  company: "Qabbani Pumps",
  subject: "A pump nobody else has",
  message: "Well 7 in Zahle runs dry",
};
const traces = [...Object.values(person).slice(1), "zeinab@example.com"].map((text) => text.toLowerCase());

describe.each(engines)("what is erased on $name", (engine) => {
  let server: OpenServer;
  let ada: SignedIn;
  let karim: SignedIn;
  let databaseUrl: string | undefined;

  beforeAll(async () => {
    const testDatabase = await engine.createTestDatabase();
    databaseUrl = testDatabase.databaseUrl;
    server = await openServer({ ...engine, createTestDatabase: async () => testDatabase });
    karim = await signUpAndIn(server, "karim@example.com");
    ada = await signUpAndIn(server, "ada@example.com");
    await ada.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
    return server.stop;
  });

  const submit = (inquiry: object) => submitInquiry(server.url, inquiry);

  const erase = (email: string, ...flags: string[]) =>
    run(process.execPath, ["server/commands/erase.ts", "--email", email, ...flags], {
      env: { PATH: process.env["PATH"], DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl ?? "" },
    });

  const query: OpenServer["query"] = (...parameters) => server.query(...parameters);

  const findReference = async (email: string) => {
    const [row] = await query<{ reference: string }>(
      "select reference from public.inquiries where lower(email) = $1",
      [email],
    );
    return row?.reference ?? "";
  };

  test("of a person is everything, and of others nothing, while the server runs", async () => {
    await submit(person);
    await submit({ ...project, email: "other@example.com" });
    await waitForMail(server.dataDir, "Zeinab@example.com");
    await waitForMail(server.dataDir, "other@example.com");
    await expect
      .poll(() =>
        query("select from public.inquiry_mails where recipient = 'other@example.com' and sent_at is null"),
      )
      .toEqual([]);
    await signUpAndIn(server, "zeinab@example.com");
    await ada.database.rpc("create_invitation", { member_email: "zeinab@other.example", locale: "ar" });
    const reference = await findReference("zeinab@example.com");
    const overdue = `To: team@nawat.example\n\nZeinab Qabbani waits: ${reference}`;
    await writeFile(join(server.dataDir, "mail/overdue.eml"), overdue);
    // Another person's inquiry, into which she wrote, and in which she is named.
    await server.database.transaction((t) =>
      t.execute(`
        with message as (
          insert into public.inquiry_messages (inquiry_id, direction, address, sender_name, subject, body)
          select id, 'received', 'zeinab@example.com', 'Zeinab Qabbani', 'Re', 'Well 7 in Zahle runs dry'
          from public.inquiries where email = 'other@example.com'
          returning id
        ), file as (
          insert into public.inquiry_attachments (message_id, number, name, media_type, size, is_kept, is_stored)
          select id, 1, 'Qabbani Pumps.pdf', 'application/pdf', 20, true, true from message
          returning id
        )
        insert into public.inquiry_attachment_pieces (attachment_id, number, content)
        select id, 1, 'Well 7 in Zahle runs dry' from file;
        insert into public.inquiry_messages (inquiry_id, direction, address, reply_to, recipients, cc, names, subject, body, quoted)
        select id, 'received', email, 'zeinab@example.com', '{"zeinab@example.com"}', '{"boss@other.example","zeinab@example.com"}',
          '{"zeinab@example.com": "Zeinab Qabbani"}', 'Re', 'Ask Zeinab@Example.com.', '<zeinab@example.com> wrote'
        from public.inquiries where email = 'other@example.com';
        update public.inquiry_mails set sent_text = 'To zeinab@example.com, with thanks.'
        where recipient = 'other@example.com' and kind = 'receipt';
        insert into public.inquiry_notes (inquiry_id, author_email, body)
        select id, 'ada@example.com', 'Her mailbox is zeinab@example.com.' from public.inquiries where email = 'other@example.com';
        update public.inquiry_mails set last_response = '550 <zeinab@example.com>: gone' where recipient = 'other@example.com';
        insert into public.saved_views
        select id, name, address
        from auth.users, (values
          ('Hers', '?q=zeinab@example.com'), ('Also', '?q=%3CZeinab%40example.com%3E'), ('Of another', '?q=a%2Bzeinab%40example.com')
        ) as views (name, address)
        where email = 'ada@example.com';
        insert into public.staff_preferences (user_id, list_address)
        select id, '?q=Z+zeinab@example.com' from auth.users where email = 'ada@example.com';
        update public.reply_templates set body_en = 'As for zeinab@example.com:' where place = 1`),
    );
    const found = await search(server, traces);
    for (const place of [
      "inquiry_attachments",
      "inquiries",
      "inquiry_notes",
      "inquiry_mails",
      "inquiry_search_texts",
      "saved_views",
    ])
      expect(found).toContain(`public.${place}`);
    for (const place of ["auth.users", "backup", "overdue.eml"]) expect(found).toContain(place);

    expect((await erase(" zeinab@EXAMPLE.com", "--dry-run")).stdout).toContain("inquiries: 1");
    expect(await search(server, traces)).toEqual(found);
    const { stdout } = await erase(" zeinab@EXAMPLE.com");
    expect(stdout).toMatch(/inquiries: 1\n/);
    expect(stdout).toMatch(/answers: 1\n.*mentions: 9\n.*accounts: 1\n/s);
    expect(await search(server, traces)).toEqual([]);
    expect(await query("select name from public.saved_views")).toEqual([{ name: "Of another" }]);
    expect(await query("select list_address from public.staff_preferences")).toEqual([{ list_address: "?" }]);
    expect(await search(server, ["other@example.com"])).toContain("public.inquiries");
    expect(await search(server, ["her mailbox is […]."])).toContain("public.inquiry_notes");

    const { data } = await ada.database.from("admin_audit_log").select("action,details");
    expect(data).toContainEqual({
      action: "person.erased",
      details: expect.objectContaining({ inquiries: 1, mentions: 9, audit_entries: 0, blanked: [] }),
    });
  });

  test("of an address that is not there is nothing, and no entry says that something was", async () => {
    const before = await query("select from public.admin_audit_log");
    for (const flags of [[], ["--dry-run"]])
      await expect(erase("nobody@example.com", ...flags)).rejects.toMatchObject({
        code: 1,
        stdout: "",
        stderr: "Nothing is stored for this address.\n",
      });
    expect(await query("select from public.admin_audit_log")).toHaveLength(before.length);
  });

  test("of a former colleague is the name everywhere; what they did stays, and the log is whole", async () => {
    const email = "karim@example.com";
    await ada.database.rpc("grant_admin", { member_email: email });
    await submit({ ...project, email: "client@example.com" });
    const [{ id } = { id: "" }] = await query<{ id: string }>(
      "select id from public.inquiries where email = 'client@example.com'",
    );
    const work = async (name: string, parameters: Record<string, unknown>) =>
      expect(await karim.database.rpc(name, parameters)).toMatchObject({ error: null });
    await work("open_inquiry", { inquiry_id: id });
    const profile = { name_en: "Karim Mansour", name_ar: "", position_en: "", position_ar: "" };
    await work("save_staff_profile", profile);
    await work("assign_inquiry", {
      inquiry_id: id,
      expected_version: 1,
      new_assignee_id: karim.session.user.id,
    });
    await work("add_inquiry_note", { inquiry_id: id, body: "Ask for the drawing." });
    await work("save_inquiry_draft", { inquiry_id: id, kind: "note", body: "More", locale: "en" });
    await work("report_presence", { inquiry_id: id, is_writing: true });
    const reply = { body: "Please send the drawing.", locale: "en", new_status: "answered" };
    await work("send_reply", { inquiry_id: id, expected_version: 2, ...reply });
    await work("create_invitation", { member_email: "dana@example.com", locale: "en" });
    await work("record_export", { format: "xlsx", inquiries: 1, filter: {} });
    await server.database.transaction(async (t) => {
      await t.execute(`
        insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, quoted)
        select id, 'received', email, 'Re', 'Thanks', 'karim@example.com wrote:' from public.inquiries where email = 'client@example.com';
        insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, sent_at)
        select id, 'notice', 'karim@example.com', 'en', null, now() from public.inquiries where email = 'client@example.com';
        insert into mail.outbox (recipient, subject, body, due_at) values ('ada@example.com', 'x', 'Remove karim@example.com?', 'infinity')`);
      await t.query("select auth.spend('factor_code', $1, 10, interval '5 minutes')", [
        `${karim.session.user.id} factor`,
      ]);
    });
    await ada.database.rpc("revoke_admin", { member_id: karim.session.user.id });
    const ids = [karim.session.user.id];
    expect(await search(server, [email])).toEqual(
      expect.arrayContaining(["mail.outbox", "public.inquiry_mails", "public.inquiry_notes"]),
    );
    expect(await search(server, ids)).toEqual(
      expect.arrayContaining(["auth.budgets", "public.inquiry_notes", "public.staff_profiles"]),
    );

    expect((await erase(email)).stdout).toMatch(/signed notes: 1\n.*signed replies: 1\n.*accounts: 1\n/s);
    expect(await search(server, [email])).toEqual([]);
    // The log tells which entries are of one account, by an id that leads to nobody any more.
    expect(await search(server, ids, withoutLog)).toEqual(["public.admin_audit_log"]);
    expect(
      await query("select author_email, body from public.inquiry_notes where inquiry_id = $1", [id]),
    ).toEqual([{ author_email: null, body: "Ask for the drawing." }]);
    const [verified] = await query("select public.verify_audit_log() as found");
    expect(verified).toMatchObject({ found: { problem: null, is_complete: true } });
  });

  test("are also mails in which the address is encoded, and notices to who was staff", async () => {
    const address = "samir.el.khoury.of.the.long.name@a-long-domain-of-a-company.example";
    const folder = join(server.dataDir, "mail");
    const mails: Record<string, string> = {
      "base64.eml": `Content-Transfer-Encoding: base64\r\n\r\n${base64Of(`جديد: ${address}`)}\r\n`,
      "printable.eml": `Content-Transfer-Encoding: quoted-printable\r\n\r\nto ${address.replace("name@", "na=\r\nme@")}=20\r\n`,
      "another.eml": `Content-Transfer-Encoding: base64\r\n\r\n${base64Of(`not.${address}, ${address}.lb`)}\r\n`,
    };
    for (const [name, text] of Object.entries(mails)) await writeFile(join(folder, name), text);
    await mkdir(join(folder, "kept"));
    await server.query(
      `insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, sent_at)
         select id, 'notice', $1, 'en', null, now() from public.inquiries limit 1`,
      [address.toUpperCase()],
    );
    await query(
      `insert into public.inquiry_notes (inquiry_id, body) select id, $1 from public.inquiries limit 1`,
      [`<${address}>, ${address.toUpperCase()}. not.${address} ${address}.lb`],
    );
    const { stdout } = await erase(address);
    expect(stdout).toMatch(/sent mails: 1\n.*mail files: 2\n/s);
    const left = await readdir(folder);
    expect(Object.keys(mails).filter((name) => left.includes(name))).toEqual(["another.eml"]);
    await rm(join(folder, "kept"), { recursive: true });
    expect(
      await query("select body from public.inquiry_notes where strpos(body, $1) > 0", [address]),
    ).toEqual([{ body: `<[…]>, […]. not.${address} ${address}.lb` }]);
  });

  test("of staff is nothing until their role is revoked", async () => {
    await expect(erase("ada@example.com")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("role"),
    });
    expect(await search(server, ["ada@example.com"])).toContain("auth.users");
  });

  test("by itself are spam after its days, and what is closed only where days are set", async () => {
    for (const subject of ["young spam", "old spam", "old closed", "old answered"])
      await submit({ ...person, subject, email: "late@example.com" });
    await server.database.transaction(async (t) => {
      await t.query(
        "update public.inquiries set status = split_part(subject, ' ', 2) where email = 'late@example.com'",
      );
      await t.query(
        "update public.inquiries set status_changed_at = now() - interval '31 days' where subject like 'old %'",
      );
    });
    const subjects = async () => {
      const { data } = await ada.database.from("inquiries").select("subject").eq("email", "late@example.com");
      return data?.map(({ subject }) => subject).sort();
    };
    await deleteExpired(server.database, 30, undefined);
    expect(await subjects()).toEqual(["old answered", "old closed", "young spam"]);
    await deleteExpired(server.database, 30, 30);
    expect(await subjects()).toEqual(["old answered", "young spam"]);
    const { data } = await ada.database
      .from("admin_audit_log")
      .select("details")
      .eq("action", "inquiries.expired");
    expect(data).toEqual([{ details: { inquiries: 1 } }, { details: { inquiries: 1 } }]);
  });
});

/** In lines as mails have them. */
function base64Of(text: string): string {
  return Buffer.from(text)
    .toString("base64")
    .replace(/(.{76})/g, "$1\r\n");
}

/** The lines of a backup that are no entries of the audit log. */
function withoutLog(backup: string): string {
  return backup
    .split("\n")
    .filter((line) => !line.startsWith('{"table":"public.admin_audit_log"'))
    .join("\n");
}

/** Tables, files of mails, and a backup made now, or what `select` takes of it, in which any of the texts stands. */
async function search(
  { database, dataDir }: OpenServer,
  texts: string[],
  select = (backup: string) => backup,
): Promise<string[]> {
  const found = await database.transaction(async (transaction) => {
    const { rows: tables } = await transaction.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    const withText = [];
    for (const { schema, name } of tables) {
      const { rows } = await transaction.query<{ found: boolean }>(
        `select exists (
           select from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} as entry, unnest($1::text[]) as text
           where strpos(lower(entry::text), text) > 0
         ) as found`,
        [texts],
      );
      if (rows[0]?.found) withText.push(`${schema}.${name}`);
    }
    return withText;
  });
  const backup = join(dataDir, `${randomUUID()}.gz`);
  await writeBackup(database, backup);
  const lines = select(gunzipSync(await readFile(backup)).toString()).toLowerCase();
  if (texts.some((one) => lines.includes(one))) found.push("backup");
  const folder = join(dataDir, "mail");
  // Not what is being written: it gets its name when it is complete.
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(".eml"))) {
    const text = (await readFile(join(folder, name), "utf8")).toLowerCase();
    if (texts.some((one) => text.includes(one))) found.push(name);
  }
  return found;
}
