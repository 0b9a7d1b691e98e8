import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, test as base } from "@playwright/test";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { type Account, password, seedSite } from "./seed-data.ts";

interface Site {
  server: ServerProcess;
  dataDir: string;
}

/** A site with staff, inquiries and a flood of spam. One serves all tests of a worker; each cleans up what it changes. */
export const test = base.extend<{ signIn: (who: Account) => Promise<void> }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "nawat-"));
      await seedSite(dataDir);
      const server = await startServerProcess({ dataDir, databaseUrl: undefined });
      await use({ server, dataDir });
      server.child.kill("SIGTERM");
      await server.exited;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
  signIn: async ({ context, site }, use) => use((who) => signIn(context, site.server.url, who)),
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
