import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { Designator } from "../ui/text/designator.tsx";
import { LinkList } from "../ui/text/link-list.tsx";

interface RelatedPagesProps {
  /** Id of the heading. */
  id: string;
  designator: string;
  heading: string;
  links: { page: string; name: string; text: string }[];
}

/** Near the end of a page: what a reader may want to see next. */
export function RelatedPages({ id, designator, heading, links }: RelatedPagesProps) {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby={id}>
      <div className="page-container">
        <Designator>{designator}</Designator>
        <h2 className="section-heading text-subhead" id={id}>
          {heading}
        </h2>
        <div className="content">
          <LinkList
            rows={links.map(({ page, name, text }) => ({ href: pagePath(locale, page), name, text }))}
          />
        </div>
      </div>
    </section>
  );
}
