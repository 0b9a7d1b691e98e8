import type { Localized } from "../../i18n/text.ts";
import type { termsWords } from "./terms-words.ts";
import { SheetSection } from "./sheet-section.tsx";
import styles from "./limits.later.module.css";

interface LimitsProps {
  words: Localized<typeof termsWords>;
  designator: string;
}

/** What we do not do: pins that are not connected. */
export function Limits({ words, designator }: LimitsProps) {
  return (
    <SheetSection id="limits" designator={designator} heading={words.limitsHeading}>
      <ul className={`content ${styles.limits}`}>
        {([1, 2, 3, 4, 5, 6] as const).map((n) => (
          <li key={n}>
            <h3>{words[`limit${n}`]}</h3>
            <p>{words[`limit${n}Text`]}</p>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
