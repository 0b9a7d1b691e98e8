import { type Browser, expect, type Page } from "@playwright/test";
import { password, seedDesk } from "./seed-desk.ts";
import { switchLanguage } from "./shared-server.ts";
import { emptySite } from "./empty-site.ts";
import { type Site, test as base } from "./sites.ts";

type Member = "ada" | "karim";

interface Fixtures {
  site: Site;
  /** A page of one of the staff, in a browser of their own unless one is given. */
  openDesk: (who: Member, locale: "en" | "ar", path: string, page?: Page) => Promise<Page>;
  /** Sends what waits for its ten seconds or for a later moment, and looks again. */
  sendNow: (page: Page) => Promise<void>;
  /** Mails come, are read, and the page looks again. */
  receive: (page: Page, ...mails: string[]) => Promise<void>;
  /** Ends every session of Ada's, as from another device. */
  endSessions: () => Promise<void>;
}

/** A site with two of the staff and twelve open inquiries, for one test. */
export const test = base.extend<Fixtures>({
  site: async ({ deskSite }, use) => {
    await emptySite(deskSite);
    await seedDesk(deskSite.database);
    await use(deskSite);
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
export { ahmad } from "./seed-desk.ts";

/** As when its tab is shown again: the desk then asks for what is new, also where it waits for an older answer. */
export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

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
