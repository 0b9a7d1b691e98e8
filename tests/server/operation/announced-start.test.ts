import { company } from "../../../firm/company.ts";
import { expect, test, vi } from "vitest";
import { parseConfig } from "../../../server/config.ts";
import { announceStart } from "../../../server/startup/announce-start.ts";
import { postgres } from "../../support/engines.ts";
import { startServer } from "../../support/server.ts";

test("a start is told in a terminal, and else in lines of JSON, with what is unsafe, and without a password or an address", async () => {
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
  await server.database.transaction((transaction) =>
    transaction.query("insert into migrations.applied (name, checksum) values ('schema/9999_later.sql', '')"),
  );
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const announce = async (isTTY: boolean) => {
    Object.assign(process.stdout, { isTTY });
    printed.mockClear();
    await announceStart(config, server);
    return printed.mock.calls.flat().join("\n");
  };
  const read = await announce(true);
  const logged = await announce(false);
  await server.stop();
  await testDatabase.remove();

  const address = "http://localhost:3000";
  const lines = logged.split("\n").map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual({
    at: expect.any(String),
    event: "started",
    address,
    listening: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    metrics: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/),
  });
  expect(read).toMatch(`${company.name.en} is at ${address} (listening on http://127.0.0.1:`);
  for (const [level, subject, words] of [
    ["ok", "Database", String.raw`Postgres \d+[^,]*, [\w.]+:\d+/\w+`],
    ["ok", "Mail", "goes out by mail.example:465"],
    ["ok", "Notices", "go to 2 staff addresses"],
    ["warning", "DATABASE_URL", "leads to a pooler"],
    ["warning", "Migrations", "a newer version of the site has applied 1: run that"],
  ]) {
    const message = expect.stringMatching(`^${words}`);
    expect(lines).toContainEqual(expect.objectContaining({ event: "check", level, subject, message }));
    expect(read).toMatch(new RegExp(`^${level} +${subject}: ${words}`, "m"));
  }
  expect(logged + read).not.toMatch(/ada@|ben@|secret-word/);
});
