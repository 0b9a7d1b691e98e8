import type { Page } from "@playwright/test";
import { waitForMail, extractLink } from "../../support/mail/mailbox.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import type { Site } from "../../support/browser/sites.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { findLatinRuns } from "./visual-order.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { tabThroughPage } from "../../support/page-checks/tab-stops.ts";
import { words } from "../../support/browser/words.ts";
import { resizeWindow } from "../../support/page-checks/resize-window.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: the admin page is accessible, fits a narrow window, and shows names and numbers as written`, async ({
    page,
    server,
  }) => {
    test.slow();
    await sendInquiries(server);
    await page.goto(await signUp(server));
    await switchLanguage(page, locale);
    await page.getByLabel(strings.password).first().fill("a door of brass");
    await checkPage(page);
    await page.getByRole("button", { name: strings.confirm }).click();
    await expect(page.getByRole("heading", { name: strings.denied })).toBeVisible();
    await checkPage(page);
    await page.getByRole("button", { name: strings.grant }).click();
    const inquiries = page.locator("[data-inquiry]").getByRole("link", { name: "رنا" });
    await expect(inquiries).toHaveCount(2);
    await checkPage(page);
    await inquiries.first().click();
    await expect(page.getByText("+961 1 234 567").first()).toBeVisible();
    await checkPage(page);
    await page.getByRole("tab", { name: strings.audit }).click();
    await expect(page.getByRole("heading", { level: 1, name: strings.audit })).toBeVisible();
    await checkPage(page);
  });
}

/** It is shown beside the label, but follows the field in tab order: the next thing to do is to type. */
const besideItsLabel = /^<button> (Show password|أظهر كلمة المرور)$/;

async function checkPage(page: Page) {
  for (const width of [320, 1280]) {
    await resizeWindow(page, width);
    expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    const runs = await findLatinRuns(page);
    // The address of who is signed in; in a narrow window it is in a menu.
    if (width === 1280) expect(runs.length).toBeGreaterThan(0);
    expect
      .soft(
        runs.filter(({ written, shown }) => written !== shown),
        `${width} px`,
      )
      .toEqual([]);
  }
  const { stops, unreached } = await tabThroughPage(page);
  expect.soft(unreached).toEqual([]);
  const misplaced = stops.filter(({ isBackwards, name }) => isBackwards && !besideItsLabel.test(name));
  expect.soft(misplaced).toEqual([]);
  expect.soft(stops.filter((stop) => stop.ringContrast < 3 || !stop.isVisible)).toEqual([]);
  await checkAccessibility(page);
}

async function sendInquiries({ url }: Site) {
  const sender = {
    name: "رنا حداد 12",
    email: "rana@example.com",
    phone: "+961 1 234 567",
    company: "Haddad (شركة)",
  };
  const project = {
    projectType: "iot",
    budget: "5k-10k",
    timeline: "3-6months",
    description: "C++ على ROS 2",
  };
  for (const inquiry of [
    { type: "contact", ...sender, subject: "لوحة v2.1 (new)", message: "سطر\nLine two" },
    { type: "project", ...sender, ...project },
  ]) {
    const answer = await fetch(`${url}/functions/v1/submit-inquiry`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
      body: JSON.stringify({ ...inquiry, locale: "ar" }),
    });
    expect(await answer.text()).toContain('"id"');
  }
}

/** Answers with the link of the mail. */
async function signUp({ url, dataDir }: Site): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "sb_publishable_embedded" },
    body: JSON.stringify({ email: "sam@example.com", password: "a door of brass" }),
  });
  expect(answer.status).toBe(200);
  return extractLink(await waitForMail(dataDir, "sam@example.com"));
}
