import { SignJWT } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { apikey } from "../../support/person.ts";
import { openShop } from "./shop.ts";

const shop = await openShop(postgres);
afterAll(shop.stop);
const refusalOf = (path: string, authorization: string) =>
  shop.requestError(path, { headers: { Authorization: authorization } });

describe("tokens of the REST API", () => {
  test("the public key, no token, another scheme and the role anon are anonymous", async () => {
    const anonymous = [apikey, await shop.sign({ role: "anon" })].map((token) => `Bearer ${token}`);
    for (const authorization of [...anonymous, `bearer ${apikey}`, "Basic eDp5", ""]) {
      const { status } = await shop.request("/gadgets?select=id", {
        headers: { Authorization: authorization },
      });
      expect(status).toBe(200);
      const refused = { status: 401, code: "42501", challenge: "Bearer" };
      expect(await refusalOf("/notes", authorization)).toMatchObject(refused);
    }
  });

  test("a token is checked before path, table and query", async () => {
    const [header, payload] = (await shop.sign()).split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const shared = await new SignJWT({ role: "authenticated" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode("a secret of thirty-two characters"));
    const past = Math.floor(Date.now() / 1000) - 3600;
    const tokens: [string, string, string][] = [
      ["", "PGRST301", "Empty JWT is sent in Authorization header"],
      ["x", "PGRST301", "Expected 3 parts in JWT; got 1"],
      ["a.b.c.d", "PGRST301", "Expected 3 parts in JWT; got 4"],
      ["a.b.c", "PGRST301", "JWT cryptographic operation failed"],
      [`${header}.${payload}.AAAA`, "PGRST301", "No suitable key or wrong key type"],
      [unsigned, "PGRST301", "Wrong or unsupported encoding algorithm"],
      [shared, "PGRST301", "Wrong or unsupported encoding algorithm"],
      [await shop.sign({ exp: past }), "PGRST303", "JWT expired"],
      [await shop.sign({ nbf: past + 7200 }), "PGRST303", "JWT not yet valid"],
      [await shop.sign({ aud: "other" }), "PGRST303", "JWT not in audience"],
    ];
    for (const [token, code, message] of tokens) {
      for (const path of ["/gadgets", "/nope", "/a/b/c", "/gadgets?id=0"]) {
        expect(await refusalOf(path, `Bearer ${token}`)).toMatchObject({
          status: 401,
          code,
          message,
          challenge: `Bearer error="invalid_token", error_description="${message}"`,
        });
      }
    }
    const long = `Bearer ${"a.".repeat(4100)}`;
    const message = "A JWT may be 8192 bytes long";
    expect(await refusalOf("/gadgets", long)).toMatchObject({ status: 401, code: "PGRST301", message });
  });

  test("no other role of a token is taken", async () => {
    for (const role of ["service_role", "postgres", "supabase_auth_admin", "schema_owner", undefined]) {
      expect(await refusalOf("/gadgets", `Bearer ${await shop.sign({ role })}`)).toMatchObject({
        status: 401,
        code: "22023",
        message: `role "${role ?? ""}" does not exist`,
      });
    }
  });

  test("the gateway takes no call without the API key, or with another, but for the public keys", async () => {
    const get = async (path: string, headers: Record<string, string> = {}) =>
      fetch(`${shop.url}${path}`, { headers, redirect: "manual" });
    const without = await get("/rest/v1/gadgets");
    expect([without.status, await without.json()]).toEqual([
      401,
      { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
    ]);
    expect((await get("/auth/v1/settings", { apikey: "sb_publishable_other" })).status).toBe(401);
    expect((await get(`/auth/v1/settings?apikey=${apikey}`)).status).toBe(200);
    expect((await get("/auth/v1/.well-known/jwks.json")).status).toBe(200);
  });
});
