import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

/** What a visitor reads beside files. */
export const uploadWords = {
  en: {
    chooseOne: "Choose a file",
    choose: "Choose files",
    send: "Send this file",
    arrived: "The file has arrived whole.",
    whole: /^Arrived whole, /,
    refused: /^Refused: the file holds something other/,
    known: "This file is here already.",
    wentOn: /Cut off at \d+%, went on from there\.$/,
    paused: /^Paused at \d+%$/,
    again: /Choose it again, and it goes on from there\.$/,
    remove: "Remove",
    sure: "Yes, remove this file",
    removed: "The file is removed.",
    dismiss: "Dismiss",
    pause: "Pause",
    resume: "Go on",
    two: "2 of 12 files",
    one: "1 of 12 files",
  },
  ar: {
    chooseOne: "اختر ملفًا",
    choose: "اختر ملفات",
    send: "أرسل هذا الملف",
    arrived: "وصل الملف كاملًا.",
    whole: /^وصل كاملًا، /,
    refused: /^رُفض الملف/,
    known: "هذا الملف موجود هنا.",
    wentOn: /انقطع عند .*\d+.* ثم أكمل من حيث توقّف\.$/,
    paused: /^أُوقف مؤقتًا عند /,
    again: /اختره من جديد ليكمل من حيث توقّف\.$/,
    remove: "احذف",
    sure: "نعم، احذف هذا الملف",
    removed: "حُذف الملف.",
    dismiss: "أخفِ",
    pause: "أوقف مؤقتًا",
    resume: "تابع",
    two: "2 من 12 ملفًا",
    one: "1 من 12 ملفًا",
  },
} as const;

export const megabyte = 1024 * 1024;
export const drawing = (name: string, size: number) => ({
  name,
  mimeType: "",
  buffer: Buffer.concat([Buffer.from("ISO-10303-21;\n"), randomBytes(size)]),
});
/** A program that calls itself a drawing. */
export const program = { name: "drawing.pdf", mimeType: "", buffer: Buffer.from("MZ\u0000 a program") };

export async function choose(page: Page, label: string, files: (typeof program)[]) {
  await page.getByLabel(label).setInputFiles(files);
}

export function row(page: Page, name: string): Locator {
  return page.locator("#files li", { has: page.locator("bdi", { hasText: name }) });
}

export function rowState(page: Page, name: string): Locator {
  return row(page, name).locator("[data-part=state]");
}

export async function remove(page: Page, locale: "en" | "ar", name: string) {
  const { remove, sure, removed } = uploadWords[locale];
  await row(page, name).locator("summary").click();
  await row(page, name).getByLabel(sure).check();
  await row(page, name).getByRole("button", { name: remove, exact: true }).click();
  await expect(page.getByText(removed).last()).toBeAttached();
  await expect(row(page, name)).toHaveCount(0);
}
