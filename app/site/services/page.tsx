import { MixedText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { LogoMark } from "../frame/brand.tsx";
import { CallToAction } from "../call-to-action.tsx";
import { coreServices } from "../core-services.ts";
import { industries, industryNames } from "../industry-names.ts";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { Picture } from "../picture.tsx";
import { pictureWords } from "../pictures/words.ts";
import { catalogue } from "./catalogue.ts";
import { SpecializedServices } from "./specialized-services.tsx";
import { specializedServices } from "./specialized.ts";
import { TechnologyStack } from "./technology-stack.tsx";
import { words as servicesWords } from "./words.ts";
import footprintStyles from "../../ui/footprint.module.css";
import tagStyles from "../../ui/text/tag.module.css";
import laterStyles from "./services.later.module.css";
import styles from "./services.module.css";

export default function ServicesPage() {
  const words = usePageWords(servicesWords);
  return (
    <>
      <PageHeader designator="U1" title={words.title} lead={words.lead}>
        <ul className={`${tagStyles.list} ${styles.tags}`}>
          {[words.badgeRobotics, words.badgeAi, words.badgeIot].map((badge) => (
            <li key={badge} className={tagStyles.tag}>
              {badge}
            </li>
          ))}
        </ul>
        <ServiceContents />
      </PageHeader>
      <CoreExpertise />
      <SpecializedServices />
      <Industries />
      <TechnologyStack />
      <ServiceCatalogue />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closingPrimary, page: "start-project" }}
        secondary={{ label: words.closingSecondary, page: "cases" }}
      />
    </>
  );
}

/** The page's contents as a schematic symbol: one pin per service, cores at the start, specialized at the end. */
function ServiceContents() {
  const locale = useLocaleFromPath();
  const linksTo = (services: readonly Pick<(typeof coreServices)[number], "id" | "title">[], first: number) =>
    services.map(({ id, title }, index) => (
      <li key={id}>
        <a href={`#${id}`}>{title[locale]}</a>
        <span className={styles.wire} aria-hidden="true">
          <b>{first + index}</b>
        </span>
      </li>
    ));
  const firstSpecialized = coreServices.length + 1;
  return (
    <nav className={`${styles.symbol} content`} aria-label={servicesWords.pinsLabel[locale]}>
      <div className={styles.symbolBody} aria-hidden="true">
        <LogoMark className={styles.mark} />
        <span className="code">U1 NAWAT-14</span>
      </div>
      <ol className={styles.symbolStart}>{linksTo(coreServices, 1)}</ol>
      <ol className={styles.symbolEnd} start={firstSpecialized}>
        {linksTo(specializedServices, firstSpecialized)}
      </ol>
    </nav>
  );
}

/** Six footprints; their pads sit on the rows of their four features. */
function CoreExpertise() {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby="core">
      <div className="page-container">
        <Designator>U1A</Designator>
        <h2 className="section-heading text-heading" id="core">
          {servicesWords.coreHeading[locale]}
        </h2>
        <div className={`content ${styles.core}`}>
          {coreServices.map(({ id, picture, title, text, features }, index) => (
            <article key={id} className={`${footprintStyles.footprint} ${styles.card}`} id={id}>
              <span className={footprintStyles.designator} aria-hidden="true">
                {`U1.${index + 1}`}
              </span>
              <span className={footprintStyles.pinOne} aria-hidden="true" />
              <Picture
                className={`${footprintStyles.picture} ${styles.picture}`}
                name={picture}
                sizes="(min-width: 56rem) 30vw, (min-width: 40rem) 36vw, 82vw"
                alt={interpolateFacts(locale, pictureWords[picture][locale])}
              />
              <h3 className="text-subhead">{title[locale]}</h3>
              <p className={footprintStyles.text}>
                <MixedText text={text[locale]} />
              </p>
              <BulletList className={styles.features} items={features.map((feature) => feature[locale])} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** One net with six nodes, each leading to its paragraph on the industries page. */
function Industries() {
  const locale = useLocaleFromPath();
  const address = pagePath(locale, "industries");
  return (
    <section className="surface-base section" aria-labelledby="industries">
      <div className="page-container">
        <Designator>N6</Designator>
        <h2 className="content text-subhead" id="industries">
          {servicesWords.industriesHeading[locale]}
        </h2>
        <ul className={`content ${laterStyles.net}`}>
          {industries.map((industry) => (
            <li key={industry}>
              <a href={`${address}#${industry}`}>{industryNames[industry][locale]}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The parts list: what can be ordered, in two banks like the contacts of a connector. */
function ServiceCatalogue() {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby="catalogue">
      <div className="page-container">
        <Designator>P14</Designator>
        <h2 className="section-heading text-heading" id="catalogue">
          {servicesWords.catalogueHeading[locale]}
        </h2>
        <p className={`content text-lead ${laterStyles.lead}`}>{servicesWords.catalogueText[locale]}</p>
        <ul className={`content ${laterStyles.catalogue}`}>
          {catalogue.map(({ slug, title, excerpt }, index) => (
            <li key={slug} id={slug}>
              <span className={laterStyles.connectorPin} aria-hidden="true">
                {connectorPin(index)}
              </span>
              <h3>
                <MixedText text={title[locale]} />
              </h3>
              <p>
                <MixedText text={excerpt[locale]} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Contacts are lettered by bank and counted within it: A1 to A7, then B1 to B7. */
function connectorPin(index: number): string {
  const perBank = catalogue.length / 2;
  return index < perBank ? `A${index + 1}` : `B${index - perBank + 1}`;
}
