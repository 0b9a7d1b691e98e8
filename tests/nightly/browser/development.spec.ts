import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as expectPromptly } from "@playwright/test";
import { findFreePort } from "../../../server/http/free-port.ts";
import { waitUntilReady } from "../../support/server-process.ts";
import { failOnConsoleErrors } from "../../support/browser/console-errors.ts";
import { waitForHydration } from "../../support/browser/shared-server.ts";
import { test as base } from "../../support/browser/sites.ts";

/** Each module is transformed when it is first asked for. */
const expect = expectPromptly.configure({ timeout: 30_000 });

const test = base.extend<{ url: string }>({
  url: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "nawat-"));
      const port = await findFreePort();
      const child = spawn(process.execPath, ["server/dev.ts"], {
        env: { PATH: process.env["PATH"], PORT: String(port), DATA_DIR: dataDir },
        stdio: ["ignore", "ignore", "inherit"],
      });
      const exited = once(child, "exit");
      const url = `http://localhost:${port}`;
      await Promise.race([
        waitUntilReady(url),
        exited.then(() => Promise.reject(new Error("the development server exited at once"))),
      ]);
      await use(url);
      child.kill("SIGTERM");
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ url }, use) => use(url),
  page: failOnConsoleErrors,
});

test("in development pages have the policy of the built ones, are hydrated, and store an inquiry", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const response = await page.goto("/en/contact");
  const policy = response?.headers()["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src/);
  expect(policy).toContain("trusted-types 'none'");
  await waitForHydration(page);
  await page.getByLabel("Full name").fill("Nadia Haddad");
  await page.getByLabel("Email address").fill("nadia@example.com");
  await page.getByLabel("Subject").fill("A pump controller");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();

  await page.goto("/auth");
  await expect(page.getByLabel("Password")).toBeEnabled();
  await expect(page.locator("form [type=submit]")).not.toHaveCSS("padding-inline-start", "0px");
});
