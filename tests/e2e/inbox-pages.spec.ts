import type { APIRequestContext, Page } from "@playwright/test";
import { lead } from "./seed-data.ts";
import { expect, test } from "./seeded-server.ts";

test("a flood of spam hides no inquiry: every one is reached by pages", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin");
  const total = await countOf(page, "Inquiries");
  expect(total).toBeLessThan(150);
  await expect(pageRange(page)).toHaveText(`1 to 50 of ${total}, newest first`);
  await expect(page.getByText("Offer 1")).toHaveCount(0);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(pageRange(page)).toHaveText(`51 to 100 of ${total}, newest first`);
  await expect(pageRange(page)).toBeFocused();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(pageRange(page)).toHaveText(`101 to ${total} of ${total}, newest first`);
  await expect(page.getByText(lead.name)).toBeVisible();
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
});

test("pages of spam with equal timestamps show each row once", async ({ page, signIn }) => {
  test.slow();
  await signIn("ada");
  await page.goto("/admin?view=spam");
  const total = await countOf(page, "Spam");
  expect(total).toBeGreaterThan(1000);
  const seen: string[] = [];
  for (let first = 1; first <= total; first += 50) {
    const last = Math.min(first + 49, total);
    await expect(pageRange(page)).toHaveText(
      `${format(first)} to ${format(last)} of ${format(total)}, newest first`,
    );
    seen.push(...(await page.getByRole("rowheader").allTextContents()));
    if (last < total) await page.getByRole("link", { name: "Older" }).click();
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(pageRange(page)).toHaveText(`951 to 1,000 of ${format(total)}, newest first`);
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(seen.slice(950, 1000));
  await page.getByRole("link", { name: "To the newest" }).click();
  await expect(pageRange(page)).toHaveText(`1 to 50 of ${format(total)}, newest first`);
});

test("view and page are in the address: reload and Back keep them", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin");
  const spam = format(await countOf(page, "Spam"));
  await page.getByRole("link", { name: `Spam ${spam}` }).click();
  await expect(page).toHaveTitle("Spam · Nawat");
  await expect(pageRange(page)).toHaveText(`1 to 50 of ${spam}, newest first`);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(pageRange(page)).toHaveText(`51 to 100 of ${spam}, newest first`);
  const names = await page.getByRole("rowheader").allTextContents();
  await page.reload();
  await expect(pageRange(page)).toHaveText(`51 to 100 of ${spam}, newest first`);
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(names);
  await page.goBack();
  await expect(pageRange(page)).toHaveText(`1 to 50 of ${spam}, newest first`);
  await page.goBack();
  await expect(page.getByRole("link", { name: /^Inquiries/ })).toHaveAttribute("aria-current", "page");
  await page.getByRole("tab", { name: "Audit Logs" }).click();
  await expect(page).toHaveTitle("Audit Logs · Nawat");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Audit Logs" })).toBeVisible();
});

test("what arrives while somebody pages is neither shown twice nor hides a row", async ({
  page,
  signIn,
  site,
  request,
}) => {
  await signIn("ada");
  await page.goto("/admin");
  await expect(pageRange(page)).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  const total = (await countOf(page, "Inquiries")) + 3;
  for (let n = 1; n <= 3; n++) await sendInquiry(request, site.url, `Late ${n}`);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(pageRange(page)).toHaveText(`54 to 103 of ${total}, newest first`);
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(
    Array.from({ length: 50 }, (_, n) => `Buyer ${n + 51}`),
  );
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(pageRange(page)).toHaveText(`4 to 53 of ${total}, newest first`);
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(names);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(pageRange(page)).toHaveText(`1 to 50 of ${total}, newest first`);
  await moveToSpam(page, ["Late 1", "Late 2", "Late 3"]);
});

test("staff move an inquiry to spam and back", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin");
  await moveToSpam(page, ["Buyer 7"]);
  await expect(page.getByRole("heading", { name: "Customer Inquiries" })).toBeFocused();
  await page.goto("/admin?view=spam");
  for (;;) {
    await expect(pageRange(page)).toBeVisible();
    if ((await recordButton(page, "Buyer 7").count()) > 0) break;
    const before = await pageRange(page).textContent();
    await page.getByRole("link", { name: "Older" }).click();
    await expect(pageRange(page)).not.toHaveText(before ?? "");
  }
  await recordButton(page, "Buyer 7").click();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("Moved to the inquiries")).toBeVisible();
  await expect(recordButton(page, "Buyer 7")).toHaveCount(0);
  await page.goto("/admin");
  await expect(recordButton(page, "Buyer 7")).toBeVisible();
});

test("the audit log says who did it, and to what, in words", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin?tab=audit");
  const granted = page.getByRole("row").filter({ hasText: "role.granted" });
  await expect(granted).toContainText("Admin access granted");
  await expect(granted).toContainText("System");
  await expect(granted).toContainText("Account ada@example.com");
  const changed = page.getByRole("row").filter({ hasText: '"to":"in_progress"' });
  await expect(changed).toContainText("Status changed");
  await expect(changed).toContainText("ada@example.com");
  await expect(changed).toContainText(`Inquiry from ${lead.name}: ${lead.subject}`);
});

/** The button that opens a row; an icon stands before its name. */
function recordButton(page: Page, name: string) {
  return page.getByRole("rowheader").getByText(name, { exact: true });
}

function pageRange(page: Page) {
  return page.locator(".inbox-module-range");
}

async function countOf(page: Page, view: "Inquiries" | "Spam"): Promise<number> {
  const text = await page.getByRole("link", { name: new RegExp(`^${view}`) }).textContent();
  return Number(text?.replace(/\D/g, ""));
}

function format(n: number): string {
  return n.toLocaleString("en");
}

async function moveToSpam(page: Page, names: string[]) {
  for (const name of names) {
    const row = recordButton(page, name);
    await row.click();
    await page.getByRole("button", { name: "Move to spam" }).click();
    await expect(row).toHaveCount(0);
  }
}

async function sendInquiry(request: APIRequestContext, url: string, name: string) {
  const answer = await request.post(`${url}/functions/v1/submit-inquiry`, {
    headers: { apikey: "sb_publishable_embedded" },
    data: { type: "contact", name, email: "late@example.com", subject: "Late", message: "Hello" },
  });
  expect(answer.status()).toBe(200);
}
