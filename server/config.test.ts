import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("only what nobody else can reach counts as local", () => {
  expect(readConfig({}).isLocal).toBe(true);
  expect(readConfig({ HOST: "::1", PUBLIC_URL: "http://127.0.0.1:8080" }).isLocal).toBe(true);
  expect(readConfig({ PUBLIC_URL: "https://nawat.example" }).isLocal).toBe(false);
  expect(readConfig({ HOST: "0.0.0.0" }).isLocal).toBe(false);
  expect(readConfig({ HOST: "::", PUBLIC_URL: "http://localhost:3000" }).isLocal).toBe(false);
  expect(readConfig({ TRUSTED_PROXY_HOPS: "1" }).isLocal).toBe(false);
  expect(readConfig({ TRUSTED_PROXY_HOPS: "0" }).isLocal).toBe(true);
  expect(readConfig({ SMTP_URL: "smtps://user:password@mail.example" }).isLocal).toBe(false);
});

test("limits may be off only for a site on this machine", () => {
  expect(readConfig({ ABUSE_LIMITS: "off" }).abuseLimits).toBe(false);
  expect(() => readConfig({ PUBLIC_URL: "https://nawat.example", ABUSE_LIMITS: "off" })).toThrow(
    "ABUSE_LIMITS",
  );
  expect(() => readConfig({ TRUSTED_PROXY_HOPS: "1", ABUSE_LIMITS: "off" })).toThrow("ABUSE_LIMITS");
});

test("everything wrong is said at once", () => {
  const wrong = { PORT: "abc", PUBLIC_URL: "https://nawat.example/en", DATABASE_URL: "mysql://host/name" };
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});

test("https is promised for this host alone, and for more only when the operator says so", () => {
  const https = { PUBLIC_URL: "https://nawat.example" };
  expect(readConfig({}).hsts).toBeUndefined();
  expect(readConfig({ PUBLIC_URL: "http://nawat.example", HSTS: "preload" }).hsts).toBeUndefined();
  expect(readConfig(https).hsts).toBe("max-age=63072000");
  expect(readConfig({ ...https, HSTS: "subdomains" }).hsts).toBe("max-age=63072000; includeSubDomains");
  expect(readConfig({ ...https, HSTS: "preload" }).hsts).toBe("max-age=63072000; includeSubDomains; preload");
  expect(() => readConfig({ HSTS: "yes" })).toThrow("HSTS");
});
