import { afterAll, describe, expect, test } from "vitest";
import { fragmentOf, password, openAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("staff@example.com");

describe("errors of the auth service", () => {
  test("errors carry the field names of both API versions, and the version in a header", async () => {
    const body = { email: "staff@example.com", password: "wrong" };
    const current = await server.callJson("POST", "/token?grant_type=password", body);
    expect(current.body).toEqual({
      code: "invalid_credentials",
      message: "Invalid login credentials",
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
    expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(current.headers.get("x-sb-error-code")).toBe("invalid_credentials");
    expect(current.headers.get("cache-control")).toBe("no-store");

    for (const version of ["", "2023-01-01", "latest"]) {
      const older = await server.callJson("POST", "/token?grant_type=password", body, {
        "x-supabase-api-version": version,
      });
      expect(older.body).toMatchObject({
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      });
      expect(older.headers.get("x-supabase-api-version")).toBeNull();
    }
  });

  test.for([
    ["an empty body", ""],
    ["half a JSON", '{"email":'],
    ["something else than an object", "[]"],
    ["another type", '{"email": 7, "password": 7, "type": 7, "refresh_token": 7}'],
    ["a NUL", '{"email": "a\\u0000@example.com", "password": "x"}'],
    ["half a surrogate pair", '{"email": "a@example.com", "password": "\\ud800"}'],
    ["a NUL in a key far inside", '{"email": "a@example.com", "data": {"a": [{"b\\u0000": 1}]}}'],
    ["a thousand brackets", `{"data": ${"[".repeat(1_000)}${"]".repeat(1_000)}}`],
  ] as const)("%s is answered as bad JSON", async ([, body]) => {
    for (const path of [
      "/signup",
      "/resend",
      "/verify",
      "/token?grant_type=password",
      "/token?grant_type=refresh_token",
    ]) {
      if (path !== "/signup" && body.includes('"data"')) continue;
      const received = await server.callJson("POST", path, body);
      expect(received, path).toMatchObject({ status: 400, body: { code: "bad_json" } });
    }
  });

  test("bytes that are not UTF-8 are answered as bad JSON", async () => {
    const answer = await fetch(`${server.origin}/auth/v1/signup`, {
      method: "POST",
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });

  test("sign-up says what is missing or wrong", async () => {
    const cases = [
      [{}, 422, "anonymous_provider_disabled"],
      [{ email: "a@example.com" }, 400, "validation_failed"],
      [{ email: "a@example.com", phone: "1", password }, 422, "phone_provider_disabled"],
      [{ email: `${"a".repeat(250)}@example.com`, password }, 400, "validation_failed"],
      ...[
        "a",
        "a@b",
        "a b@example.com",
        "a@example.com, b@example.com",
        "a@example.com\r\nBcc: b@example.com",
        "<a@example.com>",
      ].map((email) => [{ email, password }, 400, "validation_failed"] as const),
    ] as const;
    for (const [body, status, code] of cases) {
      expect(await server.callJson("POST", "/signup", body)).toMatchObject({ status, body: { code } });
    }
    expect(
      await server.callJson("POST", "/signup", { email: "a@b", password, code_challenge: null }),
    ).toMatchObject({
      body: { message: "Unable to validate email address: invalid format" },
    });
  });

  test("unknown paths, other methods and scopes", async () => {
    expect(await server.callJson("POST", "/nothing", {})).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    for (const [method, path] of [
      ["GET", "/signup"],
      ["DELETE", "/user"],
      ["GET", "/token"],
      ["PUT", "/verify"],
    ] as const) {
      expect(await server.callJson(method, path)).toMatchObject({ status: 405, body: undefined });
    }
    const { data } = await server.client().signInWithPassword({ email: "staff@example.com", password });
    const authorization = `Bearer ${data.session?.access_token}`;
    expect(await server.callJson("POST", "/logout?scope=x", undefined, { authorization })).toMatchObject({
      status: 400,
      body: { message: 'Unsupported logout scope "x"' },
    });
  });

  test("HEAD is refused, but for a link, as mail scanners send it", async () => {
    const head = (path: string) => server.call("HEAD", path);
    expect((await head("/user")).status).toBe(405);
    const { status, headers } = await head("/verify?token=abc&type=signup");
    expect([status, headers.get("location")]).toEqual([
      303,
      `${server.origin}/auth/confirm#token_hash=abc&type=signup`,
    ]);
  });

  test("malformed links", async () => {
    expect(await server.callJson("GET", "/verify?type=signup")).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
    expect(await server.callJson("GET", "/verify?token=x")).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
    const unknown = await server.call("GET", "/verify?token=x&type=other");
    expect(unknown.headers.get("location")).toBe(
      `${server.origin}#error=invalid_request&error_code=validation_failed&error_description=Unsupported+verification+type&sb=`,
    );
    expect(fragmentOf(await server.call("GET", "/verify?token=x&type=recovery"))).toEqual({
      token_hash: "x",
      type: "recovery",
    });
  });
});
