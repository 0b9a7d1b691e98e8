import { afterAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink, loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { password, openAuthServer } from "../../support/auth-server.ts";

const other = "a lantern in the pines";

const server = await openAuthServer();
afterAll(server.stop);

describe("a forgotten password", () => {
  const mailsTo = (email: string) => loadMailsTo(server.dataDir, email);
  /** The link of the newest mail after the one that confirmed the account. */
  const recover = async (email: string) => {
    const before = (await mailsTo(email)).length;
    const { error } = await server.client().resetPasswordForEmail(email);
    if (error) throw error;
    return extractLink(await waitForMail(server.dataDir, email, before + 1));
  };

  test("is replaced by the link of a mail, which ends all other sessions and tells the owner", async () => {
    await server.makeUser("lost@example.com");
    const elsewhere = server.client();
    await elsewhere.signInWithPassword({ email: "lost@example.com", password });
    const link = await recover("lost@example.com");
    expect(new URL(link).pathname).toBe("/auth/confirm");
    const client = server.client();
    const verified = await client.verifyOtp({ token_hash: extractTokenHash(link), type: "recovery" });
    expect(verified.error).toBeNull();
    expect((await client.updateUser({ password: other })).error).toBeNull();
    expect((await elsewhere.refreshSession()).error?.code).toBe("refresh_token_not_found");
    const signedIn = await server.client().signInWithPassword({ email: "lost@example.com", password: other });
    expect(signedIn.error).toBeNull();
    const notice = await waitForMail(server.dataDir, "lost@example.com", 3);
    expect(notice.subject).toContain("was changed");
    expect(notice.text).not.toMatch(/https?:/);
  });

  test("leaves the password as it is until the new one is set", async () => {
    await server.makeUser("doubt@example.com");
    const token_hash = extractTokenHash(await recover("doubt@example.com"));
    await server.client().verifyOtp({ token_hash, type: "recovery" });
    const { error } = await server.client().signInWithPassword({ email: "doubt@example.com", password });
    expect(error).toBeNull();
  });

  test("is not replaced by a link that was used, is of another type, or is over an hour old", async () => {
    await server.makeUser("late@example.com");
    const token_hash = extractTokenHash(await recover("late@example.com"));
    for (const type of ["signup", "email_change", "invite", "magiclink"] as const) {
      expect((await server.client().verifyOtp({ token_hash, type })).error?.code, type).toBe("otp_expired");
    }
    expect((await server.client().verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
    const again = await server.client().verifyOtp({ token_hash, type: "recovery" });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });

    const old = extractTokenHash(await recover("late@example.com"));
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '61 minutes'");
    expect((await server.client().verifyOtp({ token_hash: old, type: "recovery" })).error?.code).toBe(
      "otp_expired",
    );
  });

  test("a second request leaves the first link working, and using one revokes the other", async () => {
    await server.makeUser("twice@example.com");
    const [first, second] = [await recover("twice@example.com"), await recover("twice@example.com")];
    const use = (link: string) =>
      server.client().verifyOtp({ token_hash: extractTokenHash(link), type: "recovery" });
    expect((await use(first)).error).toBeNull();
    expect((await use(second)).error?.code).toBe("otp_expired");
  });

  test("an unknown address gets the same answer and no mail; one that was never confirmed gets its confirmation", async () => {
    const unknown = await server.callJson("POST", "/recover", { email: "nobody@example.com" });
    await server.makeUser("known@example.com");
    const known = await server.callJson("POST", "/recover", { email: "known@example.com" });
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await server.client().signUp({ email: "waiting@example.com", password });
    const link = await recover("waiting@example.com");
    const client = server.client();
    expect((await client.verifyOtp({ token_hash: extractTokenHash(link), type: "signup" })).error).toBeNull();
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test("a request without an address, or with none that is one, is refused in the protocol's words", async () => {
    expect((await server.callJson("POST", "/recover", {})).body).toMatchObject({
      code: "validation_failed",
      message: "Password recovery requires an email",
    });
    const { error } = await server.client().resetPasswordForEmail("no address");
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });
});
