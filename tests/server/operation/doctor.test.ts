import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { beforeAll, describe, expect, test } from "vitest";
import { examine as findings } from "../../../server/doctor/examine.ts";
import { renderFindings } from "../../../server/doctor/finding.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { everyEngine, postgres, type OwnTestDatabase, type TestDatabase } from "../../support/engines.ts";
import { startClamd } from "../../support/mail/clamd-server.ts";
import { startImapServer } from "../../support/mail/imap-server.ts";
import { startServer } from "../../support/server.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";

/** The rules for buyers and the holidays grow old whatever the code does. */
const problemOfCode = /^problem(?! +(?:Content|Closed days))/m;

/** What the command prints, found in this process. */
async function examine(
  { dataDir, databaseUrl }: TestDatabase,
  environment: Record<string, string> = {},
): Promise<string> {
  return renderFindings(await findings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...environment }));
}

const certificates = join(import.meta.dirname, "../../certificates");

describe.each(everyEngine)("the doctor on $name", (engine) => {
  let testDatabase: OwnTestDatabase;

  beforeAll(async () => {
    testDatabase = await engine.createTestDatabase();
    return testDatabase.remove;
  });

  test("finds nothing wrong, whether a server runs or not", async () => {
    const stopped = await examine(testDatabase);
    expect(stopped).not.toMatch(problemOfCode);
    const server = await startServer(testDatabase);
    const running = await examine(testDatabase);
    await server.stop();
    for (const line of [
      /^ok +Database: Postgres 1\d/m,
      /^ok +Migrations: all/m,
      /^ok +Memory: /m,
      /^ok +Outbox: emails waiting: 0/m,
      /^ok +Disk: /m,
      /^(?:ok|warning|problem) +Closed days: /m,
      /^(?:ok|warning|problem) +Content: /m,
    ])
      expect(running).toMatch(line);
    const withoutRoom = (output: string) => output.trim().replace(/\d+ MB free/, "");
    expect(withoutRoom(running)).toBe(withoutRoom(stopped));
  });
});

test("the doctor says what waits, what was given up and what is pending", async () => {
  const testDatabase = await postgres.createTestDatabase();
  // Open, as by a server, and nobody sends mail meanwhile.
  const database = await openDatabase(testDatabase);
  const examineAfter = async (script: string, environment?: Record<string, string>) => {
    await database.transaction((t) => t.execute(script));
    return examine(testDatabase, environment);
  };
  const failed = await examineAfter(`
    insert into public.inquiries (type, name, email, subject, message, reference)
    values ('contact', 'x', 'x@example.com', 'x', 'x', 'N-22222');
    insert into public.mails (inquiry_id, kind, recipient, locale, due_at, failed_at)
    select id, 'receipt', 'x@example.com', 'en', null, now() from public.inquiries;`);
  expect(failed).toMatch(/^warning +Outbox: emails given up: 1\./m);
  expect(failed).toMatch(/^warning +STAFF_EMAIL: is not set: nobody is told/m);
  expect(failed).not.toContain("Notices");
  const untold = await examineAfter(
    `insert into public.mails (inquiry_id, kind, recipient, locale, due_at, failed_at)
     select id, 'notice', 'team@example.com', 'en', null, now() from public.inquiries`,
    { STAFF_EMAIL: "team@example.com" },
  );
  expect(untold).toMatch(/^problem +Notices: no address in STAFF_EMAIL has received one since 20/m);
  const overdue = await examineAfter(
    "update public.mails set failed_at = null, due_at = now() - interval '1 hour'",
  );
  expect(overdue).toMatch(/^problem +Outbox: .*60 min/m);
  const authserv = { MAIL_AUTHSERV_ID: "mx.nawat.example" };
  const unproven = await examineAfter(
    `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, fingerprint, is_proven)
     select id, 'received', 'x@example.com', '', 'x', 'x', false from public.inquiries`,
    authserv,
  );
  expect(unproven).toMatch(/^warning +Senders: .* none of 1 .*as mx\.nawat\.example: .*rspamd/m);
  const proven = await examineAfter("update public.inquiry_messages set is_proven = true", authserv);
  expect(proven).toMatch(/^ok +Senders: 1 of 1/m);
  const pending = await examineAfter("delete from migrations.applied where name like 'schema/1500%'");
  expect(pending).toMatch(/^warning +Migrations: pending: 1\./m);
  const changed = await examineAfter(
    "update migrations.applied set checksum = 'x' where name like 'platform/0001%'",
  );
  expect(changed).toMatch(/^problem +Migrations: platform\/0001/m);
  await database.close();
  await testDatabase.remove();
});

test("the doctor says that a pooler keeps time limits from Postgres, as a server does at its start", async () => {
  const testDatabase = await postgres.createTestDatabase();
  expect(await examine(testDatabase)).not.toContain("pooler");
  // As it is for Postgres, which a pooler does not tell.
  const parameters = "?idle_in_transaction_session_timeout=0";
  const pooled = { ...testDatabase, databaseUrl: `${testDatabase.databaseUrl}${parameters}` };
  const output = await examine(pooled);
  expect(output).toMatch(/^warning +DATABASE_URL: leads to a pooler/m);
  expect(output).not.toMatch(problemOfCode);
  await testDatabase.remove();
});

describe("the doctor", () => {
  const nowhere = { dataDir: "/nowhere/nawat", databaseUrl: undefined };

  test("lists every wrong setting, and what is unsafe", async () => {
    const wrong = await examine(nowhere, {
      PORT: "x",
      SMTP_URL: "y",
      STAFF_EMAIL: "z",
    });
    expect(wrong.match(/^problem +Configuration: /gm)).toHaveLength(3);
    const unsafe = await examine(nowhere, { PUBLIC_URL: "http://nawat.example" });
    for (const setting of ["SMTP_URL", "STAFF_EMAIL", "FIRST_ADMIN_EMAIL", "PUBLIC_URL"])
      expect(unsafe).toMatch(new RegExp(`^warning +${setting}: `, "m"));
  });

  test("says that a Postgres cannot be reached", async () => {
    const away = { ...nowhere, databaseUrl: "postgres://nawat:secret@127.0.0.1:1/nawat" };
    const output = await examine(away);
    expect(output).toMatch(/^problem +Database: /m);
    expect(output).not.toContain("secret");
  });

  const cases = [
    { name: "localhost", expected: /^ok +Mail server: .* trusted and accepts the sign-in/m },
    { name: "expired", expected: /^problem +Mail server: .* has expired/m },
    { name: "other-name", expected: /^problem +Mail server: .* for another name/m },
    { name: "localhost", trusted: "other-name", expected: /^problem +Mail server: .* no known authority/m },
    {
      name: "localhost",
      password: "wrong",
      expected: /^problem +Mail server: .* the user name or password/m,
    },
    { name: "localhost", secure: false, expected: /^ok +Mail server: .* trusted and accepts the sign-in/m },
  ];
  test.each(cases)(
    "looks at a mail server: $expected",
    async ({ name, trusted = name, password = "right", secure = true, expected }) => {
      const [key, cert] = await Promise.all(
        ["localhost.key", `${name}.crt`].map((file) => readFile(join(certificates, file))),
      );
      const server = await startSmtpServer(async () => {}, {
        secure,
        key,
        cert,
        disabledCommands: [],
        authOptional: false,
        onAuth: (login, _session, done) =>
          login.password === "right" ? done(null, { user: "nawat" }) : done(new Error("Wrong password")),
      });
      const url = Object.assign(new URL(server.url), { hostname: "localhost", username: "nawat", password });
      // As NODE_EXTRA_CA_CERTS does at the start of a process.
      const authorities = getCACertificates("default");
      setDefaultCACertificates([await readFile(join(certificates, `${trusted}.crt`), "utf8")]);
      const output = await examine(nowhere, { SMTP_URL: url.href });
      setDefaultCACertificates(authorities);
      await server.close();
      expect(output).toMatch(expected);
      expect(output).not.toContain("right");
    },
  );

  const mailboxes = [
    {
      parts: {},
      expected: /^ok +Mailbox: Inquiries at 127\.0\.0\.1:\d+ can be read: 1 email$/m,
    },
    {
      parts: { password: "wrong" },
      expected: /^problem +Mailbox: .* the user name or password in IMAP_URL$/m,
    },
    { parts: { pathname: "/Nowhere" }, expected: /^problem +Mailbox: .* no folder Nowhere/m },
  ];
  test.each(mailboxes)("looks at a mailbox: $expected", async ({ parts, expected }) => {
    const mailbox = await startImapServer();
    const uid = mailbox.deliver("Subject: x\n\nx");
    const url = new URL(mailbox.url);
    Object.assign(url, parts);
    const output = await examine(nowhere, { IMAP_URL: url.href });
    expect(mailbox.flagsOf(uid)).toEqual([]);
    await mailbox.close();
    expect(output).toMatch(expected);
    expect(output).not.toContain("brass");
  });

  test("says that a mailbox does not answer, or has no encryption to offer", async () => {
    const away = { IMAP_URL: "imaps://desk:brass@127.0.0.1:1" };
    const output = await examine(nowhere, away);
    expect(output).toMatch(/^problem +Mailbox: 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)/m);
    expect(output).not.toContain("brass");
  });

  test("has the scanner of files look at the largest of them", async () => {
    const clamd = await startClamd();
    const ask = () => examine(nowhere, { CLAMD_URL: clamd.url });
    expect(await ask()).toMatch(/^ok +Scanner: tcp:\/\/127\.0\.0\.1:\d+ finds the test virus in/m);
    await clamd.close();
    expect(await ask()).toMatch(/^problem +Scanner: .* does not scan \(.*ECONNREFUSED.*\): start clamd/m);
    const blind = await startClamd(60_000_000, 20_000_000);
    const output = await examine(nowhere, { CLAMD_URL: blind.url });
    expect(output).toMatch(/^problem +Scanner: .* calls a file of 25 MB clean without a look/m);
    await blind.close();
  });

  test("names the record for the key that signs mail", async () => {
    const server = await startSmtpServer(async () => {});
    const output = await examine(nowhere, {
      SMTP_URL: server.url,
      DKIM_KEY_FILE: join(certificates, "localhost.key"),
    });
    await server.close();
    expect(output).toMatch(/^warning +DKIM: localhost\._domainkey\.nawat\.example .*v=DKIM1; k=rsa; p=MII/m);
  });
});
