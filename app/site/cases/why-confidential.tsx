import { MixedText } from "../../i18n/isolate.tsx";
import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import redactedDrawing from "./redacted.svg";
import type { words as casesWords } from "./words.ts";
import redactionBarStyles from "./redaction-bar.module.css";
import whyConfidentialStyles from "./why-confidential.module.css";

type Words = Localized<typeof casesWords>;

/** Why no client is named, written on a drawing whose every value is redacted. */
export function WhyConfidential({ words }: { words: Words }) {
  return (
    <section
      className={`surface-base section ${whyConfidentialStyles.whyConfidential}`}
      aria-labelledby="why"
    >
      <div className="page-container">
        <Designator>X2</Designator>
        <div className={`${whyConfidentialStyles.drawing} content`}>
          <div className={whyConfidentialStyles.drawingNote}>
            <h2 className="text-heading" id="why">
              {words.whyHeading}
            </h2>
            <p className="text-lead">
              <MixedText text={words.whyText} />
            </p>
          </div>
          <div className={`${whyConfidentialStyles.drawingPart} after-first-paint`}>
            <img src={redactedDrawing} width="720" height="460" alt="" loading="lazy" />
          </div>
          <dl className={whyConfidentialStyles.drawingBlock}>
            <RedactedCell name={words.blockClient} label={words.withheld} />
            <RedactedCell name={words.blockProduct} label={words.withheld} />
            <RedactedCell name={words.blockFigures} label={words.withheld} />
            <div>
              <dt>{words.blockShown}</dt>
              <dd>{words.blockAfter}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** One cell of the title block: a black bar, and a word for screen readers. */
function RedactedCell({ name, label }: { name: string; label: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={redactionBarStyles.redactionBar} data-redacted aria-hidden="true" />
        <span className="sr-only">{label}</span>
      </dd>
    </div>
  );
}
