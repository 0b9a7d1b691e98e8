import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asRole } from "../../server/database/as-role.ts";
import { openTeam, type TeamDatabase, users } from "./open-team.ts";
import { insertFactorSql, signedInBefore } from "./principals.ts";
import { engines } from "../support/engines.ts";

describe.each(engines)("what changes the team on $name", (engine) => {
  let team: TeamDatabase;

  beforeAll(async () => {
    team = await openTeam(engine);
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
    for (const amr of [withCode(), withCode().toReversed()]) {
      expect((await revoke({ aal: "aal2", amr })).rows).toEqual([{ result: false }]);
    }
  });

  test("is refused after a code of a factor that is gone", async () => {
    const refusal = { hint: "recent_sign_in_required" };
    await expect(revoke({ aal: "aal2", amr: withCode() })).rejects.toMatchObject(refusal);
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
