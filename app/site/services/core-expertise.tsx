import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { BulletList } from "../../ui/bullet-list.tsx";
import { Designator } from "../../ui/designator.tsx";
import { Picture } from "../picture.tsx";
import { servicePictures } from "../pictures/services.ts";
import type { pictureWords } from "../pictures/words.ts";
import { type coreServiceWords, coreServices } from "../core-services.ts";
import type { words as pageWords } from "./words.ts";
import styles from "./services.module.css";
import footprintStyles from "../../ui/footprint.module.css";

type Words = Localized<typeof pageWords & typeof coreServiceWords & typeof pictureWords>;

/** Six footprints; their pads sit on the rows of their four features. */
export function CoreExpertise({ words }: { words: Words }) {
  return (
    <section className="surface-base section" aria-labelledby="core">
      <div className="page-container">
        <Designator>U1A</Designator>
        <h2 className="section-heading text-heading" id="core">
          {words.coreHeading}
        </h2>
        <div className={`content ${styles.core}`}>
          {coreServices.map((id, index) => (
            <CoreServiceCard key={id} id={id} number={index + 1} words={words} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface CoreServiceCardProps {
  id: (typeof coreServices)[number];
  number: number;
  words: Words;
}

function CoreServiceCard({ id, number, words }: CoreServiceCardProps) {
  return (
    <article className={`${footprintStyles.footprint} ${styles.card}`} id={id}>
      <span className={footprintStyles.designator} aria-hidden="true">
        {`U1.${number}`}
      </span>
      <span className={footprintStyles.pinOne} aria-hidden="true" />
      <Picture
        className={`${footprintStyles.picture} ${styles.picture}`}
        name={servicePictures[id]}
        sizes="(min-width: 56rem) 30vw, (min-width: 40rem) 36vw, 82vw"
        alt={words[servicePictures[id]]}
      />
      <h3 className="text-subhead">{words[`${id}Title`]}</h3>
      <p className={footprintStyles.text}>
        <MixedText text={words[`${id}Text`]} />
      </p>
      <BulletList
        className={styles.features}
        items={([1, 2, 3, 4] as const).map((n) => words[`${id}Feature${n}`])}
      />
    </article>
  );
}
