import { useLocaleFromPath } from "../../i18n/paths.ts";
import { BriefPins } from "./brief-pins.tsx";
import { BriefTally } from "./brief-tally.tsx";
import { listQuestions } from "./list-questions.ts";
import type { ZoneEntry } from "./list-zones.ts";
import { QuestionForm } from "./question-form.tsx";
import { QuestionLine } from "./question-line.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { briefWords } from "./visitor-words.ts";
import { Zone } from "./zone.tsx";
import styles from "./brief.module.css";
import zoneStyles from "./zone.module.css";

/** Ten questions, one of them open, the others each a line with its answer. */
export function Brief({ zone, content, inquiry }: SheetProps & { zone: ZoneEntry }) {
  const locale = useLocaleFromPath();
  const asked = listQuestions(content, inquiry);
  return (
    <Zone content={content} {...zone}>
      <p className={`screen-only ${zoneStyles.lead}`}>{briefWords.lead[locale]}</p>
      <BriefPins asked={asked} />
      <BriefTally asked={asked} />
      <ol className={styles.questions}>
        {asked.map((question) =>
          question.isOpen ? (
            <QuestionForm key={question.name} question={question} content={content} />
          ) : (
            <QuestionLine key={question.name} question={question} />
          ),
        )}
      </ol>
    </Zone>
  );
}
