import { beforeAll, beforeEach, expect, test } from "vitest";
import { describeTeam, users } from "./open-team.ts";
import { insertFactorSql, signedInBefore } from "../principals.ts";

const codeOfLate = [signedInBefore(600), signedInBefore(1, "totp")];

describeTeam("what changes the team", (team) => {
  beforeAll(() => team.setAdmins("ada"));
  beforeEach(() => team.execute("delete from auth.mfa_factors"));

  /** Revokes the role of somebody without it. */
  const revoke = (claims: object) =>
    team.callAs("ada", "select public.revoke_admin($1) as result", [users.sam], { aal: "aal1", ...claims });

  test.each([
    ["a password of a minute ago", [signedInBefore(1)]],
    ["what is not quite 15 minutes ago", [signedInBefore(14)]],
    ["a fraction of a second", [{ method: "password", timestamp: Date.now() / 1000 }]],
  ])("is done after %s", async (_, amr) => {
    expect(await revoke({ amr })).toEqual([false]);
  });

  test("is done after a password of long ago and a code of a minute ago, while there is the factor", async () => {
    const refused = "Enter your password or code again.";
    expect(await revoke({ aal: "aal2", amr: codeOfLate })).toBe(refused);
    await team.execute(insertFactorSql("verified"));
    for (const amr of [codeOfLate, codeOfLate.toReversed()])
      expect(await revoke({ aal: "aal2", amr })).toEqual([false]);
  });

  test.each([
    ["a password of 16 minutes ago", { amr: [signedInBefore(16)] }],
    ["both of long ago", { amr: [signedInBefore(16), signedInBefore(17, "totp")] }],
    ["a refreshed token of a sign-in of long ago", { amr: [signedInBefore(600)], iat: Date.now() / 1000 }],
    ["a token that says nothing of it", { amr: undefined }],
    [
      "names without moments",
      { amr: ["password", { method: "totp" }, { method: "otp", timestamp: "now" }, null] },
    ],
    ["no list", { amr: "password" }],
  ])("is refused after %s", async (_, claims) => {
    expect(await revoke(claims)).toBe("Enter your password or code again.");
  });
});
