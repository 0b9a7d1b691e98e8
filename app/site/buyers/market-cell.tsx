import type { ReactNode } from "react";
import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { listSeparator } from "../../i18n/text.ts";
import type { Cell } from "./conformity.server.ts";
import type { MarketProps } from "./market-props.ts";
import { MarketRule } from "./market-rule.tsx";
import styles from "./market.later.module.css";

interface MarketCellProps {
  market: string;
  cell: Cell;
  words: MarketProps["words"];
}

/** One of three: the rules, a rule looked for and not found, or not looked up yet. Each says so in words. */
export function MarketCell({ market, cell, words }: MarketCellProps) {
  const locale = useLocaleFromPath();
  const headers = <Headers market={market} trait={cell.name} />;
  if (cell.kind === "notLookedUp") {
    return (
      <td role="cell" className={styles.notLookedUp}>
        <p>
          {headers}
          {words.notLookedUp}
        </p>
      </td>
    );
  }
  if (cell.kind === "gap") {
    return (
      <td role="cell" className={styles.gap}>
        <Opened headers={headers} label={words.gap}>
          <Gap cell={cell} words={words} />
        </Opened>
      </td>
    );
  }
  const labels = new Set(cell.rules.map(({ label }) => label));
  return (
    <td role="cell">
      <Opened headers={headers} label={<MixedText text={[...labels].join(listSeparator(locale))} />}>
        {cell.rules.map((rule) => (
          <MarketRule key={rule.source + rule.scheme} rule={rule} words={words} />
        ))}
      </Opened>
    </td>
  );
}

/** The cell's headers, for whoever comes to it by the Tab key; the trait also where the table has no columns. */
function Headers({ market, trait }: { market: string; trait: string }) {
  return (
    <>
      <span className="sr-only">{`${market}, `}</span>
      <i>
        {trait}
        <span className="sr-only">: </span>
      </i>
    </>
  );
}

function Opened({ headers, label, children }: { headers: ReactNode; label: ReactNode; children: ReactNode }) {
  return (
    <details name="cell">
      <summary>
        {headers}
        <b>{label}</b>
      </summary>
      <div>{children}</div>
    </details>
  );
}

function Gap({ cell, words }: { cell: Extract<Cell, { kind: "gap" }>; words: MarketProps["words"] }) {
  return (
    <div className="screen-only">
      <p>{words.gapText}</p>
      <dl>
        <dt>{words.lookedOn}</dt>
        <dd>{cell.checked}</dd>
      </dl>
      {cell.isStale && <p>{words.stale}</p>}
    </div>
  );
}
