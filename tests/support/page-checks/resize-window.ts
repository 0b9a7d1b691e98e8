import type { Page } from "@playwright/test";

/** Resizes the window, until what is drawn anew for this width is drawn. */
export async function resizeWindow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
