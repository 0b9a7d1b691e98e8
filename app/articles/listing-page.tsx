import { localeOf } from "../i18n/text.ts";
import { companyWords } from "../site/company-words.ts";
import { pageMeta } from "../site/meta.ts";
import { PageHead } from "../site/page-head.tsx";
import type { Route } from "./+types/listing-page.ts";
import { words } from "./words.ts";

export const meta = pageMeta("articles");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeOf(url.pathname), words);
}

export default function ArticlesPage({ loaderData: words }: Route.ComponentProps) {
  return <PageHead designator="W1" title={words.heading} lead={words.subtitle} />;
}
