import type { StoryDrawings } from "../../firm-types.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { HomeBreadcrumb } from "../home-breadcrumb.tsx";
import { usePageWords } from "../localize-words.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { PageHeader } from "../page-header.tsx";
import { Section } from "../section.tsx";
import { drawings } from "../../../firm/story/drawings.ts";
import { film } from "../../../firm/story/film.ts";
import { Film } from "./film.tsx";
import { Journey } from "./journey.tsx";
import { story } from "../../../firm/story/story.ts";
import { words as aboutWords } from "./words.ts";
import styles from "./about.module.css";
import commitmentStyles from "./commitment.module.css";

export default function AboutPage() {
  const words = usePageWords(aboutWords);
  return (
    <>
      <PageHeader
        title={words.title}
        lead={usePageWords(story).lead}
        above={<HomeBreadcrumb page="about" />}
      />
      <Inspiration />
      <Mission />
      <Journey />
      {film && <Film film={film} />}
      <Commitment />
    </>
  );
}

/** What it began with, and a drawing of it. */
function Inspiration() {
  const words = usePageWords(aboutWords);
  const { inspirationThings, inspirationCaretaker, inspirationEngineers } = usePageWords(story);
  return (
    <Section id="inspiration" className={styles.inspiration}>
      <h2 className="text-subhead" id="inspiration">
        {words.inspiration}
      </h2>
      <p className={styles.statement}>
        <MixedText text={inspirationThings} />
      </p>
      {drawings.inspiration && <Building drawing={drawings.inspiration} />}
      <div className={`${styles.inspirationRest} text-lead`}>
        <p>
          <MixedText text={inspirationCaretaker} />
        </p>
        <p>
          <MixedText text={inspirationEngineers} />
        </p>
      </div>
    </Section>
  );
}

function Building({ drawing }: { drawing: NonNullable<StoryDrawings["inspiration"]> }) {
  const words = usePageWords(aboutWords);
  const locale = useLocaleFromPath();
  return (
    <figure>
      <div className={`${styles.building} after-first-paint`}>
        <img src={drawing.src} width="570" height="690" alt={drawing.alt[locale]} loading="lazy" />
      </div>
      {/* The parts list of the drawing: its balloons carry the same numbers. */}
      <ol className={styles.unknowns}>
        {drawing.parts.map((name, index) => (
          <li key={name.en}>
            <span className={`${styles.balloon} code`} aria-hidden="true">
              {index + 1}
            </span>
            <span>{name[locale]}</span>
            <b>{words.unknown}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The values stand as the supports of a loaded beam. */
function Mission() {
  const words = usePageWords(aboutWords);
  const { missionText, values } = usePageWords(story);
  return (
    <Section id="mission" heading={words.mission} size="text-subhead">
      <p className={`${styles.missionText} ${styles.statement}`}>
        <MixedText text={missionText} />
      </p>
      <div className={`content ${styles.beam}`}>
        <h3 className="sr-only">{words.missionValues}</h3>
        <span className={styles.load} aria-hidden="true" />
        <div className={styles.supports} aria-hidden="true">
          {values.map(({ name }, index) => (
            <div key={name}>
              <Support />
              <span className={`${styles.balloon} code`}>{index + 1}</span>
            </div>
          ))}
        </div>
        <ul>
          {values.map(({ name, text }, index) => (
            <li key={name}>
              <span className={`${styles.balloon} code`} aria-hidden="true">
                {index + 1}
              </span>
              <h4 className="text-subhead">{name}</h4>
              <p className="text-muted text-balance">
                <MixedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A pinned support standing on the ground. */
function Support() {
  return (
    <svg className={styles.support} viewBox="0 0 56 48" width="56" height="48" focusable="false">
      <path d="M28 3 47 35H9zM1 35h54M6 36l-5 8M15 36l-5 8M24 36l-5 8M33 36l-5 8M42 36l-5 8M51 36l-5 8" />
      <circle cx="28" cy="4" r="3.5" />
    </svg>
  );
}

/** The promises climb a flight of stairs, a trace that runs in from the edge of the page. */
function Commitment() {
  const words = usePageWords(aboutWords);
  const { commitmentClimb, commitments } = usePageWords(story);
  const locale = useLocaleFromPath();
  return (
    <Section
      id="commitment"
      heading={words.commitment}
      size="text-subhead"
      surface="board"
      isLast
      className={commitmentStyles.commitment}
    >
      <p className={`${commitmentStyles.commitmentStatement} text-title`}>{commitmentClimb}</p>
      <ol className={`content ${commitmentStyles.stairs}`}>
        {commitments.map((commitment) => (
          <li key={commitment}>
            <p className="text-lead">
              <MixedText text={commitment} />
            </p>
          </li>
        ))}
      </ol>
      <div className="content actions">
        <ButtonLink href={pagePath(locale, "start-project")}>
          {pageMetadata["start-project"].name[locale]} <ArrowIcon />
        </ButtonLink>
        <ButtonLink variant="outline" href={pagePath(locale, "services")}>
          {pageMetadata.services.name[locale]}
        </ButtonLink>
      </div>
    </Section>
  );
}
