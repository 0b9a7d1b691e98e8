import { expect, test } from "vitest";
import { describeTeam, type Name, users } from "./open-team.ts";

const sessionId = "00000000-0000-4000-8000-000000000001";
const onlyAdmins = "Only admins may do this.";

describeTeam("the team", (team) => {
  const grant = (by: Name, email: string) =>
    team.callAs(by, "select public.grant_admin($1) as result", [email]);
  const give = (by: Name, email: string, role: string) =>
    team.callAs(by, "select public.grant_admin($1, $2) as result", [email, role]);
  const revoke = (by: Name, of: Name) =>
    team.callAs(by, "select public.revoke_admin($1) as result", [users[of]]);
  const listTeam = (by: Name) => team.callAs(by, "select email as result from public.list_team() order by 1");

  test("an admin grants the role to a verified address and revokes it; both are in the audit log", async () => {
    await team.setAdmins("ada");
    expect(await grant("ada", " BEN@example.com ")).toEqual([true]);
    expect(await grant("ada", "ben@example.com")).toEqual([false]);
    for (const email of ["sam@example.com", "nobody@example.com"])
      expect(await grant("ada", email)).toContain("No account has this verified address.");
    expect(await listTeam("ben")).toEqual(["ada@example.com", "ben@example.com"]);
    expect(await revoke("ben", "ada")).toEqual([true]);
    expect(await revoke("ben", "ada")).toEqual([false]);
    expect(await listTeam("ada")).toEqual([]);
    expect(await grant("ada", "ada@example.com")).toContain(onlyAdmins);
    expect(await team.listAudit("user_roles")).toEqual(["role.granted ada ben", "role.revoked ben ada"]);
  });

  test("an admin makes a colleague staff and admin again; the audit log says which", async () => {
    await team.setAdmins("ada", "ben");
    await team.execute("delete from public.admin_audit_log");
    expect(await give("ada", "ben@example.com", "staff")).toEqual([true]);
    expect(await give("ada", "ben@example.com", "staff")).toEqual([false]);
    expect(await give("ben", "ben@example.com", "admin")).toContain(onlyAdmins);
    expect(await give("ada", "ada@example.com", "staff")).toContain("The last admin cannot be removed.");
    expect(await grant("ada", "ben@example.com")).toEqual([true]);
    expect(await give("ben", "ada@example.com", "staff")).toEqual([true]);
    expect(await revoke("ben", "ada")).toEqual([true]);
    const log = "select details ->> 'role' as result from public.admin_audit_log order by number";
    expect(await team.callAs("ben", log)).toEqual(["staff", "admin", "staff", "staff"]);
  });

  test("rights end with the session, though its token is valid for longer", async () => {
    await team.setAdmins("ada");
    await team.execute(
      `insert into auth.sessions (id, user_id, amr) values ('${sessionId}', '${users.ada}', '[]')`,
    );
    const call = (statement: string) =>
      team.callAs("ada", statement, [], { session_id: sessionId, aal: "aal2" });
    const counted = [
      "select email as result from public.list_team()",
      "select id as result from public.list_sessions()",
    ];
    for (const statement of counted) expect(await call(statement), statement).toHaveLength(1);
    await team.execute("delete from auth.sessions");
    for (const statement of [...counted, "select id as result from public.inquiries"])
      expect(await call(statement), statement).toEqual([]);
    expect(await call("select public.grant_admin('ben@example.com')")).toBe(onlyAdmins);
    for (const name of ["create_recovery_codes()", "use_recovery_code('x')"])
      expect(await call(`select public.${name}`)).toBe("Your session has ended.");
  });

  test("the last admin stays, whoever removes the row or the account", async () => {
    await team.setAdmins("ada");
    expect(await revoke("ada", "ada")).toContain("The last admin cannot be removed.");
    await expect(team.query("delete from auth.users where id = $1", [users.ada])).rejects.toThrow(
      "The last admin cannot be removed.",
    );
    expect(await team.listAdmins()).toEqual([users.ada]);
  });

  test("two admins who revoke each other at the same moment leave one, ten times", async () => {
    for (let round = 0; round < 10; round++) {
      await team.setAdmins("ada", "ben");
      const answers = await Promise.all([revoke("ada", "ben"), revoke("ben", "ada")]);
      expect(answers).toContainEqual([true]);
      expect(answers.map(String).join()).toContain(onlyAdmins);
      expect(await team.listAdmins()).toHaveLength(1);
    }
  });
});
