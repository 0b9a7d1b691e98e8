import { describe, expect, test } from "vitest";
import { sendRawRequest } from "../../support/sockets.ts";
import { serveSite } from "./serve-site.ts";

describe("malformed and excessive requests", async () => {
  const hsts = "max-age=63072000";
  const site = await serveSite({ hsts, abuseLimits: true, trustedProxyHops: 1 });

  test.each([
    ["a host that is no address", ["GET /rest/v1/ HTTP/1.1", "Host: 1.2.3.4.5"], 400],
    ["a host with a path", ["GET /rest/v1/ HTTP/1.1", "Host: localhost/../x"], 400],
    ["a host with a user", ["GET /rest/v1/ HTTP/1.1", "Host: a@localhost"], 400],
    ["a target of two schemes", ["GET ftp://localhost/en HTTP/1.1", "Host: localhost"], 404],
    ["a target of sixty kilobytes", [`GET /en?${"x".repeat(60_000)} HTTP/1.1`, "Host: localhost"], 431],
    ["no host, as old probes ask", ["GET /health/live HTTP/1.0"], 200],
    ["an IPv6 address", ["GET /rest/v1/ HTTP/1.1", "Host: [::1]:3000"], 401],
    ["an asterisk", ["OPTIONS * HTTP/1.1", "Host: localhost"], 405],
    ["a transfer coding", ["POST /auth/v1/token HTTP/1.1", "Host: x", "Transfer-Encoding: gzip"], 400],
  ])("%s", async (_, lines, status) => {
    const answer = await sendRawRequest(site.url, ...lines, "Connection: close");
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("Strict-Transport-Security is on every response", async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(site.url + path, { redirect: "manual", ...init });
    const answers = await Promise.all([
      ask("/en"),
      ask("/"),
      ask("/mark.svg"),
      ask("/nothing-here"),
      ask("/en", { method: "POST" }),
      ask("/health/live"),
      ask("/auth/v1/settings"),
      ask("/auth/v1/user", { headers: { apikey: "sb_publishable_embedded" } }),
      ask("/rest/v1/inquiries"),
      ask("/functions/v1/submit-inquiry", { method: "OPTIONS" }),
    ]);
    for (const answer of answers)
      expect([answer.url, answer.headers.get("strict-transport-security")]).toEqual([answer.url, hsts]);
  });

  test.each([
    ["/rest/v1/%E0%A4%A", 404, "PGRST205"],
    ["/auth/v1/%ff", 404, ""],
    ["/functions/v1/%ff", 404, "NOT_FOUND"],
  ])("%s is refused with the service's error", async (path, status, code) => {
    const answer = await fetch(site.url + path, { headers: { apikey: "sb_publishable_embedded" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      status,
      expect.stringContaining("application/json"),
    ]);
    expect(await answer.text()).toContain(code);
  });
});
