import { beforeAll, describe, expect, test } from "vitest";
import { asRole } from "../../server/database/as-role.ts";
import { type Name, openTeam, type TeamDatabase, users } from "./open-team.ts";
import { engines } from "../support/engines.ts";

const sessionId = "00000000-0000-4000-8000-000000000001";

describe.each(engines)("the team on $name", (engine) => {
  let team: TeamDatabase;

  beforeAll(async () => {
    team = await openTeam(engine);
    return team.close;
  });

  const grant = (by: Name, email: string) =>
    team.callAs(by, "select public.grant_admin($1) as result", [email]);
  const revoke = (by: Name, of: Name) =>
    team.callAs(by, "select public.revoke_admin($1) as result", [users[of]]);

  test("an admin grants the role to a verified address and revokes it; both are in the audit log", async () => {
    await team.setAdmins("ada");
    expect(await grant("ada", " BEN@example.com ")).toEqual([true]);
    expect(await grant("ada", "ben@example.com")).toEqual([false]);
    expect(await grant("ada", "sam@example.com")).toContain("No account has this verified address.");
    expect(await grant("ada", "nobody@example.com")).toContain("No account has this verified address.");
    expect(await team.callAs("ben", "select email as result from public.list_team() order by 1")).toEqual([
      "ada@example.com",
      "ben@example.com",
    ]);
    expect(await revoke("ben", "ada")).toEqual([true]);
    expect(await revoke("ben", "ada")).toEqual([false]);
    expect(await team.callAs("ada", "select email as result from public.list_team()")).toEqual([]);
    expect(await grant("ada", "ada@example.com")).toContain("Only admins may do this.");
    expect(
      await team.callAs(
        "ben",
        "select action || ' by ' || actor_email || ' of ' || (details ->> 'email') as result from public.admin_audit_log order by created_at",
      ),
    ).toEqual(
      expect.arrayContaining([
        "role.granted by ada@example.com of ben@example.com",
        "role.revoked by ben@example.com of ada@example.com",
      ]),
    );
  });

  test("an admin makes a colleague staff and admin again; the audit log says which", async () => {
    await team.setAdmins("ada", "ben");
    await team.execute("delete from public.admin_audit_log");
    const give = (by: Name, email: string, role: string) =>
      team.callAs(by, "select public.grant_admin($1, $2) as result", [email, role]);
    expect(await give("ada", "ben@example.com", "staff")).toEqual([true]);
    expect(await give("ada", "ben@example.com", "staff")).toEqual([false]);
    expect(await give("ben", "ben@example.com", "admin")).toContain("Only admins may do this.");
    expect(await give("ada", "ada@example.com", "staff")).toContain("The last admin cannot be removed.");
    expect(await grant("ada", "ben@example.com")).toEqual([true]);
    expect(await give("ben", "ada@example.com", "staff")).toEqual([true]);
    expect(await revoke("ben", "ada")).toEqual([true]);
    const log = "select details ->> 'role' as result from public.admin_audit_log order by number";
    expect(await team.callAs("ben", log)).toEqual(["staff", "admin", "staff", "staff"]);
  });

  test("rights end with the session, though its token is valid for longer", async () => {
    await team.setAdmins("ada");
    await team.database.transaction((t) =>
      t.query("insert into auth.sessions (id, user_id, amr) values ($1, $2, '[]')", [sessionId, users.ada]),
    );
    const claims = { role: "authenticated", sub: users.ada, session_id: sessionId, aal: "aal2" };
    const call = (statement: string) =>
      asRole(team.database, { role: "authenticated", claims }, async (t) => (await t.query(statement)).rows);
    expect(await call("select * from public.list_team()")).toHaveLength(1);
    expect(await call("select * from public.list_sessions()")).toHaveLength(1);
    await team.execute(`insert into public.recovery_codes (user_id, code_hash) values ('${users.ada}', 'x')`);
    const count = "select public.count_recovery_codes()::int as count";
    expect(await call(count)).toEqual([{ count: 1 }]);
    await team.database.transaction((t) => t.query("delete from auth.sessions"));
    expect(await call(count)).toEqual([{ count: 0 }]);
    expect(await call("select * from public.list_team()")).toEqual([]);
    expect(await call("select * from public.inquiries")).toEqual([]);
    expect(await call("select * from public.list_sessions()")).toEqual([]);
    await expect(call("select public.grant_admin('ben@example.com')")).rejects.toThrow(
      "Only admins may do this.",
    );
    await expect(call("select public.create_recovery_codes()")).rejects.toThrow("Your session has ended.");
    await expect(call("select public.use_recovery_code('x')")).rejects.toThrow("Your session has ended.");
  });

  test("the last admin stays, whoever removes the row or the account", async () => {
    await team.setAdmins("ada");
    expect(await revoke("ada", "ada")).toContain("The last admin cannot be removed.");
    await expect(
      team.database.transaction((t) => t.query("delete from auth.users where id = $1", [users.ada])),
    ).rejects.toThrow("The last admin cannot be removed.");
    expect(await team.listAdmins()).toEqual([users.ada]);
  });

  test("two admins who revoke each other at the same moment leave one, a hundred times", async () => {
    for (let round = 0; round < 100; round++) {
      await team.setAdmins("ada", "ben");
      const answers = await Promise.all([revoke("ada", "ben"), revoke("ben", "ada")]);
      expect(answers).toContainEqual([true]);
      expect(answers.map(String).join()).toContain("Only admins may do this.");
      expect(await team.listAdmins()).toHaveLength(1);
    }
  });
});
