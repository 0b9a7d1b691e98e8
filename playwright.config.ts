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
  use: { launchOptions: await prepareBrowser(), actionTimeout: 10_000, trace: "retain-on-failure" },
});
