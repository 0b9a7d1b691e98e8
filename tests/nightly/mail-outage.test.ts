import { describe, expect, test } from "vitest";
import { postgres, type TestDatabase } from "../support/engines.ts";
import { findFreePort } from "../../server/http/free-port.ts";
import { openServer } from "../support/server.ts";
import { startServerProcess } from "../support/server-process.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { startSmtpServer } from "../support/mail/smtp-server.ts";
import { postInquiry } from "../server/operation/inquiries.ts";

const staff = "staff@nawat.example";

// The embedded database is its process's alone: nobody could shorten the waits of what was tried.
describe("mail", () => {
  function startMailing(testDatabase: TestDatabase, smtpUrl: string) {
    return startServerProcess(testDatabase, { environment: { SMTP_URL: smtpUrl, STAFF_EMAIL: staff } });
  }

  test("of inquiries sent while the mail server is down goes out once when it is back", async () => {
    const port = await findFreePort();
    const server = await openServer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      staffEmails: [staff],
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => postInquiry(server.url, index)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

    const received: string[] = [];
    const smtp = await startSmtpServer(async (message) => void received.push(message), { port });
    await server.sendWaitingMails();
    expect(notices(received)).toHaveLength(100);
    expect(new Set(messageIds(received)).size).toBe(received.length);
    await server.stop();
    await smtp.close();
  });

  test("is sent by the next process when one is killed while sending; what came twice has one Message-ID", async () => {
    const testDatabase = await postgres.createTestDatabase();
    const received: string[] = [];
    let kill: (() => void) | undefined;
    const smtp = await startSmtpServer(async (message) => {
      received.push(message);
      // It has the mail, and the sender dies before it hears so.
      if (received.length === 5) kill?.();
    });
    const first = await startMailing(testDatabase, smtp.url);
    kill = () => first.child.kill("SIGKILL");
    const posted = await Promise.allSettled(
      Array.from({ length: 15 }, (_, index) => postInquiry(first.url, index)),
    );
    const answered = posted.filter((one) => one.status === "fulfilled" && one.value.ok).length;
    await first.exited;
    // The mail in flight was taken for five minutes; the operator need not wait here.
    await release(testDatabase);
    const second = await startMailing(testDatabase, smtp.url);
    await expect.poll(() => new Set(messageIds(notices(received))).size).toBeGreaterThanOrEqual(answered);
    second.child.kill();
    await second.exited;
    await smtp.close();
    const doubles = received.length - new Set(messageIds(received)).size;
    expect(doubles).toBeLessThanOrEqual(1);
    await testDatabase.remove();
  });
});

function notices(received: string[]): string[] {
  return received.filter((message) => message.includes(`To: ${staff}`));
}

function messageIds(messages: string[]): (string | undefined)[] {
  return messages.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
}

async function release(testDatabase: TestDatabase) {
  const database = await openDatabase(testDatabase);
  await database.transaction((t) =>
    t.query("update public.mails set due_at = now() where due_at is not null"),
  );
  await database.close();
}
