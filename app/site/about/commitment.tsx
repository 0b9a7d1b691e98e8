import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Designator } from "../../ui/designator.tsx";
import { Silkscreen } from "../silkscreen.tsx";
import type { AboutWords } from "./about-words.ts";
import styles from "./commitment.module.css";

/** The promises climb a flight of stairs, a trace that runs in from the edge of the page. */
export function Commitment({ words }: { words: AboutWords }) {
  const locale = useLocaleFromPath();
  return (
    <section className={`surface-dark section ${styles.commitment}`} aria-labelledby="commitment">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <Designator>S5</Designator>
        <h2 className="section-heading text-subhead" id="commitment">
          {words.commitment}
        </h2>
        <p className={`${styles.commitmentStatement} text-title`}>{words.commitmentClimb}</p>
        <ol className={`content ${styles.stairs}`}>
          {(["commitmentRoof", "commitmentDrawings", "commitmentHonest"] as const).map((step) => (
            <li key={step}>
              <p className="text-lead">
                <MixedText text={words[step]} />
              </p>
            </li>
          ))}
        </ol>
        <div className="content actions">
          <ButtonLink href={pagePath(locale, "start-project")}>
            {words.relatedStartProject} <ArrowIcon />
          </ButtonLink>
          <ButtonLink variant="outline" href={pagePath(locale, "services")}>
            {words.relatedServices}
          </ButtonLink>
        </div>
      </div>
      <Silkscreen>S5</Silkscreen>
    </section>
  );
}
