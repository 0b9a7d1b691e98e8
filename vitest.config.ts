import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "app/**/*.test.ts",
      "server/**/*.test.ts",
      "tests/{permissions,conformance,resilience,fuzz}/**/*.test.ts",
    ],
    globalSetup: ["tests/vitest-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
