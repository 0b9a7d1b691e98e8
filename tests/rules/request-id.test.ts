import { beforeAll, expect, test } from "vitest";
import { runInRequest } from "../../server/current-request.ts";
import { asRole } from "../../server/database/as-role.ts";
import { describeRules } from "./describe-rules.ts";
import { changeSql, seed, userIds } from "./principals.ts";

const ada = { role: "authenticated", claims: { role: "authenticated", sub: userIds.ada } } as const;

describeRules("the request in the audit log", (rules) => {
  beforeAll(() => rules.database.transaction(seed));

  /** Takes the inquiry or gives it up as an admin, and reads the entry about it as the same. */
  const assign = (headers?: string) =>
    asRole(rules.database, ada, async (transaction) => {
      if (headers !== undefined)
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
      await transaction.query(
        `select public.${changeSql("id", "version", "'assignee_id', case when assignee_id is null then $1::uuid end")} from public.inquiries`,
        [userIds.ada],
      );
      const { rows } = await transaction.query<{ request_id: string | null }>(
        "select request_id from public.admin_audit_log order by number desc nulls first limit 1",
      );
      return rows[0]?.request_id;
    });

  test("is the one that the server passes", async () => {
    const request = {
      id: "3f2a1b00-request",
      service: "rest",
      route: undefined,
      refusal: undefined,
    } as const;
    expect(await runInRequest({ ...request }, () => assign())).toBe(request.id);
    expect(await assign()).toBeNull();
  });

  test.each([
    "",
    "{",
    "[]",
    "null",
    '"text"',
    '{"x-request-id": "short"}',
    '{"x-request-id": {"a": "bcdefghi"}}',
    ...["x".repeat(65), "one line\ntwo lines", 'a"level":"admin"', "\u202eabcdefgh"].map((id) =>
      JSON.stringify({ "x-request-id": id }),
    ),
  ])("is nothing for the headers %s, and the change is recorded all the same", async (headers) => {
    expect(await assign(headers)).toBeNull();
  });
});
