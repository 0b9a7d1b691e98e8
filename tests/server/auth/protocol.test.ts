import { afterAll, describe, expect, test } from "vitest";
import { openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";

const email = "staff@example.com";
const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser(email);
const staff = await server.bearer(email);

const signIn = "/token?grant_type=password";
const withBody = ["/signup", "/resend", "/verify", signIn, "/token?grant_type=refresh_token"];

type Row = [outcome: string, path: string, body?: unknown, headers?: Record<string, string>];

async function expectAll(method: string, rows: Row[]) {
  for (const [outcome, path, body, headers] of rows) {
    const row = `${method} ${path} ${JSON.stringify(body)}`.slice(0, 100);
    expect(await server.outcome(method, path, body, headers), row).toBe(outcome);
  }
}

describe("the auth service refuses in the protocol's words", () => {
  test("with the field names of both API versions, and the newer in a header", async () => {
    const body = { email, password: "wrong" };
    const current = await server.callJson("POST", signIn, body);
    expect(current.body).toEqual({
      code: "invalid_credentials",
      message: "Invalid login credentials",
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
    expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(current.headers.get("x-sb-error-code")).toBe("invalid_credentials");
    expect(current.headers.get("cache-control")).toBe("no-store");
  });

  test("what is switched off: other ways to sign in, phones, and what an administrator's key does", async () => {
    const phone = "+9611000000";
    await expectAll("POST", [
      ["422 anonymous_provider_disabled", "/signup", {}],
      ["422 phone_provider_disabled", "/signup", { phone, password }],
      ["422 phone_provider_disabled", "/signup", { email, phone, password }],
      ["422 phone_provider_disabled", signIn, { phone, password }],
      ["422 phone_provider_disabled", "/verify", { phone, token: "123456", type: "sms" }],
      ["422 phone_provider_disabled", "/resend", { phone, type: "sms" }],
      ["400 invalid_credentials", "/token?grant_type=id_token", { provider: "google", id_token: "a.b.c" }],
      ["400 invalid_credentials", "/token?grant_type=pkce", { auth_code: "x" }],
      ["422 email_provider_disabled", "/otp", { email }],
      ["422 email_provider_disabled", "/magiclink", { email }],
      ["404 feature_disabled", "/oauth/token", {}],
      ["404 passkey_disabled", "/passkeys/authentication/options", {}],
      ["404 saml_provider_disabled", "/sso/saml/acs", {}],
      ["403 not_admin", "/invite", { email }],
    ]);
    await expectAll("PUT", [
      ["422 phone_provider_disabled", "/user", { phone }, staff],
      ["403 not_admin", "/admin/users/x", {}, staff],
    ]);
    await expectAll("GET", [
      ["400 validation_failed", "/authorize?provider=github"],
      ["400 validation_failed", "/callback?code=x&state=x"],
      ["404 manual_linking_disabled", "/user/identities/authorize?provider=github"],
      ["404 feature_disabled", "/user/oauth/grants/"],
      ["404 feature_disabled", "/.well-known/oauth-authorization-server"],
      ["404 feature_disabled", "/scim/v2/Schemas"],
      ["403 not_admin", "/admin/users"],
    ]);
  });

  test("unknown paths, methods, scopes and addresses", async () => {
    await expectAll("POST", [
      ["404 not_found", "/nothing", {}],
      ["400 validation_failed", "/logout?scope=x", undefined, staff],
      ["400 validation_failed", "/recover", {}],
      ["400 validation_failed", "/signup", { email }],
      ...[
        "a",
        "a@b",
        "a b@example.com",
        "a@example.com, b@example.com",
        "a@example.com\r\nBcc: b@example.com",
        "<a@example.com>",
        `${"a".repeat(250)}@example.com`,
        `${"a".repeat(12_000)}@example.com`,
      ].flatMap((wrong): Row[] => [
        ["400 validation_failed", "/signup", { email: wrong, password }],
        ["400 validation_failed", "/recover", { email: wrong }],
        ["400 validation_failed", "/resend", { type: "signup", email: wrong }],
        ["400 invalid_credentials", signIn, { email: wrong, password }],
      ]),
    ]);
    await expectAll("GET", [
      ["405", "/signup"],
      ["405", "/token"],
      ["405", "/verify?token=x&type=signup"],
    ]);
    await expectAll("DELETE", [["405", "/user"]]);
    await expectAll("PUT", [["405", "/verify", {}]]);
    expect((await server.call("HEAD", "/user")).status).toBe(405);
  });

  test("bodies that are no JSON of ours, or nested deeply, before they are parsed", async () => {
    const bodies = [
      "",
      '{"email":',
      "[]",
      '{"email": 7, "password": 7, "type": 7, "refresh_token": 7}',
      '{"email": "a\\u0000@example.com", "password": "x"}',
      '{"email": "a@example.com", "password": "\\ud800"}',
      '{"email": "a@example.com", "data": {"a": [{"b\\u0000": 1}]}}',
      `{"data": ${"[".repeat(8_000)}${"]".repeat(8_000)}}`,
      `${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}`,
      `{${Array.from({ length: 1_200 }, (_, index) => `"k${index}":0`).join(",")}}`,
    ];
    for (const body of bodies) {
      const rows = withBody.map((path): Row => ["400 bad_json", path, body]);
      await expectAll("POST", rows);
    }
    const latin1 = { method: "POST", body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) };
    expect((await fetch(`${server.url}/auth/v1/signup`, latin1)).status).toBe(400);
    const typed = `{[:${'"\\'.repeat(20)}${"[{:".repeat(60)}`;
    await expectAll("POST", [["400 invalid_credentials", signIn, { email, password: typed }]]);
  });

  test("bodies over 16 KB, with Content-Length or without", async () => {
    const body = JSON.stringify({ email, password: "x".repeat(16_384) });
    for (const path of [...withBody, "/otp", "/sso", "/passkeys/authentication/options"]) {
      await expectAll("POST", [["413 request_entity_too_large", path, body]]);
      const streamed = { method: "POST", body: new Blob([body]).stream(), duplex: "half" } as RequestInit;
      expect((await fetch(`${server.url}/auth/v1${path}`, streamed)).status, path).toBe(413);
    }
    await expectAll("PUT", [["413 request_entity_too_large", "/user", body]]);
  });

  test("tokens and passwords longer than any of ours, as what they are", async () => {
    const long = "a".repeat(2_000);
    // In the order that is slowest to normalize.
    const marks = `a${"\u0315\u0300\u0316".repeat(2_600)}`;
    await expectAll("POST", [
      ["400 refresh_token_not_found", "/token?grant_type=refresh_token", { refresh_token: long }],
      ["403 otp_expired", "/verify", { type: "signup", token_hash: long }],
      ["400 validation_failed", "/signup", { email, password: marks }],
      ["400 invalid_credentials", signIn, { email, password: marks }],
    ]);
    await expectAll("GET", [
      ["403 bad_jwt", "/user", undefined, { authorization: `Bearer ${"a.".repeat(5_000)}` }],
    ]);
    await expect(server.auth.verifyAccessToken("a".repeat(10_000))).rejects.toThrow(/too long/);
  });

  test("no sign-in for a cookie that is corrupt or huge", async () => {
    for (const cookie of ["=;=;%", `device_x=${"x".repeat(9_000)}`, 'device_"=', "device_a=%E0%A4%A"]) {
      expect((await server.tryPassword(email, password, { cookie })).status, cookie).toBe(200);
    }
  });
});
