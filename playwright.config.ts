import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { prepareBrowser, prepareWebGlBrowser } from "./tests/support/browser.ts";
import { nodeArgumentVariable, quickStart } from "./tests/support/server-process.ts";

process.env[nodeArgumentVariable] = quickStart;

/** Only `npm run test:all` tries these. */
const testIgnore = process.env["TEST_ALL"] ? [] : ["nightly/**"];

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/support/prepare-databases.ts",
  fullyParallel: true,
  forbidOnly: true,
  // More would starve the servers, whose own limits of time are part of the tests.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  // What builds the site once more comes first: else one worker would wait for it at the end.
  // Then the scenes, which need WebGL: its browser serves all of them.
  projects: [
    { name: "own build", testMatch: "other-origin.spec.ts", testIgnore },
    {
      name: "scenes",
      testMatch: "hero-*.spec.ts",
      testIgnore,
      use: { launchOptions: await prepareWebGlBrowser(), viewport: { width: 640, height: 480 } },
    },
    {
      name: "pages",
      testMatch: "*.spec.ts",
      testIgnore: ["other-origin.spec.ts", "hero-*.spec.ts", ...testIgnore],
    },
  ],
  // Failures are described in text. A trace of every test would take long: `--trace on` makes one of a test that failed.
  use: { launchOptions: await prepareBrowser(), actionTimeout: 10_000 },
});
