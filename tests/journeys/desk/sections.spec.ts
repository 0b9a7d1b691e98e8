import type { Page } from "@playwright/test";
import { adminWords } from "../../../app/admin/words.ts";
import { composerWords } from "../../../app/inquiries/desk/compose/composer-words.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";

test("each section has an address, for back, forward, a reload and a link, and no document or data is asked for between them", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", "/admin");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "document" || /\.data$|manifest$/.test(pathname)) asked.push(pathname);
  });
  for (const tab of ["team", "audit", "hours", "figures", "templates"] as const) {
    await page.getByRole("tab", { name: adminWords[tab].en }).click();
    await expect(page).toHaveURL(`/admin/${tab}`);
    await expect(page.getByRole("tab", { name: adminWords[tab].en, selected: true })).toBeVisible();
    await expectTitle(page, adminWords[tab].en);
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expectTitle(page, adminWords.figures.en);
  await page.goForward();
  await expectTitle(page, adminWords.templates.en);
  expect(asked).toEqual([]);

  await page.reload();
  await expect(page.getByRole("tab", { name: adminWords.templates.en, selected: true })).toBeVisible();
  await page.goto("/admin/nothing-here");
  await expect(page.locator("[data-not-found]")).toBeVisible();
});

test("where the script of a section is gone with an update, the page is loaded anew, with what was typed", async ({
  openDesk,
  context,
}) => {
  // One whose console may say so.
  const page = await openDesk("ada", "en", ahmad.path, await context.newPage());
  const reply = page.getByLabel(composerWords.replyLabel.en, { exact: true });
  await reply.fill("Yes, within six weeks.");
  await page.route("**/assets/audit-section-*.js", (route) => route.fulfill({ status: 404 }));
  const audit = page.getByRole("tab", { name: adminWords.audit.en });
  const loaded = page.waitForEvent("load");
  await audit.click();
  await loaded;
  await expect(page).toHaveURL(ahmad.path);
  await expect(reply).toHaveValue("Yes, within six weeks.");
  await page.unrouteAll();
  await audit.click();
  await expect(page).toHaveURL("/admin/audit");
});

/** Before it may stand how many are unread. */
async function expectTitle(page: Page, title: string) {
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · `));
}
