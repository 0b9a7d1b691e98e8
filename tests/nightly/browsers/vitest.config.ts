import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["tests/support/prepare-databases.ts"],
    include: ["tests/nightly/browsers/journeys/*.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Two browsers and a server each are enough for two processors.
    maxWorkers: 2,
  },
});
