import { afterAll, describe, expect, test, vi } from "vitest";
import { Piscina } from "piscina";
import { accountMailSubject } from "../../../app/mails/account.server.ts";
import { openAuthServer } from "../../support/auth-server.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { password } from "../../support/person.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("known@example.com");

describe("sign-up", () => {
  const signUp = (email: string, options?: { data: object }, phrase = password) =>
    server.client().signUp({ email, password: phrase, ...(options && { options }) });

  test("answers without a session, and mails a link that signs in, in the chosen language", async () => {
    const email = "new@example.com";
    const { data, error } = await signUp(" New@Example.com", {
      data: { locale: "ar", email: "other@example.com" },
    });
    expect([error, data.session]).toEqual([null, null]);
    expect(data.user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { sub: data.user?.id, email, email_verified: false, locale: "ar" },
      identities: [{ id: data.user?.id, user_id: data.user?.id, provider: "email", email }],
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.confirmation_sent_at).toMatch(/Z$/);

    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe(accountMailSubject("confirmation", "ar"));
    expect(mail && extractLink(mail)).toMatch(
      new RegExp(`^${server.url}/auth/confirm#token_hash=[0-9a-f]{56}&type=signup$`),
    );
    const { client } = await server.redeem(await server.tokenTo(email), "signup");
    const { user } = (await client.getUser()).data;
    expect(user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(user?.confirmed_at).toBe(user?.email_confirmed_at);
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: "otp" }]);

    await signUp("both@example.com");
    const [both] = await server.mailsTo("both@example.com");
    expect(both?.subject).toBe(accountMailSubject("confirmation", null));
    expect(both?.text?.match(/\/auth\/confirm#token_hash=/g)).toHaveLength(2);
  });

  test("of an address that has an account, waits or is confirmed in between looks like any other, and changes nothing", async () => {
    const before = await server.query("select * from auth.users where email = 'known@example.com'");
    const stranger = "another-good-1-phrase";
    const taken = await signUp("known@example.com", undefined, stranger);
    const fresh = await signUp("fresh@example.com", undefined, stranger);
    expect(shapeOf(taken.data)).toEqual(shapeOf(fresh.data));
    expect((await signUp("known@example.com")).data.user?.id).toBe(taken.data.user?.id);
    const { id: sub } = taken.data.user ?? {};
    expect(taken.data.user?.user_metadata).toMatchObject({ sub, email: "known@example.com" });
    expect(await server.query("select * from auth.users where email = 'known@example.com'")).toEqual(before);
    expect(await server.mailsTo("known@example.com")).toEqual([]);

    const { client } = await server.redeem(await server.tokenTo("fresh@example.com"), "signup");
    await client.updateUser({ password });
    const after = await signUp("fresh@example.com", undefined, stranger);
    expect(shapeOf(after.data)).toEqual(shapeOf(fresh.data));
    expect(after.data.user?.id).toBe(fresh.data.user?.id);
    expect(after.data.user?.user_metadata).toEqual(fresh.data.user?.user_metadata);
    for (const email of ["known@example.com", "fresh@example.com", "waiting@example.com"]) {
      await signUp(email, undefined, stranger);
      expect((await server.tryPassword(email, stranger)).status).toBe(400);
    }
  });

  test("and a wrong password hash as much, whether there is an account or not", async () => {
    const hashed = vi.spyOn(Piscina.prototype, "run");
    for (const email of ["known@example.com", "waiting@example.com", "nobody@example.com"]) {
      await server.tryPassword(email, "wrong");
      expect(hashed.mock.calls.splice(0).map(([, options]) => options?.name)).toContain("verify");
      await signUp(email);
      expect(hashed.mock.calls.splice(0)).toEqual([]);
    }
  });

  test("of many at once makes one account", async () => {
    const email = "crowd@example.com";
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);
    expect(await server.query("select from auth.users where email = $1", [email])).toHaveLength(1);
  });

  test("is sent again to who waits for a link, and everybody is answered alike", async () => {
    await signUp("again@example.com");
    for (const email of ["again@example.com", "known@example.com", "stranger@example.com"]) {
      expect((await server.client().resend({ type: "signup", email })).error).toBeNull();
    }
    expect(await server.mailsTo("again@example.com")).toHaveLength(2);
    expect(await server.mailsTo("stranger@example.com")).toEqual([]);
  });

  test("is forgotten when nobody confirmed it within thirty days of its last link", async () => {
    for (const name of ["never", "lately"]) await signUp(`${name}@example.com`);
    await server.query(
      `update auth.users set created_at = created_at - interval '31 days',
         confirmation_sent_at = confirmation_sent_at - interval '31 days'`,
    );
    await server.client().resend({ type: "signup", email: "lately@example.com" });
    await signUp("other@example.com");
    const left = await server.query<{ email: string }>("select email from auth.users");
    const emails = left.map(({ email }) => email);
    expect(emails).toEqual(
      expect.arrayContaining(["known@example.com", "lately@example.com", "other@example.com"]),
    );
    expect(emails).not.toContain("never@example.com");
  });

  test("refuses a weak password with the reason, and one longer than 256 characters", async () => {
    const refusalOf = async (phrase: string) => (await signUp("weak@example.com", undefined, phrase)).error;
    expect(await refusalOf("short-1")).toMatchObject({
      status: 422,
      code: "weak_password",
      name: "AuthWeakPasswordError",
      reasons: ["length"],
      message: "Password should be at least 10 characters.",
    });
    for (const short of ["ء".repeat(9), "😀".repeat(9)]) {
      expect(await refusalOf(short), short).toMatchObject({ reasons: ["length"] });
    }
    for (const weak of ["Password123!", "1234567890", "qwertyuiop", "مممممممممم", "weak@example.com"]) {
      expect(await refusalOf(weak), weak).toMatchObject({
        reasons: ["pwned"],
        message: "Password is known to be weak and easy to guess.",
      });
    }
    expect(await refusalOf(`قهوة الصباح ${"x".repeat(250)}`)).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Password cannot be longer than 256 characters",
    });
  });

  test("takes a kilobyte of data, flat and of few keys, whose token still fits into a header", async () => {
    const email = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.com`;
    const data = { x: "中".repeat(330), y: "" };
    data.y = "y".repeat(1024 - Buffer.byteLength(JSON.stringify(data)));
    const deep = JSON.parse(`${"[".repeat(100)}${"]".repeat(100)}`);
    const wide = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`k${index}`, 0]));
    // What filled 16 KB before: 3970 characters, of three bytes each.
    for (const refused of [{ ...data, more: 1 }, { x: "中".repeat(3970) }, { deep }, wide]) {
      expect((await signUp(email, { data: refused })).error?.status).toBe(400);
    }
    expect((await signUp(email, { data })).error).toBeNull();
    const { client, data: redeemed } = await server.redeem(await server.tokenTo(email), "signup");
    expect(redeemed.session?.access_token.length).toBeLessThan(3600);
    expect((await client.getUser()).error).toBeNull();
  });
});

test("SIGN_UP=invited: anybody signs up until there is an admin, then nobody, in the same words for every address", async () => {
  const invited = await openAuthServer({ signUp: "invited" });
  const isClosed = async () => (await invited.callJson("GET", "/settings")).body["disable_signup"];
  await invited.makeUser("first@example.com");
  expect(await isClosed()).toBe(false);
  await invited.makeUser("admin@example.com", "admin");
  expect(await isClosed()).toBe(true);
  for (const email of ["first@example.com", "second@example.com", "no address"]) {
    expect(await invited.callJson("POST", "/signup", { email, password }), email).toMatchObject({
      status: 422,
      body: { code: "signup_disabled", message: "Signups not allowed for this instance" },
    });
  }
  await invited.stop();
});

/** The same value with every text and number replaced by its kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}
