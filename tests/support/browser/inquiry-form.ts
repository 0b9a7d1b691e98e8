import { expect, type Page } from "@playwright/test";
import { fieldWords } from "../../../app/inquiries/words.ts";
import type { Site } from "./sites.ts";
import { waitForHydration } from "./shared-server.ts";

/** Opens a page with a form and waits until it is hydrated. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** The form holds what `fillRequired` wrote. */
export async function expectFilled(page: Page) {
  await expect(page.locator("main [name=name]")).toHaveValue("Rana");
  await expect(page.locator("main [name=email]")).toHaveValue("rana@example.com");
  await expect(page.locator("main [name=subject]")).toHaveValue("A board");
  await expect(page.locator("main textarea")).toHaveValue("Line one\nLine two");
}

/** Fills what must be filled in the form the page shows. */
export async function fillRequired(page: Page, locale: "en" | "ar", { email = "rana@example.com" } = {}) {
  await page.getByLabel(fieldWords.name[locale]).fill("Rana");
  await page.getByLabel(fieldWords.email[locale]).fill(email);
  const subject = page.locator("main [name=subject]");
  if (await subject.count()) await subject.fill("A board");
  await page.locator("main textarea").fill("Line one\nLine two");
}

export async function submitForm(page: Page) {
  await page.locator("main form [type=submit]").click();
}

/** Lets two seconds pass: what is sent within them is taken for a bot's, which is told no link. */
export async function passForHuman(page: Page) {
  await page.clock.install();
  await page.clock.fastForward(3_000);
}

/** What the server has stored, oldest first. */
export function listInquiries(server: Site): Promise<Record<string, unknown>[]> {
  return server.query("select * from public.inquiries order by created_at");
}
