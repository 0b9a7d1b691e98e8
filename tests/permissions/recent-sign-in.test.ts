import { beforeAll, describe, expect, test } from "vitest";
import { asRole } from "../../server/database/as-role.ts";
import { openTeam, type TeamDatabase, users } from "./open-team.ts";
import { signedInBefore } from "./principals.ts";
import { schemaDatabases } from "./schema-databases.ts";

describe.each(schemaDatabases)("what changes the team on $name", ({ open }) => {
  let team: TeamDatabase;

  beforeAll(async () => {
    team = await openTeam(open);
    await team.setAdmins("ada");
    return team.close;
  });

  /** Revokes the role of somebody without it. */
  const revoke = (claims: Record<string, unknown>) =>
    asRole(
      team.database,
      { role: "authenticated", claims: { role: "authenticated", sub: users.ada, aal: "aal1", ...claims } },
      (transaction) => transaction.query("select public.revoke_admin($1) as result", [users.sam]),
    );

  test.each([
    ["a password of a minute ago", [signedInBefore(1)]],
    ["a password of long ago and a code of a minute ago", [signedInBefore(600), signedInBefore(1, "totp")]],
    ["the same the other way round", [signedInBefore(1, "totp"), signedInBefore(600)]],
    ["what is not quite 15 minutes ago", [signedInBefore(14)]],
    ["a fraction of a second", [{ method: "password", timestamp: Date.now() / 1000 }]],
  ])("is done after %s", async (_, amr) => {
    expect((await revoke({ amr })).rows).toEqual([{ result: false }]);
  });

  test.each([
    ["a password of 16 minutes ago", { amr: [signedInBefore(16)] }],
    ["both of long ago", { amr: [signedInBefore(16), signedInBefore(17, "totp")] }],
    ["a refreshed token of a sign-in of long ago", { amr: [signedInBefore(600)], iat: Date.now() / 1000 }],
    ["a token that says nothing of it", {}],
    [
      "names without moments",
      { amr: ["password", { method: "totp" }, { method: "otp", timestamp: "now" }, null] },
    ],
    ["no list", { amr: "password" }],
  ])("is refused after %s", async (_, claims) => {
    await expect(revoke(claims)).rejects.toMatchObject({ code: "PT403", hint: "recent_sign_in_required" });
  });
});
