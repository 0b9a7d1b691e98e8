import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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

  /** When Ada's second factor was added; none before the first. */
  const setFactor = (minutesAgo: number | undefined) =>
    team.execute(
      `delete from auth.mfa_factors;
       insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       select gen_random_uuid(), '${users.ada}', 'totp', 'verified', 'x', moment, moment
       from (select now() - make_interval(mins => ${minutesAgo ?? null}) as moment) as moments
       where moment is not null`,
    );
  beforeEach(() => setFactor(undefined));

  test.each([
    ["a password of a minute ago", [signedInBefore(1)]],
    ["what is not quite 15 minutes ago", [signedInBefore(14)]],
    ["a fraction of a second", [{ method: "password", timestamp: Date.now() / 1000 }]],
  ])("is done after %s", async (_, amr) => {
    expect((await revoke({ amr })).rows).toEqual([{ result: false }]);
  });

  const withCode = [signedInBefore(600), signedInBefore(1, "totp")];

  test("is done after a password of long ago and a code of a minute ago, in either order", async () => {
    await setFactor(16);
    for (const amr of [withCode, withCode.toReversed()]) {
      expect((await revoke({ aal: "aal2", amr })).rows).toEqual([{ result: false }]);
    }
  });

  test("is refused after a code of a factor that was added meanwhile: a stolen session adds its own", async () => {
    for (const method of ["totp", "mfa/phone"]) {
      const amr = [signedInBefore(16), signedInBefore(1, method)];
      for (const minutes of [undefined, 14]) {
        await setFactor(minutes);
        await expect(revoke({ aal: "aal2", amr })).rejects.toMatchObject({ hint: "recent_sign_in_required" });
      }
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
