import { TOTP } from "otpauth";
import { afterAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { openAuthServer, password } from "../../support/auth-server.ts";
import {
  challenge,
  claimsOf,
  codeOf,
  enroll,
  levelsOf,
  makeUserWithFactor,
  pass,
} from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("a second factor", () => {
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
      await server.signIn(email);
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

  test("ends no other session before its code, and every one after it", async () => {
    const email = "ends@example.com";
    const { client, factor } = await makeUserWithFactor(server, email);
    const [waitsForCode, thief] = [await server.signIn(email), await server.signIn(email)];
    expect((await thief.signOut({ scope: "others" })).error).toBeNull();
    expect((await thief.signOut({ scope: "global" })).error).toBeNull();
    expect((await waitsForCode.getUser()).error).toBeNull();
    await pass(server, waitsForCode, factor);
    await waitsForCode.signOut({ scope: "others" });
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("tells whose clock is wrong by how much, and takes no code before its time, nor then", async () => {
    const email = "clock@example.com";
    const { factor } = await makeUserWithFactor(server, email);
    const client = await server.signIn(email);
    const now = Date.now();
    const sendCodeOf = async (steps: number) => {
      const code = new TOTP({ secret: factor.secret }).generate({ timestamp: now + steps * 30_000 });
      return (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error?.message;
    };
    // Another step may have begun meanwhile.
    expect(await sendCodeOf(-8)).toMatch(/^Invalid TOTP code entered \((240|270) seconds late\)$/);
    expect(await sendCodeOf(6)).toMatch(/^Invalid TOTP code entered \((180|150) seconds early\)$/);
    // As if its time had come.
    await server.query(
      "update auth.mfa_factors set last_used_step = null, early_step = early_step - 6 where id = $1",
      [factor.id],
    );
    expect(await sendCodeOf(0)).toBe("Invalid TOTP code entered");
    expect(await sendCodeOf(1)).toBeUndefined();
  });

  test("lifts the session with its first code, and ends what has not passed it", async () => {
    await server.makeUser("first@example.com");
    const [client, elsewhere] = [
      await server.signIn("first@example.com"),
      await server.signIn("first@example.com"),
    ];
    const factor = await enroll(client);
    await enroll(client, "never used");
    const before = (await client.getSession()).data.session;
    const challengeId = await challenge(client, factor.id);
    const verified = await client.mfa.verify({ factorId: factor.id, challengeId, code: codeOf(factor) });
    expect(verified.error).toBeNull();

    const claims = await claimsOf(client);
    expect(claims["aal"]).toBe("aal2");
    expect(claims["amr"]).toMatchObject([{ method: "totp" }, { method: "password" }]);
    expect(await levelsOf(client)).toEqual(["aal2", "aal2"]);
    const { data } = await client.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: factor.id, status: "verified" }]);
    expect(data?.totp[0]).toHaveProperty("last_challenged_at", expect.stringMatching(/^\d{4}-/));
    expect(data?.all).toHaveLength(1);
    expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await waitForMail(server.dataDir, "first@example.com", 2)).subject).toContain(
      "authenticator app",
    );

    // An access token from before may be in a stranger's hands: it does not get what the session has now.
    const authorization = `Bearer ${before?.access_token}`;
    for (const [method, path, body] of [
      ["PUT", "/user", { password: "a lantern in the pines" }],
      ["POST", "/factors", { factor_type: "totp", friendly_name: "theirs" }],
      ["DELETE", `/factors/${factor.id}`, undefined],
    ] as const) {
      expect((await server.callJson(method, path, body, { authorization })).body, path).toMatchObject({
        code: "insufficient_aal",
      });
    }

    // Another tab may still hold the old token: it is refused, and the session goes on.
    const old = await server.callJson("POST", "/token?grant_type=refresh_token", {
      refresh_token: before?.refresh_token,
    });
    expect(old).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
    expect((await client.refreshSession()).error).toBeNull();
    const refreshed = await claimsOf(client);
    expect([refreshed["aal"], refreshed["amr"], refreshed["session_id"]]).toEqual([
      "aal2",
      claims["amr"],
      claims["session_id"],
    ]);
  });

  test("never leads from a refresh token of before to the session that passed it", async () => {
    await server.makeUser("chain@example.com");
    const client = await server.signIn("chain@example.com");
    const old = (await client.getSession()).data.session?.refresh_token;
    await pass(server, client, await enroll(client));
    await server.query("update auth.refresh_tokens set revoked_at = revoked_at - interval '11 seconds'");
    const stolen = await server.callJson("POST", "/token?grant_type=refresh_token", { refresh_token: old });
    expect(stolen).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
    expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
  });

  test("is asked for at each sign-in, and leaves other sessions alone then", async () => {
    const { client, factor } = await makeUserWithFactor(server, "again@example.com");
    const [phone, tablet] = [
      await server.signIn("again@example.com"),
      await server.signIn("again@example.com"),
    ];
    expect(await levelsOf(phone)).toEqual(["aal1", "aal2"]);
    await pass(server, phone, factor);
    expect(await levelsOf(phone)).toEqual(["aal2", "aal2"]);
    expect((await client.getUser()).error).toBeNull();
    expect((await tablet.getUser()).error).toBeNull();
    expect(await levelsOf(tablet)).toEqual(["aal1", "aal2"]);
    await pass(server, phone, factor);
    expect((await claimsOf(phone))["amr"]).toMatchObject([{ method: "totp" }, { method: "password" }]);
  });

  test("removed, lowers the sessions that used it with their next refresh, and the service at once", async () => {
    const { client, factor } = await makeUserWithFactor(server, "lower@example.com");
    const other = await server.signIn("lower@example.com");
    await pass(server, other, factor);
    const laptop = await enroll(client, "Laptop");
    await pass(server, client, laptop);
    await client.mfa.unenroll({ factorId: factor.id });
    expect((await claimsOf(other))["aal"]).toBe("aal2");
    expect((await other.mfa.unenroll({ factorId: laptop.id })).error?.code).toBe("insufficient_aal");
    for (const [session, aal, methods] of [
      [client, "aal2", ["totp", "password"]],
      [other, "aal1", ["password"]],
    ] as const) {
      expect((await session.refreshSession()).error).toBeNull();
      const { aal: level, amr } = await claimsOf(session);
      expect([level, (amr as { method: string }[]).map(({ method }) => method)]).toEqual([aal, methods]);
    }
  });

  test("guards the password and the address, and stays when they are recovered", async () => {
    const { client, factor } = await makeUserWithFactor(server, "guard@example.com");
    const other = await server.signIn("guard@example.com");
    const refused = {
      status: 401,
      code: "insufficient_aal",
      message: "AAL2 session is required to update email or password when MFA is enabled.",
    };
    expect((await other.updateUser({ password: "a lantern in the pines" })).error).toMatchObject(refused);
    expect((await other.updateUser({ email: "elsewhere@example.com" })).error).toMatchObject(refused);
    expect((await other.updateUser({ data: { locale: "ar" } })).error).toBeNull();

    await server.client().resetPasswordForEmail("guard@example.com");
    const link = extractLink(await waitForMail(server.dataDir, "guard@example.com", 3));
    const recovered = server.client();
    await recovered.verifyOtp({ token_hash: extractTokenHash(link), type: "recovery" });
    expect((await recovered.updateUser({ password: "a lantern in the pines" })).error).toMatchObject(refused);
    await pass(server, recovered, factor);
    expect((await recovered.updateUser({ password: "a lantern in the pines" })).error).toBeNull();
    expect((await recovered.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("a factor stands in the way of nobody else", async () => {
    await makeUserWithFactor(server, "has@example.com");
    await server.makeUser("has-none@example.com");
    const client = await server.signIn("has-none@example.com");
    expect(await levelsOf(client)).toEqual(["aal1", "aal1"]);
    expect((await client.updateUser({ password: `${password} too` })).error).toBeNull();
  });
});
