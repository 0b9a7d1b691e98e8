import { usePageWords } from "../localize-words.ts";
import type { BuyersFacts } from "./facts.server.ts";
import { BuyersSection, Cells } from "./section.tsx";
import type { Span, WeekRow } from "./week.server.ts";
import { words as buyersWords } from "./words.ts";
import lineStyles from "../lines.module.css";
import styles from "./firm.later.module.css";

type FirmProps = BuyersFacts["firm"] & { designator: string };

/** The firm as the title block of a drawing, and when it can be reached. */
export function Firm({ designator, cells, people, week }: FirmProps) {
  const words = usePageWords(buyersWords);
  return (
    <BuyersSection id="firm" designator={designator} heading={words.firmHeading}>
      <div className="content">
        <Cells cells={cells} />
        {people.length > 0 && (
          <>
            <h3 className={`text-subhead ${styles.people}`}>{words.peopleHeading}</h3>
            <Cells cells={people} />
          </>
        )}
      </div>
      <Week {...week} />
    </BuyersSection>
  );
}

/** When both are at work: our week, two of the Gulf, and one that the reader opens. */
function Week({ dayNames, rows }: FirmProps["week"]) {
  const words = usePageWords(buyersWords);
  return (
    <div className={`${styles.week} content text-small`}>
      <div className={`${styles.row} ${styles.days}`}>
        <h3>{words.weekHeading}</h3>
        <p aria-hidden="true">
          {dayNames.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      </div>
      {rows.slice(0, 3).map((row) => (
        <div key={row.city} className={styles.row}>
          <p>
            <b>{row.city}</b> {row.hours} {row.together && <em>{row.together}</em>}
          </p>
          <Wave row={row} />
        </div>
      ))}
      <p className={styles.other}>{words.weekOther}</p>
      {rows.slice(3).map((row) => (
        <details key={row.city} name="city">
          <summary>
            <b>{row.city}</b> <em>{row.together}</em>
          </summary>
          <div className={styles.row}>
            <p>{row.hours}</p>
            <Wave row={row} />
          </div>
        </details>
      ))}
      <p className={styles.note}>{words.weekNote}</p>
    </div>
  );
}

/** Seven days of 24 hours: the line is up while the office is open, and filled while both are. */
function Wave({ row: { open, shared } }: { row: WeekRow }) {
  return (
    <svg
      className={`${lineStyles.signal} ${styles.wave}`}
      viewBox="0 0 168 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {shared.length > 0 && (
        <path className={styles.shared} d={shared.map((span) => `M${span[0]} 40${pulse(span)}`).join("")} />
      )}
      <path d={`M0 40${open.map((span) => `H${span[0]}${pulse(span)}`).join("")}H168`} />
    </svg>
  );
}

/** From the line up, on to the end, and down again. */
function pulse([, to]: Span): string {
  return `V8H${to}V40`;
}
