import { company } from "../../../firm/company.ts";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openMigratedDatabase, postgres, type TestDatabase } from "../../support/engines.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { startScriptedSmtpServer } from "../../support/mail/scripted-smtp-server.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { parseConfig } from "../../../server/config.ts";
import { asRole, authAdmin } from "../../../server/database/as-role.ts";
import type { Database } from "../../../server/database/database.ts";
import { findFreePort } from "../../../server/http/free-port.ts";
import { startMailQueue, type MailQueue } from "../../../server/mail/mail-queue.ts";

const secret = "https://example.com/auth/v1/verify?token=secret";
const refuse = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

describe("outgoing mail", () => {
  let testDatabase: TestDatabase;
  let database: Database;
  const open: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    const opened = await openMigratedDatabase(postgres);
    ({ testDatabase, database } = opened);
    return opened.close;
  });

  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    await query("delete from public.mails where kind = 'account'");
  });

  const query = async (statement: string) =>
    (await database.transaction((t) => t.query<{ attempts: number }>(statement))).rows;
  const listQueued = () => query("select * from public.mails where kind = 'account'");

  function startQueue(smtpUrl?: string) {
    const config = { ...parseConfig({ SMTP_URL: smtpUrl }), ...testDatabase, abuseLimits: false };
    const mail = startMailQueue(config, database);
    open.unshift(mail);
    return mail;
  }
  /** A mail server that notes to whom it was sent something. */
  async function startServer(accept: (to: string, message: string) => unknown = () => {}) {
    const received: string[] = [];
    const server = await startSmtpServer(async (message, [to = ""]) => {
      await accept(to, message);
      received.push(to);
    });
    open.push(server);
    return { url: server.url, received };
  }
  const enqueue = (mail: MailQueue, to: string) =>
    asRole(database, authAdmin, (t) => mail.enqueue(t, { mail: "recovery", to, locale: "en", link: secret }));
  async function send(mail: MailQueue, ...recipients: string[]) {
    for (const to of recipients) await enqueue(mail, to);
    await mail.flush();
  }

  test("is written to a file soon after the commit, with its link in the log, and forgotten", async () => {
    const written = vi.spyOn(console, "log");
    const mail = startQueue();
    await enqueue(mail, "file@example.com");
    await mail.flush();
    const [file] = await loadMailsTo(testDatabase.dataDir, "file@example.com");
    expect(file).toMatchObject({
      from: { name: company.name.en, address: company.email },
      to: [{ address: "file@example.com" }],
      text: expect.stringContaining(secret),
    });
    expect(await listQueued()).toEqual([]);
    expect(written.mock.calls.flat().join("\n")).toContain(secret);
  });

  test("is not sent when what causes it fails", async () => {
    const { url, received } = await startServer();
    const mail = startQueue(url);
    const failing = asRole(database, authAdmin, async (t) => {
      await mail.enqueue(t, { mail: "recovery", to: "undone@example.com" });
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    await send(mail, "after@example.com");
    expect(received).toEqual(["after@example.com"]);
  });

  test("left by a process that died is sent by the next", async () => {
    const { url, received } = await startServer();
    const dying = startQueue(url);
    await dying.close();
    await send(dying, "left@example.com");
    expect(received).toEqual([]);
    await startQueue(url).flush();
    expect(received).toEqual(["left@example.com"]);
  });

  test("goes to the mail server, again after it was rejected, and no link is ever logged", async () => {
    const written = vi.spyOn(console, "log");
    let refusals = 1;
    let messageId = "";
    const { url, received } = await startServer((_, message) => {
      if (refusals-- > 0) throw refuse(451, `busy: ${message}`);
      messageId = /^Message-ID: (.*)$/m.exec(message)?.[1] ?? "none";
    });
    const mail = startQueue(url);
    await send(mail, "smtp@example.com");
    expect(await listQueued()).toMatchObject([{ attempts: 1 }]);
    expect(received).toEqual([]);
    await query("update public.mails set due_at = now()");
    await mail.flush();
    expect([received, await listQueued()]).toEqual([["smtp@example.com"], []]);
    const log = written.mock.calls.flat().join("\n");
    expect(log).toContain("mail.failed");
    expect(log).toMatch(new RegExp(`"mail.sent","kind":"account",.*"attempt":2,"message_id":"${messageId}"`));
    expect(log).not.toMatch(/secret|smtp@example/);
  });

  test("has the date on which it was first handed over, however long it waited, and one Message-ID, also when it is tried again", async () => {
    const dates = new Map<string, number[]>();
    const messageIds = new Set<string | undefined>();
    const { url } = await startServer((to, message) => {
      const before = dates.get(to) ?? [];
      dates.set(to, [...before, Date.parse(/^Date: (.*)$/m.exec(message)?.[1] ?? "")]);
      messageIds.add(/^Message-ID: (.*)$/im.exec(message)?.[1]);
      if (before.length === 0) throw refuse(451, "busy");
    });
    const began = Date.now() - 1000;
    await database.transaction((t) =>
      t.execute(`
        insert into public.mails (kind, recipient, contents)
        values ('account', 'account@example.com', '{"mail": "recovery"}');
        ${insertReceipt("N-7F3K3", "visitor@example.com")};
        update public.mails set created_at = now() - interval '9 days'`),
    );
    const mail = startQueue(url);
    await mail.flush();
    expect([...dates.values()].flat().filter((date) => date >= began)).toHaveLength(2);
    const anHourAgo = Math.floor(Date.now() / 1000) * 1000 - 3_600_000;
    const handed = new Date(anHourAgo).toISOString();
    await query(`update public.mails set handed_at = '${handed}', due_at = now()`);
    await mail.flush();
    expect([...dates.values()].map((one) => one[1])).toEqual([anHourAgo, anHourAgo]);
    expect(messageIds.size).toBe(2);
  });

  test("that the server refuses for good is not sent again, and one for another address is", async () => {
    const { url, received } = await startServer((to) => {
      if (to.startsWith("gone@")) throw refuse(550, "no such user");
    });
    await send(startQueue(url), "gone@example.com", "here@example.com");
    expect([await listQueued(), received]).toEqual([[], ["here@example.com"]]);
  });

  test("waits while the mail server is down, which uses up no attempts", async () => {
    const written = vi.spyOn(console, "log");
    const mail = startQueue(`smtp://127.0.0.1:${await findFreePort()}`);
    await send(mail, ...[1, 2, 3].map((n) => `down${n}@example.com`));
    expect(written.mock.calls.flat().join("\n")).toContain("mail.failed");
    expect((await listQueued()).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
  });

  test("about an account, for which somebody waits at the screen, goes out before what is said of inquiries", async () => {
    const { url, received } = await startServer();
    await query(insertReceipt("N-7F3K2", "rana@example.com"));
    await query(
      `insert into public.mails (kind, recipient, contents) values ('account', 'sam@example.com', '{"mail": "recovery"}')`,
    );
    await startQueue(url).flush();
    expect(received).toEqual(["sam@example.com", "rana@example.com"]);
  });

  test("about accounts that break the connection at each attempt hold up none about an inquiry", async () => {
    const received: string[] = [];
    const server = await startScriptedSmtpServer({
      RCPT(socket, line) {
        const [, to = ""] = /<(.*)>/.exec(line) ?? [];
        if (to.endsWith("@tarpit.example")) return socket.destroy();
        received.push(to);
        return socket.write("250 ok\r\n");
      },
    });
    open.push({ close: async () => server.close() });
    const mail = startQueue(server.url);
    for (const n of [1, 2, 3]) await enqueue(mail, `${n}@tarpit.example`);
    await query(insertReceipt("N-7F3K4", "rana@example.com"));
    await mail.flush();
    expect(received).toEqual(["rana@example.com"]);
  });

  test("is not begun once its process stops", async () => {
    const [arrived, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { url, received } = await startServer(() => {
      arrived.resolve();
      return letGo.promise;
    });
    await query(
      `insert into public.mails (kind, recipient, contents) values ('account', 'first@example.com', '{"mail": "recovery"}')`,
    );
    await query(insertReceipt("N-7F3K5", "second@example.com"));
    // It begins at once, so both wait already.
    const mail = startQueue(url);
    await arrived.promise;
    const closed = mail.close();
    letGo.resolve();
    await closed;
    expect(received).toEqual(["first@example.com"]);
    await query("delete from public.mails");
  });

  test("that one process is sending is left alone by the others", async () => {
    const [arrived, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { url, received } = await startServer(async (to) => {
      if (to !== "slow@example.com") return;
      arrived.resolve();
      await letGo.promise;
    });
    const sending = send(startQueue(url), "slow@example.com");
    await arrived.promise;
    await send(startQueue(url), "quick@example.com");
    expect(received).toEqual(["quick@example.com"]);
    letGo.resolve();
    await sending;
    expect(received).toEqual(["quick@example.com", "slow@example.com"]);
  });

  test("of many, each goes out once, however many processes send", async () => {
    const { url, received } = await startServer();
    const [first, second] = [startQueue(url), startQueue(url)];
    const recipients = Array.from({ length: 20 }, (_, i) => `one${i}@example.com`);
    await Promise.all(recipients.map((to) => enqueue(first, to)));
    await Promise.all([first.flush(), second.flush()]);
    expect(await listQueued()).toEqual([]);
    expect(received.sort()).toEqual(recipients.sort());
  });
});

function insertReceipt(reference: string, recipient: string): string {
  return `
    with inquiry as (
      insert into public.inquiries (reference, type, name, email, subject, message)
      values ('${reference}', 'contact', 'Rana', '${recipient}', 'A board', 'Hello') returning id
    )
    insert into public.mails (inquiry_id, kind, recipient, locale)
    select id, 'receipt', '${recipient}', 'en' from inquiry`;
}
