import { afterAll, describe, expect, test } from "vitest";
import { confirmAccount, extractTokenHash } from "../../support/confirm-account.ts";
import { waitForMail, extractLink, loadMails } from "../../support/mail/mailbox.ts";
import { password, openAuthServer } from "../../support/auth-server.ts";
import { untilWaiting } from "../../support/until-waiting.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("known@example.com");

describe("sign-up and confirmation", () => {
  test("accounts that nobody confirmed within thirty days of their last link are gone when another is created", async () => {
    const signUp = (email: string) => server.client().signUp({ email, password });
    await signUp("never@example.com");
    await signUp("lately@example.com");
    await server.query(
      "update auth.users set created_at = created_at - interval '31 days', confirmation_sent_at = confirmation_sent_at - interval '31 days'",
    );
    await server.client().resend({ type: "signup", email: "lately@example.com" });
    await signUp("other@example.com");
    const left = await server.query<{ email: string }>("select email from auth.users order by email");
    expect(left.map(({ email }) => email)).toEqual([
      "known@example.com",
      "lately@example.com",
      "other@example.com",
    ]);
    await confirmAccount(extractLink(await waitForMail(server.dataDir, "lately@example.com", 2)), password);
  });

  test("a sign-up at the moment when an account leaves the address gets its mail", async () => {
    const [from, to] = ["moves@example.com", "moved@example.com"];
    await server.makeUser(from);
    const client = server.client();
    await client.signInWithPassword({ email: from, password });
    await client.updateUser({ email: to });
    const redeem = async (address: string, count: number) => {
      const link = extractLink(await waitForMail(server.dataDir, address, count));
      return server.client().verifyOtp({ token_hash: extractTokenHash(link), type: "email_change" });
    };
    await redeem(from, 2);
    const { moving, signingUp } = await server.database.transaction(async (transaction) => {
      await transaction.query("lock table auth.identities in exclusive mode");
      // Holds the address, and waits for the table.
      const changing = redeem(to, 1);
      await untilWaiting(transaction, 1);
      const signUp = server.client().signUp({ email: from, password });
      await untilWaiting(transaction, 2);
      return { moving: [changing], signingUp: [signUp] };
    });
    expect((await moving[0])?.error).toBeNull();
    expect((await signingUp[0])?.error).toBeNull();
    // The link of the first sign-up, that of the change, the news of it, and the link of this sign-up.
    expect((await waitForMail(server.dataDir, from, 4)).text).toContain("type=signup");
  });

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

  test("the mail is in the chosen language, and its link signs in once the page's button is pressed", async () => {
    const mail = await waitForMail(server.dataDir, "new@example.com");
    expect(mail.subject).toBe("أكّد بريدك لدى نواة");
    expect(mail.text).toContain("افتح هذا الرابط لتؤكّد بريدك وتختار كلمة مرورك.");
    expect(mail.text).not.toContain("Open this link");
    const client = await confirmAccount(extractLink(mail), password);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email: "new@example.com", user_metadata: { email_verified: true } });
    expect(data.user?.confirmed_at).toBe(data.user?.email_confirmed_at);
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: "otp" }]);
  });

  test("without a chosen language the mail is in both, the Arabic part isolated", async () => {
    await server.client().signUp({ email: "both@example.com", password });
    const mail = await waitForMail(server.dataDir, "both@example.com");
    expect(mail.subject).toBe("Confirm your email address for Nawat · أكّد بريدك لدى نواة");
    expect(mail.text?.match(/\/auth\/confirm#token_hash=/g)).toHaveLength(2);
  });

  test("sign-up of a confirmed address looks like any other, sends nothing and changes nothing", async () => {
    const before = await server.query("select * from auth.users order by id");
    const mails = (await loadMails(server.dataDir)).length;
    const attempt = (email: string) => server.client().signUp({ email, password: "another-good-1-phrase" });
    const taken = await attempt("known@example.com");
    expect(await server.query("select * from auth.users order by id")).toEqual(before);
    const fresh = await attempt("fresh@example.com");
    await waitForMail(server.dataDir, "fresh@example.com");
    expect((await loadMails(server.dataDir)).length).toBe(mails + 1);

    expect(shapeOf(taken.data)).toEqual(shapeOf(fresh.data));
    expect((await attempt("known@example.com")).data.user?.id).toBe(taken.data.user?.id);
    expect(taken.data.user?.user_metadata).toMatchObject({
      sub: taken.data.user?.id,
      email: "known@example.com",
    });
  });

  test("a repeated sign-up does not reveal a confirmation in between", async () => {
    const attempt = () => server.client().signUp({ email: "watched@example.com", password });
    const before = await attempt();
    await confirmAccount(extractLink(await waitForMail(server.dataDir, "watched@example.com")), password);
    const after = await attempt();
    expect(shapeOf(after.data)).toEqual(shapeOf(before.data));
    expect(after.data.user?.id).toBe(before.data.user?.id);
    expect(after.data.user?.user_metadata).toEqual(before.data.user?.user_metadata);
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
    for (const email of ["again@example.com", "known@example.com", "nobody@example.com"]) {
      expect((await server.client().resend({ type: "signup", email })).error).toBeNull();
    }
    await confirmAccount(extractLink(await waitForMail(server.dataDir, "again@example.com", 2)), password);
    const recipients = (await loadMails(server.dataDir)).flatMap(
      ({ to }) => to?.map((one) => one.address) ?? [],
    );
    expect(recipients).not.toContain("nobody@example.com");
  });

  test("a token is taken for sign-up and e-mail, once; no code is ever right", async () => {
    await server.client().signUp({ email: "page@example.com", password });
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, "page@example.com")));
    const client = server.client();
    expect((await client.verifyOtp({ type: "recovery", token_hash })).error?.code).toBe("otp_expired");
    const { data, error } = await client.verifyOtp({ type: "email", token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe("page@example.com");
    const again = await client.verifyOtp({ type: "email", token_hash });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
    const code = await client.verifyOtp({ type: "email", email: "page@example.com", token: "123456" });
    expect(code.error).toMatchObject({ status: 403, message: "Token has expired or is invalid" });
  });

  test("a link older than a day is refused, and deleted at the next sign-up", async () => {
    const email = "late@example.com";
    const links = () =>
      server.query(
        "select from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = $1",
        [email],
      );
    await server.client().signUp({ email, password });
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, email)));
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '25 hours'");
    const refused = await server.client().verifyOtp({ type: "signup", token_hash });
    expect(refused.error?.code).toBe("otp_expired");
    await server.client().signUp({ email, password });
    expect(await links()).toHaveLength(1);
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
});

/** The same value with every text and number replaced by its kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}
