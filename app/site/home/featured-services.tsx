import { Fragment } from "react";
import { MixedText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { coreServices } from "../core-services.ts";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { Picture } from "../picture.tsx";
import { pictureWords } from "../pictures/words.ts";
import { Section } from "../section.tsx";
import { words as homeWords } from "./words.ts";
import styles from "./cascade.module.css";
import footprintStyles from "../../ui/footprint.module.css";

export function FeaturedServices() {
  const words = usePageWords(homeWords);
  const locale = useLocaleFromPath();
  return (
    <Section id="intro" heading={words.introHeading} designator="U1">
      <div className="section-text">
        <p className="prose text-lead">{words.introText}</p>
        <a className="link" href={pagePath(locale, "services")}>
          {words.introAll}
        </a>
      </div>
      <Cascade />
    </Section>
  );
}

/** Three parts on one bus, each a step lower than the one before. */
function Cascade() {
  return (
    <div className={styles.cascade}>
      {coreServices.slice(0, 3).map((service, index) => (
        <Fragment key={service.id}>
          {index > 0 && (
            <i
              className={index === 1 ? `${styles.bus} ${styles.bus1}` : `${styles.bus} ${styles.bus2}`}
              aria-hidden="true"
            />
          )}
          <ServiceCard service={service} designator={`U1.${index + 1}`} />
        </Fragment>
      ))}
    </div>
  );
}

interface ServiceCardProps {
  service: (typeof coreServices)[number];
  designator: string;
}

function ServiceCard({ service: { id, picture, title, text }, designator }: ServiceCardProps) {
  const locale = useLocaleFromPath();
  return (
    <article className={`${footprintStyles.footprint} ${styles.card}`}>
      <span className={footprintStyles.designator} aria-hidden="true">
        {designator}
      </span>
      <span className={footprintStyles.pinOne} aria-hidden="true" />
      <Picture
        className={`${footprintStyles.picture} ${styles.picture}`}
        name={picture}
        sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 36vw, 82vw"
        alt={interpolateFacts(locale, pictureWords[picture][locale])}
      />
      <h3 className="text-subhead">
        <a href={`${pagePath(locale, "services")}#${id}`}>{title[locale]}</a>
      </h3>
      <p className={footprintStyles.text}>
        <MixedText text={text[locale]} />
      </p>
      <span className={footprintStyles.more}>
        <ArrowIcon />
      </span>
    </article>
  );
}
