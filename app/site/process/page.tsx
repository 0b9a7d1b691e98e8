import { MixedText } from "../../i18n/isolate.tsx";
import { CallToAction } from "../call-to-action.tsx";
import { usePageWords } from "../localize-words.ts";
import { PageHeader } from "../page-header.tsx";
import { ProjectPrompt } from "../project-prompt.tsx";
import { RelatedPages } from "../related-pages.tsx";
import { Section } from "../section.tsx";
import { Sprint } from "./sprint.tsx";
import { words as processWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import phasesStyles from "./phases.module.css";
import styles from "./process.module.css";

export default function ProcessPage() {
  const words = usePageWords(processWords);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Phases />
      <Values />
      <Sprint />
      <Reasons />
      <RelatedPages
        heading={words.relatedHeading}
        links={[{ page: "buyers", text: words.relatedBuyersText }]}
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
    <Section id="phases" heading={words.timelineHeading} surface="board" className={phasesStyles.board}>
      <div className={phasesStyles.track}>
        <ol className={phasesStyles.phases}>
          {words.phases.map(({ name, when, text, activities }, index) => (
            <li key={name} className={phasesStyles.phase} id={`phase-${index + 1}`}>
              <p className={`${phasesStyles.when} text-accent text-small`}>{when}</p>
              <h3 className="text-subhead">{name}</h3>
              <p className={`${phasesStyles.what} text-muted text-small`}>
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
        <p className={`${phasesStyles.wayBack} text-muted text-small text-balance`}>{words.wayBack}</p>
      </div>
    </Section>
  );
}

/** What comes first stands over what comes after it, as a fraction; read aloud it is one sentence. */
function Values() {
  const words = usePageWords(processWords);
  return (
    <Section id="values" heading={words.valuesHeading} size="text-subhead">
      <ul className={`${styles.fractions} content`}>
        {words.values.map(({ name, rather, text }) => (
          <li key={name}>
            <h3>
              <span className={`${styles.numerator} text-heading`}>{name}</span>{" "}
              <span className={`${styles.fractionBar} text-accent`}>{words.valuesBefore}</span>{" "}
              <span className={`${styles.denominator} text-lead`}>{rather}</span>
            </h3>
            <p className="text-muted text-balance">{text}</p>
          </li>
        ))}
      </ul>
      <ProjectPrompt text={words.prompt} />
    </Section>
  );
}

/** Why it works: one line each, beside the heading. */
function Reasons() {
  const words = usePageWords(processWords);
  return (
    <Section id="why" heading={words.whyHeading} className={styles.why}>
      <ul className={`content text-subhead text-balance ${lineStyles.ruled} ${styles.reasons}`}>
        {words.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Section>
  );
}
