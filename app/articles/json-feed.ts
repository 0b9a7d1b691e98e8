import { generateJsonFeed } from "feedsmith";
import { localeFromPath } from "../i18n/text.ts";
import type { Route } from "./+types/json-feed.ts";
import { buildFeed } from "./feeds.server.ts";

/** `/en/articles/feed.json` */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const feed = buildFeed(locale);
  const json = generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.listingUrl,
    feed_url: `${feed.listingUrl}/feed.json`,
    icon: feed.icon,
    language: locale,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      external_url: entry.sourceUrl,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.written,
      language: locale,
      tags: entry.tags,
    })),
  });
  return new Response(JSON.stringify(json), { headers: { "Content-Type": "application/feed+json" } });
}
