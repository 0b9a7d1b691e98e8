import { CallToAction } from "../call-to-action.tsx";
import { usePageWords } from "../localize-words.ts";
import { RelatedPages } from "../related-pages.tsx";
import { Counters } from "./counters.tsx";
import { FeaturedServices } from "./featured-services.tsx";
import { Hero } from "./hero.tsx";
import { words as homeWords } from "./words.ts";

export default function HomePage() {
  const words = usePageWords(homeWords);
  return (
    <>
      <Hero />
      <FeaturedServices />
      <Counters />
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
