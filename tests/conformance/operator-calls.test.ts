import { AuthClient } from "@supabase/auth-js";
import { afterAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../confirm-account.ts";
import { extractLink, waitForMail } from "../mailbox.ts";
import { password, openAuthServer } from "./auth-server.ts";

const secretKey = "sb_secret_0123456789abcdefghijklmnop";

const server = await openAuthServer({ secretKey });
afterAll(server.stop);
await server.makeUser("known@example.com");
const [{ id } = { id: "" }] = await server.query<{ id: string }>("select id from auth.users");

describe("what the secret key may call", () => {
  const operator = (key = secretKey) =>
    new AuthClient({
      url: `${server.origin}/auth/v1`,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      persistSession: false,
    }).admin;

  test("an invitation: an account that its link confirms, in the language of its data", async () => {
    const { data, error } = await operator().inviteUserByEmail("guest@example.com", {
      data: { locale: "ar" },
      redirectTo: `${server.origin}/auth`,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: "guest@example.com", role: "authenticated" });
    expect(data.user?.invited_at).toBeDefined();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const mail = await waitForMail(server.dataDir, "guest@example.com");
    expect(mail.text).toContain("hello@nawat.example");
    const verified = await server
      .client()
      .verifyOtp({ token_hash: extractTokenHash(extractLink(mail)), type: "invite" });
    expect(verified.data.user).toMatchObject({ id: data.user?.id, user_metadata: { locale: "ar" } });
    expect((await operator().inviteUserByEmail("guest@example.com")).error).toMatchObject({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
    expect((await operator().inviteUserByEmail("no address")).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });

  test("a ban for a time, and its end", async () => {
    const signIn = async () =>
      (await server.client().signInWithPassword({ email: "known@example.com", password })).error?.code;
    const client = await server.signIn("known@example.com");
    const banned = await operator().updateUserById(id, { ban_duration: "1h30m" });
    expect(banned.error).toBeNull();
    const minutes = (Date.parse(banned.data.user?.banned_until ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(88);
    expect(minutes).toBeLessThanOrEqual(90.1);
    expect(await signIn()).toBe("user_banned");
    expect((await client.getUser()).error?.code).toBe("user_banned");
    expect((await client.refreshSession()).error?.code).toBe("user_banned");
    const lifted = await operator().updateUserById(id, { ban_duration: "none" });
    expect([lifted.error, lifted.data.user?.banned_until]).toEqual([null, undefined]);
    expect(await signIn()).toBeUndefined();
    for (const duration of ["", "1", "h", "1d", "-1h", "0s", "999999999h", "1h 30m", "9".repeat(400)]) {
      const { error } = await operator().updateUserById(id, { ban_duration: duration });
      expect(error?.status, duration).toBe(400);
    }
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await operator().updateUserById(unknown, { ban_duration: "1h" })).error).toMatchObject({
      status: 404,
      code: "user_not_found",
    });
    expect((await operator().updateUserById(id, { email: "other@example.com" })).error?.status).toBe(400);
  });

  test("nobody else: 401 without a token, 403 with the public key or an account's", async () => {
    const { data } = await server.client().signInWithPassword({ email: "known@example.com", password });
    const calls = [
      (admin: ReturnType<typeof operator>) => admin.inviteUserByEmail("eve@example.com"),
      (admin: ReturnType<typeof operator>) => admin.updateUserById(id, { ban_duration: "1h" }),
    ];
    for (const call of calls) {
      expect((await call(operator("sb_publishable_embedded"))).error).toMatchObject({
        status: 403,
        code: "not_admin",
      });
      expect((await call(operator(data.session?.access_token))).error).toMatchObject({
        status: 403,
        code: "not_admin",
      });
      expect((await call(operator(`${secretKey}x`))).error?.status).toBe(403);
    }
    expect((await server.call("POST", "/invite", { email: "eve@example.com" })).status).toBe(401);
    expect(await server.query("select from auth.users where email = 'eve@example.com'")).toEqual([]);
    expect((await operator().listUsers()).error).toMatchObject({ status: 403, code: "not_admin" });
  });
});
