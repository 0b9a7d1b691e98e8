import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("only what nobody else can reach counts as local", () => {
  expect(readConfig({}).isLocal).toBe(true);
  expect(readConfig({ HOST: "::1", PUBLIC_URL: "http://127.0.0.1:8080" }).isLocal).toBe(true);
  expect(readConfig({ PUBLIC_URL: "https://nawat.example" }).isLocal).toBe(false);
  expect(readConfig({ HOST: "0.0.0.0" }).isLocal).toBe(false);
  expect(readConfig({ HOST: "::", PUBLIC_URL: "http://localhost:3000" }).isLocal).toBe(false);
});

test("limits may be off only for a site on this machine", () => {
  expect(readConfig({ ABUSE_LIMITS: "off" }).abuseLimits).toBe(false);
  expect(() => readConfig({ PUBLIC_URL: "https://nawat.example", ABUSE_LIMITS: "off" })).toThrow(
    "ABUSE_LIMITS",
  );
});

test("everything wrong is said at once", () => {
  const wrong = { PORT: "abc", PUBLIC_URL: "https://nawat.example/en", DATABASE_URL: "mysql://host/name" };
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});
