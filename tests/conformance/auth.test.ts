import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type Place } from "../engines.ts";
import { awaitMail, linkIn, readMails } from "../mailbox.ts";
import { fragmentOf, password, startAuthServer, type AuthServer } from "./auth-server.ts";

describe.each(engines)("accounts by the official client on $name", (engine) => {
  let place: Place & { remove(): Promise<void> };
  let server: AuthServer;

  beforeAll(async () => {
    place = await engine.makePlace();
    server = await startAuthServer(place);
  });

  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const followLink = async (email: string, count = 1) =>
    fetch(linkIn(await awaitMail(place.dataDir, email, count)), { redirect: "manual" });

  test("sign-up answers an unconfirmed user without a session", async () => {
    const { data, error } = await server.client().signUp({
      email: " New@Example.com",
      password,
      options: {
        data: { locale: "ar", email: "other@example.com" },
        emailRedirectTo: `${server.origin}/auth`,
      },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email: "new@example.com",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { sub: data.user?.id, email: "new@example.com", email_verified: false, locale: "ar" },
      identities: [
        { id: data.user?.id, user_id: data.user?.id, provider: "email", email: "new@example.com" },
      ],
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.confirmation_sent_at).toMatch(/Z$/);
  });

  test("the mail speaks the chosen language and its link leads, signed in, to where the page asked", async () => {
    const mail = await awaitMail(place.dataDir, "new@example.com");
    expect(mail.subject).toBe("أكّد بريدك لدى نواة");
    expect(mail.text).toContain("افتح هذا الرابط لتأكيد حسابك.");
    expect(mail.text).not.toContain("Open this link");
    const answer = await fetch(linkIn(mail), { redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(
      new RegExp(
        `^${server.origin}/auth#access_token=[^&]+&expires_at=\\d+&expires_in=3600&refresh_token=[^&]+&sb=&token_type=bearer&type=signup$`,
      ),
    );
    const { access_token, refresh_token } = fragmentOf(answer);
    const client = server.client();
    const { error } = await client.setSession({
      access_token: access_token ?? "",
      refresh_token: refresh_token ?? "",
    });
    expect(error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email: "new@example.com", user_metadata: { email_verified: true } });
    expect(data.user?.confirmed_at).toBe(data.user?.email_confirmed_at);
    expect((await client.getClaims(access_token)).data?.claims.amr).toMatchObject([{ method: "otp" }]);
  });

  test("a link works once", async () => {
    expect((await followLink("new@example.com")).headers.get("location")).toBe(
      `${server.origin}/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    );
  });

  test("without a chosen language the mail speaks both, the Arabic part isolated", async () => {
    await server.client().signUp({ email: "both@example.com", password });
    const mail = await awaitMail(place.dataDir, "both@example.com");
    expect(mail.subject).toBe("Verify your email for Nawat · \u2068أكّد بريدك لدى نواة\u2069");
    expect(mail.text?.match(/auth\/v1\/verify\?token=/g)).toHaveLength(2);
  });

  test("sign-in is refused until the address is confirmed, and only to who knows the password is told why", async () => {
    const client = server.client();
    const right = await client.signInWithPassword({ email: "both@example.com", password });
    expect(right.error).toMatchObject({
      status: 400,
      code: "email_not_confirmed",
      message: "Email not confirmed",
    });
    const wrong = await client.signInWithPassword({
      email: "both@example.com",
      password: "not the password",
    });
    expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect((await followLink("both@example.com")).status).toBe(303);
    const { data } = await client.signInWithPassword({ email: "Both@example.com ", password });
    expect(data.user?.last_sign_in_at).toBeDefined();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
  });

  test("the access token says what the protocol lists and nothing else", async () => {
    const { data } = await server.client().signInWithPassword({ email: "both@example.com", password });
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
      email: "both@example.com",
      phone: "",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: claims?.iat }],
      is_anonymous: false,
    });
    expect(Number(claims?.exp)).toBe(Number(claims?.iat) + 3600);
  });

  test("an unknown address and a wrong password answer the same", async () => {
    const answers = await Promise.all(
      ["both@example.com", "nobody@example.com"].map(async (email) => {
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

  test("sign-up of a confirmed address looks like any other, sends nothing and changes nothing", async () => {
    const before = await server.query("select * from auth.users order by id");
    const mails = (await readMails(place.dataDir)).length;
    const attempt = (email: string) => server.client().signUp({ email, password: "another-good-1-phrase" });
    const taken = await attempt("both@example.com");
    expect(await server.query("select * from auth.users order by id")).toEqual(before);
    const fresh = await attempt("fresh@example.com");
    await awaitMail(place.dataDir, "fresh@example.com");
    expect((await readMails(place.dataDir)).length).toBe(mails + 1);

    expect(shapeOf(taken.data)).toEqual(shapeOf(fresh.data));
    expect(JSON.stringify(taken.data)).not.toContain(
      String(before.find((row) => row["email"] === "both@example.com")?.["id"]),
    );
    expect((await attempt("both@example.com")).data.user?.id).toBe(taken.data.user?.id);
    expect(taken.data.user?.user_metadata).toMatchObject({
      sub: taken.data.user?.id,
      email: "both@example.com",
    });
  });

  test("sign-up of an unconfirmed address mails again and keeps the first password", async () => {
    const first = await server.client().signUp({ email: "twice@example.com", password });
    const firstLink = linkIn(await awaitMail(place.dataDir, "twice@example.com"));
    const second = await server
      .client()
      .signUp({ email: "twice@example.com", password: "another-good-1-phrase" });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    await awaitMail(place.dataDir, "twice@example.com", 2);
    expect(fragmentOf(await fetch(firstLink, { redirect: "manual" }))).toMatchObject({
      error_code: "otp_expired",
    });
    expect(fragmentOf(await followLink("twice@example.com", 2))).toMatchObject({ type: "signup" });
    expect(
      (await server.client().signInWithPassword({ email: "twice@example.com", password })).error,
    ).toBeNull();
  });

  test("many sign-ups of one address at once make one account", async () => {
    const email = "crowd@example.com";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.client().signUp({ email, password })),
    );
    expect(new Set(answers.map((answer) => answer.data.user?.id)).size).toBe(1);
    expect(await server.query("select id from auth.users where email = $1", [email])).toHaveLength(1);
  });

  test("resend mails a new link to who waits for one, and answers everybody alike", async () => {
    await server.client().signUp({ email: "again@example.com", password });
    for (const email of ["again@example.com", "both@example.com", "nobody@example.com"]) {
      expect((await server.client().resend({ type: "signup", email })).error).toBeNull();
    }
    expect(fragmentOf(await followLink("again@example.com", 2))).toMatchObject({ type: "signup" });
    const recipients = (await readMails(place.dataDir)).flatMap(
      ({ to }) => to?.map((one) => one.address) ?? [],
    );
    expect(recipients).not.toContain("nobody@example.com");
  });

  test("a page may use up the token itself", async () => {
    await server.client().signUp({ email: "page@example.com", password });
    const link = new URL(linkIn(await awaitMail(place.dataDir, "page@example.com")));
    const token_hash = link.searchParams.get("token") ?? "";
    const client = server.client();
    const { data, error } = await client.verifyOtp({ type: "email", token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe("page@example.com");
    const again = await client.verifyOtp({ type: "email", token_hash });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
    const code = await client.verifyOtp({ type: "email", email: "page@example.com", token: "123456" });
    expect(code.error).toMatchObject({ status: 403, message: "Token has expired or is invalid" });
  });

  test("a link older than a day is refused", async () => {
    await server.client().signUp({ email: "late@example.com", password });
    await awaitMail(place.dataDir, "late@example.com");
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '25 hours'");
    expect(fragmentOf(await followLink("late@example.com"))).toMatchObject({ error_code: "otp_expired" });
  });

  test("weak passwords are refused with the reason", async () => {
    const attempt = async (weak: string) =>
      (await server.client().signUp({ email: "weak@example.com", password: weak })).error;
    expect(await attempt("short-1")).toMatchObject({
      status: 422,
      code: "weak_password",
      name: "AuthWeakPasswordError",
      reasons: ["length"],
      message: "Password should be at least 10 characters.",
    });
    for (const weak of [
      "password123",
      "Password123!",
      "1234567890",
      "qwertyuiop",
      "مممممممممم",
      "weak@example.com",
    ]) {
      expect(await attempt(weak), weak).toMatchObject({
        reasons: ["pwned"],
        message: "Password is known to be weak and easy to guess.",
      });
    }
    expect(await attempt("ء".repeat(9))).toMatchObject({ reasons: ["length"] });
    expect(await attempt("😀".repeat(9))).toMatchObject({ reasons: ["length"] });
    expect(await attempt(`${"قهوة الصباح "}${"x".repeat(250)}`)).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Password cannot be longer than 256 characters",
    });
  });

  test("long passwords count to the last letter, in any script and however composed", async () => {
    const email = "long@example.com";
    const long = `${"قهوة بنكهة الهيل على شرفة تطل على البحر ".repeat(6)}Café`;
    await server.client().signUp({ email, password: long });
    await followLink(email);
    const signIn = (tried: string) => server.client().signInWithPassword({ email, password: tried });
    expect((await signIn(`${long.slice(0, -1)}e`)).error?.code).toBe("invalid_credentials");
    expect((await signIn(long.normalize("NFD"))).error).toBeNull();
  });

  test("sign-out ends this session, the others, or all", async () => {
    const email = "both@example.com";
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

  test("a banned person is told so only after the right password, and their sessions stop working", async () => {
    await server.makeUser("banned@example.com");
    const client = server.client();
    const { data } = await client.signInWithPassword({ email: "banned@example.com", password });
    await server.query(
      "update auth.users set banned_until = now() + interval '1 day' where email = 'banned@example.com'",
    );
    expect((await server.client().getUser(data.session?.access_token)).error?.code).toBe("user_banned");
    expect((await client.refreshSession()).error?.code).toBe("user_banned");
    const signIn = (tried: string) =>
      server.client().signInWithPassword({ email: "banned@example.com", password: tried });
    expect((await signIn(password)).error?.code).toBe("user_banned");
    expect((await signIn("not the password")).error?.code).toBe("invalid_credentials");
  });

  test("a restart, and a second process on the same Postgres, keep the key", async () => {
    const { data } = await server.client().signInWithPassword({ email: "both@example.com", password });
    const keysOf = async ({ origin }: AuthServer) =>
      (await fetch(`${origin}/auth/v1/.well-known/jwks.json`)).json();
    const before = await keysOf(server);
    expect(before).toMatchObject({
      keys: [{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", key_ops: ["verify"] }],
    });
    expect(before.keys[0]).not.toHaveProperty("d");
    if (place.databaseUrl) {
      const second = await startAuthServer(place);
      expect(await keysOf(second)).toEqual(before);
      await second.stop();
    }
    await server.stop();
    server = await startAuthServer(place);
    expect(await keysOf(server)).toEqual(before);
    expect((await server.client().getUser(data.session?.access_token)).error).toBeNull();
  });

  test("settings, health and key set answer", async () => {
    expect(await (await server.call("GET", "/settings")).json()).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    expect(await (await server.call("GET", "/health")).json()).toMatchObject({ name: "GoTrue" });
    const keys = await server.call("GET", "/.well-known/jwks.json");
    expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
  });
});

/** The same value with every text and number replaced by its kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}
