import type { MarketProps } from "./market-props.ts";
import styles from "./market.later.module.css";

/** Which columns are shown and, in a narrow window, which row: the stylesheet goes by their order. */
export function MarketChoice({ facts, words }: MarketProps) {
  return (
    <>
      <fieldset className={styles.traits}>
        <legend>{words.chooseTraits}</legend>
        {facts.rows[0]?.cells.map(({ trait, name }) => (
          <label key={trait}>
            <input type="checkbox" />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.markets}>
        <legend>{words.chooseMarket}</legend>
        {facts.rows.map(({ market, name }, index) => (
          <label key={market}>
            <input type="radio" name="market" defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}
