import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "app/**/*.test.ts",
      "scene/**/*.test.ts",
      "server/**/*.test.ts",
      "tests/{permissions,conformance,resilience,fuzz}/**/*.test.ts",
    ],
    css: { include: /colors\.css/ },
    globalSetup: ["tests/postgres-cluster.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
