import { words as articlesWords } from "../../../firm/articles/words.ts";
import { company } from "../../../firm/company.ts";
import { hasArticles } from "../../has-articles.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { usePageWords } from "../localize-words.ts";
import { RelatedPages } from "../related-pages.tsx";
import { Section } from "../section.tsx";
import { FeaturedServices } from "./featured-services.tsx";
import { Hero } from "./hero.tsx";
import { counterLabels, words as homeWords } from "./words.ts";
import styles from "./counters.module.css";

export default function HomePage() {
  const words = usePageWords(homeWords);
  const { summary: articlesSummary } = usePageWords(articlesWords);
  return (
    <>
      <Hero />
      <FeaturedServices />
      <Counters />
      <RelatedPages
        designator="X3"
        heading={words.resourcesHeading}
        links={[
          { page: "services", text: words.resourcesServicesText },
          { page: "cases", text: words.resourcesCasesText },
          ...(hasArticles ? [{ page: "articles" as const, text: articlesSummary }] : []),
        ]}
      />
      <CallToAction
        designator="J2"
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ page: "start-project" }}
        secondary={{ label: words.closingSecondary, page: "contact" }}
      />
    </>
  );
}

/** Figures lettered as on a drawing, each over its dimension line. */
function Counters() {
  const words = usePageWords(homeWords);
  return (
    <Section id="counters" heading={words.countersHeading} size="sr-only" designator="M1">
      <ul className={`content ${styles.figures}`} data-island="counters" data-count-up>
        <Counter of="projects" />
        <Counter of="clients" />
        <Counter of="countries" />
      </ul>
    </Section>
  );
}

/** Number and line are drawn, and count up where scripts run (`enhancements/counters.island.ts`); screen readers get the sentence. */
function Counter({ of }: { of: keyof typeof counterLabels }) {
  const words = usePageWords(homeWords);
  const count = company[of];
  const label = formatCount(useLocaleFromPath(), count, counterLabels[of]);
  const said = company.showPlus ? interpolate(words.countersMore, { n: count }) : count;
  return (
    <li>
      <span className="sr-only">{`${said} ${label.toLowerCase()}`}</span>
      <span className={`${styles.figure} text-figure`} aria-hidden="true">
        <LtrText>
          <span className={styles.digits} data-target={count}>
            <span data-figure>{count}</span>
          </span>
          {company.showPlus && <i className="text-accent">+</i>}
        </LtrText>
      </span>
      <span className="dimension" aria-hidden="true">
        <span>{label}</span>
      </span>
    </li>
  );
}
