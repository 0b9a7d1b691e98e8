import { SignJWT } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { openShop, publishableKey } from "./shop.ts";

const shop = await openShop();
afterAll(shop.close);

describe("tokens of the REST API", () => {
  test("the public key, no token and another scheme are anonymous", async () => {
    for (const authorization of [`Bearer ${publishableKey}`, `bearer ${publishableKey}`, "Basic eDp5", ""]) {
      const { status } = await shop.request("/gadgets?select=id", {
        headers: { Authorization: authorization },
      });
      expect(status).toBe(200);
      expect(await shop.requestError("/notes", { headers: { Authorization: authorization } })).toMatchObject({
        status: 401,
        code: "42501",
        challenge: "Bearer",
      });
    }
  });

  test("a token is checked before path, table and query", async () => {
    const [header, payload] = (await shop.sign("admin")).split(".");
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
      [await shop.sign("admin", { exp: past }), "PGRST303", "JWT expired"],
      [await shop.sign("admin", { nbf: past + 7200 }), "PGRST303", "JWT not yet valid"],
      [await shop.sign("admin", { aud: "other" }), "PGRST303", "JWT not in audience"],
    ];
    for (const [token, code, message] of tokens) {
      for (const path of ["/gadgets", "/nope", "/a/b/c", "/gadgets?id=0"]) {
        expect(
          await shop.requestError(path, { headers: { Authorization: `Bearer ${token}` } }),
        ).toMatchObject({
          status: 401,
          code,
          message,
          challenge: `Bearer error="invalid_token", error_description="${message}"`,
        });
      }
    }
  });

  test.each(["service_role", "postgres", "supabase_auth_admin", "schema_owner", undefined])(
    "the role %s of a token is refused",
    async (role) => {
      const token = await shop.sign("admin", { role });
      expect(
        await shop.requestError("/gadgets", { headers: { Authorization: `Bearer ${token}` } }),
      ).toMatchObject({
        status: 401,
        code: "22023",
        message: `role "${role ?? ""}" does not exist`,
      });
    },
  );

  test("a token of the role anon is anonymous", async () => {
    const token = await shop.sign("admin", { role: "anon" });
    expect(
      await shop.requestError("/notes", { headers: { Authorization: `Bearer ${token}` } }),
    ).toMatchObject({
      status: 401,
      code: "42501",
    });
  });
});
