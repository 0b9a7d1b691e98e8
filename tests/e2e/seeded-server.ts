import { type BrowserContext, expect, test as base } from "@playwright/test";
import { createDataFolder } from "../data-folder.ts";
import type { TestDatabase } from "../engines.ts";
import type { ServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { runServer } from "./run-server.ts";
import { type Account, password, seedSite } from "./seed-data.ts";
import { withSiteDatabase } from "./site-database.ts";

/** A site with staff, inquiries and a flood of spam. One serves all tests of a worker; each cleans up what it changes. */
export const test = base.extend<
  { signIn: (who: Account) => Promise<void> },
  { site: ServerProcess & TestDatabase }
>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      await runServer(await createDataFolder(), async (server) => {
        await withSiteDatabase(server, seedSite);
        await use(server);
      });
    },
    { scope: "worker", timeout: 120_000 },
  ],
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
