import { generateJsonFeed } from "feedsmith";
import { localeFromPath } from "../i18n/text.ts";
import type { Route } from "./+types/json-feed.ts";
import { describeFeed } from "./feeds.server.ts";

/** `/en/articles/feed.json` */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const feed = describeFeed(locale);
  const json = generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.listing,
    feed_url: `${feed.listing}/feed.json`,
    icon: feed.icon,
    language: locale,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      external_url: entry.reported,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      ...(entry.published && { date_published: entry.published }),
      date_modified: entry.modified,
      language: locale,
      tags: entry.tags,
    })),
  });
  return new Response(JSON.stringify(json), { headers: { "Content-Type": "application/feed+json" } });
}
