import type { BrowserContext, Page } from "@playwright/test";
import { sessionKey } from "../../../app/backend/session-key.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { sendingWords } from "../../../app/inquiries/desk/sending/sending-words.ts";
import { layoutWords } from "../../../app/staff/words.ts";
import { rotateSigningKey } from "../../../server/auth/signing-key.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { password } from "../../support/person.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { apikey } from "../../support/person.ts";

const reply = "اللوحة في الطريق إليكم.";

// In `npm run test:all` also one that is slow.
for (const hours of process.env["TEST_ALL"] ? [1, -1] : [1]) {
  test(`two tabs on a computer whose clock is ${hours} h fast work at the desk for an hour, with one refresh`, async ({
    page: first,
    context,
  }) => {
    await context.clock.install({ time: Date.now() + hours * 3_600_000 });
    const refreshes = countRefreshes(context);
    await signIn(first, "ada@example.com", password);
    const tabs = await openTwoTabs(first);
    for (const page of tabs) await openNextInquiry(page);
    await context.clock.fastForward("40:00");
    for (const page of tabs) await openNextInquiry(page);
    expect(refreshes()).toBe(0);
    await context.clock.fastForward("26:00");
    for (const page of tabs) await openNextInquiry(page);
    expect(refreshes()).toBeGreaterThan(0);
    // Both may have asked at the same moment.
    expect(refreshes()).toBeLessThanOrEqual(2);
  });
}

test("a leaked key is revoked while two tabs are open: both work on, and what is sent is sent once", async ({
  openDesk,
  request,
  site,
}) => {
  const [tab, other] = await openTwoTabs(await openDesk("ada", "en", "/admin"));
  await openNextInquiry(tab);
  await tab.getByLabel(composerWords.replyLabel.en).fill(reply);
  await expect(tab.getByText(composerWords.saved.en.replace("{time}", ""))).toBeVisible();
  const stored = await tab.evaluate((key) => localStorage.getItem(key), sessionKey);
  const leaked: string = JSON.parse(stored ?? "").access_token;
  const statusOf = async (token: string) => {
    const headers = { apikey, Authorization: `Bearer ${token}` };
    return (await request.get("/auth/v1/user", { headers })).status();
  };
  expect(await statusOf(leaked)).toBe(200);
  await rotateSigningKey(site.database);
  // For a key that it does not know, the server reads its keys again.
  const header = Buffer.from('{"alg":"ES256","typ":"JWT","kid":"unknown"}').toString("base64url");
  expect(await statusOf(leaked.replace(/^[^.]+/, header))).toBe(403);
  expect(await statusOf(leaked)).toBe(403);
  await Promise.all([
    tab.getByRole("button", { name: composerWords.send.en, exact: true }).click(),
    other.getByRole("button", { name: layoutWords.reload.en }).click(),
  ]);
  await expect(tab.getByText(sendingWords.onItsWay.en)).toBeVisible();
  await openNextInquiry(other);
  expect(await site.query("select body from public.inquiry_messages where direction = 'sent'")).toEqual([
    { body: reply },
  ]);
});

async function openTwoTabs(tab: Page): Promise<[Page, Page]> {
  const other = await tab.context().newPage();
  for (const page of [tab, other]) {
    await page.goto("/admin");
    await expect(rows(page)).toHaveCount(12);
  }
  return [tab, other];
}

/** From the list, or from the inquiry that is open. */
async function openNextInquiry(page: Page) {
  if (new URL(page.url()).searchParams.has("inquiry")) await page.keyboard.press("Escape");
  await rows(page).first().click();
  await expect(page.getByLabel(composerWords.replyLabel.en)).toBeVisible();
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
