import type { APIRequestContext, Page } from "@playwright/test";
import type { Site } from "../../support/browser/sites.ts";
import { lead } from "../../support/browser/seed-data.ts";
import { expect, test } from "../../support/browser/seeded-server.ts";

test("a flood of spam hides no inquiry: every one is reached by pages", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  const total = await countOf(page, "All");
  expect(total).toBeLessThan(150);
  const names = await namesOnPage(page, 50);
  await expect(page.getByText(`1–50 of ${total}`)).toBeVisible();
  await page.getByRole("link", { name: "Next page" }).click();
  const range = page.getByText(`51–100 of ${total}`);
  await expect(range).toBeFocused();
  await expect(range).toBeInViewport();
  await expect(rowNames(page).first()).toBeInViewport();
  names.push(...(await namesOnPage(page, 50, names[0])));
  await page.getByRole("link", { name: "Next page" }).click();
  names.push(...(await namesOnPage(page, total - 100, names[50])));
  expect(new Set(names).size).toBe(total);
  expect(names.at(-1)).toBe(lead.name);
  expect(names.filter((name) => name.startsWith("Offer"))).toEqual([]);
  await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
  // Another view begins with its first page.
  await page.getByRole("link", { name: /^Open / }).click();
  await expect(page.getByText(/^1–50 of/)).toBeVisible();
});

test("pages of spam with equal timestamps show each row once", async ({ page, signIn }) => {
  test.slow();
  await signIn("ada");
  await page.goto("/admin?view=spam&as=table");
  const total = await countOf(page, "Spam");
  expect(total).toBeGreaterThan(1000);
  const seen: string[] = [];
  while (seen.length < total) {
    seen.push(...(await namesOnPage(page, Math.min(50, total - seen.length), seen.at(-50))));
    if (seen.length < total) await page.getByRole("link", { name: "Next page" }).click();
  }
  expect(new Set(seen).size).toBe(total);
  await page.getByRole("link", { name: "Previous page" }).click();
  const before = Math.floor((total - 1) / 50) * 50;
  await expect(rowNames(page)).toHaveText(seen.slice(before - 50, before));
  await page.getByRole("link", { name: "First page" }).click();
  await expect(rowNames(page)).toHaveText(seen.slice(0, 50));
});

test("view, search and page are in the address: reload and Back keep them", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  const first = await namesOnPage(page, 50);
  await page.getByRole("link", { name: /^Spam/ }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Spam · Nawat$/);
  await namesOnPage(page, 50, first[0]);
  await page.getByRole("searchbox").fill("offer 10");
  await expect(rowNames(page)).toContainText(["Offer 100"]);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("offer 10");
  await expect(rowNames(page)).toContainText(["Offer 100"]);
  await page.goBack();
  await expect(page.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("tab", { name: "Audit Logs" }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Audit Logs · Nawat$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Audit Logs" })).toBeVisible();
});

test("what arrives is announced within seconds, moves no row, and is shown when it is asked for", async ({
  page,
  signIn,
  site,
  request,
}) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  const names = await namesOnPage(page, 50);
  for (let n = 1; n <= 3; n++) await sendInquiry(request, site.url, `Late ${n}`);
  const show = page.getByRole("button", { name: "Show 3 new inquiries" });
  await expect(show).toBeVisible();
  await expect(rowNames(page)).toHaveText(names);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(rowNames(page)).toContainText(["Buyer 51"]);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(rowNames(page)).toHaveText(names);
  await page.getByRole("link", { name: "First page" }).click();
  await expect(rowNames(page).first()).toHaveText("Late 3");
  await moveToSpam(page, ["Late 1", "Late 2", "Late 3"]);
});

test("staff move several inquiries to spam at once, and take it back", async ({ page, signIn, site }) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  const names = await namesOnPage(page, 50);
  await moveToSpam(page, ["Buyer 7", "Buyer 9"]);
  await expect(page.getByText("2 inquiries: status “Spam”")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 inquiries: as before")).toBeVisible();
  await expect(rowNames(page)).toHaveText(names);

  // Each is put back as it was, and what a colleague has changed since it was selected stays.
  await page.goto("/admin?view=all&q=pump&as=table");
  await expect(page.getByRole("row", { name: lead.name })).toContainText("In progress");
  await moveToSpam(page, [lead.name]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: lead.name })).toContainText("In progress");
  await page.goto("/admin?view=all&as=table");
  for (const name of ["Buyer 7", "Buyer 9"]) await select(page, name);
  await answer(site, "answered");
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByText("1 inquiry: status “Spam”")).toBeVisible();
  await expect(
    page.getByText("1 inquiry was changed by someone else and left as it is: Buyer 9."),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: "Buyer 9" })).toContainText("Answered");
  await answer(site, "new");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowNames(page)).toHaveText(names);

  await moveToSpam(page, ["Buyer 7"]);
  await page.goto("/admin?view=spam&q=Buyer+7");
  await page.getByRole("checkbox", { name: "Select Buyer 7" }).check();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("No inquiry matches your search and filters.")).toBeVisible();
  await page.getByRole("link", { name: "Search all inquiries" }).click();
  await expect(rowNames(page)).toHaveText(["Buyer 7"]);
  await page.goto("/admin?view=all&as=table");
  await expect(rowNames(page)).toHaveText(names);
});

for (const start of ["first", "second"] as const)
  test(`a search typed with pauses from the ${start} page stays in its box: no letter of it is a key`, async ({
    page,
    signIn,
  }) => {
    await signIn("ada");
    await page.goto("/admin?view=all&as=table");
    const names = await namesOnPage(page, 50);
    if (start === "second") {
      await page.getByRole("link", { name: "Next page" }).click();
      await namesOnPage(page, 50, names[0]);
    }
    await page.getByRole("checkbox").nth(3).check();
    const search = page.getByRole("searchbox");
    await search.click();
    for (const letter of "busujx") {
      await page.keyboard.type(letter);
      // So long that each part of it is searched for.
      await page.waitForTimeout(400);
    }
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("busujx");
    await search.fill("");
    await expect(rowNames(page)).toHaveText(names);
  });

test("a search keeps its box while the server fails, and a letter that follows when the box has lost the focus is no key", async ({
  page,
  signIn,
}) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  const names = await namesOnPage(page, 50);
  await select(page, "Buyer 3");
  const search = page.getByRole("searchbox");
  await page.route("**/rest/v1/rpc/list_inquiries*", (route) =>
    route.fulfill({ status: 503, json: { message: "It is starting." } }),
  );
  await search.pressSequentially("Buy");
  await expect(page.getByText(/^The server is not ready just now/)).toBeVisible();
  await page.keyboard.type("er ");
  await expect(search).toHaveValue("Buyer ");
  await page.unrouteAll();
  await page.keyboard.type("3");
  await expect(rowNames(page)).toHaveText(["Buyer 3"]);
  await search.evaluate((box) => box.blur());
  await page.keyboard.type("s");
  await search.fill("");
  await expect(rowNames(page)).toHaveText(names);
  await expect(page.getByText("1 selected")).toBeVisible();
  // Left on purpose: letters are keys again.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("s");
  await expect(page.getByText("1 inquiry: status “Spam”")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buyer 3", exact: true })).toBeHidden();
  const undone = page.waitForResponse("**/rest/v1/rpc/change_inquiries*");
  await page.keyboard.press("z");
  await undone;
  await expect(rowNames(page)).toHaveText(names);
});

test("the list is walked, searched and selected by keys alone, which can be switched off", async ({
  page,
  signIn,
}) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  await namesOnPage(page, 50);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Buyer 1", exact: true })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: "Select Buyer 2", exact: true })).toBeChecked();
  await page.keyboard.press("x");
  await page.keyboard.press("/");
  await page.keyboard.type("jx buyer 33");
  await expect(page.getByText("No inquiry matches your search and filters.")).toBeVisible();
  await page.getByRole("searchbox").fill("BUYER33@");
  await expect(rowNames(page)).toHaveText(["Buyer 33"]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await help.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Buyer 33" })).not.toBeFocused();
});

test("who comes back from an inquiry is where they were in the list, which shows it also at its side", async ({
  page,
  signIn,
}) => {
  await signIn("ada");
  await page.goto("/admin?view=all&as=table");
  await namesOnPage(page, 50);
  const row = page.getByRole("link", { name: "Buyer 2", exact: true });
  await row.focus();
  for (const goBack of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Board 2" })).toBeFocused();
    await goBack();
    await expect(row).toBeFocused();
  }
  await page.keyboard.press("j");
  const next = page.getByRole("link", { name: "Buyer 3", exact: true });
  await expect(next).toBeFocused();
  // What nobody has read yet is bold.
  await expect(row).toHaveCSS("font-weight", "400");
  await expect(next).toHaveCSS("font-weight", "640");
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole("link", { name: "Buyer 48", exact: true }).click();
  const beside = page.locator("[data-inquiry] [aria-current=page]");
  await expect(beside).toContainText("Buyer 48");
  await expect(beside).toBeInViewport();
});

test("the audit log says who did it, and to what, in words", async ({ page, signIn }) => {
  await signIn("ada");
  await page.goto("/admin?tab=audit");
  const entries = page.getByRole("tabpanel").getByRole("listitem");
  const granted = entries.filter({ hasText: "role.granted" });
  await expect(granted).toContainText("System made ada@example.com an admin");
  const changed = entries.filter({ hasText: "→ In progress" }).last();
  await expect(changed).toContainText(
    `ada@example.com changed the status of N-7F3K2 from ${lead.name} Answered → In progress`,
  );
  // What is stored is shown to those who ask.
  await expect(changed.getByText(/"to":"in_progress"/)).toBeHidden();
  await changed.locator("summary").click();
  await expect(changed.getByText(/"to":"in_progress"/)).toBeVisible();
});

function rowNames(page: Page) {
  return page.getByRole("rowheader").getByRole("link");
}

/** The names on a page of the list, once it no longer begins with `notFirst`. */
async function namesOnPage(page: Page, count: number, notFirst?: string): Promise<string[]> {
  await expect(rowNames(page)).toHaveCount(count);
  if (notFirst !== undefined) await expect(rowNames(page).first()).not.toHaveText(notFirst);
  return rowNames(page).allTextContents();
}

async function countOf(page: Page, view: "All" | "Spam"): Promise<number> {
  const text = await page.getByRole("link", { name: new RegExp(`^${view} `) }).textContent();
  return Number(text?.replace(/\D/g, ""));
}

async function select(page: Page, name: string) {
  await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
}

/** As a colleague does. */
function answer(site: Site, status: string) {
  return site.query(
    `update public.inquiries set status = '${status}', answered_at = null, answered_in_time = null where name = 'Buyer 9'`,
  );
}

async function moveToSpam(page: Page, names: string[]) {
  for (const name of names) await select(page, name);
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  for (const name of names) await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
}

async function sendInquiry(request: APIRequestContext, url: string, name: string) {
  const answer = await request.post(`${url}/functions/v1/submit-inquiry`, {
    headers: { apikey: "sb_publishable_embedded" },
    data: { type: "contact", name, email: "late@example.com", subject: "Late", message: "Hello" },
  });
  expect(answer.status()).toBe(200);
}
