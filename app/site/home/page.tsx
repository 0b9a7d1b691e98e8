import { localeFromPath } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { localizeWords } from "../localize-words.ts";
import { coreServiceWords } from "../core-services.ts";
import type { PageHandle } from "../page-handle.ts";
import { pictureWords } from "../pictures/words.ts";
import { RelatedPages } from "../related-pages.tsx";
import type { Route } from "./+types/page.ts";
import { Counters } from "./counters.tsx";
import { FeaturedServices } from "./featured-services.tsx";
import { Hero } from "./hero.tsx";
import { words } from "./words.ts";

export const handle = { pageModule: "app/site/home/enhancements/hero.ts" } satisfies PageHandle;

export function loader({ url }: Route.LoaderArgs) {
  return localizeWords(localeFromPath(url.pathname), { ...coreServiceWords, ...pictureWords, ...words });
}

export default function HomePage({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words} />
      <FeaturedServices words={words} />
      <Counters words={words} />
      <RelatedPages
        id="resources"
        designator="X3"
        heading={words.resourcesHeading}
        links={[
          { page: "services", name: words.resourcesServices, text: words.resourcesServicesText },
          { page: "cases", name: words.resourcesCases, text: words.resourcesCasesText },
          { page: "articles", name: words.resourcesArticles, text: words.resourcesArticlesText },
        ]}
      />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingPrimary, page: "start-project" }}
        secondary={{ label: words.closingSecondary, page: "contact" }}
      />
    </>
  );
}
