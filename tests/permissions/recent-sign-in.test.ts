import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asRole } from "../../server/database/as-role.ts";
import { openTeam, type TeamDatabase, users } from "./open-team.ts";
import { insertFactorSql, signedInBefore } from "./principals.ts";
import { schemaDatabases } from "./schema-databases.ts";

describe.each(schemaDatabases)("what changes the team on $name", ({ open, owner }) => {
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

  const addFactor = () => team.execute(insertFactorSql("verified"));
  beforeEach(() => team.execute("delete from auth.mfa_factors"));

  test.each([
    ["a password of a minute ago", () => signedInBefore(1)],
    ["what is not quite 15 minutes ago", () => signedInBefore(14)],
    ["a fraction of a second", () => ({ method: "password", timestamp: Date.now() / 1000 })],
  ])("is done after %s", async (_, signIn) => {
    expect((await revoke({ amr: [signIn()] })).rows).toEqual([{ result: false }]);
  });

  const withCode = () => [signedInBefore(600), signedInBefore(1, "totp")];

  test("is done after a password of long ago and a code of a minute ago, in either order", async () => {
    await addFactor();
    await team.execute("update private.unproven_factors set verified_at = now() - interval '16 minutes'");
    for (const amr of [withCode(), withCode().toReversed()]) {
      expect((await revoke({ aal: "aal2", amr })).rows).toEqual([{ result: false }]);
    }
  });

  test("is refused after a code of a factor that is gone, or that a stolen session may have added", async () => {
    const refusal = { hint: "recent_sign_in_required" };
    await expect(revoke({ aal: "aal2", amr: withCode() })).rejects.toMatchObject(refusal);
    await addFactor();
    // Our own service asks who is there before it adds one.
    if (!owner.bypassesRowSecurity)
      expect((await revoke({ aal: "aal2", amr: withCode() })).rows).toHaveLength(1);
    else {
      for (const method of ["totp", "mfa/phone"]) {
        const amr = [signedInBefore(16), signedInBefore(1, method)];
        await expect(revoke({ aal: "aal2", amr })).rejects.toMatchObject(refusal);
      }
      // An older one beside it has been passed by who added another.
      await team.execute("update private.unproven_factors set verified_at = now() - interval '16 minutes'");
      await addFactor();
      expect((await revoke({ aal: "aal2", amr: withCode() })).rows).toHaveLength(1);
    }
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
