import { MixedText } from "../../i18n/isolate.tsx";
import { interpolate } from "../../i18n/text.ts";
import type { MarketProps } from "./market-props.ts";
import { SourceLink } from "./source-link.tsx";
import styles from "./market-notes.later.module.css";

/** Below the table: what changes when, what holds in every market, what we do early, and how far to rely on it. */
export function MarketNotes({ facts, words }: MarketProps) {
  const [from = "", to] = facts.checked;
  const orientation = interpolate(to ? words.cautionDays : words.cautionDay, { from, to: to ?? "" });
  return (
    <div className={`content ${styles.notes}`}>
      {facts.dates.length > 0 && (
        <div>
          <h3 className="text-subhead">{words.datesHeading}</h3>
          <ol>
            {facts.dates.map((date) => (
              <li key={date.date + date.means}>
                <b>{date.date}</b>
                <p>
                  {`${date.market}: `}
                  <MixedText text={date.means} /> <SourceLink fact={date} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {facts.everywhere.length > 0 && (
        <div>
          <h3 className="text-subhead">{words.besideHeading}</h3>
          {facts.everywhere.map((entry) => (
            <p key={entry.asks}>
              <MixedText text={entry.asks} /> <SourceLink fact={entry} />
              {entry.isStale && ` ${words.stale}`}
            </p>
          ))}
        </div>
      )}
      <div>
        <h3 className="text-subhead">{words.earlyHeading}</h3>
        <p>
          <MixedText text={words.early} />
        </p>
      </div>
      <p>
        {orientation} {words.caution}
      </p>
    </div>
  );
}
