import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { fileOutcomeWords, fileProblemWords } from "./file-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import outcomeStyles from "./form-outcome.module.css";
import styles from "./files-section.module.css";

/** What became of the file that was sent or removed just now. */
export function FileOutcome({ content: { fileOutcome } }: { content: VisitorPageContent }) {
  const locale = useLocaleFromPath();
  if (!fileOutcome) return null;
  const done = fileOutcomeWords[fileOutcome]?.[locale];
  if (done)
    return (
      <p className={outcomeStyles.done} role="status">
        {done}
      </p>
    );
  const problem = fileProblemWords[fileOutcome] ?? fileProblemWords["server"];
  return (
    <p className={styles.problem} role="alert">
      <MixedText text={problem?.[locale] ?? ""} />
    </p>
  );
}
