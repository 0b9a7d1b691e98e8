import { afterAll, describe, expect, test } from "vitest";
import { confirmAccount } from "../../support/confirm-account.ts";
import { postgres } from "../../support/engines.ts";
import { waitForMail, extractLink } from "../../support/mail/mailbox.ts";
import { password, startAuthServer, type AuthServer } from "../../support/auth-server.ts";

const testDatabase = await postgres.createTestDatabase();
let server = await startAuthServer(testDatabase);
afterAll(async () => {
  await server.stop();
  await testDatabase.remove();
});

describe("sign-in and sign-out", () => {
  const confirm = async (email: string, phrase: string) =>
    confirmAccount(extractLink(await waitForMail(testDatabase.dataDir, email)), phrase);

  test("until the address is confirmed no password works, and the error does not say why", async () => {
    const client = server.client();
    await client.signUp({ email: "staff@example.com", password });
    const right = await client.signInWithPassword({ email: "staff@example.com", password });
    const wrong = await client.signInWithPassword({
      email: "staff@example.com",
      password: "not the password",
    });
    for (const { error } of [right, wrong]) {
      expect(error).toMatchObject({
        status: 400,
        code: "invalid_credentials",
        message: "Invalid login credentials",
      });
    }
    await confirm("staff@example.com", password);
    const { data } = await client.signInWithPassword({ email: "Staff@example.com ", password });
    expect(data.user?.last_sign_in_at).toBeDefined();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
  });

  test("the access token says what the protocol lists and nothing else", async () => {
    const { data } = await server.client().signInWithPassword({ email: "staff@example.com", password });
    const { data: checked } = await server.client().getClaims(data.session?.access_token);
    const { claims, header } = checked ?? {};
    expect(header).toMatchObject({ alg: "ES256", typ: "JWT" });
    expect(Object.keys(claims ?? {}).sort()).toEqual(
      "aal amr app_metadata aud email exp iat is_anonymous iss phone role session_id sub user_metadata".split(
        " ",
      ),
    );
    expect(claims).toMatchObject({
      iss: `${server.origin}/auth/v1`,
      sub: data.user?.id,
      aud: "authenticated",
      email: "staff@example.com",
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

  test("an unknown address and a wrong password answer the same", async () => {
    const answers = await Promise.all(
      ["staff@example.com", "nobody@example.com"].map(async (email) => {
        const answer = await server.call("POST", "/token?grant_type=password", {
          email,
          password: "not the password",
        });
        const headers = [...answer.headers].filter(([name]) => name !== "date");
        return { status: answer.status, headers, body: await answer.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(400);
  });

  test("long passwords count to the last letter, in any script and however composed", async () => {
    const email = "long@example.com";
    const long = `${"قهوة بنكهة الهيل على شرفة تطل على البحر ".repeat(6)}Café`;
    await server.client().signUp({ email, password: long });
    await confirm(email, long);
    const signIn = (tried: string) => server.client().signInWithPassword({ email, password: tried });
    expect((await signIn(`${long.slice(0, -1)}e`)).error?.code).toBe("invalid_credentials");
    expect((await signIn(long.normalize("NFD"))).error).toBeNull();
  });

  test("sign-out ends this session, the others, or all", async () => {
    const email = "staff@example.com";
    const [one, two, three] = [server.client(), server.client(), server.client()];
    for (const client of [one, two, three]) await client.signInWithPassword({ email, password });
    const token = (await one.getSession()).data.session?.access_token ?? "";

    expect((await one.signOut({ scope: "local" })).error).toBeNull();
    expect((await server.client().getUser(token)).error).toMatchObject({ name: "AuthSessionMissingError" });
    const refused = await server.call("GET", "/user", undefined, { authorization: `Bearer ${token}` });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "session_not_found",
      error_code: "session_not_found",
    });
    expect((await two.getUser()).error).toBeNull();

    await one.signInWithPassword({ email, password });
    expect((await one.signOut({ scope: "others" })).error).toBeNull();
    expect((await one.getUser()).error).toBeNull();
    expect((await two.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await three.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" });

    const four = server.client();
    await four.signInWithPassword({ email, password });
    expect((await four.signOut()).error).toBeNull();
    expect((await one.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect(
      await server.query(
        "select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1",
        [email],
      ),
    ).toEqual([]);
  });

  test("a restart, and a second process on the same Postgres, keep the signing key", async () => {
    const { data } = await server.client().signInWithPassword({ email: "staff@example.com", password });
    const keysOf = async ({ origin }: AuthServer) =>
      (await fetch(`${origin}/auth/v1/.well-known/jwks.json`)).json();
    const before = await keysOf(server);
    expect(before).toMatchObject({
      keys: [{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", key_ops: ["verify"] }],
    });
    expect(before.keys[0]).not.toHaveProperty("d");
    const second = await startAuthServer(testDatabase);
    expect(await keysOf(second)).toEqual(before);
    await second.stop();
    await server.stop();
    server = await startAuthServer(testDatabase);
    expect(await keysOf(server)).toEqual(before);
    expect((await server.client().getUser(data.session?.access_token)).error).toBeNull();
  });

  test("settings, health and key set answer", async () => {
    expect(await (await server.call("GET", "/settings")).json()).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    expect(await (await server.call("GET", "/health")).json()).toMatchObject({ name: "GoTrue" });
    const keys = await server.call("GET", "/.well-known/jwks.json");
    expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
  });
});
