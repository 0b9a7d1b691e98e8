import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";

const strangersPassword = "the strangers own phrase";

const server = await openAuthServer();
afterAll(server.stop);

describe("the link of a sign-up", () => {
  /** Resolves with the token of the link that is mailed. */
  const signUp = async (email: string, data: object = {}) => {
    const options = { data };
    const { error } = await server.client().signUp({ email, password: strangersPassword, options });
    expect(error).toBeNull();
    return server.tokenTo(email);
  };
  const refusalOf = async (token: string, type: "signup" | "email" | "recovery" = "signup") =>
    (await server.redeem(token, type)).error?.code;
  const canSignIn = async (email: string, phrase: string) =>
    (await server.tryPassword(email, phrase)).status === 200;
  const accountOf = async (email: string) => {
    const [row] = await server.query("select * from auth.users where email = $1", [email]);
    return row;
  };

  test("makes no stranger's password valid", async () => {
    const email = "owner@example.com";
    const token = await signUp(email);
    expect(await accountOf(email)).toMatchObject({ email_confirmed_at: null, encrypted_password: null });
    await expect(
      server.query("update auth.users set encrypted_password = 'x' where email = $1", [email]),
    ).rejects.toMatchObject({ code: "23514" });

    const { client, error } = await server.redeem(token, "signup");
    expect(error).toBeNull();
    const confirmed = { email_confirmed_at: expect.anything(), encrypted_password: null };
    expect(await accountOf(email)).toMatchObject(confirmed);
    expect(await canSignIn(email, strangersPassword)).toBe(false);
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(await canSignIn(email, strangersPassword)).toBe(false);
    expect(await canSignIn(email, password)).toBe(true);
  });

  test("works once, by either name of its type, ends all others, and no code is ever right", async () => {
    const email = "twice@example.com";
    const tokens = [await signUp(email), await signUp(email)];
    const [first = ""] = tokens;
    expect(await refusalOf(first, "recovery")).toBe("otp_expired");
    const guessed = await server.client().verifyOtp({ type: "email", email, token: "123456" });
    expect(guessed.error).toMatchObject({ status: 403, message: "Token has expired or is invalid" });
    const { data } = await server.redeem(first, "email");
    expect(data.session?.user.email).toBe(email);
    for (const token of tokens) {
      expect((await server.redeem(token, "signup")).error).toMatchObject({
        status: 403,
        code: "otp_expired",
      });
    }
  });

  test("lets one of several in that use it at the same moment", async () => {
    const token = await signUp("raced@example.com");
    const codes = await Promise.all(Array.from({ length: 6 }, () => refusalOf(token)));
    expect(codes.toSorted()).toEqual([...Array(5).fill("otp_expired"), undefined]);
  });

  test("is refused after a day, and deleted at the next sign-up", async () => {
    const email = "late@example.com";
    const token = await signUp(email);
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '25 hours'");
    expect(await refusalOf(token)).toBe("otp_expired");
    await signUp(email);
    const links = await server.query(
      "select from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = $1",
      [email],
    );
    expect(links).toHaveLength(1);
  });

  test("comes again to an account that was left without a password, until it has one", async () => {
    const email = "left@example.com";
    await server.redeem(await signUp(email, { locale: "ar" }), "signup");
    const before = await accountOf(email);
    const token = await signUp(email, { nickname: "stranger" });
    await server.client().resend({ type: "signup", email });
    expect(await server.mailsTo(email)).toHaveLength(3);
    const late = await server.tokenTo(email);

    const { client } = await server.redeem(token, "signup");
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(await canSignIn(email, password)).toBe(true);
    // The data of a stranger's sign-up does not change an account that is confirmed.
    expect(await accountOf(email)).toMatchObject({ raw_user_meta_data: before?.["raw_user_meta_data"] });
    expect(await refusalOf(late)).toBe("otp_expired");
    await server.client().resend({ type: "signup", email });
    await signUp(email);
    expect(await server.mailsTo(email)).toHaveLength(3);
  });

  test("under way ends when the password is set", async () => {
    const email = "under-way@example.com";
    const { client } = await server.redeem(await signUp(email), "signup");
    const late = await signUp(email);
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(await refusalOf(late)).toBe("otp_expired");
  });

  test("brings its own data, and nothing of other sign-ups stays", async () => {
    const email = "data@example.com";
    await signUp(email, { locale: "ar", team: "strangers" });
    const { data } = await server.redeem(await signUp(email, { locale: "en" }), "signup");
    const own = { sub: data.user?.id, email, email_verified: true, phone_verified: false, locale: "en" };
    expect(data.user?.user_metadata).toEqual(own);
    expect(data.user?.identities?.[0]?.identity_data).toEqual(own);
  });
});
