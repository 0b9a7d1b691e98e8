import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "app/**/*.test.ts",
      "server/**/*.test.ts",
      "tests/{permissions,conformance,resilience,fuzz}/**/*.test.ts",
    ],
    globalSetup: ["tests/vitest-setup.ts"],
    // Many tests wait, for a timeout or for the disk.
    maxWorkers: "100%",
    // Files leave nothing behind; each would load all modules again.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
