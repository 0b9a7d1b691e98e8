import type { MarketProps } from "./market-props.ts";
import { MarketCell } from "./market-cell.tsx";
import styles from "./market.later.module.css";

/** Its roles are written out: a narrow window and paper show it as blocks, which takes them away. */
export function MarketTable({ facts, words }: MarketProps) {
  return (
    <table className={styles.table} role="table" aria-labelledby="market-heading">
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell">
            <span className="sr-only">{words.chooseMarket}</span>
          </td>
          {facts.rows[0]?.cells.map(({ trait, name }) => (
            <th key={trait} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {facts.rows.map(({ market, name, cells }) => (
          <tr key={market} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell) => (
              <MarketCell key={cell.trait} market={name} cell={cell} words={words} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
