import type { Page } from "@playwright/test";
import { waitForEraseLink } from "../../server/inquiries/visitor-page.ts";
import { expect } from "./shared-server.ts";
import type { VisitorWords } from "./visitor-words.ts";

/** Adds a note on the open page of an inquiry. */
export async function addNote(page: Page, strings: VisitorWords) {
  await open(page, strings.addNote);
  await page.getByLabel(strings.note).fill("At 45 °C.");
  await page.getByRole("button", { name: strings.saveNote }).click();
  await expect(page.getByText(strings.noted)).toBeVisible();
}

/** Withdraws the inquiry and erases it. */
export async function endInquiry(
  page: Page,
  strings: VisitorWords,
  mailed: { dataDir: string; email: string },
) {
  await confirmEnd(page, strings.withdraw, strings.withdraw);
  await expect(page.getByText(strings.withdrawn)).toBeVisible();

  const [address = ""] = /^.*N-\w{5}\/[\w-]{43}/.exec(page.url()) ?? [];
  await confirmEnd(page, strings.erase, strings.mailLink);
  await expect(page.getByText(strings.askedToErase)).toBeVisible();
  await page.goto(await waitForEraseLink(mailed, mailed.email));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.eraseQuestion);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: strings.erase }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.erased);
  await page.goto("/en");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.closed);
}

async function open(page: Page, summary: string) {
  const details = page.locator("details", { has: page.locator("summary", { hasText: summary }) }).last();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
}

/** Ticks the box of what ends the inquiry, and presses its button. */
export async function confirmEnd(page: Page, what: string, button: string) {
  await open(page, what);
  const step = page.locator("details", { has: page.locator("summary", { hasText: what }) });
  await step.getByRole("checkbox").check();
  await step.getByRole("button", { name: button }).click();
}
