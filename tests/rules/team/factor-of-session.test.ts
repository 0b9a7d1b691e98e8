import { beforeEach, expect, test } from "vitest";
import { describeTeam, users } from "./open-team.ts";
import { insertFactorSql } from "../principals.ts";

const sessions = {
  passed: "00000000-0000-4000-8000-000000000001",
  password: "00000000-0000-4000-8000-000000000002",
};
const factors = {
  first: "00000000-0000-4000-8000-0000000000f1",
  second: "00000000-0000-4000-8000-0000000000f2",
};

describeTeam("a session and its second factor", (team) => {
  const pass = (factor: string | null) =>
    team.query("update auth.sessions set factor_id = $1 where id = $2", [factor, sessions.passed]);

  beforeEach(async () => {
    await team.execute(
      `delete from auth.mfa_factors; delete from auth.sessions;
       ${Object.values(factors)
         .map((id) => insertFactorSql("verified", id))
         .join(";")}`,
    );
    await team.query("insert into auth.sessions (id, user_id, amr) select unnest($1::uuid[]), $2, '[]'", [
      Object.values(sessions),
      users.ada,
    ]);
    await pass(factors.first);
  });

  const callFrom = (session: keyof typeof sessions, call: string) =>
    team.callAs("ada", `select public.${call} as result`, [], {
      session_id: sessions[session],
      aal: session === "passed" ? "aal2" : "aal1",
    });
  const end = (from: keyof typeof sessions, session: keyof typeof sessions) =>
    callFrom(from, `end_session('${sessions[session]}')`);
  const remove = (factor: keyof typeof factors) =>
    team.query("delete from auth.mfa_factors where id = $1", [factors[factor]]);
  const listCodes = () => team.query("select from public.recovery_codes");

  test("one that began with the password alone ends none but itself while there is a factor", async () => {
    expect(await end("password", "passed")).toEqual([false]);
    await pass(null);
    expect(await end("password", "passed")).toEqual([false]);
    await pass(factors.first);
    expect(await end("passed", "password")).toEqual([true]);
    expect(await end("passed", "passed")).toEqual([true]);
  });

  test("it ends its own, and any once there is no factor", async () => {
    expect(await end("password", "password")).toEqual([true]);
    await team.query("delete from auth.mfa_factors");
    expect(await end("passed", "passed")).toEqual([true]);
  });

  test("recovery codes are made where the factor that was passed is still there, and go with the last", async () => {
    expect(await callFrom("passed", "create_recovery_codes()")).toHaveLength(10);
    await remove("first");
    expect(await callFrom("passed", "create_recovery_codes()")).toBe(
      "Enter a code from your authenticator app first.",
    );
    expect(await end("passed", "password")).toEqual([false]);
    expect(await listCodes()).toHaveLength(10);
    await remove("second");
    expect(await listCodes()).toEqual([]);
  });

  test("an unfinished factor that is removed costs no codes", async () => {
    await callFrom("passed", "create_recovery_codes()");
    await team.query("update auth.mfa_factors set status = 'unverified' where id = $1", [factors.second]);
    await remove("second");
    expect(await listCodes()).toHaveLength(10);
  });
});
