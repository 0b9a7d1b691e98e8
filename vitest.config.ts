import { availableParallelism } from "node:os";
import { join } from "node:path";
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

const withDatabases = {
  ...settings,
  globalSetup: ["tests/support/prepare-databases.ts"],
  env: { [nodeArgumentVariable]: quickStart },
};

/** What only `npm run test:all` tries plays months, or a thousand requests. */
const slowTests = { ...withDatabases, testTimeout: 180_000, hookTimeout: 180_000 };

/** In this order, so that what fails soonest comes first. */
export default defineConfig({
  test: {
    projects: [
      {
        // Needs neither a build nor a database. Its firm is one of its own, so that a change of yours turns no test red.
        resolve: {
          alias: [
            {
              find: /^(?:\.\.\/)+firm\/(company|office|law|facts)\.ts$/,
              replacement: join(import.meta.dirname, "tests/support/firm/$1.ts"),
            },
          ],
        },
        test: {
          ...settings,
          name: "unit",
          css: { include: /colors\.css/ },
          include: ["{app,scene,server}/**/*.test.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What a change of yours may make untrue.
        test: {
          ...settings,
          name: "firm",
          css: { include: /colors\.css/ },
          include: ["firm/**/*.test.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...withDatabases,
          name: "server",
          include: ["tests/{rules,server}/**/*.test.ts"],
          // Many tests wait, for another process or for the disk.
          maxWorkers: availableParallelism() + 2,
          sequence: { groupOrder: 1 },
        },
      },
      ...(runsAll
        ? [
            {
              test: {
                ...slowTests,
                name: "nightly",
                include: ["tests/nightly/*.test.ts"],
                maxWorkers: availableParallelism() + 2,
                sequence: { groupOrder: 2 },
              },
            },
            {
              test: {
                ...slowTests,
                name: "under load",
                include: ["tests/nightly/under-load/*.test.ts"],
                // They judge how quickly a server answers under load: all that may run meanwhile is one more of them.
                maxWorkers: 2,
                sequence: { groupOrder: 3 },
              },
            },
          ]
        : []),
    ],
  },
});
