import { beforeAll, describe, expect, test } from "vitest";
import { asRole } from "../../server/database/as-role.ts";
import { isDatabaseError, type Database } from "../../server/database/database.ts";
import { engines, openMigratedDatabase } from "../engines.ts";

const users = {
  ada: "00000000-0000-4000-8000-0000000000ad",
  ben: "00000000-0000-4000-8000-0000000000be",
  sam: "00000000-0000-4000-8000-00000000005a",
};
type Name = keyof typeof users;
const sessionId = "00000000-0000-4000-8000-000000000001";

describe.each(engines)("the team on $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    await database.transaction((t) =>
      t.execute(
        Object.entries(users)
          .map(
            ([name, id]) =>
              `insert into auth.users (id, email, email_confirmed_at)
               values ('${id}', '${name}@example.com', ${name === "sam" ? "null" : "now()"});`,
          )
          .join("\n"),
      ),
    );
    return opened.close;
  });

  const callAs = async (name: Name, statement: string, parameters: unknown[] = []) => {
    const claims = { role: "authenticated", sub: users[name], email: `${name}@example.com` };
    try {
      const { rows } = await asRole(database, { role: "authenticated", claims }, (t) =>
        t.query<{ result: unknown }>(statement, parameters),
      );
      return rows.map(({ result }) => result);
    } catch (error) {
      if (isDatabaseError(error)) return error.message;
      throw error;
    }
  };
  const grant = (by: Name, email: string) => callAs(by, "select public.grant_admin($1) as result", [email]);
  const revoke = (by: Name, of: Name) => callAs(by, "select public.revoke_admin($1) as result", [users[of]]);
  const setAdmins = (...names: Name[]) =>
    database.transaction((t) =>
      t.execute(
        `set local session_replication_role = replica; delete from public.user_roles;
         ${names.map((name) => `insert into public.user_roles values ('${users[name]}', 'admin');`).join("")}`,
      ),
    );
  const listAdmins = async () => {
    const { rows } = await database.transaction((t) =>
      t.query<{ user_id: string }>("select user_id from public.user_roles"),
    );
    return rows.map(({ user_id: id }) => id);
  };

  test("an admin grants the role to a verified address and revokes it; both are in the audit log", async () => {
    await setAdmins("ada");
    expect(await grant("ada", " BEN@example.com ")).toEqual([true]);
    expect(await grant("ada", "ben@example.com")).toEqual([false]);
    expect(await grant("ada", "sam@example.com")).toContain("No account has this verified address.");
    expect(await grant("ada", "nobody@example.com")).toContain("No account has this verified address.");
    expect(await callAs("ben", "select email as result from public.list_team() order by 1")).toEqual([
      "ada@example.com",
      "ben@example.com",
    ]);
    expect(await revoke("ben", "ada")).toEqual([true]);
    expect(await revoke("ben", "ada")).toEqual([false]);
    expect(await callAs("ada", "select email as result from public.list_team()")).toEqual([]);
    expect(await grant("ada", "ada@example.com")).toContain("Only admins may do this.");
    expect(
      await callAs(
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

  test("rights end with the session, though its token is valid for longer", async () => {
    await setAdmins("ada");
    await database.transaction((t) =>
      t.query("insert into auth.sessions (id, user_id, amr) values ($1, $2, '[]')", [sessionId, users.ada]),
    );
    const claims = { role: "authenticated", sub: users.ada, session_id: sessionId, aal: "aal2" };
    const call = (statement: string) =>
      asRole(database, { role: "authenticated", claims }, async (t) => (await t.query(statement)).rows);
    expect(await call("select * from public.list_team()")).toHaveLength(1);
    expect(await call("select * from public.list_sessions()")).toHaveLength(1);
    await database.transaction((t) => t.query("delete from auth.sessions"));
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
    await setAdmins("ada");
    expect(await revoke("ada", "ada")).toContain("The last admin cannot be removed.");
    await expect(
      database.transaction((t) => t.query("delete from auth.users where id = $1", [users.ada])),
    ).rejects.toThrow("The last admin cannot be removed.");
    expect(await listAdmins()).toEqual([users.ada]);
  });

  test("two admins who revoke each other at the same moment leave one, a hundred times", async () => {
    for (let round = 0; round < 100; round++) {
      await setAdmins("ada", "ben");
      const answers = await Promise.all([revoke("ada", "ben"), revoke("ben", "ada")]);
      expect(answers).toContainEqual([true]);
      expect(answers.map(String).join()).toContain("Only admins may do this.");
      expect(await listAdmins()).toHaveLength(1);
    }
  });
});
