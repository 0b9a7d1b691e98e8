import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../support/engines.ts";
import { type Name, openTeam, type TeamDatabase, users } from "./open-team.ts";

describe.each(engines)("a ban on $name", (engine) => {
  let team: TeamDatabase;

  beforeAll(async () => {
    team = await openTeam(engine);
    return team.close;
  });
  beforeEach(async () => {
    await team.execute("update auth.users set banned_until = null");
    await team.setAdmins("ada", "ben");
  });

  const ban = (by: Name, of: Name) => team.callAs(by, "select public.ban_account($1) as result", [users[of]]);
  const unban = (by: Name, of: Name) =>
    team.callAs(by, "select public.unban_account($1) as result", [users[of]]);

  test("ends sessions and rights at once, until it is lifted; both are in the audit log", async () => {
    for (const userId of [users.ben, users.ada]) {
      await team.database.transaction((t) =>
        t.query("insert into auth.sessions (id, user_id, amr) values ($1, $2, '[]')", [
          crypto.randomUUID(),
          userId,
        ]),
      );
    }
    expect(await ban("ada", "ben")).toEqual([true]);
    expect(await ban("ada", "ben")).toEqual([false]);
    const { rows } = await team.database.transaction((t) => t.query("select user_id from auth.sessions"));
    expect(rows).toEqual([{ user_id: users.ada }]);
    expect(await ban("ben", "sam")).toContain("Only admins may do this.");
    expect(await unban("ben", "ben")).toContain("Only admins may do this.");
    expect(await team.callAs("ben", "select email as result from public.list_team()")).toEqual([]);
    expect(
      await team.callAs("ada", "select email as result from public.list_team() where is_banned"),
    ).toEqual(["ben@example.com"]);
    expect(await unban("ada", "ben")).toEqual([true]);
    expect(await unban("ada", "ben")).toEqual([false]);
    expect(await ban("ben", "sam")).toEqual([true]);
    expect(await team.listAudit("accounts")).toEqual([
      "account.banned ada ben",
      "account.unbanned ada ben",
      "account.banned ben sam",
    ]);
  });

  test("is nobody's own, and of no account that is not there", async () => {
    expect(await ban("ada", "ada")).toContain("You cannot suspend your own account.");
    const nobody = "select public.ban_account(gen_random_uuid()) as result";
    expect(await team.callAs("ada", nobody)).toEqual([false]);
  });

  test("makes the other admin the last one", async () => {
    await ban("ada", "ben");
    expect(await team.callAs("ada", "select public.revoke_admin($1) as result", [users.ada])).toContain(
      "The last admin cannot be removed.",
    );
    expect(await team.callAs("ada", "select public.revoke_admin($1) as result", [users.ben])).toEqual([true]);
  });

  test("two admins who ban each other at the same moment leave one, twenty times", async () => {
    for (let round = 0; round < 20; round++) {
      await team.execute("update auth.users set banned_until = null");
      const answers = await Promise.all([ban("ada", "ben"), ban("ben", "ada")]);
      expect(answers).toContainEqual([true]);
      expect(answers.map(String).join()).toContain("Only admins may do this.");
    }
  });
});
