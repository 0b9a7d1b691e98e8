import { beforeEach, expect, test } from "vitest";
import { describeTeam, type Name, users } from "./open-team.ts";

describeTeam("invitations", (team) => {
  beforeEach(async () => {
    await team.execute(`
      set local session_replication_role = replica;
      delete from public.invitations; delete from public.admin_audit_log;
      update auth.users set banned_until = null, invited_at = null, email_confirmed_at = case when email ~ '^sam' then null else now() end;
    `);
    await team.setAdmins("ada");
  });

  const invite = (email: string, by: Name = "ada", locale = "ar") =>
    team.callAs(by, "select public.create_invitation($1, $2) as result", [email, locale]);
  const accept = (by: Name) => team.callAs(by, "select public.accept_invitation() as result");
  /** By the link that the function `invite` has mailed. */
  const confirm = (name: Name) =>
    team.execute(
      `update auth.users set email_confirmed_at = now(), invited_at = now() where id = '${users[name]}'`,
    );
  const listOpen = () =>
    team.callAs(
      "ada",
      `select email || ' ' || locale as result from public.invitations
       where accepted_at is null and revoked_at is null order by created_at`,
    );

  test("make whoever has the verified address an admin, once; every step is in the audit log", async () => {
    const [invitation] = await invite(" SAM@Example.com ");
    expect(invitation).toMatchObject({
      email: "sam@example.com",
      locale: "ar",
      invited_by: "ada@example.com",
    });
    expect(await accept("sam")).toEqual([false]);
    expect(await accept("ben")).toEqual([false]);
    await confirm("sam");
    expect(await accept("sam")).toEqual([true]);
    expect(await team.listAdmins()).toEqual(expect.arrayContaining([users.ada, users.sam]));
    expect(await accept("sam")).toEqual([false]);
    await team.callAs("ada", "select public.revoke_admin($1) as result", [users.sam]);
    expect(await accept("sam")).toEqual([false]);
    expect(await team.listAdmins()).toEqual([users.ada]);
    expect(await team.listAudit("invitations")).toEqual([
      "invitation.created ada sam",
      "invitation.accepted sam sam",
    ]);
    expect(await team.listAudit("user_roles")).toContain("role.granted sam sam");
  });

  test("give the role that they say, in place of none", async () => {
    await team.callAs("ada", "select public.create_invitation('sam@example.com', 'en', 'staff') as result");
    await confirm("sam");
    expect(await accept("sam")).toEqual([true]);
    expect(await team.callAs("sam", "select role as result from public.user_roles")).toEqual(["staff"]);
    expect(await invite("sam@example.com")).toBe("This address is on the team already.");
  });

  test("count for seven days and until they are revoked; inviting again renews", async () => {
    await invite("sam@example.com");
    await confirm("sam");
    await team.execute("update public.invitations set expires_at = now() - interval '1 second'");
    expect(await accept("sam")).toEqual([false]);
    await team.execute("update auth.users set email_confirmed_at = null where email = 'sam@example.com'");
    const [again] = await invite("sam@example.com", "ada", "en");
    expect(await listOpen()).toEqual(["sam@example.com en"]);
    await confirm("sam");
    const revoke = () =>
      team.callAs("ada", "select public.revoke_invitation(($1::jsonb ->> 'id')::uuid) as result", [
        JSON.stringify(again),
      ]);
    expect(await revoke()).toEqual([true]);
    expect(await revoke()).toEqual([false]);
    expect(await accept("sam")).toEqual([false]);
    expect(await team.listAudit("invitations")).toEqual([
      "invitation.created ada sam",
      "invitation.revoked ada sam",
      "invitation.created ada sam",
      "invitation.revoked ada sam",
    ]);
    expect(
      await team.query(
        "select distinct expires_at - created_at = interval '7 days' as seven from public.invitations where locale = 'en'",
      ),
    ).toEqual([{ seven: true }]);
  });

  test("are worth no more than the rights of who sent them", async () => {
    await team.setAdmins("ada", "ben");
    await invite("sam@example.com", "ben");
    await confirm("sam");
    await team.setAdmins("ada");
    expect(await accept("sam")).toEqual([false]);
    await team.execute(`insert into public.user_roles values ('${users.ben}', 'staff')`);
    expect(await accept("sam")).toEqual([false]);
    await team.setAdmins("ada", "ben");
    await team.execute(`update auth.users set banned_until = 'infinity' where id = '${users.ben}'`);
    expect(await accept("sam")).toEqual([false]);
    await team.execute("update auth.users set banned_until = null");
    await team.execute(`update auth.users set banned_until = 'infinity' where id = '${users.sam}'`);
    expect(await accept("sam")).toEqual([false]);
    await team.execute("update auth.users set banned_until = null");
    expect(await accept("sam")).toEqual([true]);
  });

  test("are for the account that was invited, no other that has the address since", async () => {
    await team.execute(
      `update auth.users set email_confirmed_at = now(), invited_at = now() - interval '1 day' where id = '${users.sam}'`,
    );
    await team.execute(
      `insert into public.invitations (email, locale, invited_by) values ('sam@example.com', 'en', '${users.ada}')`,
    );
    expect(await accept("sam")).toEqual([false]);
    await team.execute("update auth.users set invited_at = null");
    expect(await accept("sam")).toEqual([false]);
    await confirm("sam");
    expect(await accept("sam")).toEqual([true]);
  });

  test("end with the account of who sent them, which nobody has revoked", async () => {
    await team.setAdmins("ada", "ben");
    await invite("sam@example.com", "ben");
    const { rows } = await team.database.transaction(async (t) => {
      await t.query("delete from auth.users where id = $1", [users.ben]);
      return t.query("select invited_by, revoked_at from public.invitations");
    });
    await team.execute(
      `insert into auth.users (id, email, email_confirmed_at) values ('${users.ben}', 'ben@example.com', now())`,
    );
    expect(rows).toEqual([{ invited_by: null, revoked_at: null }]);
    expect(await team.listAudit("invitations")).toEqual(["invitation.created ben sam"]);
    await confirm("sam");
    expect(await accept("sam")).toEqual([false]);
  });

  test("are refused for an account that can be granted the role, and for no address", async () => {
    expect(await invite("ben@example.com")).toBe("This address has an account. Grant it access instead.");
    expect(await invite("ada@example.com")).toBe("This address is on the team already.");
    for (const email of ["", "no address", "a@b@c", `${"x".repeat(250)}@example.com`]) {
      expect(await invite(email), email).toContain("violates check constraint");
    }
    expect(await invite("new@example.com", "ada", "fr")).toContain("violates check constraint");
    expect(await listOpen()).toEqual([]);
  });

  test("are at most twenty a day, and fifty at a time", async () => {
    await team.execute(`
      insert into public.invitations (email, locale, invited_by)
      select 'today' || n || '@example.com', 'en', '${users.ada}' from generate_series(1, 19) as n;
    `);
    expect(await invite("new@example.com")).toHaveLength(1);
    expect(await invite("newer@example.com")).toContain("The limit is twenty invitations a day.");
    await team.execute(`
      update public.invitations set created_at = now() - interval '25 hours';
      insert into public.invitations (email, locale, invited_by, created_at)
      select 'earlier' || n || '@example.com', 'en', '${users.ada}', now() - interval '2 days'
      from generate_series(1, 30) as n;
    `);
    expect(await invite("newer@example.com")).toContain("Fifty invitations are pending.");
    expect(await invite("new@example.com")).toHaveLength(1);
    await team.execute("update public.invitations set expires_at = now() - interval '1 second'");
    expect(await invite("newer@example.com")).toHaveLength(1);
  });

  test("accepted twice at the same moment count once, and never past the revocation of who invited", async () => {
    for (let round = 0; round < 10; round++) {
      await team.execute("delete from public.invitations");
      await team.setAdmins("ada", "ben");
      await team.execute(
        `insert into public.invitations (email, locale, invited_by) values ('sam@example.com', 'en', '${users.ben}')`,
      );
      await confirm("sam");
      const [first, second] = await Promise.all([
        accept("sam"),
        accept("sam"),
        team.callAs("ada", "select public.revoke_admin($1) as result", [users.ben]),
      ]);
      const accepted = [first, second].flat().filter(Boolean).length;
      expect(accepted).toBeLessThanOrEqual(1);
      expect(await team.listAdmins()).toHaveLength(1 + accepted);
    }
  });
});
