import { type Browser, type Page, test as base } from "@playwright/test";
import type { Config } from "../../../server/config.ts";
import { writeLogTo } from "../../../server/log/log.ts";
import { embedded, postgres } from "../engines.ts";
import { startImapServer, type TestImapServer } from "../mail/imap-server.ts";
import { type OpenServer, openServer } from "../server.ts";

export type Site = OpenServer;

// The browser says what went wrong.
writeLogTo(() => {});

/** In `npm run test:all` the other one: every journey is tried on both. */
const engine = process.env["TEST_ALL"] ? embedded : postgres;

/** Runs a server of its own in this process while `use` lasts. */
export async function runSite(use: (site: Site) => Promise<void>, overrides?: Partial<Config>) {
  const site = await openServer(overrides, engine);
  await use(site);
  await site.stop();
}

interface Sites {
  /** Serves tests that count nothing of what is stored, and of whom none becomes an admin. */
  publicSite: Site;
  /** A page of it that the tests of a worker share: those that only look at pages, and those that compare with one. */
  sharedPage: Page;
  /** The same without JavaScript. */
  sharedPageWithoutScripts: Page;
  /** For tests that empty it first. */
  ownSite: Site;
  /** In which visitors of the desk's site answer. */
  mailbox: TestImapServer;
  /** Its staff are told of inquiries and get answers by mail. For tests that empty it first. */
  deskSite: Site;
}

/**
 * What the tests of a worker share, each started when a test first asks for it. All are declared here, because Playwright
 * starts a new worker, with a new browser, for a test that declares others.
 */
export const test = base.extend<object, Sites>({
  publicSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => runSite(use),
    { scope: "worker", timeout: 120_000 },
  ],
  sharedPage: [
    async ({ browser, publicSite }, use) => providePage(browser, publicSite.url, true, use),
    { scope: "worker" },
  ],
  sharedPageWithoutScripts: [
    async ({ browser, publicSite }, use) => providePage(browser, publicSite.url, false, use),
    { scope: "worker" },
  ],
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => runSite(use),
    { scope: "worker", timeout: 120_000 },
  ],
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = await startImapServer();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  deskSite: [
    async ({ mailbox }, use) =>
      runSite(use, { imapUrl: mailbox.url, mailBegins: true, staffEmails: [staffEmail] }),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Where the staff of the desk's site are told. */
export const staffEmail = "team@nawat.example";

async function providePage(
  browser: Browser,
  baseURL: string,
  javaScriptEnabled: boolean,
  use: (page: Page) => Promise<void>,
) {
  const storageState = returningVisitor(baseURL);
  const context = await browser.newContext({ baseURL, javaScriptEnabled, storageState });
  await use(await context.newPage());
  await context.close();
}

/** They have chosen their language and have the web fonts. First visits have tests of their own. */
export function returningVisitor(origin: string) {
  const localStorage = ["language-chosen", "web-fonts-loaded"].map((name) => ({ name, value: "yes" }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
