import { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, DatabaseUnavailableError } from "../../server/database/database.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import type { RunningServer } from "../../server/serve.ts";
import { contact, formHeaders } from "../support/inquiry-client.ts";
import { postgres } from "../support/engines.ts";
import { startServer } from "../support/server.ts";
import { startTcpProxy, type TcpProxy } from "./cluster/tcp-proxy.ts";

describe("no wait for Postgres is without end", () => {
  let databaseUrl: string;
  let proxy: TcpProxy;
  let server: RunningServer;
  let observer: Client;

  beforeAll(async () => {
    const testDatabase = await postgres.createTestDatabase();
    databaseUrl = testDatabase.databaseUrl ?? "";
    proxy = await startTcpProxy(Number(new URL(databaseUrl).port));
    const led = `${proxy.lead(databaseUrl)}?lock_timeout=300`;
    server = await startServer({ ...testDatabase, databaseUrl: led });
    observer = new Client({ connectionString: databaseUrl });
    await observer.connect();
    return async () => {
      await observer.end();
      await server.stop();
      await proxy.close();
      await testDatabase.remove();
    };
  });

  const withDatabase = async (parameters: string, use: (database: Database) => Promise<void>) => {
    const database = openPostgres(`${databaseUrl}${parameters}`, 2);
    await use(database);
    await database.close();
  };
  const sendForm = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${server.url}/functions/v1/submit-inquiry`, { method: "POST", body, headers });
  const readInquiries = () =>
    fetch(`${server.url}/rest/v1/inquiries?select=id`, { headers: { apikey: "sb_publishable_embedded" } });

  test("Postgres is told how long to wait for a statement, a lock, and a process that has gone quiet", async () => {
    const settings = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    await withDatabase("", async (database) => {
      const { rows } = await database.transaction((t) =>
        t.query("select name, setting from pg_settings where name = any ($1) order by 1", [settings]),
      );
      expect(rows.map(({ setting }) => setting)).toEqual(["10000", "5000", "60000"]);
    });
  });

  test("the locks of a process that is frozen within a transaction are free soon", async () => {
    await withDatabase("?idle_in_transaction_session_timeout=300", async (database) => {
      const { promise: isLocked, resolve: reportLock } = Promise.withResolvers<void>();
      const { promise: isAwake, resolve: wakeUp } = Promise.withResolvers<void>();
      const frozen = database.transaction(async (t) => {
        await t.query("select pg_advisory_xact_lock(1)");
        reportLock();
        await isAwake;
        await t.query("select 1");
      });
      const ended = frozen.catch((error: unknown) => error);
      await isLocked;
      await observer.query("select pg_advisory_lock(1)");
      await observer.query("select pg_advisory_unlock(1)");
      wakeUp();
      expect(await ended).toBeInstanceOf(DatabaseUnavailableError);
    });
  });

  test("a statement that Postgres does not end is given up, and the connection with it", async () => {
    await withDatabase("", async (database) => {
      const endless = database.transaction((t) => t.query("select pg_sleep(60)"), {
        statementTimeoutMs: 100,
      });
      await expect(endless).rejects.toThrow(DatabaseUnavailableError);
      const { rows } = await database.transaction((t) => t.query("select 1 as one"));
      expect(rows).toEqual([{ one: 1 }]);
    });
  });

  test("a table that is locked: the form keeps what was typed, REST answers as PostgREST", async () => {
    await observer.query("begin; lock table public.inquiries");
    const json = await sendForm(JSON.stringify(contact), { "content-type": "application/json" });
    expect([json.status, await json.json()]).toEqual([503, { error: "server" }]);
    const form = await sendForm(new URLSearchParams({ ...contact, locale: "ar" }), formHeaders);
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining(contact.name)]);
    for (const { headers } of [json, form]) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const rest = await readInquiries();
    expect(rest.status).toBe(500);
    expect(await rest.json()).toMatchObject({
      code: "55P03",
      message: "canceling statement due to lock timeout",
    });
    await observer.query("commit");
    expect((await sendForm(JSON.stringify(contact), { "content-type": "application/json" })).status).toBe(
      200,
    );
  });
});
