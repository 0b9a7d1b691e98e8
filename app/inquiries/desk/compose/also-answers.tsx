import type { CustomerInquiries } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { LtrText } from "../../../i18n/isolate.tsx";
import { useWords } from "../../../i18n/use-locale.ts";
import { composerWords } from "./composer-words.ts";
import styles from "./recipients.module.css";

export interface AlsoAnswersProps {
  waiting: CustomerInquiries["waiting"];
  /** The ids of those that the reply answers as well. */
  ticked: string[];
  onChange: (ticked: string[]) => void;
  busy: boolean;
}

/** Other inquiries of the person that wait for a reply. This one can answer them as well. */
export function AlsoAnswers({ waiting, ticked, onChange, busy }: AlsoAnswersProps) {
  const words = useWords(composerWords);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.recipients}>
      {waiting.map(({ id, reference }) => (
        <label key={id} className={styles.also}>
          <input
            type="checkbox"
            checked={ticked.includes(id)}
            disabled={busy}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
            }
          />
          <span>
            <InterpolatedText
              text={words.alsoAnswers}
              values={{ reference: <LtrText>{reference}</LtrText> }}
            />
          </span>
        </label>
      ))}
    </div>
  );
}
