import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { engines, openMigratedDatabase, type TestDatabase } from "../../tests/support/engines.ts";
import { waitForMail, loadMails } from "../../tests/support/mail/mailbox.ts";
import { findFreePort } from "../free-port.ts";
import { startSmtpServer } from "../../tests/support/mail/smtp-server.ts";
import { parseConfig } from "../config.ts";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { startMailQueue, type MailQueue } from "./mail-queue.ts";

const secret = "https://example.com/auth/v1/verify?token=secret";

describe.each(engines)("outgoing mail on $name", (engine) => {
  let testDatabase: TestDatabase;
  let database: Database;
  const open: MailQueue[] = [];

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    ({ testDatabase, database } = opened);
    return opened.close;
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(open.splice(0).map((mail) => mail.close()));
  });

  const startQueue = (smtpUrl?: string, abuseLimits = false) => {
    const mail = startMailQueue(
      { ...parseConfig({ SMTP_URL: smtpUrl }), ...testDatabase, abuseLimits },
      database,
    );
    open.push(mail);
    return mail;
  };
  const send = async (mail: MailQueue, to: string, subject = "A subject") => {
    await asRole(database, authAdmin, (t) =>
      mail.enqueue(t, { to, subject, text: `Open ${secret}`, link: secret }),
    );
    mail.wake();
  };
  const listQueued = () =>
    asRole(database, authAdmin, async (t) => (await t.query("select * from mail.outbox")).rows);

  test("is written to a file soon after the commit, with its link in the log, and forgotten", async () => {
    const written = vi.spyOn(console, "log");
    await send(startQueue(), "file@example.com", "موضوع\r\nBcc: other@example.com");
    const mail = await waitForMail(testDatabase.dataDir, "file@example.com");
    expect(mail).toMatchObject({
      from: { name: "Nawat", address: "hello@nawat.example" },
      to: [{ address: "file@example.com" }],
      text: `Open ${secret}\n`,
    });
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    await expect.poll(listQueued).toEqual([]);
    expect(written.mock.calls.flat().join("\n")).toContain(secret);
  });

  test("is delayed, so that it does not slow down the next request", async () => {
    const mail = startQueue(undefined, true);
    const causedAt = Date.now();
    await send(mail, "held@example.com");
    // Other mail goes out meanwhile, as when the outbox is polled.
    const other = startQueue();
    await send(other, "other@example.com");
    await waitForMail(testDatabase.dataDir, "other@example.com");
    await waitForMail(testDatabase.dataDir, "held@example.com");
    expect(await writtenAt(testDatabase.dataDir, "held@example.com")).toBeGreaterThanOrEqual(causedAt + 1000);
  });

  test("is not sent when what causes it fails", async () => {
    const mail = startQueue();
    const failing = asRole(database, authAdmin, async (t) => {
      await mail.enqueue(t, { to: "undone@example.com", subject: "x", text: "x" });
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    await send(mail, "after@example.com");
    await waitForMail(testDatabase.dataDir, "after@example.com");
    const recipients = (await loadMails(testDatabase.dataDir)).flatMap(({ to }) =>
      to?.map(({ address }) => address),
    );
    expect(recipients).not.toContain("undone@example.com");
  });

  test("left by a process that died is sent by the next", async () => {
    const dying = startQueue();
    await dying.close();
    await send(dying, "left@example.com");
    expect(await listQueued()).toHaveLength(1);
    startQueue();
    await waitForMail(testDatabase.dataDir, "left@example.com");
  });

  test("goes to the mail server, again after it was rejected, and no link is ever logged", async () => {
    const written = vi.spyOn(console, "log");
    const received: string[] = [];
    let refusals = 1;
    const server = await startSmtpServer(async (message) => {
      if (refusals-- > 0) throw Object.assign(new Error(`busy: ${message}`), { responseCode: 451 });
      received.push(message);
    });
    await send(startQueue(server.url), "smtp@example.com");
    await expect.poll(listQueued).toMatchObject([{ attempts: 1 }]);
    await expect.poll(() => written.mock.calls.flat().join("\n")).toContain("mail.failed");
    expect(received).toEqual([]);

    await asRole(database, authAdmin, (t) => t.query("update mail.outbox set due_at = now()"));
    open[0]?.wake();
    await expect.poll(() => received.length).toBe(1);
    await expect.poll(listQueued).toEqual([]);
    expect(received[0]).toMatch(/^To: smtp@example.com$/m);
    expect(written.mock.calls.flat().join("\n")).not.toContain("secret");
    await server.close();
  });

  test("has the date on which it was first handed over, however long it waited, also when it is tried again", async () => {
    const dates = new Map<string, number[]>();
    const server = await startSmtpServer(async (message) => {
      const [, to = ""] = /^To: (.*)$/m.exec(message) ?? [];
      const before = dates.get(to) ?? [];
      dates.set(to, [...before, Date.parse(/^Date: (.*)$/m.exec(message)?.[1] ?? "")]);
      if (before.length === 0) throw Object.assign(new Error("busy"), { responseCode: 451 });
    });
    const began = Date.now() - 1000;
    await database.transaction((t) =>
      t.execute(`
        insert into mail.outbox (recipient, subject, body, created_at)
        values ('account@example.com', 'x', 'x', now() - interval '9 days');
        with inquiry as (
          insert into public.inquiries (reference, type, name, email, subject, message)
          values ('N-7F3K3', 'contact', 'Rana', 'visitor@example.com', 'A board', 'Hello') returning id
        )
        insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, created_at)
        select id, 'receipt', 'visitor@example.com', 'en', now() - interval '9 days' from inquiry`),
    );
    const mail = startQueue(server.url);
    const find = async (text: string) => (await database.transaction((t) => t.query(text))).rows;
    const refused =
      "select from public.inquiry_mails where recipient = 'visitor@example.com' and last_response is not null";
    await expect.poll(() => find(refused)).toHaveLength(1);
    expect([...dates.values()].flat().filter((date) => date >= began)).toHaveLength(2);
    const anHourAgo = Math.floor(Date.now() / 1000) * 1000 - 3_600_000;
    const again = `handed_at = '${new Date(anHourAgo).toISOString()}', due_at = now()`;
    await database.transaction((t) =>
      t.execute(`
        update mail.outbox set ${again};
        update public.inquiry_mails set ${again} where recipient = 'visitor@example.com'`),
    );
    mail.wake();
    await expect.poll(() => [...dates.values()].map((one) => one[1])).toEqual([anHourAgo, anHourAgo]);
    await server.close();
  });

  test("that the server refuses for good is not sent again, and one for another address is", async () => {
    const received: string[] = [];
    const server = await startSmtpServer(async (message) => {
      received.push(message.match(/^To: (.*)$/m)?.[1] ?? "");
      if (message.includes("To: gone@"))
        throw Object.assign(new Error("no such user"), { responseCode: 550 });
    });
    const mail = startQueue(server.url);
    await send(mail, "gone@example.com");
    await send(mail, "here@example.com");
    await expect.poll(listQueued).toEqual([]);
    expect(received.sort()).toEqual(["gone@example.com", "here@example.com"]);
    await server.close();
  });

  test("waits while the mail server is down, which uses up no attempts", async () => {
    const port = await findFreePort();
    const mail = startQueue(`smtp://127.0.0.1:${port}`);
    const written = vi.spyOn(console, "log");
    await asRole(database, authAdmin, async (t) => {
      for (const n of [1, 2, 3])
        await mail.enqueue(t, { to: `down${n}@example.com`, subject: "x", text: "x" });
    });
    mail.wake();
    await expect.poll(() => written.mock.calls.flat().join("\n")).toContain("mail.failed");
    expect((await listQueued()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0]);
    await asRole(database, authAdmin, (t) => t.query("delete from mail.outbox"));
  });

  test("about an account, for which somebody waits at the screen, goes out before what is said of inquiries", async () => {
    await database.transaction((t) =>
      t.execute(`
        with inquiry as (
          insert into public.inquiries (reference, type, name, email, subject, message)
          values ('N-7F3K2', 'contact', 'Rana', 'rana@example.com', 'A board', 'Hello') returning id
        )
        insert into public.inquiry_mails (inquiry_id, kind, recipient, locale)
        select id, 'receipt', 'rana@example.com', 'en' from inquiry`),
    );
    await asRole(database, authAdmin, (t) =>
      t.query("insert into mail.outbox (recipient, subject, body) values ('sam@example.com', 'x', 'x')"),
    );
    const received: string[] = [];
    const server = await startSmtpServer(async (message) => {
      received.push(message.match(/^To: (.*)$/m)?.[1] ?? "");
    });
    startQueue(server.url);
    await expect.poll(() => received).toEqual(["sam@example.com", "rana@example.com"]);
    await server.close();
  });

  test("that one process is sending is left alone by the others", async () => {
    const received: string[] = [];
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const server = await startSmtpServer(async (message) => {
      const to = message.match(/^To: (.*)$/m)?.[1] ?? "";
      received.push(to);
      if (to === "slow@example.com") await held;
    });
    await send(startQueue(server.url), "slow@example.com");
    await expect.poll(() => received).toEqual(["slow@example.com"]);
    await send(startQueue(server.url), "quick@example.com");
    await expect.poll(() => received.at(-1)).toBe("quick@example.com");
    letGo();
    await expect.poll(listQueued).toEqual([]);
    expect(received).toEqual(["slow@example.com", "quick@example.com"]);
    await server.close();
  });

  test("of many, each goes out once, however many processes send", async () => {
    const received: string[] = [];
    const server = await startSmtpServer(async (message) => {
      received.push(message.match(/^To: (.*)$/m)?.[1] ?? "");
    });
    const [first, second] = [startQueue(server.url), startQueue(server.url)];
    const recipients = Array.from({ length: 20 }, (_, i) => `one${i}@example.com`);
    await Promise.all(recipients.map((to) => send(first, to)));
    second.wake();
    await expect.poll(listQueued, { timeout: 20_000 }).toEqual([]);
    expect(received.sort()).toEqual(recipients.sort());
    await server.close();
  });
});

/** From the moment the mail was caused, which is its date, until its file was written. */
async function writtenAt(dataDir: string, to: string): Promise<number> {
  const folder = join(dataDir, "mail");
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), "utf8");
    if (text.includes(`To: ${to}`)) return (await stat(join(folder, name))).mtimeMs;
  }
  throw new Error(`No mail to ${to}`);
}
