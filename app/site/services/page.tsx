import { Isolate } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { CallToAction } from "../call-to-action.tsx";
import { coreServices } from "../core-services.ts";
import { industries, industryNames } from "../industry-names.ts";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { Picture } from "../picture.tsx";
import { ProjectPrompt } from "../project-prompt.tsx";
import { Section } from "../section.tsx";
import drawings from "./drawings.svg";
import { Offers } from "./offers.tsx";
import { ServiceEntry } from "./service-entry.tsx";
import { specializedServices } from "./specialized.ts";
import { stack, words as servicesWords } from "./words.ts";
import tagStyles from "../../ui/text/tag.module.css";
import styles from "./services.module.css";

export default function ServicesPage() {
  const words = usePageWords(servicesWords);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ul className={`${tagStyles.list} ${styles.badges}`}>
          {[words.badgeRobotics, words.badgeAi, words.badgeIot].map((badge) => (
            <li key={badge} className={tagStyles.tag}>
              {badge}
            </li>
          ))}
        </ul>
      </PageHeader>
      <CoreExpertise />
      <Section id="specialized" surface="board" heading={words.specialHeading}>
        <ul className={`content ${styles.services} ${styles.specialized}`}>
          {specializedServices.map((service) => (
            <ServiceEntry key={service.id} service={service}>
              <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
                <use href={`${drawings}#${service.id}`} />
              </svg>
            </ServiceEntry>
          ))}
        </ul>
      </Section>
      <Section id="catalogue" heading={words.wholeHeading}>
        <div className={`content ${styles.whole}`}>
          <Offers />
        </div>
      </Section>
      <IndustriesAndStack />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ page: "start-project" }}
        secondary={{ label: words.closingSecondary, page: "cases" }}
      />
    </>
  );
}

function CoreExpertise() {
  const locale = useLocaleFromPath();
  return (
    <Section id="core" heading={servicesWords.coreHeading[locale]}>
      <ul className={`content ${styles.services} ${styles.core}`}>
        {coreServices.map((service) => (
          <ServiceEntry key={service.id} service={service}>
            <Picture
              name={service.picture}
              sizes="(min-width: 64rem) 26vw, (min-width: 48rem) 40vw, 6rem"
              alt=""
            />
          </ServiceEntry>
        ))}
      </ul>
      <ProjectPrompt text={servicesWords.prompt[locale]} />
    </Section>
  );
}

/** For whom, and with what. */
function IndustriesAndStack() {
  const locale = useLocaleFromPath();
  const address = pagePath(locale, "industries");
  return (
    <Section id="industries">
      <div className={`content ${styles.facts}`}>
        <div>
          <h2 className="text-subhead" id="industries">
            {servicesWords.industriesHeading[locale]}
          </h2>
          <ul className={`text-heading ${styles.industries}`}>
            {industries.map((industry) => (
              <li key={industry}>
                <a href={`${address}#${industry}`}>{industryNames[industry][locale]}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-subhead" id="stack">
            {servicesWords.stackHeading[locale]}
          </h2>
          <dl className={styles.stack}>
            {stack.map(({ title, tools }) => (
              <div key={title.en}>
                <dt>{title[locale]}</dt>
                {tools.map((tool) => (
                  <dd key={nameOf(tool, "en")}>
                    <Isolate>{nameOf(tool, locale)}</Isolate>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

function nameOf(tool: string | LocalizedText, locale: Locale): string {
  return typeof tool === "string" ? tool : tool[locale];
}
