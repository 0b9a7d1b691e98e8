import { company } from "../company.ts";
import { type Locale, locales } from "../i18n/text.ts";
import type { PublicEntry } from "../site/page-entry.ts";
import { pageTable } from "../site/page-table.ts";
import { type Article, dayOf } from "./article.ts";
import { categories } from "./categories.ts";

/** What is told of an article to search engines, and where its link is shared. */
export function entryOf(article: Article): PublicEntry {
  const { category, title, description, picture } = article;
  return {
    name: title,
    title: inLocales((locale) => shortTitle(title[locale], company.name[locale])),
    description,
    keywords: categories[category],
    trail: [{ page: "articles", name: pageTable.articles.name }],
    article: {
      headline: title,
      picture,
      date: article.date,
      published: dayOf(article),
      modified: article.modified,
      section: categories[category],
      tags: inLocales((locale) => tagsOf(article, locale)),
      basedOn: article.url,
    },
  };
}

function inLocales<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  const values = locales.map((locale) => [locale, make(locale)]);
  // The keys are the locales; Object.fromEntries cannot carry them.
  return Object.fromEntries(values) as Record<Locale, Value>;
}

/** Its category, and the countries where it happened. */
export function tagsOf({ category, countries }: Article, locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return [categories[category][locale], ...countries.flatMap((country) => names.of(country) ?? [])];
}

const longest = 60;

/** As much of a title as fits beside the company's name, cut between words. */
function shortTitle(title: string, name: string): string {
  const room = longest - ` · ${name}`.length;
  if (title.length <= room) return `${title} · ${name}`;
  const cut = title.slice(0, title.lastIndexOf(" ", room - 1));
  return `${cut.replace(/[\s,;:،؛]+$/, "")}… · ${name}`;
}
