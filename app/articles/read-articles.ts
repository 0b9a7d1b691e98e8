import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Article, type ArticleFile, compareArticles } from "./article.ts";

const folder = join(import.meta.dirname, "../../firm/articles/texts");

/** Every article, newest first, for what runs without Vite. */
export async function readArticles(): Promise<Article[]> {
  const articles = globSync("*.ts", { cwd: folder }).map(async (file) => {
    // Each file of that folder exports its article.
    const { article } = (await import(pathToFileURL(join(folder, file)).href)) as { article: ArticleFile };
    return { ...article, slug: basename(file, ".ts") };
  });
  return (await Promise.all(articles)).toSorted(compareArticles);
}
