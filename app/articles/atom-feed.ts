import { generateAtomFeed } from "feedsmith";
import { localeFromPath } from "../i18n/text.ts";
import type { Route } from "./+types/atom-feed.ts";
import { buildFeed } from "./feeds.server.ts";

/** `/en/articles/feed.xml` */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const feed = buildFeed(locale);
  const feedUrl = `${feed.listingUrl}/feed.xml`;
  const atom = generateAtomFeed({
    id: feedUrl,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    icon: feed.icon,
    authors: [{ name: feed.author }],
    links: [
      { rel: "self", type: "application/atom+xml", href: feedUrl },
      { rel: "alternate", type: "text/html", hreflang: locale, href: feed.listingUrl },
    ],
    entries: feed.entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title },
      summary: { value: entry.summary },
      content: { type: "html", value: entry.html },
      published: entry.written,
      updated: entry.written,
      categories: [{ term: entry.category.value, label: entry.category.name }],
      links: [
        { rel: "alternate", type: "text/html", hreflang: locale, href: entry.url },
        { rel: "via", href: entry.sourceUrl },
      ],
    })),
  });
  return new Response(atom.replace("<feed ", `<feed xml:lang="${locale}" `), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
