import { afterAll, describe, expect, test } from "vitest";
import { confirmAccount, extractTokenHash } from "../../support/confirm-account.ts";
import { waitForMail, extractLink, loadMailsTo } from "../../support/mail/mailbox.ts";
import { password, openAuthServer } from "../../support/auth-server.ts";

const strangersPassword = "the strangers own phrase";

const server = await openAuthServer();
afterAll(server.stop);

describe("the confirmation link", () => {
  const signUp = async (email: string, phrase = password, data: object = {}) =>
    server
      .client()
      .signUp({ email, password: phrase, options: { data, emailRedirectTo: `${server.origin}/admin` } });
  const waitForLink = async (email: string, count = 1) =>
    extractLink(await waitForMail(server.dataDir, email, count));
  const signInErrorCode = async (email: string, phrase: string) =>
    (await server.client().signInWithPassword({ email, password: phrase })).error?.code;
  const accountOf = async (email: string) => {
    const [row] = await server.query("select * from auth.users where email = $1", [email]);
    return row;
  };

  test("it opens a page, with its token in the fragment, out of logs and referrers", async () => {
    await signUp("page@example.com");
    const link = new URL(await waitForLink("page@example.com"));
    expect(link.origin + link.pathname + link.search).toBe(`${server.origin}/auth/confirm`);
    expect(link.hash).toMatch(/^#token_hash=[0-9a-f]{56}&type=signup$/);
  });

  test("a stranger's password never becomes valid: not by the link opened, scanned, or confirmed", async () => {
    const email = "owner@example.com";
    await signUp(email, strangersPassword);
    const link = await waitForLink(email);
    const oldLink = `${server.origin}/auth/v1/verify?${new URLSearchParams({ token: extractTokenHash(link), type: "signup" })}`;
    for (const method of ["GET", "HEAD", "GET"]) {
      const answer = await fetch(oldLink, { method, redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, link]);
    }
    expect(await accountOf(email)).toMatchObject({ email_confirmed_at: null, encrypted_password: null });

    const owner = server.client();
    const confirmed = await owner.verifyOtp({ token_hash: extractTokenHash(link), type: "signup" });
    expect(confirmed.error).toBeNull();
    expect(await accountOf(email)).toMatchObject({
      email_confirmed_at: expect.anything(),
      encrypted_password: null,
    });
    expect(await signInErrorCode(email, strangersPassword)).toBe("invalid_credentials");
    expect((await owner.updateUser({ password })).error).toBeNull();
    expect(await signInErrorCode(email, strangersPassword)).toBe("invalid_credentials");
    expect(await signInErrorCode(email, password)).toBeUndefined();
  });

  test("sign-up and sign-in do not reveal whether an address waits for its confirmation", async () => {
    await server.makeUser("known@example.com");
    for (const email of ["known@example.com", "unknown@example.com"]) {
      expect((await signUp(email, strangersPassword)).error).toBeNull();
      expect(await signInErrorCode(email, strangersPassword)).toBe("invalid_credentials");
    }
  });

  test("it works once, and ends all other links", async () => {
    const email = "twice@example.com";
    await signUp(email);
    await signUp(email, strangersPassword);
    await waitForMail(server.dataDir, email, 2);
    const links = (await loadMailsTo(server.dataDir, email)).map(extractLink);
    await confirmAccount(links[0] ?? "", password);
    for (const link of links) {
      const again = await server.client().verifyOtp({ token_hash: extractTokenHash(link), type: "signup" });
      expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
    }
    expect(await signInErrorCode(email, password)).toBeUndefined();
  });

  test("of several that use it at the same moment one gets in", async () => {
    const email = "raced@example.com";
    await signUp(email);
    const token_hash = extractTokenHash(await waitForLink(email));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.client().verifyOtp({ token_hash, type: "signup" })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(5).fill("otp_expired"));
  });

  test("an account left without a password gets a new link by signing up again, or by resend", async () => {
    const email = "left@example.com";
    await signUp(email, password, { locale: "ar" });
    const client = server.client();
    await client.verifyOtp({ token_hash: extractTokenHash(await waitForLink(email)), type: "signup" });
    const before = await accountOf(email);

    expect((await signUp(email, strangersPassword, { nickname: "stranger" })).error).toBeNull();
    const link = await waitForLink(email, 2);
    expect((await server.client().resend({ type: "signup", email })).error).toBeNull();
    await waitForMail(server.dataDir, email, 3);
    await confirmAccount(link, password);
    expect(await signInErrorCode(email, password)).toBeUndefined();
    // The data of a stranger's sign-up does not change an account that is confirmed.
    expect(await accountOf(email)).toMatchObject({ raw_user_meta_data: before?.["raw_user_meta_data"] });

    await server.client().resend({ type: "signup", email });
    await signUp(email);
    await signUp("later@example.com");
    await waitForMail(server.dataDir, "later@example.com");
    const toOwner = await loadMailsTo(server.dataDir, email);
    expect(toOwner).toHaveLength(3);
  });

  test("who sets the password ends every link that is still under way", async () => {
    const email = "under-way@example.com";
    await signUp(email);
    const client = server.client();
    await client.verifyOtp({ token_hash: extractTokenHash(await waitForLink(email)), type: "signup" });
    await signUp(email, strangersPassword);
    const late = extractTokenHash(await waitForLink(email, 2));
    expect((await client.updateUser({ password })).error).toBeNull();
    const refused = await server.client().verifyOtp({ token_hash: late, type: "signup" });
    expect(refused.error?.code).toBe("otp_expired");
  });

  test("the winning link brings its own data, and nothing of other sign-ups stays", async () => {
    const email = "data@example.com";
    await signUp(email, strangersPassword, { locale: "ar", team: "strangers" });
    await waitForMail(server.dataDir, email);
    await signUp(email, password, { locale: "en" });
    const client = await confirmAccount(await waitForLink(email, 2), password);
    const { data } = await client.getUser();
    const own = { sub: data.user?.id, email, email_verified: true, phone_verified: false, locale: "en" };
    expect(data.user?.user_metadata).toEqual(own);
    expect(data.user?.identities?.[0]?.identity_data).toEqual(own);
  });

  test("the largest allowed metadata still gives a token that fits into a header", async () => {
    const email = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.com`;
    const data = { x: "中".repeat(330), y: "" };
    data.y = "y".repeat(1024 - Buffer.byteLength(JSON.stringify(data)));
    expect((await signUp(email, password, { ...data, more: 1 })).error?.code).toBe("validation_failed");
    expect((await signUp(email, password, data)).error).toBeNull();
    const client = await confirmAccount(await waitForLink(email), password);
    const token = (await client.getSession()).data.session?.access_token ?? "";
    expect(token.length).toBeLessThan(3600);
    const answer = await server.call("GET", "/user", undefined, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    // What filled 16 KB before: 3970 characters, of three bytes each.
    expect((await signUp("poisoned@example.com", password, { x: "中".repeat(3970) })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });

  test("data is bounded in depth and in keys", async () => {
    const deep = JSON.parse(`${"[".repeat(100)}${"]".repeat(100)}`);
    const wide = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`k${index}`, 0]));
    for (const data of [{ deep }, wide]) {
      expect((await signUp("shape@example.com", password, data)).error?.status).toBe(400);
    }
  });
});
