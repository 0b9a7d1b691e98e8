import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { nodeArgumentVariable, quickStart } from "./tests/support/server-process.ts";

const runsAll = Boolean(process.env["TEST_ALL"]);

const settings = {
  // Files leave nothing behind; each would load all modules again.
  isolate: false,
  // Threads of one process compile the embedded database once, not each for itself.
  pool: "threads" as const,
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 20_000,
  hookTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ["tests/support/prepare-databases.ts"],
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
            "tests/{rules,server}/**/*.test.ts",
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
