import { setTimeout as wait } from "node:timers/promises";
import type { OwnTestDatabase } from "../../support/engines.ts";
import { findFreePort } from "../../../server/free-port.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { InquiryLoad } from "./inquiry-load.ts";

export interface MailOutageFigures {
  /** Inquiries that were answered while the mail server was down. */
  answered: number;
  /** Clear 503s, and what was not answered clearly. */
  unavailable: number;
  failed: number;
  slowestSeconds: number;
  /** Notices and receipts that arrived, each counted once, and those that came again. */
  arrived: number;
  doubles: number;
  /** Of two for each inquiry, how many did not come. */
  missing: number;
  /** From the return of the mail server until the last mail. */
  secondsToDeliver: number;
}

/** Sends `count` inquiries while there is no mail server, then starts one, and counts what it gets. */
export async function measureMailOutage(
  create: () => Promise<OwnTestDatabase>,
  count: number,
  perSecond: number,
): Promise<MailOutageFigures> {
  const testDatabase = await create();
  const port = await findFreePort();
  const server = await startServerProcess(testDatabase, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, STAFF_EMAIL: "staff@nawat.example" },
  });
  const load = new InquiryLoad(server.url, perSecond, count);
  while (load.answered.length + load.unavailable + load.failed < count) await wait(20);
  await load.stop();

  const ids: string[] = [];
  const backAt = performance.now();
  let lastAt = backAt;
  const smtp = await startSmtpServer(
    async (message) => {
      ids.push(/^Message-ID: (.*)$/im.exec(message)?.[1] ?? "");
      lastAt = performance.now();
    },
    { port },
  );
  const expected = 2 * load.answered.length;
  const deadline = backAt + 60_000 + 300 * expected;
  while (new Set(ids).size < expected && performance.now() < deadline) await wait(100);
  // What is sent twice may come after the last.
  await wait(2_000);
  server.child.kill("SIGTERM");
  await server.exited;
  await smtp.close();
  await testDatabase.remove();
  const arrived = new Set(ids).size;
  return {
    answered: load.answered.length,
    unavailable: load.unavailable,
    failed: load.failed,
    slowestSeconds: load.slowest / 1000,
    arrived,
    doubles: ids.length - arrived,
    missing: expected - arrived,
    secondsToDeliver: (lastAt - backAt) / 1000,
  };
}
