import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { beginSession } from "../../support/person.ts";

const email = "staff@example.com";
const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser(email);

describe("refresh tokens", () => {
  let first: string;
  let accessToken: string;
  beforeEach(async () => {
    const { session } = await beginSession(server, email);
    await letTimePass(11);
    first = session.refresh_token;
    accessToken = session.access_token;
  });

  /** Without the official client, which would ask again after a server's error. */
  const refresh = async (refresh_token: string) => {
    const { body } = await server.callJson("POST", "/token?grant_type=refresh_token", { refresh_token });
    const text = (name: string) => String(body[name] ?? "");
    return { token: text("refresh_token"), access: text("access_token"), error: body["code"] };
  };
  const refused = async (token: string) => (await refresh(token)).error;
  /** Refreshes one after the other; the first token is at 0. */
  const chain = async (length: number) => {
    const tokens = [first];
    for (let n = 1; n <= length; n++) tokens.push((await refresh(tokens.at(-1) ?? "")).token);
    return tokens;
  };
  const letTimePass = (seconds: number) =>
    server.query("update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $1)", [
      seconds,
    ]);
  const claimsOf = async (token: string) => (await server.client().getClaims(token)).data?.claims;

  test("keep the session, when and how it began, replace both tokens, and are stored as hashes alone", async () => {
    await server.query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"locale": "ar"}' where email = $1`,
      [email],
    );
    const { token, access } = await refresh(first);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(first);
    const [before, after] = [await claimsOf(accessToken), await claimsOf(access)];
    const { session_id, amr } = before ?? {};
    expect(after).toMatchObject({ session_id, amr, user_metadata: { locale: "ar" } });
    const stored = JSON.stringify(await server.query("select * from auth.refresh_tokens"));
    for (const each of [first, token]) expect(stored).not.toContain(each);
  });

  test("give tabs that refresh at the same moment the same current token", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(first)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(await refused(answers[0]?.token ?? "")).toBeUndefined();
  });

  test("are given again to who lost the answer, however late, and lead to the current one for ten seconds", async () => {
    const [, second = ""] = await chain(1);
    await letTimePass(3 * 24 * 3600);
    expect(await refresh(first)).toMatchObject({ token: second, error: undefined });
    const third = await refresh(second);
    const fourth = await refresh(third.token);
    await letTimePass(8);
    expect((await refresh(second)).token).toBe(fourth.token);
  });

  test("of the current one and its parent are good after the clock was set back a day, and an older one is stolen still", async () => {
    const setClockBack = () =>
      server.query(
        "update auth.refresh_tokens set created_at = created_at + interval '1 day', revoked_at = revoked_at + interval '1 day'",
      );
    const [, second = ""] = await chain(1);
    await setClockBack();
    const third = await refresh(second);
    expect(third.error).toBeUndefined();
    expect((await refresh(second)).token).toBe(third.token);
    const fourth = await refresh(third.token);
    await setClockBack();
    expect(await refused(fourth.token)).toBeUndefined();
    expect(await refused(first)).toBe("refresh_token_already_used");
  });

  test("that are older end the session after ten seconds, for good, and no other", async () => {
    const elsewhere = await beginSession(server, email);
    const [, second = "", third = ""] = await chain(2);
    const { access } = await refresh(third);
    await letTimePass(11);
    expect(await refused(first)).toBe("refresh_token_already_used");
    for (const token of [first, second, third]) expect(await refused(token)).toBe("refresh_token_not_found");
    expect((await server.client().getUser(access)).error?.name).toBe("AuthSessionMissingError");
    expect(await refused(elsewhere.session.refresh_token)).toBeUndefined();
  });

  test("of sessions that nobody used for 90 days go at the next sign-in, and beyond a hundred those unused for longest", async () => {
    await server.query("update auth.sessions set refreshed_at = refreshed_at - interval '91 days'");
    await server.tryPassword(email);
    expect(await server.query("select from auth.sessions")).toHaveLength(1);
    expect(await refused(first)).toBe("refresh_token_not_found");

    const { session } = await beginSession(server, email);
    await server.query(
      `insert into auth.sessions (user_id, amr, created_at, refreshed_at)
       select id, '[]', now() - interval '1 day', now() - n * interval '1 minute'
       from auth.users, generate_series(1, 120) as n`,
    );
    await server.tryPassword(email);
    expect(await server.query("select from auth.sessions")).toHaveLength(100);
    expect(await refused(session.refresh_token)).toBeUndefined();
  });

  test("that are missing, malformed or unknown get the protocol's different errors", async () => {
    const post = async (refresh_token: unknown) => {
      const { status, body } = await server.callJson("POST", "/token?grant_type=refresh_token", {
        refresh_token,
      });
      return { status, ...body };
    };
    const missing = { error: "invalid_request", error_description: "refresh_token required" };
    for (const empty of ["", null]) expect(await post(empty)).toEqual({ status: 400, ...missing });
    const malformed = { status: 400, code: "validation_failed", message: "Refresh token is not valid" };
    expect(await post("short")).toMatchObject(malformed);
    const message = "Invalid Refresh Token: Refresh Token Not Found";
    expect(await post("x".repeat(43))).toMatchObject({
      status: 400,
      code: "refresh_token_not_found",
      message,
    });
  });
});
