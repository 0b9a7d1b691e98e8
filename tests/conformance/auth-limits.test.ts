import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type Place } from "../engines.ts";
import { fragmentOf, password, startAuthServer, type AuthServer } from "./auth-server.ts";

describe.each(engines)("limits of the auth service on $name", (engine) => {
  let place: Place & { remove(): Promise<void> };
  let server: AuthServer;

  beforeAll(async () => {
    place = await engine.makePlace();
    server = await startAuthServer(place, { abuseLimits: true });
    for (const name of ["owner", "staff"]) await server.makeUser(`${name}@example.com`);
  });

  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const from = (address: string) => ({ "x-forwarded-for": address });
  const signIn = (email: string, tried: string, address: string) =>
    server.call("POST", "/token?grant_type=password", { email, password: tried }, from(address));
  const used = (purpose: string, count: number) =>
    server.query("update auth.budgets set used = $2 where purpose = $1", [purpose, count]);

  test("ten wrong passwords in five minutes, from anywhere, are all an account gets, existing or not", async () => {
    for (const email of ["staff@example.com", "nobody@example.com"]) {
      for (let i = 0; i < 10; i++) expect((await signIn(email, "wrong", `10.1.${i}.1`)).status).toBe(400);
      const refused = await signIn(email, password, "10.1.99.1");
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await server.query("update auth.budgets set window_start = window_start - interval '5 minutes'");
    expect((await signIn("staff@example.com", password, "10.1.99.1")).status).toBe(200);
  });

  test("a clock that was a year ahead and is set back locks nobody out", async () => {
    for (let i = 0; i < 11; i++) await signIn("staff@example.com", "wrong", `10.5.${i}.1`);
    expect((await signIn("staff@example.com", password, "10.5.99.1")).status).toBe(429);
    await server.query("update auth.budgets set window_start = window_start + interval '1 year'");
    expect((await signIn("staff@example.com", password, "10.5.99.1")).status).toBe(200);
  });

  test("a right password forgives the wrong ones before it", async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++)
        expect((await signIn("owner@example.com", "wrong", "10.2.0.1")).status).toBe(400);
      expect((await signIn("owner@example.com", password, "10.2.0.1")).status).toBe(200);
    }
  });

  test("strangers who guess do not lock out an owner who signed in from the same network before", async () => {
    for (let i = 0; i < 11; i++) await signIn("owner@example.com", "wrong", "10.3.0.1");
    expect((await signIn("owner@example.com", password, "10.3.0.1")).status).toBe(429);
    expect((await signIn("owner@example.com", password, "10.2.0.77")).status).toBe(200);
  });

  test("a network has a budget for each kind of call, its neighbours too", async () => {
    const calls = [
      ["sign_up", 30, () => server.call("POST", "/signup", {}, from("10.4.0.1"))],
      ["sign_up", 30, () => server.call("POST", "/resend", {}, from("10.4.0.9"))],
      ["token", 150, () => server.call("POST", "/token?grant_type=refresh_token", {}, from("10.4.0.1"))],
      ["verify", 30, () => server.call("POST", "/verify", {}, from("10.4.0.1"))],
    ] as const;
    for (const [purpose, allowed, call] of calls) {
      await call();
      await used(purpose, allowed - 1);
      expect((await call()).status, purpose).not.toBe(429);
      const refused = await call();
      expect(refused.status, purpose).toBe(429);
      expect(refused.headers.get("retry-after")).toMatch(/^(29\d|300)$/);
    }
    const elsewhere = await server.call("POST", "/verify", {}, from("10.5.0.1"));
    expect(elsewhere.status).toBe(400);
    const link = await server.call("GET", "/verify?token=x&type=signup", undefined, from("10.4.0.1"));
    expect(link.status).toBe(303);
    expect(fragmentOf(link)).toEqual({
      error_code: "over_request_rate_limit",
      error_description: "Request rate limit reached",
      sb: "",
    });
  });

  test("an address gets one mail a minute, and whether it has an account is not told by that", async () => {
    const ask = async (path: string, email: string) => {
      const answer = await server.call("POST", path, { type: "signup", email, password }, from("10.6.0.1"));
      return { status: answer.status, message: (await answer.json()).message };
    };
    await server.query("delete from auth.budgets where purpose = 'mail'");
    for (const email of ["owner@example.com", "new@example.com"]) {
      expect((await ask("/signup", email)).status).toBe(200);
      for (const path of ["/signup", "/resend"]) {
        const { status, message } = await ask(path, email);
        expect(status).toBe(429);
        expect(message).toMatch(
          /^For security purposes, you can only request this after (60|[1-5]?\d) seconds\.$/,
        );
      }
    }
    await server.query(
      "update auth.budgets set window_start = window_start - interval '60 seconds' where purpose = 'mail'",
    );
    expect((await ask("/resend", "new@example.com")).status).toBe(200);
  });

  test("old budgets and networks are forgotten", async () => {
    await server.query("update auth.budgets set window_start = now() - interval '2 hours'");
    await server.query("update auth.known_networks set seen_at = now() - interval '91 days'");
    await server.call("POST", "/verify", {}, from("10.7.0.1"));
    expect(await server.query("select spender from auth.budgets")).toEqual([{ spender: "10.7.0.0/24" }]);
    expect(await server.query("select network from auth.known_networks")).toEqual([]);
  });

  test("neither budgets nor known networks keep an address of mail", async () => {
    await signIn("owner@example.com", password, "10.8.0.1");
    const kept = await server.query(
      "select spender from auth.budgets union select account from auth.known_networks",
    );
    expect(JSON.stringify(kept)).not.toContain("@");
  });
});
