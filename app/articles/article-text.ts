import { splitMixedText } from "../i18n/latin-runs.ts";
import { localeFromPath } from "../i18n/text.ts";
import type { Route } from "./+types/article-text.ts";
import { findArticle } from "./articles.server.ts";
import { noteOf, paragraphsOf, type WayOn, wayOnFrom } from "./article-summary.server.ts";

/** What the listing fetches to show an article in place. */
export interface ArticleText {
  pictureAlt: string;
  /** Each in pieces: every second one runs left to right in Arabic. */
  paragraphs: string[][];
  note: string[];
  wayOn: WayOn;
}

/** `/en/articles/{slug}/text.json` */
export function loader({ url, params }: Route.LoaderArgs) {
  const article = findArticle(params.slug ?? "");
  if (!article) throw new Response("No such article", { status: 404 });
  const locale = localeFromPath(url.pathname);
  const text: ArticleText = {
    pictureAlt: article.pictureAlt[locale],
    paragraphs: paragraphsOf(locale, article).map(splitMixedText),
    note: splitMixedText(noteOf(locale, article)),
    wayOn: wayOnFrom(locale, article),
  };
  return Response.json(text);
}
