import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { filterValuesOf } from "./app/articles/categories.ts";
import { articles } from "./app/articles/articles.server.ts";
import { buildDirectory } from "./app/build-directory.server.ts";
import { hasArticles } from "./app/has-articles.ts";
import { type Locale, locales } from "./app/i18n/text.ts";
import { renderIndexRedirect } from "./app/site/metadata/index-redirect.server.ts";
import { siteOrigin } from "./app/site/origin.server.ts";
import { finishBuild } from "./server/pages/build/finish-build.ts";

/** Paths of every article, of its text, and of the listings: one for each category in use and one for any other value. */
function articlePaths(locale: Locale): string[] {
  const categoryValues = new Set(articles.flatMap(({ category }) => filterValuesOf(category)));
  return [
    ...articles.flatMap(({ slug }) => [
      `/${locale}/articles/${slug}`,
      `/${locale}/articles/${slug}/text.json`,
    ]),
    ...[...categoryValues, "unknown"].map((category) => `/${locale}/articles/category/${category}`),
  ];
}

export default {
  appDirectory: "app",
  buildDirectory,
  // Every page is rendered when the site is built and none at request time; see docs/decisions/pages.md.
  ssr: true,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => path !== "/" && (hasArticles || !path.includes("/articles"))),
    ...(hasArticles ? locales.flatMap(articlePaths) : []),
    "/404",
  ],
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    await finishBuild(folder);
    await writeFile(join(folder, "index.html"), renderIndexRedirect(siteOrigin()));
    // A process of its own gives back the gigabyte that creating a database takes.
    execFileSync(process.execPath, ["server/database/embedded/build-template.ts"], { stdio: "inherit" });
  },
} satisfies Config;
