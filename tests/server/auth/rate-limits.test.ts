import { afterAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { from, password, openAuthServer } from "../../support/auth-server.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);
for (const name of ["owner", "staff"]) await server.makeUser(`${name}@example.com`);

describe("rate limits of the auth service", () => {
  const setUsed = (purpose: string, count: number) =>
    server.query("update auth.budgets set used = $2 where purpose = $1", [purpose, count]);

  const refresh = (refresh_token: string, address: string) =>
    server.call("POST", "/token?grant_type=refresh_token", { refresh_token }, from(address));

  test("ten wrong passwords in five minutes, from anywhere, are all an account gets, existing or not", async () => {
    for (const email of ["staff@example.com", "nobody@example.com"]) {
      for (let i = 0; i < 10; i++)
        expect((await server.trySignIn(email, "wrong", `10.1.${i}.1`)).status).toBe(400);
      const refused = await server.trySignIn(email, password, "10.1.99.1");
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await server.query("update auth.budgets set window_start = window_start - interval '5 minutes'");
    expect((await server.trySignIn("staff@example.com", password, "10.1.99.1")).status).toBe(200);
  });

  test("a guess of the current password as the new one counts, and other fields do not tell whether it was right", async () => {
    const bearer = await server.bearer("staff@example.com", from("10.11.0.1"));
    const change = async (fields: Record<string, unknown>) => {
      const answer = await server.callJson("PUT", "/user", fields, { ...bearer, ...from("10.11.0.1") });
      return (answer.body as { code: string }).code;
    };
    const data = { note: "x".repeat(2_000) };
    for (const guess of ["a lantern in the pines", password]) {
      expect(await change({ password: guess, data })).toBe("validation_failed");
    }
    for (let times = 0; times < 5; times++) expect(await change({ password })).toBe("same_password");
    expect(await change({ password })).toBe("over_request_rate_limit");
    await server.query("delete from auth.budgets where purpose = 'update'");
  });

  test("who knows the password does not keep the owner from a new one by a link of the mailbox", async () => {
    const email = "robbed@example.com";
    await server.makeUser(email);
    const change = async (bearer: object, fields: Record<string, unknown>, address: string) =>
      (await server.call("PUT", "/user", fields, { ...bearer, ...from(address) })).status;
    for (let session = 0; session < 7; session++) {
      const bearer = await server.bearer(email, from("10.13.0.1"));
      const statuses = [];
      for (let guess = 0; guess < 5; guess++) {
        statuses.push(await change(bearer, { password }, `10.13.${session}.1`));
      }
      expect(statuses).toEqual(Array(5).fill(session < 6 ? 422 : 429));
    }
    await server.query("delete from auth.budgets where purpose = 'mail'");
    await server.call("POST", "/recover", { email }, from("10.14.0.1"));
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, email, 2)));
    const link = await server.callJson(
      "POST",
      "/verify",
      { type: "recovery", token_hash },
      from("10.14.0.1"),
    );
    const bearer = { authorization: `Bearer ${(link.body as { access_token: string }).access_token}` };
    expect(await change(bearer, { password: "a lantern in the pines" }, "10.14.0.1")).toBe(200);
  });

  test("sign-up and resend take their time, whatever is done for the address", async () => {
    const times = new Map<string, number>();
    for (const email of ["owner@example.com", "fresh@example.com", "fresh@example.com"]) {
      for (const path of ["/signup", "/resend"]) {
        const headers = from(`10.70.${times.size}.1`);
        const startedAt = performance.now();
        const answer = await server.call("POST", path, { type: "signup", email, password }, headers);
        times.set(`${times.size} ${answer.status}`, performance.now() - startedAt);
      }
    }
    expect([...times.keys()].every((name) => name.endsWith(" 200"))).toBe(true);
    for (const ms of times.values()) expect(ms).toBeGreaterThan(290);
  });

  test("a clock that was a year ahead and is set back locks nobody out", async () => {
    for (let i = 0; i < 11; i++) await server.trySignIn("staff@example.com", "wrong", `10.5.${i}.1`);
    expect((await server.trySignIn("staff@example.com", password, "10.5.99.1")).status).toBe(429);
    await server.query("update auth.budgets set window_start = window_start + interval '1 year'");
    expect((await server.trySignIn("staff@example.com", password, "10.5.99.1")).status).toBe(200);
  });

  test("a right password forgives the wrong ones before it", async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++)
        expect((await server.trySignIn("owner@example.com", "wrong", "10.2.0.1")).status).toBe(400);
      expect((await server.trySignIn("owner@example.com", password, "10.2.0.1")).status).toBe(200);
    }
  });

  test("a network has a rate limit for each kind of call, shared by its neighbours", async () => {
    const calls = [
      ["sign_up", 30, () => server.call("POST", "/signup", {}, from("10.4.0.1"))],
      ["sign_up", 30, () => server.call("POST", "/resend", {}, from("10.4.0.9"))],
      ["token", 150, () => server.call("POST", "/token?grant_type=password", {}, from("10.4.0.1"))],
      ["token", 150, () => refresh("x".repeat(43), "10.4.0.9")],
      ["verify", 30, () => server.call("POST", "/verify", {}, from("10.4.0.1"))],
      ["update", 30, () => server.call("PUT", "/user", {}, from("10.4.0.1"))],
      ["session", 600, () => server.call("GET", "/user", undefined, from("10.4.0.1"))],
      ["session", 600, () => server.call("POST", "/logout", undefined, from("10.4.0.9"))],
    ] as const;
    for (const [purpose, allowed, call] of calls) {
      await call();
      await setUsed(purpose, allowed - 1);
      expect((await call()).status, purpose).not.toBe(429);
      const refused = await call();
      expect(refused.status, purpose).toBe(429);
      expect(refused.headers.get("retry-after")).toMatch(/^(29\d|300)$/);
    }
    const elsewhere = await server.call("POST", "/verify", {}, from("10.5.0.1"));
    expect(elsewhere.status).toBe(400);
  });

  test("a valid refresh is no guess of its network's; a session has a limit of its own", async () => {
    await server.query("delete from auth.budgets");
    const signIn = async (email: string) => (await server.trySignIn(email, password, "10.15.0.1")).json();
    const [{ refresh_token: token }, { refresh_token: other }] = [
      await signIn("owner@example.com"),
      await signIn("staff@example.com"),
    ];
    await setUsed("token", 150);
    expect((await refresh("x".repeat(43), "10.15.0.1")).status).toBe(429);
    expect((await refresh(token, "10.15.0.1")).status).toBe(200);
    await setUsed("refresh", 150);
    const refused = await refresh(token, "10.15.0.1");
    expect([refused.status, (await refused.json()).code]).toEqual([429, "over_request_rate_limit"]);
    expect((await refresh(other, "10.15.0.1")).status).toBe(200);
    await server.query("delete from auth.budgets");
    expect((await refresh(token, "10.15.0.1")).status).toBe(200);
  });

  test("what pages of other sites cause in a visitor's browser is counted apart from the visitor's own calls", async () => {
    const verify = (headers: Record<string, string>) =>
      server.call("POST", "/verify", {}, { ...from("10.12.0.1"), ...headers });
    const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    await verify(foreign);
    await setUsed("verify", 30);
    const older = { origin: "https://evil.example" };
    for (const headers of [foreign, { "sec-fetch-site": "same-site" }, older]) {
      expect((await verify(headers)).status).toBe(429);
    }
    for (const headers of [{ "sec-fetch-site": "same-origin" }, { origin: server.origin }, {}]) {
      expect((await verify(headers)).status).toBe(400);
    }
  });

  test("one customer's IPv6 networks do not fill the queue of passwords", async () => {
    await server.query("delete from auth.budgets where purpose in ('sign_in', 'token')");
    const flood = Array.from({ length: 40 }, (_, index) =>
      server.trySignIn(`flood${index}@example.com`, "wrong", `2001:db8:7:${index.toString(16)}00::1`),
    );
    const owner = await server.trySignIn("owner@example.com", password, "10.2.0.77");
    expect(owner.status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    await server.query("delete from auth.budgets where purpose in ('sign_in', 'token')");
  });

  test("a network gets one mail a minute to an address, whether or not it has an account", async () => {
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

  test("nobody can use up an owner's mails from another network", async () => {
    const ask = (address: string) =>
      server.call("POST", "/signup", { email: "future-admin@example.com", password }, from(address));
    for (let i = 0; i < 3; i++) expect((await ask("10.9.0.1")).status).toBe(i === 0 ? 200 : 429);
    expect((await ask("10.10.0.1")).status).toBe(200);
    expect((await ask("10.10.0.2")).status).toBe(429);
  });

  test("old rate limits and networks are deleted", async () => {
    await server.query("update auth.budgets set window_start = now() - interval '2 hours'");
    await server.query("update auth.known_networks set seen_at = now() - interval '91 days'");
    await server.call("POST", "/verify", {}, from("10.7.0.1"));
    expect(await server.query("select spender from auth.budgets")).toEqual([{ spender: "10.7.0.0/24" }]);
    expect(await server.query("select network from auth.known_networks")).toEqual([]);
  });

  test("neither rate limits nor known networks store an email address", async () => {
    await server.trySignIn("owner@example.com", password, "10.8.0.1");
    const kept = await server.query(
      "select spender from auth.budgets union select account from auth.known_networks",
    );
    expect(JSON.stringify(kept)).not.toContain("@");
  });
});
