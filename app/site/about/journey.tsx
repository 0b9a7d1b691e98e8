import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { directionOf, type LocalizedText } from "../../i18n/text.ts";
import { Picture } from "../picture.tsx";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { Section } from "../section.tsx";
import { drawings } from "../../../firm/story/drawings.ts";
import journeyStyles from "./journey.module.css";
import { story, storyPicture } from "../../../firm/story/story.ts";
import { words as aboutWords } from "./words.ts";
import aboutStyles from "./about.module.css";

/** Four revisions of one device, told as a drawing's revision table, and the kernel they left. */
export function Journey() {
  const locale = useLocaleFromPath();
  const words = usePageWords(aboutWords);
  const { journey, journeyCompany } = usePageWords(story);
  return (
    <Section id="journey" heading={words.journey} size="text-subhead" surface="board">
      {storyPicture && (
        <figure className={`content ${journeyStyles.storyPicture} after-first-paint`}>
          <Picture
            name={`story-${directionOf(locale)}`}
            sizes="(min-width: 64rem) 62vw, 80vw"
            alt={interpolateFacts(locale, storyPicture[locale])}
          />
        </figure>
      )}
      <ol className={`content ${journeyStyles.revisions}`}>
        {journey.map((text, index) => (
          <li key={text}>
            <RevisionNumber n={index + 1} />
            <StepDrawing drawing={drawings.journey?.[index]} />
            <p className="text-lead">
              <MixedText text={text} />
            </p>
          </li>
        ))}
      </ol>
      <p className={`${journeyStyles.journeyOutcome} ${aboutStyles.statement}`}>
        <MixedText text={journeyCompany} />
      </p>
    </Section>
  );
}

function StepDrawing({ drawing }: { drawing: { src: string; alt: LocalizedText } | undefined }) {
  const locale = useLocaleFromPath();
  if (!drawing) return null;
  return (
    <div className={`${journeyStyles.revisionPicture} after-first-paint`}>
      <img src={drawing.src} width="560" height="380" alt={drawing.alt[locale]} loading="lazy" />
    </div>
  );
}

function RevisionNumber({ n }: { n: number }) {
  return (
    <svg className={journeyStyles.revisionMark} viewBox="0 0 64 58" width="64" height="58" aria-hidden="true">
      <path d="M32 3 61 55H3z" />
      <text x="32" y="45" textAnchor="middle">
        {n}
      </text>
    </svg>
  );
}
