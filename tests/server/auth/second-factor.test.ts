import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { claimsOf, enroll, levelsOf, makeUserWithFactor, pass } from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);
const newPassword = "a lantern in the pines";

describe("a second factor", () => {
  test("lifts the session with its first code, and ends what has not passed it", async () => {
    const email = "first@example.com";
    await server.makeUser(email);
    const [client, elsewhere] = [await server.signIn(email), await server.signIn(email)];
    const factor = await enroll(client);
    await enroll(client, "never used");
    const before = (await client.getSession()).data.session;
    await pass(server, client, factor);

    const claims = await claimsOf(client);
    expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
    expect(await levelsOf(client)).toEqual(["aal2", "aal2"]);
    const { data } = await client.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: factor.id, status: "verified" }]);
    expect(data?.all).toHaveLength(1);
    expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await server.mailsTo(email)).at(-1)?.subject).toContain("authenticator app");

    // An access token from before may be in a stranger's hands: it does not get what the session has now.
    const old = { authorization: `Bearer ${before?.access_token}` };
    const theirs = { factor_type: "totp", friendly_name: "theirs" };
    expect(await server.outcome("PUT", "/user", { password: newPassword }, old)).toBe("401 insufficient_aal");
    expect(await server.outcome("POST", "/factors", theirs, old)).toBe("403 insufficient_aal");
    expect(await server.outcome("DELETE", `/factors/${factor.id}`, undefined, old)).toBe(
      "422 insufficient_aal",
    );
    // Another tab may still hold the old refresh token: it is refused, and the session goes on.
    const refresh = { refresh_token: before?.refresh_token };
    const refreshOld = () => server.outcome("POST", "/token?grant_type=refresh_token", refresh);
    expect(await refreshOld()).toBe("400 refresh_token_already_used");
    expect((await client.refreshSession()).error).toBeNull();
    const { aal, amr, session_id } = claims;
    expect(await claimsOf(client)).toMatchObject({ aal, amr, session_id });
    await server.query("update auth.refresh_tokens set revoked_at = revoked_at - interval '11 seconds'");
    expect(await refreshOld()).toBe("400 refresh_token_already_used");
    expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
  });

  test("is asked for at each sign-in, and leaves other sessions and other people alone", async () => {
    const email = "again@example.com";
    const { client, factor } = await makeUserWithFactor(server, email);
    const [phone, tablet] = [await server.signIn(email), await server.signIn(email)];
    expect(await levelsOf(phone)).toEqual(["aal1", "aal2"]);
    await pass(server, phone, factor);
    expect(await levelsOf(phone)).toEqual(["aal2", "aal2"]);
    for (const other of [client, tablet]) expect((await other.getUser()).error).toBeNull();
    expect(await levelsOf(tablet)).toEqual(["aal1", "aal2"]);
    await pass(server, phone, factor);
    expect((await claimsOf(phone))["amr"]).toMatchObject([{ method: "totp" }, { method: "password" }]);
    await server.makeUser("none@example.com");
    const without = await server.signIn("none@example.com");
    expect(await levelsOf(without)).toEqual(["aal1", "aal1"]);
    expect((await without.updateUser({ password: newPassword })).error).toBeNull();
  });

  test("ends no other session before its code, and every one after it", async () => {
    const email = "ends@example.com";
    const { client, factor } = await makeUserWithFactor(server, email);
    const [waitsForCode, thief] = [await server.signIn(email), await server.signIn(email)];
    for (const scope of ["others", "global"] as const)
      expect((await thief.signOut({ scope })).error).toBeNull();
    expect((await waitsForCode.getUser()).error).toBeNull();
    await pass(server, waitsForCode, factor);
    await waitsForCode.signOut({ scope: "others" });
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("keeps the sessions that passed it, however often somebody signs in with the password alone", async () => {
    const email = "often@example.com";
    const { client, factor } = await makeUserWithFactor(server, email);
    const waitsForCode = await server.signIn(email);
    const signInOften = async (minutesAgo: number) => {
      await server.query(
        `insert into auth.sessions (user_id, amr, created_at, refreshed_at)
         select id, '[{"method": "password"}]', now() - make_interval(mins => $2), now() - make_interval(mins => $2)
         from auth.users, generate_series(1, 120) where email = $1`,
        [email, minutesAgo],
      );
      await server.tryPassword(email);
    };
    await signInOften(16);
    const counted = await server.query(
      "select count(*)::int from auth.sessions join auth.users on users.id = user_id where email = $1",
      [email],
    );
    expect(counted).toEqual([{ count: 101 }]);
    await signInOften(0);
    expect((await client.refreshSession()).error).toBeNull();
    await pass(server, waitsForCode, factor);
  });

  test("guards the password and the address, and stays when they are recovered", async () => {
    const email = "guard@example.com";
    const { client, factor } = await makeUserWithFactor(server, email);
    const other = await server.signIn(email);
    const message = "AAL2 session is required to update email or password when MFA is enabled.";
    const refused = { status: 401, code: "insufficient_aal", message };
    expect((await other.updateUser({ password: newPassword })).error).toMatchObject(refused);
    expect((await other.updateUser({ email: "elsewhere@example.com" })).error).toMatchObject(refused);
    expect((await other.updateUser({ data: { locale: "ar" } })).error).toBeNull();

    await server.client().resetPasswordForEmail(email);
    const { client: recovered } = await server.redeem(await server.tokenTo(email), "recovery");
    expect((await recovered.updateUser({ password: newPassword })).error).toMatchObject(refused);
    await pass(server, recovered, factor);
    expect((await recovered.updateUser({ password: newPassword })).error).toBeNull();
    expect((await recovered.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("removed, lowers the sessions that used it with their next refresh, and the service at once", async () => {
    const email = "lower@example.com";
    const { client, factor } = await makeUserWithFactor(server, email);
    const other = await server.signIn(email);
    await pass(server, other, factor);
    const laptop = await enroll(client, "Laptop");
    await pass(server, client, laptop);
    await client.mfa.unenroll({ factorId: factor.id });
    expect((await claimsOf(other))["aal"]).toBe("aal2");
    expect((await other.mfa.unenroll({ factorId: laptop.id })).error?.code).toBe("insufficient_aal");
    for (const session of [other, client]) expect((await session.refreshSession()).error).toBeNull();
    expect(await claimsOf(other)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
    const both = [{ method: "totp" }, { method: "password" }];
    expect(await claimsOf(client)).toMatchObject({ aal: "aal2", amr: both });
  });
});
