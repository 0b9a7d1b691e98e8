import { beforeAll, describe, expect, test } from "vitest";
import { runInRequest } from "../../server/current-request.ts";
import { asRole } from "../../server/database/as-role.ts";
import type { Database, Transaction } from "../../server/database/database.ts";
import { seed, userIds } from "./principals.ts";
import { engines, openMigratedDatabase } from "../support/engines.ts";

const id = "3f2a1b00-request";

describe.each(engines)("the request in the audit log on $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    await database.transaction(seed);
    return opened.close;
  });

  const ada = { role: "authenticated", claims: { role: "authenticated", sub: userIds.ada } } as const;
  let isAnswered = true;

  /** Changes the inquiry as an admin, and reads the entry about it as the same. */
  async function changeStatus(headers?: string): Promise<unknown> {
    return asRole(database, ada, async (transaction: Transaction) => {
      if (headers !== undefined)
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
      await transaction.query("select public.set_inquiry_status(id, version, $1) from public.inquiries", [
        isAnswered ? "closed" : "answered",
      ]);
      isAnswered = !isAnswered;
      const { rows } = await transaction.query<{ request_id: string | null }>(
        "select request_id from public.admin_audit_log where details ->> 'to' is not null order by created_at desc limit 1",
      );
      return rows[0]?.request_id;
    });
  }

  test("is the one that the server passes", async () => {
    const request = { id, service: "rest", route: undefined, refusal: undefined } as const;
    expect(await runInRequest({ ...request }, () => changeStatus())).toBe(id);
    expect(await changeStatus()).toBeNull();
  });

  test.each([
    "",
    "{",
    "[]",
    "null",
    '"text"',
    '{"x-request-id": "short"}',
    '{"x-request-id": {"a": "bcdefghi"}}',
  ])("is nothing for the headers %s, and the change is recorded all the same", async (headers) => {
    expect(await changeStatus(headers)).toBeNull();
  });

  test("is neither long nor text", async () => {
    for (const wrong of ["x".repeat(65), "one line\ntwo lines", 'a"level":"admin"', "\u202eabcdefgh"])
      expect(await changeStatus(JSON.stringify({ "x-request-id": wrong }))).toBeNull();
  });
});
