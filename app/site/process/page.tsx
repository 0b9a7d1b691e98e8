import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { CallToAction } from "../call-to-action.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { RelatedPages } from "../related-pages.tsx";
import { Silkscreen } from "../silkscreen.tsx";
import { Sprint } from "./sprint.tsx";
import { words as processWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import phasesStyles from "./phases.module.css";
import styles from "./process.module.css";

export default function ProcessPage() {
  const words = usePageWords(processWords);
  return (
    <>
      <PageHeader designator="R3" title={words.title} lead={words.lead} />
      <Phases />
      <Values />
      <Sprint />
      <Reasons />
      <RelatedPages
        id="related"
        designator="R7"
        heading={words.relatedHeading}
        links={[{ page: "buyers", name: words.relatedBuyers, text: words.relatedBuyersText }]}
      />
      <CallToAction
        heading={words.closingHeading}
        text={words.closingText}
        primary={{ label: words.closing, page: "start-project" }}
        secondary={{ label: words.closingContact, page: "contact" }}
      />
    </>
  );
}

/** The board of the page: five phases on one trace, and the dashed way back. */
function Phases() {
  const words = usePageWords(processWords);
  return (
    <section className="surface-dark castellated section" aria-labelledby="phases">
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <h2 className="text-heading" id="phases">
          {words.timelineHeading}
        </h2>
        <div className={phasesStyles.track}>
          <ol className={phasesStyles.phases}>
            {words.phases.map(({ name, when, text, activities }, index) => (
              <li key={name} className={phasesStyles.phase} id={`phase-${index + 1}`}>
                <span className={phasesStyles.node} aria-hidden="true" />
                <p className={phasesStyles.when}>{when}</p>
                <h3 className="text-subhead">{name}</h3>
                <p className={phasesStyles.what}>
                  <MixedText text={text} />
                </p>
                <ul>
                  {activities.map((activity) => (
                    <li key={activity}>
                      <MixedText text={activity} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className={phasesStyles.wayBack}>{words.wayBack}</p>
        </div>
      </div>
      <Silkscreen>R4</Silkscreen>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}

/** What comes first stands over what comes after it, as a fraction; read aloud it is one sentence. */
function Values() {
  const words = usePageWords(processWords);
  return (
    <section className="surface-base section" aria-labelledby="values">
      <div className="page-container">
        <Designator>R5</Designator>
        <h2 className="section-heading text-subhead" id="values">
          {words.valuesHeading}
        </h2>
        <ul className={`${styles.fractions} content`}>
          {words.values.map(({ name, rather, text }) => (
            <li key={name}>
              <h3 className={styles.fraction}>
                <span className={styles.numerator}>{name}</span>{" "}
                <span className={styles.fractionBar}>{words.valuesBefore}</span>{" "}
                <span className={styles.denominator}>{rather}</span>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Why it works: one line each, beside the heading. */
function Reasons() {
  const words = usePageWords(processWords);
  return (
    <section className="surface-base section" aria-labelledby="why">
      <div className="page-container">
        <Designator>R6</Designator>
        <h2 className={`text-heading ${styles.reasonsHeading}`} id="why">
          {words.whyHeading}
        </h2>
        <ul className={`${lineStyles.ruled} ${styles.reasons}`}>
          {words.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
