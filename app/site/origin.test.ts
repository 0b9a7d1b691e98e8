import { afterEach, expect, test, vi } from "vitest";
import { siteOrigin } from "./origin.server.ts";

afterEach(() => vi.unstubAllEnvs());

test("a site built for a place carries its origin, without path or slash", () => {
  vi.stubEnv("PUBLIC_URL", "https://nawat.example/");
  expect(siteOrigin()).toBe("https://nawat.example");
});

test.each([undefined, ""])(
  "a site built without knowing its place (%o) carries a name that cannot exist",
  (given) => {
    vi.stubEnv("PUBLIC_URL", given);
    expect(siteOrigin()).toBe("https://nawat.invalid");
  },
);
