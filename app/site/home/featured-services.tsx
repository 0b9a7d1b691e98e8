import { Fragment } from "react";
import { MixedText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import type { Localized } from "../../i18n/text.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Designator } from "../../ui/designator.tsx";
import type { coreServiceWords } from "../core-services.ts";
import { Picture } from "../picture.tsx";
import { servicePictures } from "../pictures/services.ts";
import type { pictureWords } from "../pictures/words.ts";
import type { words as homeWords } from "./words.ts";
import styles from "./cascade.module.css";
import footprintStyles from "../../ui/footprint.module.css";

type Words = Localized<typeof homeWords & typeof coreServiceWords & typeof pictureWords>;

export function FeaturedServices({ words }: { words: Words }) {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby="intro">
      <div className="page-container">
        <Designator>U1</Designator>
        <h2 className="section-heading text-heading" id="intro">
          {words.introHeading}
        </h2>
        <div className="section-text">
          <p className="prose text-lead">{words.introText}</p>
          <a className="link" href={pagePath(locale, "services")}>
            {words.introAll}
          </a>
        </div>
        <Cascade words={words} />
      </div>
    </section>
  );
}

/** Three parts on one bus, each a step lower than the one before. */
function Cascade({ words }: { words: Words }) {
  const services = [
    { id: "robotics", title: words.roboticsTitle, text: words.roboticsText },
    { id: "boards", title: words.boardsTitle, text: words.boardsText },
    { id: "firmware", title: words.firmwareTitle, text: words.firmwareText },
  ] as const;
  return (
    <div className={styles.cascade}>
      {services.map((service, index) => (
        <Fragment key={service.id}>
          {index > 0 && (
            <i
              className={index === 1 ? `${styles.bus} ${styles.bus1}` : `${styles.bus} ${styles.bus2}`}
              aria-hidden="true"
            />
          )}
          <ServiceCard {...service} alt={words[servicePictures[service.id]]} designator={`U1.${index + 1}`} />
        </Fragment>
      ))}
    </div>
  );
}

interface ServiceCardProps {
  id: keyof typeof servicePictures;
  title: string;
  text: string;
  /** What the picture shows. */
  alt: string;
  designator: string;
}

function ServiceCard({ id, title, text, alt, designator }: ServiceCardProps) {
  const services = pagePath(useLocaleFromPath(), "services");
  return (
    <article className={`${footprintStyles.footprint} ${styles.card}`}>
      <span className={footprintStyles.designator} aria-hidden="true">
        {designator}
      </span>
      <span className={footprintStyles.pinOne} aria-hidden="true" />
      <Picture
        className={`${footprintStyles.picture} ${styles.picture}`}
        name={servicePictures[id]}
        sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 36vw, 82vw"
        alt={alt}
      />
      <h3 className="text-subhead">
        <a href={`${services}#${id}`}>{title}</a>
      </h3>
      <p className={footprintStyles.text}>
        <MixedText text={text} />
      </p>
      <span className={footprintStyles.more}>
        <ArrowIcon />
      </span>
    </article>
  );
}
