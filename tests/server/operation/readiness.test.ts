import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { everyEngine, openMigratedDatabase, type TestDatabase } from "../../support/engines.ts";
import { findFreePort } from "../../../server/http/free-port.ts";
import { parseConfig } from "../../../server/config.ts";
import { asRole, authAdmin } from "../../../server/database/as-role.ts";
import type { Database } from "../../../server/database/database.ts";
import { startMailQueue } from "../../../server/mail/mail-queue.ts";
import { createReadiness } from "../../../server/readiness.ts";

describe.each(everyEngine)("the readiness of a process on $name", (engine) => {
  let testDatabase: TestDatabase;
  let database: Database;
  const idleMail = { isStuck: () => false };

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    ({ testDatabase, database } = opened);
    return opened.close;
  });

  afterEach(() => vi.restoreAllMocks());

  function skip(milliseconds: number) {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + milliseconds);
  }

  test("asks the database once, however many ask, and again a second later", async () => {
    const findProblem = createReadiness(testDatabase, database, idleMail, undefined);
    const asked = vi.spyOn(database, "transaction");
    const askOften = () => Promise.all(Array.from({ length: 100 }, () => findProblem()));
    expect(new Set(await askOften())).toEqual(new Set([undefined]));
    await askOften();
    expect(asked).toHaveBeenCalledTimes(1);
    skip(1_001);
    await askOften();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("ends with a database that answers and cannot be written, and comes back with it", async () => {
    const findProblem = createReadiness(testDatabase, database, idleMail, undefined);
    // For the session, which the next transaction has too.
    const setReadOnly = (isReadOnly: boolean) =>
      database.transaction(async (transaction) => {
        await transaction.execute(
          `set transaction read write; set default_transaction_read_only = ${isReadOnly}`,
        );
      });
    await setReadOnly(true);
    expect(await findProblem()).toBe("database");
    await database.transaction((transaction) => transaction.query("select 1"));
    await setReadOnly(false);
    skip(1_001);
    expect(await findProblem()).toBeUndefined();
  });

  test("ends when the disk of the embedded database is full", async () => {
    const findProblem = createReadiness(testDatabase, database, idleMail, undefined, 2 ** 60);
    expect(await findProblem()).toBe(engine.name === "PGlite" ? "disk" : undefined);
  });

  test("ends with the signal to stop", async () => {
    expect(await createReadiness(testDatabase, database, idleMail, AbortSignal.abort())()).toBe("stopping");
  });

  test("ends when a delivery hangs, and not when the mail server is away", async () => {
    const sockets: Socket[] = [];
    const silentServer = createServer((socket) => sockets.push(socket));
    const port = await findFreePort();
    const config = {
      ...parseConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
      ...testDatabase,
      abuseLimits: false,
    };
    const written = vi.spyOn(console, "log").mockImplementation(() => {});
    const mail = startMailQueue(config, database);
    const findProblem = createReadiness(testDatabase, database, mail, undefined);
    const send = async () => {
      await asRole(database, authAdmin, (transaction) =>
        mail.enqueue(transaction, { mail: "recovery", to: "rana@example.com" }),
      );
      mail.wake();
    };

    await send();
    await expect.poll(() => written.mock.calls.join("\n")).toContain("mail.failed");
    skip(600_000);
    await expect.poll(findProblem).toBeUndefined();
    vi.restoreAllMocks();
    vi.spyOn(console, "log").mockImplementation(() => {});

    silentServer.listen(port, "127.0.0.1");
    await once(silentServer, "listening");
    const connected = once(silentServer, "connection");
    await send();
    await connected;
    expect(await findProblem()).toBeUndefined();
    skip(300_001);
    expect(await findProblem()).toBe("mail");
    for (const socket of sockets) socket.destroy();
    silentServer.close();
    await mail.close();
  });
});
