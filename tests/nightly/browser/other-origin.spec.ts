import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, type Page, test as base } from "@playwright/test";
import { pageHeaders } from "../../../server/pages/headers.ts";
import { createDataFolder } from "../../support/data-folder.ts";
import { findFreePort } from "../../../server/http/free-port.ts";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { startStaticHost } from "./static-host.ts";
import { failOnConsoleErrors } from "../../support/browser/console-errors.ts";
import { fillRequired, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { expect, firstVisit } from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";

const root = join(import.meta.dirname, "../../..");
const buildDirectory = "build/other-origin";
const password = "a door of brass";
const publishableKey = "sb_publishable_other";

interface Site {
  /** Origin of the pages: any host that serves files. */
  url: string;
  dataDir: string;
}

/** The pages on one origin and the server on another. Built once, for both addresses. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const port = await findFreePort();
      const host = { port, url: `http://127.0.0.1:${port}` };
      const dataDir = await createDataFolder();
      const environment = { PUBLIC_URL: host.url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey };
      const server = await startServerProcess({ dataDir, databaseUrl: undefined }, { environment });
      await promisify(execFile)("react-router", ["build"], {
        cwd: root,
        env: {
          ...process.env,
          BUILD_DIRECTORY: buildDirectory,
          PUBLIC_URL: host.url,
          VITE_SUPABASE_URL: server.url,
          VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
        },
        maxBuffer: 64 * 1024 * 1024,
      });
      const settings = { publicUrl: host.url, hsts: undefined, apiOrigin: server.url };
      const staticHost = await startStaticHost(join(root, buildDirectory, "client"), {
        port,
        policyOf: (html) => pageHeaders(html, settings)["Content-Security-Policy"],
      });
      await use({ url: host.url, dataDir });
      await staticHost.stop();
      server.child.kill("SIGTERM");
      await server.exited;
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  storageState: firstVisit,
  page: failOnConsoleErrors,
});

// In one worker: each would build the site.
test.describe.configure({ mode: "default" });

test("pages on one origin, the API on another: both forms, an account by mail, the desk", async ({
  page,
  browser,
  site,
}) => {
  const strings = words.en;
  await sendMessage(page);
  await sendProjectWithoutScript(browser, site.url);

  await page.goto("/auth");
  await page.getByRole("tab", { name: strings.signUpTab }).click();
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(strings.accountEmail).fill("ada@example.com");
  await panel.getByLabel(strings.password, { exact: false }).first().fill(password);
  await panel.getByRole("button", { name: strings.signUp }).click();
  const link = extractLink(await waitForMail(site.dataDir, "ada@example.com"));
  expect(link.startsWith(`${site.url}/auth/confirm#`)).toBe(true);
  await page.goto(link);
  await page.getByLabel(strings.password, { exact: false }).first().fill(password);
  await page.getByRole("button", { name: strings.confirm }).click();
  await expect(page.getByRole("heading", { name: strings.denied })).toBeVisible();
  await page.getByRole("button", { name: strings.signOut }).click();

  await signIn(page, "ada@example.com", password);
  await page.getByRole("button", { name: strings.grant }).click();
  await expect(page.getByText(strings.granted)).toBeVisible();
  // Spam is not in this view: neither form was taken for a stranger's.
  await expect(page.locator("[data-inquiry]")).toHaveCount(2);
});

async function sendMessage(page: Page) {
  await page.clock.install();
  await openForm(page, "/en/contact");
  await fillRequired(page, "en");
  // What is sent within two seconds is taken for a bot's.
  await page.clock.fastForward(3_000);
  await submitForm(page);
  await expect(page.getByText(words.en.messageSent)).toBeVisible();
  // The host that serves the pages is not told the key.
  await expect(page).toHaveURL(/\/en\/contact\/sent\?reference=N-\w{5}&due=[^&]+#received$/);
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  await expect(page.locator("[data-sent=reference]")).toContainText(reference);
}

async function sendProjectWithoutScript(browser: Browser, siteUrl: string) {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/ar/start-project");
  await fillRequired(page, "ar", { email: "omar@example.com" });
  await submitForm(page);
  await expect(page).toHaveURL(
    ({ origin, pathname, hash }) => origin + pathname + hash === `${siteUrl}/ar/start-project/sent#received`,
  );
  await expect(page.getByText(words.ar.projectSent)).toBeVisible();
  await context.close();
}
