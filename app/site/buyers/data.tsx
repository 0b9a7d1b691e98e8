import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import type { Localized } from "../../i18n/text.ts";
import { Cells } from "./cells.tsx";
import type { Cell } from "./firm-cells.server.ts";
import type { termsWords } from "./terms-words.ts";
import { SheetSection } from "./sheet-section.tsx";
import styles from "./limits.later.module.css";

interface DataProps {
  words: Localized<typeof termsWords>;
  designator: string;
  processors: Cell[];
}

/** What happens to what a buyer sends, in short; the privacy policy has it whole. */
export function Data({ words, designator, processors }: DataProps) {
  return (
    <SheetSection id="data" designator={designator} heading={words.dataHeading}>
      <ul className={`content ${styles.points}`}>
        {(["Where", "Who", "Erased"] as const).map((point) => (
          <li key={point}>
            <h3 className="text-subhead">{words[`data${point}`]}</h3>
            <p>{words[`data${point}Text`]}</p>
          </li>
        ))}
      </ul>
      <div className="content">
        {processors.length > 0 && <Cells cells={processors} />}
        <p className={styles.more}>
          <a className="link" href={pagePath(useLocaleFromPath(), "privacy-policy")}>
            {words.dataPolicy}
          </a>
        </p>
      </div>
    </SheetSection>
  );
}
