import { type BrowserContext, expect } from "@playwright/test";
import { failOnConsoleErrors } from "./console-errors.ts";
import { type Account, password } from "./seed-data.ts";
import { type Site, test as base } from "./sites.ts";

/** A site with staff, inquiries and a flood of spam. One serves all tests of a worker; each cleans up what it changes. */
export const test = base.extend<{ site: Site; signIn: (who: Account) => Promise<void> }>({
  site: async ({ seededSite }, use) => use(seededSite),
  baseURL: async ({ site }, use) => use(site.url),
  signIn: async ({ context, site }, use) => use((who) => signIn(context, site.url, who)),
  page: failOnConsoleErrors,
});

async function signIn(context: BrowserContext, url: string, who: Account) {
  const answer = await context.request.post(`${url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: "sb_publishable_embedded" },
    data: { email: `${who}@example.com`, password },
  });
  expect(answer.status()).toBe(200);
  const session = await answer.text();
  await context.addInitScript((stored) => {
    // Once per tab: what the page does with its session afterwards stays.
    if (!sessionStorage.getItem("signed-in")) localStorage.setItem("supabase.auth.token", stored);
    sessionStorage.setItem("signed-in", "yes");
  }, session);
}

export { expect };
