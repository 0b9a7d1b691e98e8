import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { password, openAuthServer } from "../../support/auth-server.ts";

const email = "staff@example.com";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser(email);
let first: string;
let accessToken: string;

describe("refresh tokens", () => {
  beforeEach(async () => {
    const { data } = await server.client().signInWithPassword({ email, password });
    first = data.session?.refresh_token ?? "";
    accessToken = data.session?.access_token ?? "";
  });

  const refresh = async (refresh_token: string) => {
    const { data, error } = await server.client().refreshSession({ refresh_token });
    return {
      token: data.session?.refresh_token ?? "",
      access: data.session?.access_token ?? "",
      error: error?.code,
    };
  };
  const letTimePass = (seconds: number) =>
    server.query("update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $1)", [
      seconds,
    ]);
  const claimsOf = async (token: string) => (await server.client().getClaims(token)).data?.claims;

  test("a refresh keeps the session, when and how it began, and replaces both tokens", async () => {
    await server.query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"locale": "ar"}' where email = $1`,
      [email],
    );
    const { token, access } = await refresh(first);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(first);
    const [before, after] = [await claimsOf(accessToken), await claimsOf(access)];
    expect(after).toMatchObject({
      session_id: before?.session_id,
      amr: before?.amr,
      user_metadata: { locale: "ar" },
    });
  });

  test("the database stores hashes of tokens, never a token", async () => {
    const { token } = await refresh(first);
    const stored = JSON.stringify(await server.query("select * from auth.refresh_tokens"));
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(token);
  });

  test("tabs that refresh at the same moment all get the same current token", async () => {
    // Without the official client, which would ask again after a server's error.
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await server.call("POST", "/token?grant_type=refresh_token", { refresh_token: first });
        return { status: answer.status, token: (await answer.json()).refresh_token };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect((await refresh(answers[0]?.token ?? "")).error).toBeUndefined();
  });

  test("a client that lost the answer gets it again, however late", async () => {
    const { token } = await refresh(first);
    await letTimePass(3 * 24 * 3600);
    expect(await refresh(first)).toMatchObject({ token, error: undefined });
  });

  test("an older token leads to the current one for ten seconds", async () => {
    const second = await refresh(first);
    const third = await refresh(second.token);
    const fourth = await refresh(third.token);
    await letTimePass(8);
    expect((await refresh(first)).token).toBe(fourth.token);
  });

  test("after the clock was set back a day the current token and its parent are good, and an older one is stolen still", async () => {
    const setClockBack = () =>
      server.query(
        "update auth.refresh_tokens set created_at = created_at + interval '1 day', revoked_at = revoked_at + interval '1 day'",
      );
    const second = await refresh(first);
    await setClockBack();
    const third = await refresh(second.token);
    expect(third.error).toBeUndefined();
    expect((await refresh(second.token)).token).toBe(third.token);
    const fourth = await refresh(third.token);
    await setClockBack();
    expect((await refresh(fourth.token)).error).toBeUndefined();
    expect((await refresh(first)).error).toBe("refresh_token_already_used");
  });
  test("an older token after ten seconds ends the session for good, and no other", async () => {
    const elsewhere = await server.client().signInWithPassword({ email, password });
    const second = await refresh(first);
    const third = await refresh(second.token);
    await letTimePass(11);
    expect((await refresh(first)).error).toBe("refresh_token_already_used");
    for (const token of [first, second.token, third.token]) {
      expect((await refresh(token)).error).toBe("refresh_token_not_found");
    }
    const { error } = await server.client().getUser(third.access);
    expect(error?.name).toBe("AuthSessionMissingError");
    expect((await refresh(elsewhere.data.session?.refresh_token ?? "")).error).toBeUndefined();
  });

  test("within the ten seconds an ended chain stays ended", async () => {
    const second = await refresh(first);
    await refresh(second.token);
    await letTimePass(11);
    await refresh(first);
    expect((await refresh(second.token)).error).toBe("refresh_token_not_found");
  });

  test("sessions that nobody used for 90 days are deleted at the next sign-in", async () => {
    await server.query("update auth.sessions set refreshed_at = refreshed_at - interval '91 days'");
    await server.client().signInWithPassword({ email, password });
    expect(await server.query("select from auth.sessions")).toHaveLength(1);
    expect((await refresh(first)).error).toBe("refresh_token_not_found");
  });

  test("beyond a hundred sessions, those unused for longest are deleted at a sign-in", async () => {
    await server.query(
      `insert into auth.sessions (user_id, amr, created_at, refreshed_at)
       select id, '[]', now() - interval '1 day', now() - n * interval '1 minute'
       from auth.users, generate_series(1, 120) as n`,
    );
    await server.client().signInWithPassword({ email, password });
    expect(await server.query("select from auth.sessions")).toHaveLength(100);
    expect((await refresh(first)).error).toBeUndefined();
  });

  test("a missing, a malformed and an unknown token get the protocol's different errors", async () => {
    const postRefresh = async (refresh_token: unknown) => {
      const answer = await server.call("POST", "/token?grant_type=refresh_token", { refresh_token });
      return { status: answer.status, body: await answer.json() };
    };
    for (const empty of ["", null]) {
      expect(await postRefresh(empty)).toEqual({
        status: 400,
        body: { error: "invalid_request", error_description: "refresh_token required" },
      });
    }
    expect(await postRefresh("short")).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message: "Refresh token is not valid" },
    });
    expect(await postRefresh("x".repeat(43))).toMatchObject({
      status: 400,
      body: { code: "refresh_token_not_found", message: "Invalid Refresh Token: Refresh Token Not Found" },
    });
  });
});
