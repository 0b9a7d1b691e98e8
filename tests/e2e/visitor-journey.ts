import type { Page } from "@playwright/test";
import { waitForCode } from "../conformance/visitor-page.ts";
import { expect } from "./shared-server.ts";
import type { VisitorWords } from "./visitor-words.ts";

/** Notes and corrects on the open page of an inquiry. */
export async function changeInquiry(page: Page, strings: VisitorWords) {
  await open(page, strings.addNote);
  await page.getByLabel(strings.note).fill("At 45 °C.");
  await page.getByRole("button", { name: strings.saveNote }).click();
  await expect(page.getByText(strings.noted)).toBeVisible();

  await open(page, strings.correct);
  await page.getByLabel(strings.phone).fill("03 123 456");
  await page.getByRole("button", { name: strings.saveCorrections }).click();
  await expect(page.getByText(strings.corrected)).toBeVisible();
  await expect(page.getByText("03 123 456").first()).toBeVisible();
}

/** Withdraws the inquiry and erases it. */
export async function endInquiry(
  page: Page,
  strings: VisitorWords,
  mailed: { dataDir: string; email: string },
) {
  await askForCode(page, strings.withdraw, strings.mailCode);
  await page.getByLabel(strings.code).fill(await waitForCode(mailed, mailed.email));
  await page.getByRole("button", { name: strings.withdraw }).click();
  await expect(page.getByText(strings.withdrawn)).toBeVisible();

  await askForCode(page, strings.erase, strings.mailCode);
  const code = await waitForCode(mailed, mailed.email, 2);
  await page.getByLabel(strings.code).fill(code === "123456" ? "654321" : "123456");
  await page.getByRole("button", { name: strings.erase }).click();
  await expect(page.getByLabel(strings.code)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(strings.code).fill(code);
  const [address = ""] = /^.*N-\w{5}\/[\w-]{43}/.exec(page.url()) ?? [];
  await page.getByRole("button", { name: strings.erase }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.erased);
  await page.goto("/en");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.closed);
}

export async function open(page: Page, summary: string) {
  const details = page.locator("details", { has: page.locator("summary", { hasText: summary }) }).last();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
}

export async function askForCode(page: Page, what: string, mailCode: string) {
  await open(page, what);
  const step = page.locator("details", { has: page.locator("summary", { hasText: what }) });
  await step.getByRole("checkbox").check();
  await step.getByRole("button", { name: mailCode }).click();
}
