import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, test as base } from "@playwright/test";
import { hashPassword } from "../../server/auth/passwords.ts";
import { openEmbedded } from "../../server/database/embedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import { type ServerProcess, startProcess } from "../process.ts";
import { withoutComplaints } from "./complaints.ts";

/** Ada is an admin, Sam has an account and no role. */
export type Account = "ada" | "sam";

const password = "a door of brass";
const ids = { ada: "00000000-0000-4000-8000-0000000000ad", sam: "00000000-0000-4000-8000-00000000005a" };

/** Older than all spam: a lead that 1,005 of it must not hide. */
export const lead = { name: "Nadia Lead", email: "nadia@example.com", subject: "A pump controller" };
export const spamCount = 1005;
export const inquiryCount = 121;

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
      await settle(dataDir);
      const server = await startProcess({ dataDir, databaseUrl: undefined });
      await use({ server, dataDir });
      server.child.kill("SIGTERM");
      await server.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
  signIn: async ({ context, site }, use) => use((who) => signIn(context, site.server.url, who)),
  page: withoutComplaints,
});

async function settle(dataDir: string) {
  const database = await openEmbedded(dataDir);
  await migrate(database);
  const hashed = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
       values ($1, 'ada@example.com', $3, now()), ($2, 'sam@example.com', $3, now())`,
      [ids.ada, ids.sam, hashed],
    );
    await transaction.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [ids.ada]);
    await transaction.query(
      `insert into public.inquiries (type, name, email, subject, message, status, created_at)
       select 'contact', 'Buyer ' || n, 'buyer' || n || '@example.com', 'Board ' || n, 'Hello', 'new',
         now() - interval '1 day' - n * interval '1 minute'
       from generate_series(1, $1::int) as n
       union all select 'contact', $2, $3, $4, 'Hello', 'answered', now() - interval '9 days'
       union all select 'contact', 'Offer ' || n, 'offer' || n || '@example.com', 'Win', 'Now', 'spam',
         -- Many came at the same moment.
         date_trunc('hour', now()) - (n / 100) * interval '1 minute'
       from generate_series(1, $5::int) as n`,
      [inquiryCount - 1, lead.name, lead.email, lead.subject, spamCount],
    );
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: ids.ada, role: "authenticated" }),
    ]);
    await transaction.query("update public.inquiries set status = 'in_progress' where email = $1", [
      lead.email,
    ]);
  });
  await database.close();
}

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
