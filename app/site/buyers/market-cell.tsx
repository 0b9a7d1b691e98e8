import type { ReactNode } from "react";
import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { listSeparator } from "../../i18n/text.ts";
import { usePageWords } from "../localize-words.ts";
import type { LocalizedRule, MarketCell } from "./conformity.server.ts";
import { marketWords } from "./words.ts";
import { SourceLink } from "./section.tsx";
import styles from "./market.later.module.css";

/** One of three: the rules, a rule looked for and not found, or not looked up yet. Each says so in words. */
export function MarketTableCell({ market, cell }: { market: string; cell: MarketCell }) {
  const words = usePageWords(marketWords);
  const separator = listSeparator(useLocaleFromPath());
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
          <Gap cell={cell} />
        </Opened>
      </td>
    );
  }
  const labels = new Set(cell.rules.map(({ label }) => label));
  return (
    <td role="cell">
      <Opened headers={headers} label={<MixedText text={[...labels].join(separator)} />}>
        {cell.rules.map((rule) => (
          <Rule key={rule.source + rule.scheme} rule={rule} />
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

function Gap({ cell }: { cell: Extract<MarketCell, { kind: "gap" }> }) {
  const words = usePageWords(marketWords);
  return (
    <div className="screen-only">
      <p>{words.gapText}</p>
      <dl>
        <Fact name={words.lookedOn} value={cell.checked} />
      </dl>
      {cell.isStale && <p>{words.stale}</p>}
    </div>
  );
}

/** What one scheme asks, of whom, and where we read it. */
function Rule({ rule }: { rule: LocalizedRule }) {
  const words = usePageWords(marketWords);
  const separator = listSeparator(useLocaleFromPath());
  const applicants = rule.who.map((who) => words[who]).join(` ${words.or} `);
  return (
    <div className={rule.isRepeated ? "screen-only" : undefined}>
      <h3>
        <MixedText text={rule.scheme} />
      </h3>
      <p>
        <MixedText text={rule.asks} />
      </p>
      <dl>
        {applicants && <Fact name={words.whoApplies} value={applicants} />}
        {rule.mark && <Fact name={words.mark} value={rule.mark} />}
        <Fact name={words.decidedBy} value={rule.authority} />
        <dt>{words.source}</dt>
        <dd>
          {words[rule.confidence] + separator}
          <SourceLink fact={rule} />
        </dd>
        <Fact name={words.checked} value={rule.checked} />
      </dl>
      {rule.isStale && <p>{words.stale}</p>}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <MixedText text={value} />
      </dd>
    </>
  );
}
