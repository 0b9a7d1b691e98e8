import { MixedText } from "../../i18n/isolate.tsx";
import { interpolate } from "../../i18n/text.ts";
import { Designator } from "../../ui/text/designator.tsx";
import { usePageWords } from "../localize-words.ts";
import { Silkscreen } from "../silkscreen.tsx";
import type { MarketFacts } from "./conformity.server.ts";
import { MarketTableCell } from "./market-cell.tsx";
import { marketWords } from "./words.ts";
import { PrintedLine, type PrintedProps, SourceLink } from "./section.tsx";
import styles from "./market.later.module.css";
import layoutStyles from "./market-layout.later.module.css";

interface MarketProps extends PrintedProps {
  facts: MarketFacts;
  designator: string;
}

/** What each market asks of a device: markets and traits are nets, a ring is a scheme that applies. */
export function Market({ facts, designator, printed }: MarketProps) {
  const words = usePageWords(marketWords);
  const kinds = new Set(facts.rows.flatMap(({ cells }) => cells.map(({ kind }) => kind)));
  return (
    <section
      className={`surface-dark castellated section ${styles.market}`}
      id="market"
      aria-labelledby="market-heading"
    >
      <span className="edge edge-top" aria-hidden="true" />
      <div className="page-container">
        <PrintedLine printed={printed} />
        <Designator>{designator}</Designator>
        <h2 className="section-heading text-heading" id="market-heading">
          {words.marketHeading}
        </h2>
        <p className="section-heading text-lead text-muted screen-only">
          <MixedText text={words.marketLead} />
        </p>
        <p className="print-only text-small">{words.printNote}</p>
        <div className={`${styles.choice} ${layoutStyles.layout}`}>
          <MarketChoice rows={facts.rows} />
          <MarketTable rows={facts.rows} />
          <ul>
            <li>{words.scheme}</li>
            {kinds.has("gap") && <li className={styles.gap}>{words.gap}</li>}
            {kinds.has("notLookedUp") && <li className={styles.notLookedUp}>{words.notLookedUp}</li>}
          </ul>
        </div>
        <MarketNotes facts={facts} />
      </div>
      <Silkscreen>NWT-Q1</Silkscreen>
      <span className="edge" aria-hidden="true" />
    </section>
  );
}

/** Which columns are shown and, in a narrow window, which row: the stylesheet goes by their order. */
function MarketChoice({ rows }: Pick<MarketFacts, "rows">) {
  const words = usePageWords(marketWords);
  return (
    <>
      <fieldset className={styles.traits}>
        <legend>{words.chooseTraits}</legend>
        {rows[0]?.cells.map(({ trait, name }) => (
          <label key={trait}>
            <input type="checkbox" />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.markets}>
        <legend>{words.chooseMarket}</legend>
        {rows.map(({ market, name }, index) => (
          <label key={market}>
            <input type="radio" name="market" defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Its roles are written out: a narrow window and paper show it as blocks, which takes them away. */
function MarketTable({ rows }: Pick<MarketFacts, "rows">) {
  const words = usePageWords(marketWords);
  return (
    <table className={styles.table} role="table" aria-labelledby="market-heading">
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell">
            <span className="sr-only">{words.chooseMarket}</span>
          </td>
          {rows[0]?.cells.map(({ trait, name }) => (
            <th key={trait} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ market, name, cells }) => (
          <tr key={market} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell) => (
              <MarketTableCell key={cell.trait} market={name} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Below the table: what changes when, what holds in every market, what we do early, and how far to rely on it. */
function MarketNotes({ facts: { checked, dates, everywhere } }: { facts: MarketFacts }) {
  const words = usePageWords(marketWords);
  const [from = "", to] = checked;
  const orientation = interpolate(to ? words.cautionDays : words.cautionDay, { from, to: to ?? "" });
  return (
    <div className={`content text-small ${styles.notes}`}>
      {dates.length > 0 && (
        <div>
          <h3 className="text-subhead">{words.datesHeading}</h3>
          <ol>
            {dates.map((date) => (
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
      {everywhere.length > 0 && (
        <div>
          <h3 className="text-subhead">{words.besideHeading}</h3>
          {everywhere.map((entry) => (
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
