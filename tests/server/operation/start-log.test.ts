import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../server/database/open-database.ts";
import { everyEngine } from "../../support/engines.ts";
import { startServerProcess } from "../../support/server-process.ts";

describe.each(everyEngine)("a start on $name without a terminal", (engine) => {
  test("prints JSON lines only, without a password or an address", async () => {
    const testDatabase = await engine.createTestDatabase();
    const database = await openDatabase(testDatabase);
    const newer = "insert into migrations.applied values ('schema/99991231000000_later.sql', '')";
    await database.transaction((transaction) => transaction.execute(newer));
    await database.close();
    let output = "";
    const { child, exited } = await startServerProcess(testDatabase, {
      environment: {
        PUBLIC_URL: "http://localhost:3000",
        TRUSTED_PROXY_HOPS: "1",
        SMTP_URL: "smtps://user:secret-word@mail.example:465",
        STAFF_EMAIL: "ada@example.com, ben@example.com",
        FIRST_ADMIN_EMAIL: "ada@example.com",
        METRICS_PORT: "0",
        ABUSE_LIMITS: "on",
      },
      onOutput: (text) => (output += text),
    });
    // It is ready before it says so.
    await expect.poll(() => output).toContain('"started"');
    child.kill("SIGTERM");
    await exited;
    const lines = output
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual({
      at: expect.any(String),
      event: "started",
      address: "http://localhost:3000",
      listening: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      database: expect.stringMatching(
        engine.name === "PGlite" ? /^embedded, in \// : /^Postgres at [\w.]+:\d+\/\w+$/,
      ),
      mail: "by mail.example:465",
      staffAddresses: 2,
      firstAdmin: "chosen",
      signUp: "invited",
      metrics: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/),
    });
    const problem = expect.stringMatching(
      "a newer version of the site has changed \\(migrations: 1\\): run that",
    );
    expect(lines).toContainEqual(expect.objectContaining({ event: "unsafe_setting", problem }));
    expect(output).not.toMatch(/ada@|ben@|secret-word/);
    await testDatabase.remove();
  });
});
