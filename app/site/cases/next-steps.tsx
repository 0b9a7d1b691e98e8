import { pagePath, useLocale } from "../../i18n/paths.ts";
import type { Localized } from "../../i18n/text.ts";
import { LinkList } from "../../ui/link-list.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Designator } from "../../ui/section.tsx";
import traces from "../traces.svg";
import type { words as casesWords } from "./words.ts";

type Words = Localized<typeof casesWords>;

export function RelatedPages({ words }: { words: Words }) {
  const locale = useLocale();
  const rows = [
    {
      href: pagePath(locale, "services"),
      name: words.relatedServices,
      text: words.relatedServicesText,
    },
    {
      href: pagePath(locale, "contact"),
      name: words.relatedContact,
      text: words.relatedContactText,
    },
  ];
  return (
    <section className="surface-base section" aria-labelledby="related">
      <div className="page-container">
        <Designator>X7</Designator>
        <h2 className="section-heading text-subhead" id="related">
          {words.relatedHeading}
        </h2>
        <div className="content">
          <LinkList rows={rows} />
        </div>
      </div>
    </section>
  );
}

/** Both buttons lead to the contact form: more is shown only under an agreement. */
export function NdaCallToAction({ words }: { words: Words }) {
  const contact = pagePath(useLocale(), "contact");
  return (
    <section className="surface-dark section call" aria-labelledby="closing">
      <img className="call-traces" src={traces} width="900" height="600" alt="" loading="lazy" />
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>J2</Designator>
        <h2 className="big text-title" id="closing">
          {words.closingHeading}
        </h2>
        <p className="lead text-lead">{words.closingText}</p>
        <div className="actions">
          <ButtonLink href={contact}>
            {words.buttonSchedule} <ArrowIcon />
          </ButtonLink>
          <ButtonLink variant="outline" href={contact}>
            {words.buttonTemplate}
          </ButtonLink>
        </div>
      </div>
      <p className="silkscreen" aria-hidden="true">
        J2 REV C
      </p>
    </section>
  );
}
