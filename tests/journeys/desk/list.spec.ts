import type { Page } from "@playwright/test";
import { formatCount } from "../../../app/i18n/plural.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { inquiryCount } from "../../../app/inquiries/inbox-words.ts";
import { actionWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { arrivedCount, deskWords } from "../../../app/inquiries/desk/desk-words.ts";
import { keysHelpWords } from "../../../app/inquiries/desk/keys/key-words.ts";
import { listWords } from "../../../app/inquiries/desk/list/list-words.ts";
import { selectionWords } from "../../../app/inquiries/desk/list/selection-words.ts";
import { uiWords } from "../../../app/ui/words.ts";
import { outcomeWords } from "../../../app/inquiries/desk/progress/outcome-words.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";
import { expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import type { Site } from "../../support/browser/sites.ts";
import { numberedReference } from "../../support/numbered-reference.ts";

const words = localize("en", { ...selectionWords, ...deskWords });
const path = "/admin?view=all";

test("a flood of spam hides no inquiry, and every one is reached by pages, also those of one moment; the address keeps where one is", async ({
  openDesk,
  site,
}) => {
  await storeMany(site);
  const page = await openDesk("ada", "en", path);
  const next = page.getByRole("link", { name: words.next });
  const names = await namesOnPage(page, 50);
  await expect(page.getByText("1–50 of 121")).toBeVisible();
  await next.click();
  const range = page.getByText("51–100 of 121");
  await expect(range).toBeFocused();
  await expect(range).toBeInViewport();
  await expect(rowNames(page).first()).toBeInViewport();
  names.push(...(await namesOnPage(page, 50, names[0])));
  await next.click();
  names.push(...(await namesOnPage(page, 21)));
  expect(new Set(names).size).toBe(121);
  expect(names.filter((name) => name.startsWith("Offer"))).toEqual([]);
  await expect(next).toHaveCount(0);
  await page.getByRole("link", { name: words.previous }).click();
  await expect(rowNames(page)).toHaveText(names.slice(50, 100));
  await page.getByRole("link", { name: words.first }).click();
  await expect(rowNames(page)).toHaveText(names.slice(0, 50));

  // Another view begins with its first page.
  await page.getByRole("link", { name: /^Spam/ }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Spam · /);
  await expect(page.getByText("1–50 of 60")).toBeVisible();
  await page.getByRole("searchbox").fill("offer 10");
  await expect(rowNames(page)).toHaveText(["Offer 10"]);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("offer 10");
  await expect(rowNames(page)).toHaveText(["Offer 10"]);
  await page.goBack();
  await expect(page.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("what arrives is announced, moves no row, and is shown when it is asked for", async ({
  openDesk,
  site,
}) => {
  await storeMany(site);
  const page = await openDesk("ada", "en", path);
  // The list scrolls with the page.
  await page.setViewportSize({ width: 1100, height: 740 });
  const names = await namesOnPage(page, 50);
  await rowNames(page).nth(40).scrollIntoViewIfNeeded();
  await site.query(`insert into public.inquiries (reference, type, name, email, subject, message, created_at)
     select ${numberedReference("n + 5000")}, 'contact', 'Late ' || n, 'late@example.com', 'Late', 'Hello',
       now() + n * interval '1 second'
     from generate_series(1, 3) as n`);
  await lookAgain(page);
  await expect(page.getByRole("button", { name: formatCount("en", 3, arrivedCount) })).toBeVisible();
  await expect(rowNames(page)).toHaveText(names);
  await expect(rowNames(page).nth(40)).toBeInViewport();
  await page.getByRole("link", { name: words.next }).click();
  await namesOnPage(page, 50, names[0]);
  await page.getByRole("link", { name: words.previous }).click();
  await expect(rowNames(page)).toHaveText(names);
  await page.getByRole("link", { name: words.first }).click();
  await expect(rowNames(page).first()).toHaveText("Late 3");
});

test("a search typed with pauses stays in its box: no letter of it is a key", async ({ openDesk, site }) => {
  await storeMany(site);
  const page = await openDesk("ada", "en", path);
  const names = await namesOnPage(page, 50);
  await page.getByRole("link", { name: words.next }).click();
  await namesOnPage(page, 50, names[0]);
  await page.getByRole("checkbox").nth(3).check();
  const search = page.getByRole("searchbox");
  await search.click();
  let typed = "";
  for (const letter of "busujx") {
    typed += letter;
    await page.keyboard.type(letter);
    // Each part of it is searched for.
    await expect(page).toHaveURL(new RegExp(`q=${typed}(&|$)`));
    await expect(page.locator("[data-list][aria-busy=false]")).toBeVisible();
  }
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(typed);
  await search.fill("");
  await expect(rowNames(page)).toHaveText(names);
});

test("a search keeps its box while the server fails, and a letter that follows when the box has lost the focus is no key", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", path);
  const names = await namesOnPage(page, 12);
  await page.getByRole("checkbox", { name: interpolate(words.select, { name: "Buyer 3" }) }).check();
  const search = page.getByRole("searchbox");
  await page.route("**/rest/v1/rpc/show_inquiry_list*", (route) =>
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
  await expect(page.getByText(interpolate(words.count, { n: 1 }))).toBeVisible();
  // Left on purpose: letters are keys again.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("s");
  await expect(page.getByRole("link", { name: "Buyer 3", exact: true })).toBeHidden();
  await page.keyboard.press("z");
  await expect(rowNames(page)).toHaveText(names);
});

test("who comes back from an inquiry is where they were in the list, which is walked, searched and selected by keys alone, while these are on", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", path);
  await namesOnPage(page, 12);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const row = page.getByRole("link", { name: "Buyer 2", exact: true });
  await expect(row).toBeFocused();
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
  await page.keyboard.press("x");
  await expect(page.getByText(interpolate(words.count, { n: 1 }))).toBeVisible();
  await page.keyboard.press("x");
  await page.keyboard.press("/");
  await page.keyboard.type("jx buyer 3");
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  await page.getByRole("searchbox").fill("BUYER3@");
  await expect(rowNames(page)).toHaveText(["Buyer 3"]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: keysHelpWords.title.en });
  await help.getByRole("checkbox", { name: keysHelpWords.setting.en }).uncheck();
  await help.getByRole("button", { name: uiWords.close.en }).click();
  await page.keyboard.press("j");
  await expect(next).not.toBeFocused();
});

test("an open inquiry is marked in the list at its side; what is no spam is found among all", async ({
  openDesk,
  site,
}) => {
  await storeMany(site);
  const page = await openDesk("ada", "en", path);
  await page.setViewportSize({ width: 1440, height: 800 });
  const last = (await namesOnPage(page, 50)).at(-2) ?? "";
  await page.getByRole("link", { name: last, exact: true }).click();
  const beside = page.locator("[data-inquiry] [aria-current=page]");
  await expect(beside).toContainText(last);
  await expect(beside).toBeInViewport();

  await page.goto("/admin?view=spam&q=Offer+7");
  await page.getByRole("checkbox", { name: interpolate(words.select, { name: "Offer 7" }) }).check();
  await page.getByRole("button", { name: actionWords.spam.notSpamShort.en }).click();
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  await page.getByRole("link", { name: words.searchAll }).click();
  await expect(rowNames(page)).toHaveText(["Offer 7"]);
});

test("the list is narrowed to an outcome, to days and to what nobody has, and the address keeps that", async ({
  openDesk,
  site,
}) => {
  await site.query(`update public.inquiries set outcome = case name when 'Buyer 1' then 'won' when 'Buyer 2' then 'lost' end,
       assignee_id = case name when 'Buyer 1' then (select id from auth.users where email = 'karim@example.com') end,
       created_at = case name when 'Buyer 2' then '2026-03-05T10:00Z' else created_at end`);
  const page = await openDesk("ada", "en", path);
  await namesOnPage(page, 12);
  await page.getByRole("button", { name: listWords.filter.en }).click();
  const outcome = page.getByRole("search").getByLabel(progressWords.outcome.en);
  await outcome.selectOption(outcomeWords.won.en);
  await expect(rowNames(page)).toHaveText(["Buyer 1"]);
  await outcome.selectOption(listWords.noOutcome.en);
  await namesOnPage(page, 10);
  await outcome.selectOption("");
  await page.getByLabel(words.assignee).selectOption(words.nobody);
  await namesOnPage(page, 11);
  await page.getByLabel(listWords.since.en).fill("2026-03-05");
  await page.getByLabel(listWords.until.en).fill("2026-03-05");
  await expect(rowNames(page)).toHaveText(["Buyer 2"]);
  await page.reload();
  await expect(rowNames(page)).toHaveText(["Buyer 2"]);
  await expect(
    page.getByRole("status").filter({ hasText: formatCount("en", 1, inquiryCount) }),
  ).toBeVisible();
  await page.getByRole("search").getByRole("link", { name: words.clear }).click();
  await namesOnPage(page, 12);
});

/** Beside the twelve, 109 inquiries and sixty of spam, all of one moment. */
function storeMany(site: Site) {
  return site.query(`insert into public.inquiries (reference, type, name, email, subject, message, status, created_at)
     select ${numberedReference("n + 100")}, 'contact', 'Buyer ' || n, 'x@example.com', 'x', 'Hello', 'new',
       now() - interval '1 day'
     from generate_series(12, 120) as n
     union all select ${numberedReference("n + 1000")}, 'contact', 'Offer ' || n, 'x@example.com', 'Win', 'Now', 'spam',
       now() - interval '1 day'
     from generate_series(1, 60) as n`);
}

function rowNames(page: Page) {
  return page.getByRole("rowheader").getByRole("link");
}

/** The names on a page of the list, once it no longer begins with `notFirst`. */
async function namesOnPage(page: Page, count: number, notFirst?: string): Promise<string[]> {
  await expect(rowNames(page)).toHaveCount(count);
  if (notFirst !== undefined) await expect(rowNames(page).first()).not.toHaveText(notFirst);
  return rowNames(page).allTextContents();
}
