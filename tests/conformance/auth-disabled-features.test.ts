import { AuthClient } from "@supabase/auth-js";
import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { adminCalls, email, id, otherMethods, refusedCalls } from "./auth-refused-calls.ts";
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

  test.each(refusedCalls)("%s", async (_, call, [status, code]) => {
    const client = createClient();
    await client.signInWithPassword({ email: "staff@example.com", password });
    expect((await call(client)).error).toMatchObject({ name: "AuthApiError", status, code });
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

  test.each([
    ["GET", "/authorize?provider=github", 400, "validation_failed"],
    ["GET", `/callback?code=x&state=${id}`, 400, "validation_failed"],
    ["GET", "/user/identities/authorize?provider=github", 404, "manual_linking_disabled"],
    ["GET", "/sso/saml/metadata", 404, "saml_provider_disabled"],
    ["POST", "/sso/saml/acs", 404, "saml_provider_disabled"],
    ["POST", "/oauth/token", 404, "feature_disabled"],
    ["GET", "/.well-known/oauth-authorization-server", 404, "feature_disabled"],
    ["GET", "/scim/v2/Schemas", 404, "feature_disabled"],
    ["POST", "/otp", 422, "email_provider_disabled"],
    ["POST", "/magiclink", 422, "email_provider_disabled"],
    ["POST", "/token?grant_type=device", 400, "invalid_credentials"],
    ["POST", "/token?grant_type=pkce", 400, "invalid_credentials"],
    ["GET", "/admin", 401, "no_authorization"],
    ["GET", "/admin/nothing", 401, "no_authorization"],
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

  test("every method of the client is named here, so that a new one is not forgotten", () => {
    const client = createClient();
    const named = [
      ...refusedCalls.map(([name]) => name),
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
