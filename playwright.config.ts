import { defineConfig } from "@playwright/test";
import { prepareBrowser } from "./scene/headless/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/data-template.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  // Failures are described in text. A trace of every test would take long: `--trace on` makes one of a test that failed.
  use: { launchOptions: await prepareBrowser(), actionTimeout: 10_000 },
});
