import { prefersReducedData } from "../../site/enhancements/prefers-reduced-data.ts";
import type { ArticleText } from "../article-text.ts";

/** The cards of the list, in their order. All are in the page; those that do not match the filter are hidden. */
export const cards = [...document.querySelectorAll<HTMLElement>("[data-slug]")];

/** Address of the article a card leads to. */
export function hrefOf(card: HTMLElement): string {
  return card.querySelector<HTMLAnchorElement>("h2 a")?.href ?? "";
}

const cache = new Map<string, Promise<ArticleText>>();

/** The text of the article at `href`, fetched once. Rejects when the request fails; the next call tries again. */
export function loadArticleText(href: string): Promise<ArticleText> {
  const cached = cache.get(href);
  if (cached) return cached;
  const text = fetchArticleText(href);
  cache.set(href, text);
  text.catch(() => cache.delete(href));
  return text;
}

async function fetchArticleText(href: string): Promise<ArticleText> {
  const response = await fetch(`${href}/text.json`, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  // Prerendered; see article-text.ts.
  return (await response.json()) as ArticleText;
}

/** Fetches an article's text when its card comes near the viewport, so that the article opens at once. */
export function prefetchArticles() {
  if (prefersReducedData()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        // A failed request is repeated when the article is opened.
        loadArticleText(hrefOf(target)).catch(() => {});
      }
    },
    { rootMargin: "400px" },
  );
  for (const card of cards) observer.observe(card);
}
