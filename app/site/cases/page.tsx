import { pagePath, useLocale } from "../../i18n/paths.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { companyWords } from "../company-words.ts";
import { pageMeta } from "../meta.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { BlackBox } from "./black-box.tsx";
import { Categories } from "./categories.tsx";
import { NdaSteps } from "./nda-steps.tsx";
import { RelatedPages, SignFirst } from "./next-steps.tsx";
import { Protection } from "./protection.tsx";
import { Unnamed } from "./unnamed.tsx";
import { words } from "./words.ts";

export const meta = pageMeta("cases");

export function loader({ url }: Route.LoaderArgs) {
  return companyWords(localeFromPath(url.pathname), words);
}

export default function CasesPage({ loaderData: words }: Route.ComponentProps) {
  const trail = [
    { name: words.breadcrumbHome, href: pagePath(useLocale(), "home") },
    { name: words.breadcrumbHere },
  ];
  return (
    <>
      <PageHead
        designator="X1"
        title={words.title}
        lead={words.lead}
        above={<Breadcrumb label={words.breadcrumbLabel} trail={trail} />}
      />
      <Unnamed words={words} />
      <Categories words={words} />
      <Protection words={words} />
      <NdaSteps words={words} />
      <BlackBox words={words} />
      <RelatedPages words={words} />
      <SignFirst words={words} />
    </>
  );
}
