import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";
import { bearerOf } from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);
const email = "staff@example.com";
await server.makeUser(email);

describe("sign-in and sign-out", () => {
  test("an unknown address, an unconfirmed one and a wrong password are answered the same", async () => {
    await server.client().signUp({ email: "waiting@example.com", password });
    const answers = await Promise.all(
      [
        [email, "not the password"],
        ["nobody@example.com", password],
        ["waiting@example.com", password],
      ].map(async ([address = "", tried]) => {
        const answer = await server.tryPassword(address, tried);
        const headers = [...answer.headers].filter(([name]) => name !== "date");
        return { status: answer.status, headers, body: await answer.json() };
      }),
    );
    const [first] = answers;
    expect(first).toMatchObject({
      status: 400,
      body: { code: "invalid_credentials", message: "Invalid login credentials" },
    });
    expect(answers).toEqual([first, first, first]);
  });

  test("the access token says what the protocol lists and nothing else", async () => {
    const client = server.client();
    const { data } = await client.signInWithPassword({ email: " Staff@Example.com ", password });
    expect(data.user?.last_sign_in_at).toBeDefined();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    const { claims, header } = (await client.getClaims()).data ?? {};
    expect(header).toMatchObject({ alg: "ES256", typ: "JWT" });
    const names =
      "aal amr app_metadata aud email exp iat is_anonymous iss phone role session_id sub user_metadata";
    expect(Object.keys(claims ?? {}).sort()).toEqual(names.split(" "));
    expect(claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: data.user?.id,
      aud: "authenticated",
      email,
      phone: "",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      is_anonymous: false,
    });
    // The second can change between the check of the password and the making of the token.
    const signedInAt = Number(claims?.amr?.map((entry) => Object(entry).timestamp)[0]);
    expect(Number(claims?.iat) - signedInAt).toBeOneOf([0, 1]);
    expect(Number(claims?.exp)).toBe(Number(claims?.iat) + 3600);
  });

  test("sign-out ends this session, the others, or all", async () => {
    const open = () => server.signIn(email);
    const [one, two, three] = [await open(), await open(), await open()];
    const isOver = async (client: typeof one) =>
      (await client.getUser()).error?.name === "AuthSessionMissingError";
    const headers = await bearerOf(one);
    expect((await one.signOut({ scope: "local" })).error).toBeNull();
    expect(await server.outcome("GET", "/user", undefined, headers)).toBe("403 session_not_found");
    expect(await isOver(two)).toBe(false);

    const four = await open();
    expect((await four.signOut({ scope: "others" })).error).toBeNull();
    expect([await isOver(four), await isOver(two)]).toEqual([false, true]);
    expect((await three.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" });
    const five = await open();
    expect((await five.signOut()).error).toBeNull();
    expect(await isOver(four)).toBe(true);
    expect(await server.query("select from auth.sessions")).toEqual([]);
  });

  test("settings, health and key set answer", async () => {
    expect((await server.callJson("GET", "/settings")).body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    expect((await server.callJson("GET", "/health")).body).toMatchObject({ name: "GoTrue" });
    const keys = await server.call("GET", "/.well-known/jwks.json");
    expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
  });
});
