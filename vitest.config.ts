import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { nodeArgumentVariable, quickStart } from "./tests/server-process.ts";

const runsAll = Boolean(process.env["TEST_ALL"]);

const settings = {
  // Files leave nothing behind; each would load all modules again.
  isolate: false,
  // Threads of one process compile the embedded database once, not each for itself.
  pool: "threads" as const,
  restoreMocks: true,
  unstubEnvs: true,
  // Where something else takes the machine, a server's own limits of time may end what a test waits for.
  retry: 1,
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // On a busy machine what is waited for comes later.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ["tests/vitest-setup.ts"],
    projects: [
      {
        test: {
          ...settings,
          name: "behaviour",
          env: { [nodeArgumentVariable]: quickStart },
          css: { include: /colors\.css/ },
          include: [
            "app/**/*.test.ts",
            "scene/**/*.test.ts",
            "server/**/*.test.ts",
            "demo/**/*.test.ts",
            "tests/{permissions,conformance,machines,resilience}/**/*.test.ts",
            ...(runsAll ? ["tests/nightly/*.test.ts"] : []),
          ],
          // Many tests wait, for a timeout or for the disk.
          maxWorkers: availableParallelism() + 2,
          sequence: { groupOrder: 0 },
        },
      },
      ...(runsAll
        ? [
            {
              test: {
                ...settings,
                name: "under load",
                include: ["tests/nightly/under-load/*.test.ts"],
                // They judge how quickly a server answers under load: all that may run meanwhile is one more of them.
                maxWorkers: 2,
                sequence: { groupOrder: 1 },
              },
            },
          ]
        : []),
    ],
  },
});
