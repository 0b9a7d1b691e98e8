import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Article, ArticleFile } from "./article.ts";

const folder = join(import.meta.dirname, "../../firm/articles/texts");

/** The firm's articles, in the order of their names, for what runs without Vite. */
export function readArticles(): Promise<Article[]> {
  const files = globSync("*.ts", { cwd: folder }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      // Each file of that folder exports its article.
      const { article } = (await import(pathToFileURL(join(folder, file)).href)) as { article: ArticleFile };
      return { ...article, slug: basename(file, ".ts") };
    }),
  );
}
