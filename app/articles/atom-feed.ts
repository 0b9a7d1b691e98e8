import { generateAtomFeed } from "feedsmith";
import { localeFromPath } from "../i18n/text.ts";
import type { Route } from "./+types/atom-feed.ts";
import { describeFeed } from "./feeds.server.ts";

/** `/en/articles/feed.xml` */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  const feed = describeFeed(locale);
  const address = `${feed.listing}/feed.xml`;
  const atom = generateAtomFeed({
    id: address,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    icon: feed.icon,
    authors: [{ name: feed.author }],
    links: [
      { rel: "self", type: "application/atom+xml", href: address },
      { rel: "alternate", type: "text/html", hreflang: locale, href: feed.listing },
    ],
    entries: feed.entries.map((entry) => ({
      id: entry.address,
      title: { value: entry.title },
      summary: { value: entry.summary },
      content: { type: "html", value: entry.html },
      ...(entry.published && { published: entry.published }),
      updated: entry.modified,
      categories: [{ term: entry.category.value, label: entry.category.name }],
      links: [
        { rel: "alternate", type: "text/html", hreflang: locale, href: entry.address },
        { rel: "via", href: entry.reported },
      ],
    })),
  });
  return new Response(atom.replace("<feed ", `<feed xml:lang="${locale}" `), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
