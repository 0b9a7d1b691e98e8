import { useLocaleFromPath } from "../../i18n/paths.ts";
import { MixedText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import { usePageWords } from "../localize-words.ts";
import { drawingRevision } from "../silkscreen.tsx";
import { words as casesWords } from "./words.ts";
import casesStyles from "./cases.module.css";
import styles from "./black-box.module.css";

/** What may be shown of a project: what goes in and what comes out. What is between stays confidential. */
export function BlackBox() {
  const words = usePageWords(casesWords);
  return (
    <div className="surface-base section">
      <div className="page-container">
        <Designator>X6</Designator>
        <div className={`${styles.blackBox} content`}>
          <section className={styles.pinsInto} aria-labelledby="challenges">
            <PinList id="challenges" heading={words.challengesHeading} items={words.challenges} />
          </section>
          <div className={`${styles.blackBoxBody} surface-dark`} aria-hidden="true">
            <span className={`${casesStyles.redactionBar} ${styles.blackBoxBar}`} />
            <span className={`${styles.blackBoxRevision} code`}>
              X6 {drawingRevision[useLocaleFromPath()]}
            </span>
          </div>
          <section className={styles.pinsOutOf} aria-labelledby="impact">
            <PinList id="impact" heading={words.impactHeading} items={words.impact} />
          </section>
        </div>
      </div>
    </div>
  );
}

function PinList({ id, heading, items }: { id: string; heading: string; items: string[] }) {
  return (
    <>
      <h2 className="text-subhead" id={id}>
        {heading}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <MixedText text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
