import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { LinkList } from "../ui/text/link-list.tsx";
import { Section } from "./section.tsx";

interface RelatedPagesProps {
  heading: string;
  links: { page: string; name: string; text: string }[];
  /** Of the heading. */
  id?: string;
  designator?: string;
}

/** Near the end of a page: what a reader may want to see next. */
export function RelatedPages({ heading, links, id = "related", designator }: RelatedPagesProps) {
  const locale = useLocaleFromPath();
  return (
    <Section id={id} heading={heading} size="text-subhead" designator={designator}>
      <div className="content">
        <LinkList
          rows={links.map(({ page, name, text }) => ({ href: pagePath(locale, page), name, text }))}
        />
      </div>
    </Section>
  );
}
