import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { usePageWords } from "../localize-words.ts";
import { words as homeWords } from "./words.ts";
import stillStyles from "../hero-still.module.css";
import styles from "./hero.module.css";

/** The headline of the site before an animated scene, or a still of it; `enhancements/hero.island.ts` sets which in `data-scene`. */
export function Hero() {
  const words = usePageWords(homeWords);
  const locale = useLocaleFromPath();
  return (
    <section
      className={`${styles.hero} castellated surface-dark surface-darkest`}
      data-scene="placeholder"
      data-island="hero"
    >
      <div
        className={`${styles.art} ${stillStyles.still}`}
        role="img"
        aria-label={words.heroStill}
        data-art
      />
      <canvas className={styles.canvas} aria-hidden="true" />
      <div className={`page-container ${styles.layout}`}>
        <p className={styles.eyebrow}>{words.heroEyebrow}</p>
        <h1 className="text-display">
          {words.heroHeadline.split(" ").map((word) => (
            <HeadlineWord key={word} word={word} />
          ))}
        </h1>
        <div className={styles.text}>
          <p className={`${styles.lead} text-lead`}>{words.heroLead}</p>
          <div className="actions">
            <ButtonLink href={pagePath(locale, "start-project")}>
              {words.heroPrimary} <ArrowIcon />
            </ButtonLink>
            <ButtonLink variant="outline" href={pagePath(locale, "contact")}>
              {words.heroSecondary}
            </ButtonLink>
          </div>
        </div>
      </div>
      <SceneStatus />
      <span className="edge" aria-hidden="true" />
    </section>
  );
}

/** The status of the scene: loading, unavailable, or running with a pause button. */
function SceneStatus() {
  const words = usePageWords(homeWords);
  return (
    <div className={`${styles.status} text-muted text-small`}>
      <p data-loading hidden>
        {words.heroLoading}
      </p>
      <p className={styles.error}>{words.heroFailed}</p>
      <button className={styles.pause} type="button">
        <span>{words.motionPause}</span>
        <span hidden>{words.motionResume}</span>
      </button>
    </div>
  );
}

/** One word of the headline on a line of its own, its full stop in copper. */
function HeadlineWord({ word }: { word: string }) {
  return (
    <>
      <span>
        {word.slice(0, -1)}
        <i className="text-accent">{word.slice(-1)}</i>
      </span>{" "}
    </>
  );
}
