import { type Browser, expect, type Page } from "@playwright/test";
import { sessionKey } from "../../../app/backend/session-key.ts";
import { localeStorageKey } from "../../../app/staff/preferred-locale.ts";
import { beginSession } from "../person.ts";
import { failOnConsoleErrors, watchConsole } from "./console-errors.ts";
import { ada, seedDesk } from "./seed-desk.ts";
import { emptySite } from "./empty-site.ts";
import { type Site, test as base } from "./sites.ts";

type Member = "ada" | "karim" | "sam";

interface Fixtures {
  site: Site;
  /** A page of somebody who is signed in, in a browser of their own unless one is given. */
  openDesk: (who: Member, locale: "en" | "ar", path: string, page?: Page) => Promise<Page>;
  /** Sends what waits for its ten seconds or for a later moment, and looks again. */
  sendNow: (page: Page) => Promise<void>;
  /** Mails come, are read, and the page looks again. */
  receive: (page: Page, ...mails: string[]) => Promise<void>;
  /** Ends every session of Ada's, as from another device. */
  endSessions: () => Promise<void>;
}

/** A site with two of the staff, Sam who is none of them, and twelve open inquiries, for one test. */
export const test = base.extend<Fixtures>({
  site: async ({ deskSite }, use) => {
    await emptySite(deskSite);
    await seedDesk(deskSite.database);
    await use(deskSite);
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: failOnConsoleErrors,
  openDesk: async ({ browser, site }, use) => {
    const pages = new Map<Page, () => void>();
    await use(async (who, locale, path, open) => {
      const { session } = await beginSession(site, `${who}@example.com`);
      const stored = { [sessionKey]: JSON.stringify(session), [localeStorageKey]: locale };
      const page = open ?? (await openPage(browser, site.url, stored));
      if (open) await store(page, stored);
      else pages.set(page, watchConsole(page));
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      return page;
    });
    for (const page of pages.keys()) await page.context().close();
    for (const expectNone of pages.values()) expectNone();
  },
  sendNow: async ({ site }, use) =>
    use(async (page) => {
      await site.sendWaitingMails();
      await lookAgain(page);
    }),
  receive: async ({ site, mailbox }, use) =>
    use(async (page, ...mails) => {
      for (const mail of mails) mailbox.deliver(mail);
      await site.now.readMailbox();
      await site.now.sendMails();
      await lookAgain(page);
    }),
  endSessions: async ({ site }, use) =>
    use(async () => {
      await site.query("delete from auth.sessions where user_id = $1", [ada]);
    }),
});

export { expect };
export { ahmad } from "./seed-desk.ts";

/** As when its tab is shown again: the desk then asks for what is new, also where it waits for an older answer. */
export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

async function openPage(browser: Browser, baseURL: string, stored: Record<string, string>): Promise<Page> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  return context.newPage();
}

async function store(page: Page, stored: Record<string, string>) {
  await page.goto("/auth");
  await page.evaluate((items) => Object.assign(localStorage, items), stored);
}
