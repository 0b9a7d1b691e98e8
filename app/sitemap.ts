import { articles } from "./articles/articles.server.ts";
import { filterValueOf } from "./articles/categories.ts";
import { listingPage } from "./articles/listing-path.ts";
import { pagePath } from "./i18n/paths.ts";
import { type Locale, locales } from "./i18n/text.ts";
import { siteOrigin } from "./site/origin.server.ts";
import { publicPages } from "./site/metadata/page-metadata.ts";

/** `/sitemap.xml`: every page search engines may list, in each language, with its alternates. Prerendered. */
export function loader() {
  const origin = siteOrigin();
  const pages = [
    ...publicPages.map(({ page }) => ({
      page,
      changed: page === "articles" ? lastChange(articles) : undefined,
    })),
    ...articles.map((article) => ({ page: `articles/${article.slug}`, changed: lastChange([article]) })),
    ...Map.groupBy(articles, ({ category }) => filterValueOf(category))
      .entries()
      .map(([value, listed]) => ({ page: listingPage(value), changed: lastChange(listed) })),
  ];
  const entries = pages.flatMap(({ page, changed }) => {
    const address = (locale: Locale) => origin + pagePath(locale, page);
    return locales.map((locale) =>
      urlEntry(address(locale), changed, [
        ...locales.map((language) => [language, address(language)] as const),
        ["x-default", address("en")],
      ]),
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}

/** The day on which the last of these was changed. */
function lastChange(changed: { written: string }[]): string | undefined {
  return changed
    .map(({ written }) => written)
    .toSorted()
    .at(-1);
}

/** A page whose texts have no date gets none: the day of the build says nothing of its content. */
function urlEntry(
  address: string,
  lastModified: string | undefined,
  alternates: (readonly [string, string])[],
): string {
  const links = alternates.map(
    ([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return [
    "  <url>",
    `    <loc>${address}</loc>`,
    ...(lastModified ? [`    <lastmod>${lastModified}</lastmod>`] : []),
    ...links,
    "  </url>",
  ].join("\n");
}
