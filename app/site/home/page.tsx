import { pagePath, useLocale } from "../../i18n/paths.ts";
import { localeFromPath } from "../../i18n/text.ts";
import { LinkList } from "../../ui/link-list.tsx";
import { CallToAction } from "../call-to-action.tsx";
import { localizeWords } from "../localize-words.ts";
import { coreServiceWords } from "../core-services.ts";
import { pageMeta } from "../meta.ts";
import type { PageHandle } from "../page-handle.ts";
import { pictureWords } from "../pictures/words.ts";
import type { Route } from "./+types/page.ts";
import { Counters } from "./counters.tsx";
import { FeaturedServices } from "./featured-services.tsx";
import { Hero } from "./hero.tsx";
import { words } from "./words.ts";

export const handle = { pageModule: "app/site/home/enhancements/main.ts" } satisfies PageHandle;
export const meta = pageMeta("home");

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), { ...coreServiceWords, ...pictureWords, ...words });
}

export default function HomePage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words} />
      <FeaturedServices words={words} />
      <Counters words={words} />
      <RelatedResources words={words} />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={words.closingPrimary}
        secondary={words.closingSecondary}
        secondaryPage="contact"
      />
    </>
  );
}

function RelatedResources({ words }: { words: Route.ComponentProps["loaderData"] }) {
  const locale = useLocale();
  const rows = [
    {
      href: pagePath(locale, "services"),
      name: words.resourcesServices,
      text: words.resourcesServicesText,
    },
    {
      href: pagePath(locale, "cases"),
      name: words.resourcesCases,
      text: words.resourcesCasesText,
    },
    {
      href: pagePath(locale, "articles"),
      name: words.resourcesArticles,
      text: words.resourcesArticlesText,
    },
  ];
  return (
    <section className="surface-base section" aria-labelledby="resources">
      <div className="page-container">
        <p className="designator" aria-hidden="true">
          X3
        </p>
        <h2 className="section-heading text-subhead" id="resources">
          {words.resourcesHeading}
        </h2>
        <div className="content">
          <LinkList rows={rows} />
        </div>
      </div>
    </section>
  );
}
