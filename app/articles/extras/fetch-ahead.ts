import { savesData } from "../../site/extras/saves-data.ts";
import type { ArticleText } from "../article-text.ts";
import { cards, hrefOf } from "./cards.ts";

const fetched = new Map<string, Promise<ArticleText>>();

/** The text of the article at an address. Asked for once; rejects when it cannot be had, and may be asked for again. */
export function textOf(href: string): Promise<ArticleText> {
  const known = fetched.get(href);
  if (known) return known;
  const text = fetchText(href);
  fetched.set(href, text);
  text.catch(() => fetched.delete(href));
  return text;
}

async function fetchText(href: string): Promise<ArticleText> {
  const answer = await fetch(`${href}/text.json`, { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  // Built with the site; see article-text.ts.
  return (await answer.json()) as ArticleText;
}

/** Fetches texts when their cards come near the window, so that opening one waits for nothing. */
export function fetchAhead() {
  if (savesData()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        // What cannot be had now is asked for again when it is opened.
        textOf(hrefOf(target)).catch(() => {});
      }
    },
    { rootMargin: "400px" },
  );
  for (const card of cards) observer.observe(card);
}
