import { afterEach, expect, test, vi } from "vitest";
import { siteOrigin } from "./origin.server.ts";

afterEach(() => vi.unstubAllEnvs());

test("a build with PUBLIC_URL carries its origin, without path or slash", () => {
  vi.stubEnv("PUBLIC_URL", "https://nawat.example/");
  expect(siteOrigin()).toBe("https://nawat.example");
});

test.each([undefined, ""])("a build without PUBLIC_URL (%o) carries the placeholder", (given) => {
  vi.stubEnv("PUBLIC_URL", given);
  expect(siteOrigin()).toBe("https://nawat.invalid");
});
