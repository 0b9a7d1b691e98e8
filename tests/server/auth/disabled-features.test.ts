import type { AuthClient } from "@supabase/auth-js";
import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer, password } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);
const email = "staff@example.com";
await server.makeUser(email);
const staff = await server.signIn(email);

const phone = "+9611000000";

describe("features that are switched off", () => {
  test.each<
    [string, (client: InstanceType<typeof AuthClient>) => Promise<{ error: unknown }>, number, string]
  >([
    ["no account", (client) => client.signInAnonymously(), 422, "anonymous_provider_disabled"],
    ["signUp by phone", (client) => client.signUp({ phone, password }), 422, "phone_provider_disabled"],
    [
      "signInWithPassword by phone",
      (client) => client.signInWithPassword({ phone, password }),
      422,
      "phone_provider_disabled",
    ],
    [
      "verifyOtp by phone",
      (client) => client.verifyOtp({ phone, token: "123456", type: "sms" }),
      422,
      "phone_provider_disabled",
    ],
    ["resend by phone", (client) => client.resend({ type: "sms", phone }), 422, "phone_provider_disabled"],
    ["updateUser with a phone", () => staff.updateUser({ phone }), 422, "phone_provider_disabled"],
    [
      "signInWithIdToken",
      (client) => client.signInWithIdToken({ provider: "google", token: "a.b.c" }),
      400,
      "invalid_credentials",
    ],
  ])("%s", async (_, call, status, code) => {
    expect((await call(server.client())).error).toMatchObject({ name: "AuthApiError", status, code });
  });

  test.each([
    ["POST", "/otp", 422, "email_provider_disabled"],
    ["POST", "/magiclink", 422, "email_provider_disabled"],
    ["GET", "/authorize?provider=github", 400, "validation_failed"],
    ["GET", "/callback?code=x&state=x", 400, "validation_failed"],
    ["GET", "/user/identities/authorize?provider=github", 404, "manual_linking_disabled"],
    ["GET", "/user/oauth/grants/", 404, "feature_disabled"],
    ["POST", "/oauth/token", 404, "feature_disabled"],
    ["GET", "/.well-known/oauth-authorization-server", 404, "feature_disabled"],
    ["POST", "/passkeys/authentication/options", 404, "passkey_disabled"],
    ["POST", "/sso/saml/acs", 404, "saml_provider_disabled"],
    ["GET", "/scim/v2/Schemas", 404, "feature_disabled"],
    ["POST", "/token?grant_type=pkce", 400, "invalid_credentials"],
    ["POST", "/invite", 403, "not_admin"],
    ["GET", "/admin/users", 403, "not_admin"],
    ["PUT", "/admin/users/x", 403, "not_admin"],
  ])("%s %s is %i %s", async (method, path, status, code) => {
    const body = method === "POST" ? { email } : undefined;
    const received = await server.callJson(method, path, body);
    expect(received).toMatchObject({ status, body: { code, error_code: code } });
    expect(received.headers.get("x-sb-error-code")).toBe(code);
  });

  test("no body is read beyond the limit", async () => {
    for (const path of ["/otp", "/sso", "/passkeys/authentication/options", "/magiclink"]) {
      expect(await server.callJson("POST", path, { email: "a".repeat(20_000) })).toMatchObject({
        status: 413,
        body: { code: "request_entity_too_large" },
      });
    }
  });
});
