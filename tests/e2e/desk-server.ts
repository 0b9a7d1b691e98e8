import { type Browser, expect, type Page, test as base } from "@playwright/test";
import { createDataFolder } from "../data-folder.ts";
import type { TestDatabase } from "../engines.ts";
import { startImapServer, type TestImapServer } from "../imap-server.ts";
import type { ServerProcess } from "../server-process.ts";
import { runServer } from "./run-server.ts";
import { password, seedDesk } from "./seed-desk.ts";
import { switchLanguage } from "./shared-server.ts";
import { emptySite, withSiteDatabase } from "./site-database.ts";

type Member = "ada" | "karim";

interface WorkerFixtures {
  /** In which visitors answer. */
  mailbox: TestImapServer;
  /** It serves all tests of a worker, one after the other. */
  process: ServerProcess & TestDatabase;
}

interface Fixtures {
  site: ServerProcess & TestDatabase;
  /** A page of one of the staff, in a browser of their own unless one is given. */
  openDesk: (who: Member, locale: "en" | "ar", path: string, page?: Page) => Promise<Page>;
  /** Ends every session of Ada's, as from another device. */
  endSessions: () => Promise<void>;
}

/** A site with two of the staff and twelve open inquiries, for one test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const mailbox = await startImapServer();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  process: [
    async ({ mailbox }, use) =>
      runServer(await createDataFolder(), use, {
        environment: { IMAP_URL: mailbox.url, STAFF_EMAIL: staffEmail },
      }),
    { scope: "worker", timeout: 120_000 },
  ],
  site: async ({ process: running }, use) => {
    await emptySite(running);
    await withSiteDatabase(running, seedDesk);
    await use(running);
  },
  openDesk: async ({ browser, site }, use) => {
    const pages: Page[] = [];
    await use(async (who, locale, path, open) => {
      const page = open ?? (await openPage(browser, site.url));
      pages.push(page);
      await signIn(page, site.url, who);
      await page.goto(path);
      await switchLanguage(page, locale);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      return page;
    });
    for (const page of new Set(pages)) await page.context().close();
  },
  endSessions: async ({ request, site }, use) => {
    await use(async () => {
      const token = await requestToken(request, site.url, "ada");
      const answer = await request.post(`${site.url}/auth/v1/logout?scope=global`, {
        headers: { ...apikey, Authorization: `Bearer ${token.access_token}` },
      });
      expect(answer.status()).toBe(204);
    });
  },
});

export { expect };

/** Where staff are told. */
export const staffEmail = "team@nawat.example";

const apikey = { apikey: "sb_publishable_embedded" };

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** Signs in as the form does, and leaves the session where the official client looks for it. */
async function signIn(page: Page, url: string, who: Member) {
  const session = JSON.stringify(await requestToken(page.request, url, who));
  await page.goto("/auth");
  await page.evaluate((stored) => localStorage.setItem("supabase.auth.token", stored), session);
}

async function requestToken(request: Page["request"], url: string, who: Member) {
  const answer = await request.post(`${url}/auth/v1/token?grant_type=password`, {
    headers: apikey,
    data: { email: `${who}@example.com`, password },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}
