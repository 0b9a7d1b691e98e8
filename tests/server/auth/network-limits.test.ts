import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { from, openAuthServer } from "../../support/auth-server.ts";
import { password } from "../../support/person.ts";

const server = await openAuthServer({ abuseLimits: true });
afterAll(server.stop);
await server.makeUser("owner@example.com");
await server.makeUser("staff@example.com");

const refresh = (refresh_token: string, address: string) =>
  server.outcome("POST", "/token?grant_type=refresh_token", { refresh_token }, from(address));
const unknown = "x".repeat(43);

describe("what a network may call", () => {
  beforeEach(() => server.query("delete from auth.limit_counts"));

  test("is limited for each kind of call, for all neighbours together, whatever was answered", async () => {
    const calls = [
      ["sign_up", 30, "POST", "/signup"],
      ["sign_up", 30, "POST", "/resend"],
      ["sign_up", 30, "POST", "/recover"],
      ["token", 150, "POST", "/token?grant_type=password"],
      ["token", 150, "POST", "/token?grant_type=refresh_token"],
      ["token", 150, "POST", "/token?grant_type=x"],
      ["verify", 30, "POST", "/verify"],
      ["update", 30, "PUT", "/user"],
      ["session", 600, "GET", "/user"],
      ["session", 600, "POST", "/logout"],
    ] as const;
    const check = async ([limit, allowed, method, path]: (typeof calls)[number], row: number) => {
      const key = `10.${row}.0.0/24`;
      const call = (address: string, body = "{}") =>
        server.call(method, path, method === "GET" ? undefined : body, from(address));
      await Promise.all(["{}", "{", "x".repeat(20_000)].map((body) => call(`10.${row}.0.1`, body)));
      const used = await server.query(
        "update auth.limit_counts set used = $3 where limit_name = $1 and key = $2 and used = 3 returning used",
        [limit, key, allowed],
      );
      expect(used, path).toHaveLength(1);
      const refused = await call(`10.${row}.0.9`);
      const waiting = expect.stringMatching(/^(29\d|300)$/);
      expect([refused.status, refused.headers.get("retry-after")], path).toEqual([429, waiting]);
      expect((await call(`10.${row + 100}.0.1`)).status, path).not.toBe(429);
    };
    await Promise.all(calls.map(check));
  });

  test("is not used up by valid refreshes; a session has a limit of its own", async () => {
    const tokenOf = async (email: string) =>
      (await (await server.signIn(email)).getSession()).data.session?.refresh_token ?? "";
    const [token, other] = [await tokenOf("owner@example.com"), await tokenOf("staff@example.com")];
    await refresh(unknown, "10.15.0.1");
    await server.setUsed("token", 150);
    expect(await refresh(unknown, "10.15.0.1")).toBe("429 over_request_rate_limit");
    expect(await refresh(token, "10.15.0.1")).toBe("200");
    await server.setUsed("refresh", 150);
    expect(await refresh(token, "10.15.0.1")).toBe("429 over_request_rate_limit");
    await server.query("delete from auth.limit_counts where limit_name = 'refresh'");
    for (const each of [other, token]) expect(await refresh(each, "10.15.0.1")).toBe("200");
  });

  test("is counted apart from what pages of other sites cause in a visitor's browser", async () => {
    const verify = async (headers: Record<string, string>) =>
      (await server.call("POST", "/verify", {}, { ...from("10.12.0.1"), ...headers })).status;
    const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    await verify(foreign);
    await server.setUsed("verify", 30);
    const older = { origin: "https://evil.example" };
    for (const headers of [foreign, { "sec-fetch-site": "same-site" }, older]) {
      expect(await verify(headers)).toBe(429);
    }
    for (const headers of [{ "sec-fetch-site": "same-origin" }, { origin: server.url }, {}]) {
      expect(await verify(headers)).toBe(400);
    }
  });

  test("is kept for as long as it counts, and without an address", async () => {
    await server.tryPassword("owner@example.com", password, from("10.8.0.1"));
    const kept = await server.query(
      "select key from auth.limit_counts union select account from auth.known_networks",
    );
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toContain("@");
    await server.query("update auth.limit_counts set window_start = now() - interval '25 hours'");
    await server.query("update auth.known_networks set seen_at = now() - interval '91 days'");
    await server.call("POST", "/verify", {}, from("10.7.0.1"));
    expect(await server.query("select key from auth.limit_counts")).toEqual([{ key: "10.7.0.0/24" }]);
    expect(await server.query("select network from auth.known_networks")).toEqual([]);
  });
});
