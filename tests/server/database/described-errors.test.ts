import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { describeError } from "../../../server/log/describe-error.ts";
import { everyEngine, openMigratedDatabase } from "../../support/engines.ts";

describe.each(everyEngine)("an error of $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    return opened.close;
  });

  test.each([
    ["select $1::text::uuid", "22P02"],
    ["select $1::text::json", "22P02"],
    ["select ($1::text)::timestamptz", "22007"],
    ["insert into auth.users (id, email) values (gen_random_uuid(), $1), (gen_random_uuid(), $1)", "23505"],
  ])("is described without the values of its parameters: %s", async (statement, code) => {
    const secret = `rana"s 'secret'@example.com`;
    const error = await database
      .transaction((transaction) => transaction.query(statement, [secret]))
      .catch((reason: unknown) => reason);
    const description = describeError(error);
    expect(description.code).toBe(code);
    expect(JSON.stringify(description)).not.toMatch(/rana|secret|example/);
  });
});
