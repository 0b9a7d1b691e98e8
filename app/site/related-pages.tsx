import { MixedText } from "../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import { pageMetadata, type PublicPage } from "./metadata/page-metadata.ts";
import { Section } from "./section.tsx";
import lineStyles from "./lines.module.css";
import styles from "./related-pages.module.css";

interface RelatedPagesProps {
  heading: string;
  /** Each under its page's name. */
  links: { page: PublicPage; text: string }[];
  designator?: string;
}

/** Near the end of a page: what a reader may want to see next. */
export function RelatedPages({ heading, links, designator }: RelatedPagesProps) {
  const locale = useLocaleFromPath();
  return (
    <Section
      id="related"
      heading={heading}
      size="text-subhead"
      designator={designator}
      className="screen-only"
    >
      <ul className={`content ${lineStyles.ruled} ${styles.list}`}>
        {links.map(({ page, text }) => (
          <li key={page}>
            <a href={pagePath(locale, page)}>
              <span className="text-heading text-balance">{pageMetadata[page].name[locale]}</span>
              <span className={`${styles.text} text-muted text-balance`}>
                <MixedText text={text} />
              </span>
              <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
