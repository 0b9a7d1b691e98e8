import type { Page } from "@playwright/test";
import { openPage } from "./shared-server.ts";

export const cards = (page: Page) => page.locator("[data-slug]:visible");

/** Opens the list of articles, and waits for what its script asks for last. Before that, filters and cards are plain links. */
export async function openArticles(page: Page, path: string) {
  const firstText = page.waitForResponse(/\/text\.json$/);
  await openPage(page, path);
  await firstText;
}
