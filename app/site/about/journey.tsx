import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { Picture } from "../picture.tsx";
import { interpolateFacts, usePageWords } from "../localize-words.ts";
import { pictureWords } from "../pictures/words.ts";
import { Section } from "../section.tsx";
import device1 from "../../../firm/story/device-1.svg";
import device2 from "../../../firm/story/device-2.svg";
import device3 from "../../../firm/story/device-3.svg";
import device4 from "../../../firm/story/device-4.svg";
import journeyStyles from "./journey.module.css";
import { story } from "../../../firm/story/story.ts";
import { words as aboutWords } from "./words.ts";
import aboutStyles from "./about.module.css";

const drawings = [device1, device2, device3, device4];

/** Four revisions of one device, told as a drawing's revision table, and the kernel they left. */
export function Journey() {
  const locale = useLocaleFromPath();
  const words = usePageWords(aboutWords);
  const { journey, journeyCompany } = usePageWords(story);
  return (
    <Section id="journey" heading={words.journey} size="text-subhead" surface="board">
      <figure className={`content ${journeyStyles.storyPicture} after-first-paint`}>
        <Picture
          name={locale === "ar" ? "sanad-story-rtl" : "sanad-story"}
          sizes="(min-width: 64rem) 62vw, 80vw"
          alt={interpolateFacts(locale, pictureWords["sanad-story"][locale])}
        />
      </figure>
      <ol className={`content ${journeyStyles.revisions}`}>
        {journey.map((text, index) => (
          <li key={text}>
            <RevisionNumber n={index + 1} />
            <div className={`${journeyStyles.revisionPicture} after-first-paint`}>
              <img src={drawings[index]} width="560" height="380" alt={words.devices[index]} loading="lazy" />
            </div>
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
