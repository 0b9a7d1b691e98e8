import { AuthClient } from "@supabase/auth-js";
import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import {
  adminCalls,
  callsRefusedToUsers,
  email,
  id,
  otherMethods,
  phone,
  refusedCalls,
} from "./auth-refused-calls.ts";
import { openAuthServer, password, type AuthServer } from "./auth-server.ts";
import { createMemoryStorage } from "./memory-storage.ts";

describe.each(engines)("features that are switched off, on $name", (engine) => {
  let server: AuthServer;
  let token: string;

  beforeAll(async () => {
    server = await openAuthServer(engine);
    await server.makeUser("staff@example.com");
    const { data } = await server.client().signInWithPassword({ email: "staff@example.com", password });
    token = data.session?.access_token ?? "";
    return server.stop;
  });

  const createClient = (headers: Record<string, string> = {}) =>
    new AuthClient({
      url: `${server.origin}/auth/v1`,
      headers: { apikey: "any", ...headers },
      storage: createMemoryStorage(),
      autoRefreshToken: false,
    });

  test.each(refusedCalls)("%s", async (_, call, [status, code, message]) => {
    const { error } = await call(createClient());
    expect(error).toMatchObject({ name: "AuthApiError", status, code, message });
  });

  test.each(callsRefusedToUsers)("%s", async (_, call, [status, code, message]) => {
    const client = createClient();
    await client.signInWithPassword({ email: "staff@example.com", password });
    expect((await call(client)).error).toMatchObject({ name: "AuthApiError", status, code, message });
  });

  test.each(adminCalls)("admin.%s", async (_, call) => {
    const refused = { name: "AuthApiError", status: 403, code: "not_admin", message: "User not allowed" };
    for (const authorization of [`Bearer ${token}`, "Bearer sb_publishable_embedded"]) {
      expect((await call(createClient({ authorization }))).error).toMatchObject(refused);
    }
    expect((await call(createClient())).error).toMatchObject({
      status: 401,
      code: "no_authorization",
      message: "This endpoint requires a valid Bearer token",
    });
    expect((await call(createClient({ authorization: "Bearer a.b.c" }))).error).toMatchObject({
      status: 403,
      code: "bad_jwt",
    });
  });

  test("signInWithOAuth leads to an error that names the reason", async () => {
    const reasons = {
      github: "provider is not enabled",
      GitHub: "provider is not enabled",
      email: "Provider email could not be found",
      phone: "Provider phone could not be found",
      nobody: "Provider nobody could not be found",
      constructor: "Provider constructor could not be found",
      "custom:ours": "custom OAuth providers are disabled",
    };
    for (const [provider, reason] of Object.entries(reasons)) {
      // The client's type has the providers it knows.
      const { data } = await createClient().signInWithOAuth({ provider: provider as "github" });
      const answer = await fetch(data.url ?? "", { headers: { "x-supabase-api-version": "2024-01-01" } });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "validation_failed", message: `Unsupported provider: ${reason}` },
      ]);
    }
  });

  test.each([
    ["GET", "", "bad_oauth_callback", "OAuth state parameter missing"],
    ["POST", "?state=x", "bad_oauth_state", "OAuth state parameter is invalid"],
    ["GET", `?code=x&state=${id}`, "bad_oauth_state", "OAuth state not found or expired"],
  ])("%s /callback%s redirects home with %s", async (method, query, code, description) => {
    const { status, headers } = await server.call(method, `/callback${query}`);
    const target = new URL(headers.get("location") ?? "");
    expect([status, target.origin, Object.fromEntries(target.searchParams)]).toEqual([
      303,
      server.origin,
      { error: "invalid_request", error_code: code, error_description: description },
    ]);
  });

  test.each([
    ["GET", "/user/identities/authorize?provider=github"],
    ["DELETE", `/user/identities/${id}`],
    ["GET", "/user/oauth/grants"],
    ["GET", "/admin"],
    ["GET", "/admin/nothing"],
  ])("%s %s without a token is a 401 before anything else", async (method, path) => {
    expect(await server.callJson(method, path)).toMatchObject({
      status: 401,
      body: { code: "no_authorization" },
    });
  });

  test.each([
    ["GET", "/sso/saml/metadata", 404, "saml_provider_disabled"],
    ["POST", "/sso/saml/acs", 404, "saml_provider_disabled"],
    ["POST", "/oauth/token", 404, "feature_disabled"],
    ["GET", "/oauth/authorize", 404, "feature_disabled"],
    ["POST", "/oauth/clients/register", 404, "feature_disabled"],
    ["GET", "/.well-known/oauth-authorization-server", 404, "feature_disabled"],
    ["GET", "/scim/v2/Schemas", 404, "feature_disabled"],
    ["POST", "/magiclink", 422, "email_provider_disabled"],
    ["POST", "/token?grant_type=device", 400, "invalid_credentials"],
    ["POST", "/token?grant_type=pkce", 400, "invalid_credentials"],
  ])("%s %s is %i %s", async (method, path, status, code) => {
    const body = method === "POST" ? { email } : undefined;
    const received = await server.callJson(method, path, body);
    expect(received).toMatchObject({ status, body: { code, error_code: code } });
    expect(received.headers.get("x-sb-error-code")).toBe(code);
  });

  test.each([
    ["/otp", {}, "One of email or phone must be set"],
    ["/otp", { email, phone }, "Only an email address or phone number should be provided"],
    [
      "/token?grant_type=password",
      { email, phone, password },
      "Only an email address or phone number should be provided on login.",
    ],
    [
      "/verify",
      { email, phone, token: "1", type: "sms" },
      "Only an email address or phone number should be provided on verify",
    ],
    ["/verify", { phone, token_hash: "1", type: "sms" }, "Only the token_hash and type should be provided"],
    ["/resend", { type: "sms" }, "Type provided requires a phone number"],
  ])("POST %s with %j is not valid", async (path, body, message) => {
    const received = await server.callJson("POST", path, body);
    expect(received).toMatchObject({ status: 400, body: { code: "validation_failed", message } });
  });

  test("an ID token that is to be linked needs a session", async () => {
    const body = { id_token: "a.b.c", provider: "google", link_identity: true };
    expect((await server.callJson("POST", "/token?grant_type=id_token", body)).body).toEqual({
      error: "invalid request",
      error_description: "Linking requires a valid user access token in Authorization",
    });
    const authorization = "Bearer a.b.c";
    expect(
      await server.callJson("POST", "/token?grant_type=id_token", body, { authorization }),
    ).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
  });

  test("no body is read beyond the limit", async () => {
    for (const path of ["/otp", "/sso", "/passkeys/authentication/options", "/magiclink"]) {
      expect(await server.callJson("POST", path, { email: "a".repeat(20_000) })).toMatchObject({
        status: 413,
        body: { code: "request_entity_too_large" },
      });
    }
  });

  test("every method of the client is named here, so that a new one is not forgotten", () => {
    const client = createClient();
    const named = [
      ...refusedCalls.map(([name]) => name),
      ...callsRefusedToUsers.map(([name]) => name),
      ...adminCalls.map(([name]) => `admin.${name}`),
      ...otherMethods,
    ].map((name) => name.split(" ")[0]);
    const methods = [
      ...methodsOf(client),
      ...namespaces(client, ["oauth", "passkey"]),
      ...methodsOf(client.admin).map((name) => `admin.${name}`),
      ...namespaces(client.admin, ["mfa", "oauth", "customProviders", "passkey"]).map(
        (name) => `admin.${name}`,
      ),
    ];
    expect(methods.filter((name) => !named.includes(name))).toEqual([]);
    expect(methods.length).toBeGreaterThan(60);
  });
});

function methodsOf(object: object): string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(object));
  return names.filter((name) => name !== "constructor" && !name.startsWith("_"));
}

function namespaces<Owner extends object, Key extends keyof Owner & string>(
  owner: Owner,
  keys: Key[],
): string[] {
  return keys.flatMap((key) => Object.keys(owner[key] ?? {}).map((name) => `${key}.${name}`));
}
