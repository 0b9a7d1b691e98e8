import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";

const other = "a lantern in the pines";

const server = await openAuthServer();
afterAll(server.stop);

describe("a forgotten password", () => {
  /** Resolves with the token of the link that is mailed. */
  const recover = async (email: string) => {
    const { error } = await server.client().resetPasswordForEmail(email);
    expect(error).toBeNull();
    return server.tokenTo(email);
  };
  const refusalOf = async (token: string, type: Parameters<typeof server.redeem>[1] = "recovery") =>
    (await server.redeem(token, type)).error?.code;

  test("stays until the link of a mail replaces it, which ends all other sessions and tells the owner", async () => {
    const email = "lost@example.com";
    await server.makeUser(email);
    const elsewhere = await server.signIn(email);
    const { client, error } = await server.redeem(await recover(email), "recovery");
    expect(error).toBeNull();
    expect((await server.tryPassword(email, password)).status).toBe(200);
    expect((await client.updateUser({ password: other })).error).toBeNull();
    expect((await elsewhere.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await server.tryPassword(email, other)).status).toBe(200);
    const notice = (await server.mailsTo(email)).at(-1);
    expect(notice?.subject).toContain("was changed");
    expect(notice?.text).not.toMatch(/https?:/);
  });

  test("is not replaced by a link of another type, one that was used or revoked, or one over an hour old", async () => {
    const email = "late@example.com";
    await server.makeUser(email);
    const [first, second] = [await recover(email), await recover(email)];
    for (const type of ["signup", "email_change", "invite", "magiclink"] as const) {
      expect(await refusalOf(first, type), type).toBe("otp_expired");
    }
    expect(await refusalOf(first)).toBeUndefined();
    for (const used of [first, second]) expect(await refusalOf(used)).toBe("otp_expired");
    const old = await recover(email);
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '61 minutes'");
    expect(await refusalOf(old)).toBe("otp_expired");
  });

  test("is answered alike for an unknown address, which gets no mail; one that waits gets its confirmation", async () => {
    await server.makeUser("known@example.com");
    await server.client().signUp({ email: "waiting@example.com", password });
    for (const name of ["known", "unknown", "waiting"]) {
      const { status, body } = await server.callJson("POST", "/recover", { email: `${name}@example.com` });
      expect([status, body], name).toEqual([200, {}]);
    }
    expect(await server.mailsTo("unknown@example.com")).toEqual([]);
    expect(await refusalOf(await server.tokenTo("waiting@example.com"), "signup")).toBeUndefined();
  });
});
