import type { Page } from "@playwright/test";

/** The fields of a page in which an iPhone would zoom: their text is smaller than 16 pixels. */
export function findSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, select, textarea")]
      .filter((field) => field.checkVisibility() && !field.matches("[type=checkbox], [type=radio]"))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.id || field.getAttribute("name")} ${getComputedStyle(field).fontSize}`),
  );
}
