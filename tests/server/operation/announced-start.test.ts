import { expect, test, vi } from "vitest";
import { parseConfig } from "../../../server/config.ts";
import { announceStart } from "../../../server/startup/announce-start.ts";
import { postgres } from "../../support/engines.ts";
import { startServer } from "../../support/server.ts";

test("a start without a terminal is told in lines of JSON, with what is unsafe, and without a password or an address", async () => {
  const testDatabase = await postgres.createTestDatabase();
  // A pooler keeps the time limits from Postgres.
  const databaseUrl = `${testDatabase.databaseUrl}?idle_in_transaction_session_timeout=0`;
  const config = {
    ...parseConfig({
      PUBLIC_URL: "http://localhost:3000",
      TRUSTED_PROXY_HOPS: "1",
      SMTP_URL: "smtps://user:secret-word@mail.example:465",
      STAFF_EMAIL: "ada@example.com, ben@example.com",
      FIRST_ADMIN_EMAIL: "ada@example.com",
      METRICS_PORT: "0",
    }),
    ...{ port: 0, drainSeconds: 0, ...testDatabase, databaseUrl },
  };
  const server = await startServer(config, config);
  const newer = { ...server, newerMigrations: ["schema/9999_later.sql"] };
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  await announceStart(config, newer);
  const lines = printed.mock.calls.map(([line]) => String(line));
  await server.stop();
  await testDatabase.remove();

  const started = lines.map((line): unknown => JSON.parse(line));
  expect(started).toContainEqual({
    at: expect.any(String),
    event: "started",
    address: "http://localhost:3000",
    listening: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    database: expect.stringMatching(/^Postgres at [\w.]+:\d+\/\w+$/),
    mail: "by mail.example:465",
    staffAddresses: 2,
    firstAdmin: "chosen",
    signUp: "invited",
    metrics: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/),
  });
  for (const problem of [
    /^leads to a pooler/,
    /a newer version of the site has changed \(migrations: 1\): run that/,
  ])
    expect(started).toContainEqual(
      expect.objectContaining({ event: "unsafe_setting", problem: expect.stringMatching(problem) }),
    );
  expect(lines.join()).not.toMatch(/ada@|ben@|secret-word/);
});
