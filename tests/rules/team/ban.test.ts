import { beforeEach, expect, test } from "vitest";
import { describeTeam, type Name, users } from "./open-team.ts";

describeTeam("a ban", (team) => {
  beforeEach(async () => {
    await team.execute("update auth.users set banned_until = null");
    await team.setAdmins("ada", "ben");
  });

  const call = (name: string) => (by: Name, of: Name) =>
    team.callAs(by, `select public.${name}($1) as result`, [users[of]]);
  const [ban, unban, revoke] = [call("ban_account"), call("unban_account"), call("revoke_admin")];

  test("ends sessions and rights at once, until it is lifted; both are in the audit log", async () => {
    await team.query("insert into auth.sessions (user_id, amr) select unnest($1::uuid[]), '[]'", [
      [users.ben, users.ada],
    ]);
    expect(await ban("ada", "ben")).toEqual([true]);
    expect(await ban("ada", "ben")).toEqual([false]);
    expect(await team.query("select user_id from auth.sessions")).toEqual([{ user_id: users.ada }]);
    expect(await ban("ben", "sam")).toContain("Only admins may do this.");
    expect(await unban("ben", "ben")).toContain("Only admins may do this.");
    const listBanned = "select email as result from public.list_team() where is_banned";
    expect(await team.callAs("ben", listBanned)).toEqual([]);
    expect(await team.callAs("ada", listBanned)).toEqual(["ben@example.com"]);
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
    expect(await revoke("ada", "ada")).toContain("The last admin cannot be removed.");
    expect(await revoke("ada", "ben")).toEqual([true]);
  });

  test("two admins who ban each other at the same moment leave one, ten times", async () => {
    for (let round = 0; round < 10; round++) {
      await team.execute("update auth.users set banned_until = null");
      const answers = await Promise.all([ban("ada", "ben"), ban("ben", "ada")]);
      expect(answers).toContainEqual([true]);
      expect(answers.map(String).join()).toContain("Only admins may do this.");
    }
  });
});
