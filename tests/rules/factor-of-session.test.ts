import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asRole } from "../../server/database/as-role.ts";
import { openTeam, type TeamDatabase, users } from "./open-team.ts";
import { insertFactorSql } from "./principals.ts";
import { engines } from "../support/engines.ts";

const sessions = {
  passed: "00000000-0000-4000-8000-000000000001",
  password: "00000000-0000-4000-8000-000000000002",
};
const factors = {
  first: "00000000-0000-4000-8000-0000000000f1",
  second: "00000000-0000-4000-8000-0000000000f2",
};

describe.each(engines)("a session and its second factor on $name", (engine) => {
  let team: TeamDatabase;

  beforeAll(async () => {
    team = await openTeam(engine);
    return team.close;
  });

  beforeEach(async () => {
    await team.execute("delete from auth.mfa_factors; delete from auth.sessions");
    for (const id of Object.values(factors)) await team.execute(insertFactorSql("verified", id));
    for (const id of Object.values(sessions)) {
      await team.database.transaction((t) =>
        t.query("insert into auth.sessions (id, user_id, amr) values ($1, $2, '[]')", [id, users.ada]),
      );
    }
    await team.execute(
      `update auth.sessions set factor_id = '${factors.first}' where id = '${sessions.passed}'`,
    );
  });

  const callFrom = async (session: keyof typeof sessions, statement: string) => {
    const aal = session === "passed" ? "aal2" : "aal1";
    const claims = { role: "authenticated", sub: users.ada, session_id: sessions[session], aal };
    const { rows } = await asRole(team.database, { role: "authenticated", claims }, (t) =>
      t.query(statement),
    );
    return rows;
  };
  const end = async (from: keyof typeof sessions, session: keyof typeof sessions) => {
    const [row] = await callFrom(from, `select public.end_session('${sessions[session]}') as is_ended`);
    return row?.["is_ended"];
  };
  const remove = (factor: keyof typeof factors) =>
    team.execute(`delete from auth.mfa_factors where id = '${factors[factor]}'`);
  const countCodes = async () =>
    (await team.database.transaction((t) => t.query("select from public.recovery_codes"))).rows.length;

  test("one that began with the password alone ends none but itself while there is a factor", async () => {
    expect(await end("password", "passed")).toBe(false);
    await team.execute(`update auth.sessions set factor_id = null where id = '${sessions.passed}'`);
    expect(await end("password", "passed")).toBe(false);
    await team.execute(
      `update auth.sessions set factor_id = '${factors.first}' where id = '${sessions.passed}'`,
    );
    expect(await end("passed", "password")).toBe(true);
    expect(await end("passed", "passed")).toBe(true);
  });

  test("it ends its own, and any once there is no factor", async () => {
    expect(await end("password", "password")).toBe(true);
    await team.execute("delete from auth.mfa_factors");
    expect(await end("passed", "passed")).toBe(true);
  });

  test("recovery codes are made where the factor that was passed is still there, and go with the last", async () => {
    expect(await callFrom("passed", "select public.create_recovery_codes()")).toHaveLength(10);
    await remove("first");
    await expect(callFrom("passed", "select public.create_recovery_codes()")).rejects.toMatchObject({
      code: "PT403",
    });
    expect(await end("passed", "password")).toBe(false);
    expect(await countCodes()).toBe(10);
    await remove("second");
    expect(await countCodes()).toBe(0);
  });

  test("an unfinished factor that is removed costs no codes", async () => {
    await callFrom("passed", "select public.create_recovery_codes()");
    await team.execute(`update auth.mfa_factors set status = 'unverified' where id = '${factors.second}'`);
    await remove("second");
    expect(await countCodes()).toBe(10);
  });
});
