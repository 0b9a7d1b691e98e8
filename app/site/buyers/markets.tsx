import { MixedText } from "../../i18n/isolate.tsx";
import { usePageWords } from "../localize-words.ts";
import { marketWords } from "./market-words.ts";
import type { MarketFacts } from "./markets.server.ts";
import styles from "./markets.module.css";

/** Its roles are written out: a narrow window shows it as blocks, which takes them away. */
export function Markets({ markets }: { markets: MarketFacts[] }) {
  const words = usePageWords(marketWords);
  return (
    <>
      <p className="prose text-muted">{words.lead}</p>
      <table className={styles.table} role="table" aria-labelledby="market">
        <thead role="rowgroup">
          <tr role="row">
            {[words.device, words.scheme, words.who, words.source].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {markets.map((market) => (
          <MarketRows key={market.name} market={market} />
        ))}
      </table>
      <h3 className={`text-subhead ${styles.early}`}>{words.earlyHeading}</h3>
      <p className="prose">
        <MixedText text={words.early} />
      </p>
    </>
  );
}

function MarketRows({ market: { name, rules, missing } }: { market: MarketFacts }) {
  const words = usePageWords(marketWords);
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={4}>
          {name}
        </th>
      </tr>
      {rules.map(({ devices, scheme, who, authority, source, read, isStale }) => (
        <tr key={source + scheme} role="row">
          <th role="rowheader" scope="row">
            {devices}
          </th>
          <td role="cell">
            <MixedText text={scheme} />
          </td>
          <td role="cell">
            <MixedText text={who} />
          </td>
          <td role="cell">
            <a className="link" href={source}>
              <MixedText text={authority} />
            </a>{" "}
            <span className={styles.read}>
              {read}
              {isStale && ` (${words.stale})`}
            </span>
          </td>
        </tr>
      ))}
      {missing && (
        <tr role="row">
          <td role="cell" colSpan={4} className={styles.missing}>
            {missing}
          </td>
        </tr>
      )}
    </tbody>
  );
}
