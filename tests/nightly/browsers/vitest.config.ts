import { defineConfig } from "vitest/config";
import { hasArticles } from "../../../app/has-articles.ts";

export default defineConfig({
  test: {
    globalSetup: ["tests/support/prepare-databases.ts"],
    include: ["tests/nightly/browsers/journeys/*.test.ts"],
    exclude: hasArticles ? [] : ["**/articles.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Two browsers and a server each are enough for two processors.
    maxWorkers: 2,
  },
});
