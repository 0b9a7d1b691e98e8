import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { BriefAnswerRow, Inquiry } from "../../../backend/inquiry-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { formatCount } from "../../../i18n/plural.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { questionNames, questions } from "../../visitor/questions.ts";
import { briefWords, missingAnswers } from "./brief-words.ts";
import threadStyles from "../conversation/thread.module.css";
import styles from "./brief-item.module.css";

export interface BriefItemProps {
  inquiry: Inquiry;
  answers: BriefAnswerRow[];
  onChanged: () => void;
}

/** What the visitor told on the page of the inquiry: whether they want an NDA first, and what they answered to our questions. */
export default function BriefItem({ inquiry, answers, onChanged }: BriefItemProps) {
  return (
    <li className={threadStyles.entry}>
      {inquiry.nda_asked_at && <Nda inquiry={inquiry} onChanged={onChanged} />}
      {answers.length > 0 && <Answers answers={answers} />}
    </li>
  );
}

function Nda({ inquiry, onChanged }: Omit<BriefItemProps, "answers">) {
  const words = useWords(briefWords);
  if (inquiry.nda_agreed_at) return <p className={styles.nda}>{words.ndaAgreed}</p>;
  const agree = async () => {
    const parameters = { inquiry_id: inquiry.id, expected_version: inquiry.version };
    const { error } = toResult(await databaseClient().rpc("agree_nda", parameters));
    onChanged();
    showToast(
      error
        ? { kind: "error", title: briefWords.notAgreed, text: errorText(error) }
        : { kind: "success", title: briefWords.agreed },
    );
  };
  return (
    <div className={styles.nda}>
      <p>{words.ndaAsked}</p>
      <Button variant="outline" onClick={() => void agree()}>
        {words.agree}
      </Button>
    </div>
  );
}

function Answers({ answers }: Pick<BriefItemProps, "answers">) {
  const locale = useLocale();
  const words = useWords(briefWords);
  const given = new Map(answers.map(({ question, answer }) => [question, answer]));
  const missing = questionNames.filter((name) => !given.has(name)).length;
  return (
    <details className={styles.answers} open>
      <summary>
        <b>{words.title}</b> {missing > 0 && <span>{formatCount(locale, missing, missingAnswers)}</span>}
      </summary>
      <dl>
        {questionNames.map((name) => (
          <div key={name}>
            <dt>{questions[name][locale]}</dt>
            <dd>
              {given.get(name) ? (
                <Isolate>{given.get(name)}</Isolate>
              ) : (
                <span className={styles.none}>{given.has(name) ? words.unknown : words.missing}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
