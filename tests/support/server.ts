import { join } from "node:path";
import { type Config, parseConfig } from "../../server/config.ts";
import { type RunningServer, serve } from "../../server/serve.ts";
import type { Email } from "postal-mime";
import { type Engine, postgres, type TestDatabase } from "./engines.ts";
import { loadMailsTo } from "./mail/mailbox.ts";
import { findFreePort } from "../../server/http/free-port.ts";

/** The site as `npm run build` made it: pages and their headers are tested as they are served. */
export const builtSiteFolder = join(import.meta.dirname, "../../build/client");

/** A server on a database of its own; `stop` deletes that too. On Postgres, where calls run at the same moment. */
export async function openServer(
  overrides?: Partial<Config>,
  engine: Engine = postgres,
): Promise<OpenServer> {
  const testDatabase = await engine.createTestDatabase();
  const server = await startServer(testDatabase, overrides);
  const query = async <Row>(statement: string, parameters?: unknown[]) =>
    (await server.database.transaction((t) => t.query<Row>(statement, parameters))).rows;
  // A test that is green today is green on a holiday.
  const days = "current_date - 1 and current_date + 30";
  const soon = await query(`delete from public.special_days where day between ${days} returning day`);
  if (soon.length > 0) await server.now.showAwayNotice();
  return {
    ...server,
    dataDir: testDatabase.dataDir,
    databaseUrl: testDatabase.databaseUrl,
    query,
    async mailsTo(address) {
      await server.now.sendMails();
      return loadMailsTo(testDatabase.dataDir, address);
    },
    async sendWaitingMails() {
      // One that is on its way is due again in five minutes: moved, it would go out twice.
      await server.now.sendMails();
      await query(
        "update public.mails set send_after = case when send_after is not null then now() end, due_at = now() where due_at > now()",
      );
      await server.now.sendMails();
    },
    async stop() {
      await server.stop();
      await testDatabase.remove();
    },
  };
}

export interface OpenServer extends RunningServer, TestDatabase {
  /** One statement as the owner of the database. */
  query<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** All mails to the address, oldest first, once everything that is due has been sent. */
  mailsTo(address: string): Promise<Email[]>;
  /** Sends what waits for its ten seconds, or for a later moment. Resolves when it has been sent. */
  sendWaitingMails(): Promise<void>;
}

/** The whole server on a free port of this machine, with rate limits off unless a test is about them. */
export async function startServer(
  testDatabase: TestDatabase,
  overrides: Partial<Config> = {},
  siteFolder = builtSiteFolder,
): Promise<RunningServer> {
  const port = String(await findFreePort());
  // The address at which tests open it.
  const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ABUSE_LIMITS: "off" };
  const config = { ...parseConfig(settings), ...overrides };
  return serve(
    { ...config, dataDir: testDatabase.dataDir, databaseUrl: testDatabase.databaseUrl },
    siteFolder,
  );
}
