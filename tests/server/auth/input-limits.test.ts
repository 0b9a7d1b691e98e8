import { request } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { password, openAuthServer } from "../../support/auth-server.ts";

const email = "staff@example.com";
/** Combining marks in the order that is slowest to normalize. */
const marks = (count: number) => `a${"\u0315\u0300\u0316".repeat(count)}`;

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);
await server.makeUser(email);

describe("input limits of the auth service", () => {
  const getUsed = async (purpose: string, network: string) => {
    const [row] = await server.query<{ used: number }>(
      "select used from auth.budgets where purpose = $1 and spender = $2",
      [purpose, network],
    );
    return row?.used ?? 0;
  };
  const counted = [
    ["POST", "/signup", "sign_up"],
    ["POST", "/resend", "sign_up"],
    ["POST", "/verify", "verify"],
    ["POST", "/token?grant_type=password", "token"],
    ["POST", "/token?grant_type=refresh_token", "token"],
    ["POST", "/token?grant_type=x", "token"],
    ["PUT", "/user", "update"],
  ] as const;

  test("a body over 16 KB is too large, with Content-Length or without, and counts like any other call", async () => {
    const body = JSON.stringify({ email, password: "x".repeat(16_384) });
    for (const [index, [method, path, purpose]] of counted.entries()) {
      const from = { "x-forwarded-for": `10.20.${index}.1` };
      expect(await server.callJson(method, path, body, from)).toMatchObject({
        status: 413,
        body: { code: "request_entity_too_large", message: "Request body too large (max 16384 bytes)" },
      });
      const streamed = await fetch(`${server.origin}/auth/v1${path}`, {
        method,
        headers: from,
        body: new Blob([body]).stream(),
        duplex: "half",
      } as RequestInit);
      expect(streamed.status, path).toBe(413);
      expect(await getUsed(purpose, `10.20.${index}.0/24`), path).toBe(2);
    }
  });

  test("every other refusal counts too", async () => {
    const bodies = ["", "{", "[]", '{"email": 7, "password": 7, "type": 7, "refresh_token": 7}', "{}"];
    for (const [index, [method, path, purpose]] of counted.entries()) {
      const from = { "x-forwarded-for": `10.21.${index}.1` };
      for (const body of bodies) await server.callJson(method, path, body, from);
      expect(await getUsed(purpose, `10.21.${index}.0/24`), path).toBe(bodies.length);
    }
    const from = { "x-forwarded-for": "10.22.0.1", authorization: "Bearer a.b.c" };
    await server.callJson("GET", "/user", undefined, from);
    await server.callJson("POST", "/logout", undefined, from);
    expect(await getUsed("session", "10.22.0.0/24")).toBe(2);
  });

  test("an overlong password is refused without hashing, at every endpoint", async () => {
    const before = process.cpuUsage();
    for (const length of [200, 1_000, 2_600]) {
      const long = marks(length);
      const from = { "x-forwarded-for": `10.23.${length % 250}.1` };
      expect(await server.callJson("POST", "/signup", { email, password: long }, from)).toMatchObject({
        status: 400,
        body: {
          code: "validation_failed",
          message: "Password cannot be longer than 256 characters",
        },
      });
      expect(
        await server.callJson("POST", "/token?grant_type=password", { email, password: long }, from),
      ).toMatchObject({ status: 400, body: { code: "invalid_credentials" } });
    }
    const { user } = process.cpuUsage(before);
    // Hashing all six would take more, and normalizing 960 KB a minute.
    expect(user).toBeLessThan(2_000_000);
    await server.query("delete from auth.budgets");
  });

  test.for([
    ["many brackets", `{"data": ${"[".repeat(8_000)}${"]".repeat(8_000)}}`],
    ["many braces", `${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}`],
    ["many keys", `{${Array.from({ length: 1_200 }, (_, index) => `"k${index}":0`).join(",")}}`],
  ] as const)("%s are refused before they are parsed", async ([, body]) => {
    for (const [index, [method, path]] of counted.entries()) {
      const from = { "x-forwarded-for": `10.25.${index}.1` };
      if (path.includes("grant_type=x") || method === "PUT") continue;
      expect(await server.callJson(method, path, body, from)).toMatchObject({
        status: 400,
        body: { code: "bad_json" },
      });
    }
  });

  test("brackets, braces and colons in a text are text", async () => {
    const from = { "x-forwarded-for": "10.26.0.1" };
    const typed = `{[:${'"\\'.repeat(20)}${"[{:".repeat(60)}`;
    expect(
      await server.callJson("POST", "/token?grant_type=password", { email, password: typed }, from),
    ).toMatchObject({ status: 400, body: { code: "invalid_credentials" } });
  });

  test("addresses, tokens and headers longer than any of ours are refused as what they are", async () => {
    const from = { "x-forwarded-for": "10.27.0.1" };
    const long = "a".repeat(12_000);
    const cases = [
      ["POST", "/signup", { email: `${long}@example.com`, password }, 400, "validation_failed"],
      ["POST", "/resend", { type: "signup", email: `${long}@example.com` }, 400, "validation_failed"],
      [
        "POST",
        "/token?grant_type=password",
        { email: `${long}@e.com`, password },
        400,
        "invalid_credentials",
      ],
      ["POST", "/token?grant_type=refresh_token", { refresh_token: long }, 400, "refresh_token_not_found"],
      ["POST", "/verify", { type: "signup", token_hash: long }, 403, "otp_expired"],
      ["POST", `/token?grant_type=${"x".repeat(2_000)}`, {}, 400, "validation_failed"],
      ["POST", `/logout?scope=${"x".repeat(2_000)}`, undefined, 400, "validation_failed"],
      ["GET", `/verify?type=signup&token=${"x".repeat(2_000)}`, undefined, 400, "validation_failed"],
      ["GET", `/verify?${"a=1&".repeat(500)}type=signup&token=x`, undefined, 400, "validation_failed"],
    ] as const;
    for (const [method, path, body, status, code] of cases) {
      const received = await server.callJson(method, path, body, from);
      expect(received, path.slice(0, 40)).toMatchObject({ status, body: { code } });
    }
    const refused = await server.callJson("GET", "/user", undefined, {
      ...from,
      authorization: `Bearer ${"a.".repeat(5_000)}`,
    });
    expect(refused).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
    await expect(server.auth.verifyAccessToken("a".repeat(10_000))).rejects.toThrow(/too long/);
  });

  test("cookies that are corrupt or huge are ignored", async () => {
    const cookies = ["=;=;%", `device_x=${"x".repeat(9_000)}`, 'device_"=\u0001', "device_a=%E0%A4%A"];
    for (const cookie of cookies) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const body = JSON.stringify({ email, password });
        const sent = request(
          `${server.origin}/auth/v1/token?grant_type=password`,
          {
            method: "POST",
            headers: { "content-type": "application/json", "x-forwarded-for": "10.28.0.1" },
            insecureHTTPParser: true,
          },
          (answer) => resolve(answer.resume().statusCode),
        );
        sent.on("error", reject);
        sent.setHeader("cookie", cookie.replace("\u0001", ""));
        sent.end(body);
      });
      expect(status, cookie.slice(0, 30)).toBe(200);
    }
  });
});
