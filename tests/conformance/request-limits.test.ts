import { describe, expect, test } from "vitest";
import { sendRawRequest } from "../sockets.ts";
import { serveSite } from "./serve-site.ts";

describe("malformed and excessive requests", async () => {
  const hsts = "max-age=63072000";
  const site = await serveSite({ hsts, abuseLimits: true, trustedProxyHops: 1 });

  test.each([
    ["a host that is no address", ["GET /rest/v1/ HTTP/1.1", "Host: 1.2.3.4.5"], 400],
    ["two hosts", ["GET /en HTTP/1.1", "Host: localhost", "Host: evil.example"], 400],
    ["no host", ["GET /en HTTP/1.1"], 400],
    ["a host with a path", ["GET /en HTTP/1.1", "Host: localhost/../x"], 400],
    ["a host with a user", ["GET /rest/v1/ HTTP/1.1", "Host: a@localhost"], 400],
    ["an endless host", ["GET /en HTTP/1.1", `Host: ${"a".repeat(5_000)}`], 400],
    ["a target of two schemes", ["GET ftp://localhost/en HTTP/1.1", "Host: localhost"], 400],
    ["an authority with a user", ["GET http://a@b/en HTTP/1.1", "Host: localhost"], 400],
    ["no host, as old probes ask", ["GET /health/live HTTP/1.0"], 200],
    ["an absolute target", ["GET http://localhost:1/en?x HTTP/1.1", "Host: localhost"], 200],
    ["an origin without a path", ["GET http://localhost HTTP/1.1", "Host: localhost"], 302],
    ["an IPv6 address", ["GET /en HTTP/1.1", "Host: [::1]:3000"], 200],
    ["an asterisk", ["OPTIONS * HTTP/1.1", "Host: localhost"], 405],
  ])("%s", async (_, lines, status) => {
    const answer = await sendRawRequest(site.url, ...lines, "Connection: close");
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each(["/en?", "/", "/auth/v1/user?a=", "/rest/v1/inquiries?a=", "/functions/v1/submit-inquiry?a="])(
    "an address of %s and sixteen kilobytes is too long, one a little shorter is read",
    async (path) => {
      const ask = (length: number) =>
        sendRawRequest(
          site.url,
          `GET ${path.padEnd(length, "x")} HTTP/1.1`,
          "Host: localhost",
          "Connection: close",
        );
      expect(await ask(16_385)).toMatch(/^HTTP\/1.1 414 /);
      expect(await ask(16_300)).not.toMatch(/^HTTP\/1.1 4[13][14] /);
      expect(await ask(60_000)).toMatch(/^HTTP\/1.1 431 /);
    },
  );

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
      ask(`/en?${"x".repeat(16_385)}`),
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

  test.each(["gzip", "gzip, chunked", "identity"])(
    "a body in the transfer coding %s is refused, and nothing follows it",
    async (coding) => {
      const answer = await sendRawRequest(
        site.url,
        "POST /functions/v1/submit-inquiry HTTP/1.1",
        "Host: localhost",
        `Transfer-Encoding: ${coding}`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i);
    },
  );
});
