import { expect, test } from "vitest";
import { openDatabase } from "../../../server/database/open-database.ts";
import { postgres } from "../../support/engines.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { openServer, startServer } from "../../support/server.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { openSocket, readAll } from "../../support/sockets.ts";
import { health, page, rawPostRequest, ready } from "../site/connection-requests.ts";

const body = JSON.stringify({
  ...{ type: "contact", name: "Rana", email: "r@example.com", subject: "a", message: "b" },
});

test("a server that stops says so first and answers on, each time as the last on its connection, then takes no more, then ends", async () => {
  const { url, stop } = await openServer({ drainSeconds: 2 });
  const ask = async (request: string) => {
    const socket = await openSocket(url);
    socket.write(request);
    return readAll(socket);
  };
  const inFlight = await openSocket(url);
  const length = Buffer.byteLength(body);
  inFlight.write(rawPostRequest("/functions/v1/submit-inquiry", length, body.slice(0, 9)));
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);

  const stopped = stop();
  // Each is read to the end of its connection.
  for (const [request, status] of [
    [ready, 503],
    [page, 200],
    [health, 200],
  ] as const)
    expect(await ask(request)).toMatch(
      new RegExp(`^HTTP/1.1 ${status}[^]*\\r\\nConnection: close\\r\\n`, "i"),
    );
  await untilRefused(url);

  inFlight.write(body.slice(9));
  expect(await readAll(inFlight)).toMatch(/^HTTP\/1.1 200[^]*\r\nConnection: close\r\n[^]*"id"/i);
  await stopped;
});

test("a mail that is on its way while the server stops is recorded before it ends, and not sent again", async () => {
  const taken = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let received = 0;
  const smtp = await startSmtpServer(async () => {
    received++;
    taken.resolve();
    await closed.promise;
  });
  const testDatabase = await postgres.createTestDatabase();
  const server = await startServer(testDatabase, { smtpUrl: smtp.url, staffEmails: ["team@nawat.example"] });
  await submitInquiry(server.url, contact);
  await taken.promise;
  const stopped = server.stop();
  await untilRefused(server.url);
  closed.resolve();
  await stopped;
  const database = await openDatabase(testDatabase);
  const { rows } = await database.transaction((transaction) =>
    transaction.query("select count(*)::int as sent from public.mails where sent_at is not null"),
  );
  expect(rows).toEqual([{ sent: received }]);
  await database.close();
  await testDatabase.remove();
  await smtp.close();
});

async function untilRefused(url: string) {
  await expect.poll(() => fetch(`${url}/en`).catch(() => "refused")).toBe("refused");
}

// In order, once: durability.test.ts.
test("a process that is told to stop again ends at once", async () => {
  const testDatabase = await postgres.createTestDatabase();
  const environment = { TRUSTED_PROXY_HOPS: "1", ABUSE_LIMITS: "on" };
  const { url, child, exited } = await startServerProcess(testDatabase, { environment });
  child.kill("SIGTERM");
  // Ctrl+C arrives twice: that is not yet an order.
  child.kill("SIGINT");
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(503);
  const again = setInterval(() => child.kill("SIGTERM"), 100);
  expect(await exited).toBe(1);
  clearInterval(again);
  await testDatabase.remove();
});
