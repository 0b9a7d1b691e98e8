import { LtrText, MixedText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { CallToAction } from "../call-to-action.tsx";
import { coreServices } from "../core-services.ts";
import { industries, industryNames } from "../industry-names.ts";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { Picture } from "../picture.tsx";
import { pictureWords } from "../pictures/words.ts";
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
      <PageHeader designator="U1" title={words.title} lead={words.lead}>
        <ul className={`${tagStyles.list} ${styles.badges}`}>
          {[words.badgeRobotics, words.badgeAi, words.badgeIot].map((badge) => (
            <li key={badge} className={tagStyles.tag}>
              {badge}
            </li>
          ))}
        </ul>
      </PageHeader>
      <CoreExpertise />
      <Section id="specialized" designator="U1B" surface="board" heading={words.specialHeading}>
        <ul className={`content ${styles.services} ${styles.specialized}`}>
          {specializedServices.map((service) => (
            <ServiceEntry key={service.id} service={service}>
              <svg className={styles.figure} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
                <use href={`${drawings}#${service.id}`} />
              </svg>
            </ServiceEntry>
          ))}
        </ul>
      </Section>
      <Section id="catalogue" designator="U1C" heading={words.wholeHeading}>
        <div className={`content ${styles.whole}`}>
          <Offers />
        </div>
      </Section>
      <Industries />
      <TechnologyStack />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingPrimary, page: "start-project" }}
        secondary={{ label: words.closingSecondary, page: "cases" }}
      />
    </>
  );
}

function CoreExpertise() {
  const locale = useLocaleFromPath();
  return (
    <Section id="core" designator="U1A" heading={servicesWords.coreHeading[locale]}>
      <ul className={`content ${styles.services} ${styles.core}`}>
        {coreServices.map((service) => (
          <ServiceEntry key={service.id} service={service}>
            <Picture
              className={styles.figure}
              name={service.picture}
              sizes="(min-width: 64rem) 26vw, (min-width: 48rem) 40vw, 6rem"
              alt={interpolateFacts(locale, pictureWords[service.picture][locale])}
            />
          </ServiceEntry>
        ))}
      </ul>
      <ProjectPrompt text={servicesWords.prompt[locale]} />
    </Section>
  );
}

function Industries() {
  const locale = useLocaleFromPath();
  const address = pagePath(locale, "industries");
  return (
    <Section id="industries" size="text-subhead" heading={servicesWords.industriesHeading[locale]}>
      <ul className={`content text-heading ${styles.industries}`}>
        {industries.map((industry) => (
          <li key={industry}>
            <a href={`${address}#${industry}`}>{industryNames[industry][locale]}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TechnologyStack() {
  const locale = useLocaleFromPath();
  return (
    <Section id="stack" size="text-subhead" heading={servicesWords.stackHeading[locale]}>
      <dl className={`content ${styles.stack}`}>
        {stack.map(({ title, tools }) => (
          <div key={title.en}>
            <dt>{title[locale]}</dt>
            {tools.map((tool) =>
              typeof tool === "string" ? (
                <dd key={tool}>
                  <LtrText>{tool}</LtrText>
                </dd>
              ) : (
                <dd key={tool.en}>
                  <MixedText text={tool[locale]} />
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
