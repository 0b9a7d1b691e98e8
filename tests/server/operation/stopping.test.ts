import { describe, expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { openSocket, readAll } from "../../support/sockets.ts";
import { health, page, rawPostRequest, ready } from "../site/connection-requests.ts";

const behindBalancer = { TRUSTED_PROXY_HOPS: "1", ABUSE_LIMITS: "on" };
const body = JSON.stringify({
  type: "contact",
  name: "Rana",
  email: "r@example.com",
  subject: "a",
  message: "b",
});

describe("a process on Postgres that is told to stop", () => {
  const start = async (environment: Record<string, string> = {}) => {
    const testDatabase = await postgres.createTestDatabase();
    const server = await startServerProcess(testDatabase, {
      environment: { ...behindBalancer, ...environment },
    });
    return { ...server, remove: testDatabase.remove };
  };
  const ask = async (url: string, request: string) => {
    const socket = await openSocket(url);
    socket.write(request);
    return readAll(socket);
  };

  test("says so first and answers on, each time as the last on its connection, then takes no more, then ends", async () => {
    const { url, child, exited, remove } = await start();
    const inFlight = await openSocket(url);
    const inquiry = rawPostRequest("/functions/v1/submit-inquiry", Buffer.byteLength(body), body.slice(0, 9));
    inFlight.write(inquiry);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);

    child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(503);
    // Each is read to the end of its connection.
    expect(await ask(url, ready)).toMatch(/^HTTP\/1.1 503[^]*\r\nConnection: close\r\n/i);
    expect(await ask(url, page)).toMatch(/^HTTP\/1.1 200[^]*\r\nConnection: close\r\n/i);
    expect(await ask(url, health)).toMatch(/^HTTP\/1.1 200[^]*\r\nConnection: close\r\n/i);
    await expect
      .poll(
        () =>
          fetch(`${url}/en`).then(
            () => "open",
            () => "refused",
          ),
        { timeout: 5_000 },
      )
      .toBe("refused");

    inFlight.write(body.slice(9));
    expect(await readAll(inFlight)).toMatch(/^HTTP\/1.1 200[^]*\r\nConnection: close\r\n[^]*"id"/i);
    expect(await exited).toBe(0);
    await remove();
  });

  test("ends at once when it is told again", async () => {
    const { url, child, exited, remove } = await start();
    child.kill("SIGTERM");
    // Ctrl+C arrives twice: that is not yet an order.
    child.kill("SIGINT");
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(503);
    const again = setInterval(() => child.kill("SIGTERM"), 100);
    expect(await exited).toBe(1);
    clearInterval(again);
    await remove();
  });
});
