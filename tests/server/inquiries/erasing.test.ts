import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { erasePerson } from "../../../server/erasing/erase-person.ts";
import { deleteExpired } from "../../../server/retention.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { openServer } from "../../support/server.ts";
import { project, submitInquiry } from "../../support/inquiry-client.ts";
import { openStaff } from "../../support/desk-client.ts";
import { findTexts, withoutLog } from "./find-texts.ts";

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

describe("what is erased", async () => {
  const server = await openServer();
  afterAll(server.stop);
  const { ada, karim } = await openStaff(server);

  const submit = (inquiry: object) => submitInquiry(server.url, inquiry);
  const execute = (script: string) => server.database.transaction((t) => t.execute(script));
  const { query } = server;
  const erase = (email: string, isDryRun = false) =>
    erasePerson(server.database, server.dataDir, email, isDryRun);

  test("of a person is everything, and of others nothing, while the server runs", async () => {
    const { reference } = await submit(person);
    await submit({ ...project, email: "other@example.com" });
    await server.now.sendMails();
    await query("insert into auth.users (id, email) values (gen_random_uuid(), 'zeinab@example.com')");
    const overdue = `To: team@nawat.example\n\nZeinab Qabbani waits: ${reference}`;
    await writeFile(join(server.dataDir, "mail/overdue.eml"), overdue);
    // Another person's inquiry, into which she wrote, and in which she is named.
    await execute(`
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
        update public.mails set sent_text = 'To zeinab@example.com, with thanks.'
        where recipient = 'other@example.com' and kind = 'receipt';
        insert into public.inquiry_notes (inquiry_id, author_email, body)
        select id, 'ada@example.com', 'Her mailbox is zeinab@example.com.' from public.inquiries where email = 'other@example.com';
        update public.mails set last_response = '550 <zeinab@example.com>: gone' where recipient = 'other@example.com';
        insert into public.saved_views
        select id, name, address
        from auth.users, (values
          ('Hers', '?q=zeinab@example.com'), ('Also', '?q=%3CZeinab%40example.com%3E'), ('Of another', '?q=a%2Bzeinab%40example.com')
        ) as views (name, address)
        where email = 'ada@example.com';
        insert into public.staff_preferences (user_id, list_address)
        select id, '?q=Z+zeinab@example.com' from auth.users where email = 'ada@example.com';
        update public.reply_templates set body_en = 'As for zeinab@example.com:' where place = 1`);
    const found = await findTexts(server, traces);
    const places = ["attachments", "notes", "search_texts"].map((name) => `public.inquiry_${name}`);
    expect(found).toEqual(
      expect.arrayContaining([
        ...places,
        "public.mails",
        "public.inquiries",
        "public.saved_views",
        "auth.users",
        "backup",
        "overdue.eml",
      ]),
    );

    expect(await erase(" zeinab@EXAMPLE.com", true)).toMatchObject({ counts: { inquiries: 1 } });
    expect(await findTexts(server, traces)).toEqual(found);
    const command = await runOperatorCommand(server, "erase", ["--email", " zeinab@EXAMPLE.com"]);
    expect(command).toMatchObject({
      code: 0,
      output: expect.stringMatching(/answers: 1\n.*mentions: 9\n.*inquiries: 1\n.*accounts: 1\n/s),
    });
    expect(await findTexts(server, traces)).toEqual([]);
    expect(await query("select name from public.saved_views")).toEqual([{ name: "Of another" }]);
    expect(await query("select list_address from public.staff_preferences")).toEqual([{ list_address: "?" }]);
    expect(await findTexts(server, ["other@example.com"])).toContain("public.inquiries");
    expect(await findTexts(server, ["her mailbox is […]."])).toContain("public.inquiry_notes");

    const { data } = await ada.database.from("admin_audit_log").select("action,details");
    expect(data).toContainEqual({
      action: "person.erased",
      details: expect.objectContaining({ inquiries: 1, mentions: 9, audit_entries: 0, blanked: [] }),
    });
  });

  test("of an address that is not there is nothing, and no entry says that something was", async () => {
    const before = await query("select from public.admin_audit_log");
    for (const isDryRun of [true, false])
      await expect(erase("nobody@example.com", isDryRun)).rejects.toThrow(
        "Nothing is stored for this address.",
      );
    expect(await query("select from public.admin_audit_log")).toHaveLength(before.length);
  });

  test("of a former colleague is the name everywhere; what they did stays, and the log is whole", async () => {
    const email = "karim@example.com";
    const { id: inquiry_id } = await submit({ ...project, email: "client@example.com" });
    await karim.database.rpc("open_inquiry", { inquiry_id }).throwOnError();
    const profile = { name_en: "Karim Mansour", name_ar: "", position_en: "", position_ar: "" };
    const draft = { kind: "note", body: "More", locale: "en" } as const;
    const reply = { body: "Please send the drawing.", locale: "en", new_status: "answered" } as const;
    const taken = { id: inquiry_id, version: 1, assignee_id: karim.userId };
    for (const work of [
      karim.database.rpc("save_staff_profile", profile),
      karim.database.rpc("change_inquiries", { changes: [taken] }),
      karim.database.rpc("add_inquiry_note", { inquiry_id, body: "Ask for the drawing." }),
      karim.database.rpc("save_inquiry_draft", { inquiry_id, ...draft }),
      karim.database.rpc("report_presence", { inquiry_id, is_writing: true }),
      karim.database.rpc("send_reply", { inquiry_id, expected_version: 2, ...reply }),
      karim.database.rpc("record_export", { format: "xlsx", inquiries: 1, filter: {} }),
    ])
      expect(await work).toMatchObject({ error: null });
    await execute(`
      insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, quoted)
      select id, 'received', email, 'Re', 'Thanks', 'karim@example.com wrote:' from public.inquiries where email = 'client@example.com';
      insert into public.mails (inquiry_id, kind, recipient, locale, due_at, sent_at)
      select id, 'notice', 'karim@example.com', 'en', null, now() from public.inquiries where email = 'client@example.com';
      insert into public.invitations (email, locale, invited_by) values ('dana@example.com', 'en', '${karim.userId}');
      insert into public.mails (kind, recipient, contents, due_at)
      values ('account', 'ada@example.com', '{"mail": "emailChanged", "newEmail": "karim@example.com"}', 'infinity');
      select auth.consume('factor_code', '${karim.userId} factor')`);
    await ada.database.rpc("revoke_admin", { member_id: karim.userId }).throwOnError();
    const ids = [karim.userId];
    expect(await findTexts(server, [email])).toEqual(
      expect.arrayContaining(["public.mails", "public.inquiry_notes"]),
    );
    expect(await findTexts(server, ids)).toEqual(
      expect.arrayContaining(["auth.limit_counts", "public.inquiry_notes", "public.staff_profiles"]),
    );

    const { counts } = await erase(email);
    expect(counts).toMatchObject({ signed_notes: 1, signed_replies: 1, accounts: 1 });
    expect(await findTexts(server, [email])).toEqual([]);
    // The log tells which entries are of one account, by an id that leads to nobody any more.
    expect(await findTexts(server, ids, withoutLog)).toEqual(["public.admin_audit_log"]);
    expect(
      await query("select author_email, body from public.inquiry_notes where inquiry_id = $1", [inquiry_id]),
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
    await query(
      `insert into public.mails (inquiry_id, kind, recipient, locale, due_at, sent_at)
         select id, 'notice', $1, 'en', null, now() from public.inquiries limit 1`,
      [address.toUpperCase()],
    );
    await query(
      `insert into public.inquiry_notes (inquiry_id, body) select id, $1 from public.inquiries limit 1`,
      [`<${address}>, ${address.toUpperCase()}. not.${address} ${address}.lb`],
    );
    expect(await erase(address)).toMatchObject({ counts: { sent_mails: 1, mail_files: 2 } });
    const left = await readdir(folder);
    expect(Object.keys(mails).filter((name) => left.includes(name))).toEqual(["another.eml"]);
    await rm(join(folder, "kept"), { recursive: true });
    expect(
      await query("select body from public.inquiry_notes where strpos(body, $1) > 0", [address]),
    ).toEqual([{ body: `<[…]>, […]. not.${address} ${address}.lb` }]);
  });

  test("of staff is nothing until their role is revoked", async () => {
    await expect(erase("ada@example.com")).rejects.toThrow("role");
    expect(await findTexts(server, ["ada@example.com"])).toContain("auth.users");
  });

  test("by itself are spam after its days, and what is closed only where days are set", async () => {
    for (const subject of ["young spam", "old spam", "old closed", "old answered"])
      await submit({ ...person, subject, email: "late@example.com" });
    // One whose mail is being sent stays until the next hour.
    await server.now.sendMails();
    await execute(
      `update public.inquiries set status = split_part(subject, ' ', 2) where email = 'late@example.com';
       update public.inquiries set status_changed_at = now() - interval '31 days' where subject like 'old %'`,
    );
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
