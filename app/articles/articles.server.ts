import { type Article, type ArticleFile, compareArticles } from "./article.ts";

const files = import.meta.glob<ArticleFile>("../../firm/articles/texts/*.ts", {
  eager: true,
  import: "article",
});
const pictures = import.meta.glob<string>("../../firm/articles/pictures/*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

/** Every article, newest first. */
export const articles: Article[] = Object.entries(files)
  .map(([path, article]) => ({
    ...article,
    slug: path.slice("../../firm/articles/texts/".length, -".ts".length),
  }))
  .toSorted(compareArticles);

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** Address of an article's picture. Throws when none was drawn. */
export function pictureUrlOf({ slug }: Article): string {
  const picture = pictures[`../../firm/articles/pictures/${slug}.svg`];
  if (!picture) throw new Error(`The article ${slug} has no picture`);
  return picture;
}

/** What a reader of one may read next: first those of its category, then the nearest in time. */
export function relatedArticles(article: Article, count: number): Article[] {
  const categoryRank = ({ category }: Article) => Number(category !== article.category);
  const distance = ({ date }: Article) => Math.abs(Date.parse(date) - Date.parse(article.date));
  return articles
    .filter((other) => other !== article)
    .toSorted((one, other) => categoryRank(one) - categoryRank(other) || distance(one) - distance(other))
    .slice(0, count);
}
