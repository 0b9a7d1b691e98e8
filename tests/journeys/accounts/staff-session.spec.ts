import type { BrowserContext, Page } from "@playwright/test";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { expect, test as base } from "../../support/browser/desk-server.ts";
import { password } from "../../support/browser/seed-desk.ts";
import { signIn } from "../../support/browser/sign-in.ts";

const test = base.extend({ baseURL: async ({ site }, use) => use(site.url) });

const hourMs = 3_600_000;
const refreshCall = "**/auth/v1/token?grant_type=refresh_token";

for (const { clock, offset } of [
  { clock: "an hour fast", offset: hourMs },
  { clock: "an hour slow", offset: -hourMs },
]) {
  test(`two tabs on a computer whose clock is ${clock} work at the desk for an hour, with one refresh`, async ({
    context,
  }) => {
    await context.clock.install({ time: Date.now() + offset });
    const refreshes = countRefreshes(context);
    const tabs = await openTwoTabs(context);
    for (let minutes = 0; minutes < 66; minutes += 22) {
      for (const tab of tabs) await openNextInquiry(tab);
      expect(refreshes()).toBe(0);
      await context.clock.fastForward(22 * 60_000);
    }
    for (const tab of tabs) await openNextInquiry(tab);
    expect(refreshes()).toBeGreaterThan(0);
    // Both may have asked at the same moment.
    expect(refreshes()).toBeLessThanOrEqual(2);
  });
}

for (const { answer, response } of [
  { answer: "a 429", response: { status: 429, json: { code: "over_request_rate_limit", message: "x" } } },
  { answer: "a proxy's page", response: { status: 403, contentType: "text/html", body: "<h1>No</h1>" } },
]) {
  test(`${answer} at the refresh signs nobody out`, async ({ context }) => {
    await context.clock.install();
    const [tab, other] = await openTwoTabs(context);
    let refused = 0;
    await context.route(refreshCall, (route) => {
      refused += 1;
      return route.fulfill(response);
    });
    await context.clock.fastForward(hourMs);
    await tab.getByRole("button", { name: "Reload" }).click();
    await expect(async () => {
      // The client tries for half a minute.
      await context.clock.fastForward(5_000);
      await expect(tab.getByText("The server is not ready just now.").first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(refused).toBeGreaterThan(0);
    await context.unroute(refreshCall);
    // The client asks again after a minute.
    await context.clock.fastForward(61_000);
    for (const page of [tab, other]) await openNextInquiry(page);
  });
}

test("a leaked key is revoked while two tabs are open: both work on, and what is sent is sent once", async ({
  context,
  site,
  request,
}) => {
  const [tab, other] = await openTwoTabs(context);
  await openNextInquiry(tab);
  await tab.getByLabel("Your reply").fill("اللوحة في الطريق إليكم.");
  await expect(tab.getByText(/Draft saved/)).toBeVisible();
  const token = await tab.evaluate(
    () => JSON.parse(localStorage.getItem("supabase.auth.token") ?? "").access_token,
  );
  expect(await runOperatorCommand(site, "rotate-key", ["--revoke"])).toMatchObject({ code: 0 });
  const statusOfToken = async () => {
    const headers = { apikey: "sb_publishable_embedded", Authorization: `Bearer ${token}` };
    return (await request.get(`${site.url}/auth/v1/user`, { headers })).status();
  };
  await expect.poll(statusOfToken).toBe(403);
  await Promise.all([
    tab.getByRole("button", { name: "Send", exact: true }).click(),
    other.getByRole("button", { name: "Reload" }).click(),
  ]);
  await expect(tab.getByText("The email is on its way.")).toBeVisible();
  await openNextInquiry(other);
  expect(await site.query("select body from public.inquiry_messages where direction = 'sent'")).toEqual([
    { body: "اللوحة في الطريق إليكم." },
  ]);
});

async function openTwoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const tab = await context.newPage();
  await signIn(tab, "ada@example.com", password);
  await expect(rows(tab)).toHaveCount(12);
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(rows(other)).toHaveCount(12);
  return [tab, other];
}

/** From the list, or from the inquiry that is open. */
async function openNextInquiry(page: Page) {
  if (new URL(page.url()).searchParams.has("inquiry")) await page.keyboard.press("Escape");
  await rows(page).first().click();
  await expect(page.getByLabel("Your reply")).toBeVisible();
}

function rows(page: Page) {
  return page.locator("[data-inquiry]").getByRole("link");
}

/** How often the tabs of a browser asked for another token. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) count += 1;
  });
  return () => count;
}
