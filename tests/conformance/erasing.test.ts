import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { writeBackup } from "../../server/backups/write-backup.ts";
import { quoteIdentifier } from "../../server/database/quote-identifier.ts";
import { deleteExpired } from "../../server/retention.ts";
import { engines } from "../engines.ts";
import { waitForMail } from "../mailbox.ts";
import { type OpenServer, openServer } from "../server.ts";
import { project } from "./inquiry-client.ts";
import { type SignedIn, signUpAndIn } from "./site-api-client.ts";

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
  let databaseUrl: string | undefined;

  beforeAll(async () => {
    const testDatabase = await engine.createTestDatabase();
    databaseUrl = testDatabase.databaseUrl;
    server = await openServer({ ...engine, createTestDatabase: async () => testDatabase });
    ada = await signUpAndIn(server, "ada@example.com");
    await ada.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
    return server.stop;
  });

  async function submit(inquiry: Record<string, unknown>) {
    const answer = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: JSON.stringify(inquiry),
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(200);
  }

  const erase = (...flags: string[]) =>
    run(process.execPath, ["server/erase.ts", "--email", " zeinab@EXAMPLE.com", ...flags], {
      env: { PATH: process.env["PATH"], DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl ?? "" },
    });

  test("of a person is everything, and of others nothing, while the server runs", async () => {
    await submit(person);
    await submit({ ...project, email: "other@example.com" });
    await waitForMail(server.dataDir, "Zeinab@example.com");
    await waitForMail(server.dataDir, "other@example.com");
    await signUpAndIn(server, "zeinab@example.com");
    await ada.database.rpc("create_invitation", { member_email: "zeinab@other.example", locale: "ar" });
    // A colleague's inquiry, into which she wrote by mail.
    await server.database.transaction((t) =>
      t.execute(`
        with message as (
          insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
          select id, 'received', 'zeinab@example.com', 'Re', 'Well 7 in Zahle runs dry' from public.inquiries
          where email = 'other@example.com'
          returning id
        )
        insert into public.inquiry_attachments (message_id, number, name, media_type, size)
        select id, 1, 'Qabbani Pumps.pdf', 'application/pdf', 1 from message`),
    );
    const found = await search(server, traces);
    expect(found).toContain("public.inquiry_attachments");
    expect(found).toContain("public.inquiries");
    expect(found).toContain("auth.users");
    expect(found).toContain("backup");

    expect((await erase("--dry-run")).stdout).toContain("inquiries: 1");
    expect(await search(server, traces)).toEqual(found);
    expect((await erase()).stdout).toMatch(/inquiries: 1\n.*answers: 1\n.*accounts: 1\n/s);
    expect(await search(server, traces)).toEqual([]);
    expect(await search(server, ["other@example.com"])).toContain("public.inquiries");

    const { data } = await ada.database.from("admin_audit_log").select("action,details");
    expect(data).toContainEqual({
      action: "person.erased",
      details: { inquiries: 1, invitations: 0, audit_entries: 0, blanked: [] },
    });
  });

  test("are also mails in which the address is encoded, and notices to who was staff", async () => {
    const address = "samir.el.khoury.of.the.long.name@a-long-domain-of-a-company.example";
    const folder = join(server.dataDir, "mail");
    const mails: Record<string, string> = {
      "base64.eml": `Content-Transfer-Encoding: base64\r\n\r\n${base64Of(`جديد: ${address}`)}\r\n`,
      "printable.eml": `Content-Transfer-Encoding: quoted-printable\r\n\r\nto ${address.replace("name@", "na=\r\nme@")}=20\r\n`,
      "another.eml": `Content-Transfer-Encoding: base64\r\n\r\n${base64Of(`not.${address}`)}\r\n`,
    };
    for (const [name, text] of Object.entries(mails)) await writeFile(join(folder, name), text);
    await mkdir(join(folder, "kept"));
    await server.database.transaction((t) =>
      t.query(
        `insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, sent_at)
         select id, 'notice', $1, 'en', null, now() from public.inquiries limit 1`,
        [address.toUpperCase()],
      ),
    );
    const { stdout } = await run(process.execPath, ["server/erase.ts", "--email", address], {
      env: { PATH: process.env["PATH"], DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl ?? "" },
    });
    expect(stdout).toMatch(/sent mails: 1\n.*mail files: 2\n/s);
    const left = await readdir(folder);
    expect(Object.keys(mails).filter((name) => left.includes(name))).toEqual(["another.eml"]);
    await rm(join(folder, "kept"), { recursive: true });
  });

  test("of staff is nothing until their role is revoked", async () => {
    await expect(
      run(process.execPath, ["server/erase.ts", "--email", "ada@example.com"], {
        env: { PATH: process.env["PATH"], DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl ?? "" },
      }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("role") });
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

/** Tables, files of mails, and a backup made now, in which any of the texts stands. */
async function search({ database, dataDir }: OpenServer, texts: string[]): Promise<string[]> {
  const found = await database.transaction(async (transaction) => {
    const { rows: tables } = await transaction.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    const withText = [];
    for (const { schema, name } of tables) {
      const { rows } = await transaction.query<{ found: boolean }>(
        `select exists (
           select from ${quoteIdentifier(schema)}.${quoteIdentifier(name)} as entry, unnest($1::text[]) as text
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
  const lines = gunzipSync(await readFile(backup))
    .toString()
    .toLowerCase();
  if (texts.some((one) => lines.includes(one))) found.push("backup");
  const folder = join(dataDir, "mail");
  for (const name of await readdir(folder)) {
    const text = (await readFile(join(folder, name), "utf8")).toLowerCase();
    if (texts.some((one) => text.includes(one))) found.push(name);
  }
  return found;
}
