import type { Page } from "@playwright/test";
import { filters, filterValueOf } from "../../../app/articles/categories.ts";
import { readArticles } from "../../../app/articles/read-articles.ts";
import { openPage } from "./shared-server.ts";

/** Those of the firm, which may have none. */
export const articles = await readArticles();

/** Those in use. */
export const categories = [...Map.groupBy(articles, ({ category }) => category)].map(
  ([category, { length }]) => ({
    category,
    /** Of `?category=`. */
    value: filterValueOf(category),
    count: length,
  }),
);

/** A category that has a filter, and one that has none; empty where there is no such category. */
export const filtered = categories.filter(({ value }) => value in filters).slice(0, 1);
export const unfiltered = categories.filter(({ value }) => !(value in filters)).slice(0, 1);

export const cards = (page: Page) => page.locator("[data-slug]:visible");

/** Opens the list of articles, and waits for what its script asks for last. Before that, filters and cards are plain links. */
export async function openArticles(page: Page, path: string) {
  const firstText = page.waitForResponse(/\/text\.json$/);
  await openPage(page, path);
  await firstText;
}
