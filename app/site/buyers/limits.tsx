import type { Localized } from "../../i18n/text.ts";
import { Designator } from "../../ui/designator.tsx";
import type { termsWords } from "./terms-words.ts";
import styles from "./limits.later.module.css";

interface LimitsProps {
  words: Localized<typeof termsWords>;
  designator: string;
}

/** What we do not do: pins that are not connected. */
export function Limits({ words, designator }: LimitsProps) {
  return (
    <section className="surface-base section" id="limits" aria-labelledby="limits-heading">
      <div className="page-container">
        <Designator>{designator}</Designator>
        <h2 className="section-heading text-heading" id="limits-heading">
          {words.limitsHeading}
        </h2>
        <ul className={`content ${styles.limits}`}>
          {([1, 2, 3, 4, 5, 6] as const).map((n) => (
            <li key={n}>
              <h3>{words[`limit${n}`]}</h3>
              <p>{words[`limit${n}Text`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
