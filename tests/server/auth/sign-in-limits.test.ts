import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { inHashQueue } from "../../../server/auth/passwords.ts";
import { parseConfig } from "../../../server/config.ts";
import { from, openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";

const newPassword = "a lantern in the pines";
const owner = "owner@example.com";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);
await server.makeUser(owner);

/** Status of a try, with a cookie or without. */
const tryFrom = async (address: string, tried = password, { email = owner, cookie = "" } = {}) =>
  (await server.tryPassword(email, tried, { ...from(address), cookie })).status;

describe("wrong passwords", () => {
  beforeEach(() => server.query("delete from auth.limit_counts"));

  test("are ten in five minutes, from anywhere, for an account that exists or not", async () => {
    for (const email of [owner, "nobody@example.com"]) {
      expect(await tryFrom("10.1.1.1", "wrong", { email })).toBe(400);
      await server.setUsed("sign_in", 9);
      expect(await tryFrom("10.1.2.1", "wrong", { email })).toBe(400);
      const refused = await server.tryPassword(email, password, from("10.1.3.1"));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
    }
    await server.query("update auth.limit_counts set window_start = window_start - interval '5 minutes'");
    expect(await tryFrom("10.1.3.1")).toBe(200);
  });

  test("are forgotten with a clock that was a year ahead, and where the right one follows", async () => {
    await tryFrom("10.5.1.1", "wrong");
    await server.setUsed("sign_in", 10);
    expect(await tryFrom("10.5.2.1")).toBe(429);
    await server.query("update auth.limit_counts set window_start = window_start + interval '1 year'");
    expect(await tryFrom("10.5.2.1")).toBe(200);
    await tryFrom("10.5.2.1", "wrong");
    await server.setUsed("sign_in", 9);
    expect(await tryFrom("10.5.2.1")).toBe(200);
    for (const _ of [1, 2]) expect(await tryFrom("10.5.2.1", "wrong")).toBe(400);
  });

  test("of strangers do not lock out an owner in a network of before, nor tell them of the owner", async () => {
    expect(await tryFrom("10.2.0.1")).toBe(200);
    await tryFrom("10.3.0.1", "wrong");
    await server.setUsed("sign_in", 10);
    expect(await tryFrom("10.2.0.77")).toBe(200);
    expect(await tryFrom("10.3.0.1")).toBe(429);
  });

  test("of strangers do not lock out a device that signed in before, wherever it is", async () => {
    await server.makeUser("staff@example.com");
    const cookieOf = async (email: string) =>
      (await server.tryPassword(email, password, from("10.30.0.1"))).headers.get("set-cookie") ?? "";
    const set = await cookieOf(owner);
    expect(set).toMatch(
      /^device_[\w-]{8}=[\w.-]{66}; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/,
    );
    const [cookie = ""] = set.split(";");
    await tryFrom("10.31.0.1", "wrong");
    await server.setUsed("sign_in", 10);
    expect(await tryFrom("10.32.0.1")).toBe(429);
    expect(await tryFrom("10.32.0.1", password, { cookie })).toBe(200);

    const [, signature] = (await cookieOf("staff@example.com")).split(/[=;]/);
    const forged = cookie.replace(/.$/, cookie.endsWith("A") ? "B" : "A").replace(/=./, "=_");
    const others = [`${cookie.split("=")[0]}=${signature}`, forged, `${cookie}x`, cookie.toUpperCase()];
    for (const other of [...others, "device_=;;"]) {
      expect(await tryFrom("10.34.0.1", password, { cookie: other }), other).toBe(429);
    }
    await tryFrom("10.35.0.1", "wrong", { cookie });
    await server.setUsed("sign_in", 10, "%device%");
    expect(await tryFrom("10.35.0.1", password, { cookie })).toBe(429);
    expect(await tryFrom("10.30.0.9")).toBe(200);
  });

  test("of one customer's IPv6 networks do not fill the queue, and a try that it refuses counts for nothing", async () => {
    const { promise, resolve: free } = Promise.withResolvers<void>();
    const config = { ...parseConfig({}), abuseLimits: true };
    const address = "2001:db8:7::1";
    const held = Array.from({ length: 8 }, () =>
      inHashQueue({ config }, { address, knownAs: undefined }, () => promise),
    );
    expect(await tryFrom("2001:db8:7:ff00::1", "wrong", { email: "new@example.com" })).toBe(429);
    expect(await server.query("select used from auth.limit_counts where limit_name = 'sign_in'")).toEqual([
      { used: 0 },
    ]);
    const waiting = [tryFrom("10.36.0.1"), tryFrom("2001:db8:8::1", "wrong", { email: "new@example.com" })];
    free();
    expect(await Promise.all(waiting)).toEqual([200, 400]);
    await Promise.all(held);
  });
});

describe("guesses of the password in a session", () => {
  beforeEach(() => server.query("delete from auth.limit_counts"));

  const change = (headers: object, fields: object, address = "10.11.0.1") =>
    server.outcome("PUT", "/user", fields, { ...headers, ...from(address) });

  test("are five, wherever they come from, and thirty of all that began with the password", async () => {
    const email = "guessed@example.com";
    const id = await server.makeUser(email);
    const guess = (headers: object, current_password: string, address?: string) =>
      change(headers, { password: newPassword, current_password }, address);
    const stolen = await server.bearer(email);
    expect(await guess(stolen, "guess")).toBe("400 current_password_invalid");
    await server.setUsed("session_reauthentication", 4);
    expect(await guess(stolen, "guess", "10.11.1.1")).toBe("400 current_password_invalid");
    expect(await guess(stolen, password, "10.11.2.1")).toBe("429 over_request_rate_limit");

    const another = await server.bearer(email);
    await guess(another, "guess");
    await server.setUsed("reauthentication", 30, id);
    expect(await guess(another, password)).toBe("429 over_request_rate_limit");
    await server.call("POST", "/recover", { email }, from("10.14.0.1"));
    const redeemed = await server.callJson("POST", "/verify", {
      type: "recovery",
      token_hash: await server.tokenTo(email),
    });
    const ofMailbox = { authorization: `Bearer ${String(redeemed.body["access_token"])}` };
    expect(await guess(ofMailbox, password)).toBe("200");
  });

  test("count when they are typed as the new one, and other fields do not tell whether they were right", async () => {
    const bearer = await server.bearer(owner);
    const data = { note: "x".repeat(2_000) };
    for (const guess of [newPassword, password]) {
      expect(await change(bearer, { password: guess, data })).toBe("400 validation_failed");
    }
    expect(await change(bearer, { password })).toBe("422 same_password");
    await server.setUsed("session_reauthentication", 5);
    expect(await change(bearer, { password })).toBe("429 over_request_rate_limit");
  });

  test("a new password makes devices unknown, but the one it was set on", async () => {
    const email = "changes@example.com";
    await server.makeUser(email);
    const cookieOf = ({ headers }: Response) => headers.get("set-cookie")?.split(";")[0] ?? "";
    const before = cookieOf(await server.tryPassword(email, password, from("10.40.0.1")));
    const headers = { ...(await server.bearer(email)), ...from("10.40.0.1") };
    const fresh = cookieOf(await server.call("PUT", "/user", { password: newPassword }, headers));
    await tryFrom("10.41.0.1", "wrong", { email });
    await server.setUsed("sign_in", 10);
    expect(await tryFrom("10.42.0.1", newPassword, { email, cookie: before })).toBe(429);
    expect(await tryFrom("10.42.0.1", newPassword, { email, cookie: fresh })).toBe(200);
  });
});
