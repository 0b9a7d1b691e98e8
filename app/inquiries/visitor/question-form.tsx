import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextAreaField } from "../../ui/field.tsx";
import type { AskedQuestion } from "./list-questions.ts";
import { GivenAnswer } from "./question-line.tsx";
import { questions } from "./questions.ts";
import { VisitorForm } from "./visitor-form.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, isRejected } from "./visitor-problem.ts";
import { briefWords } from "./visitor-words.ts";
import styles from "./brief.module.css";

interface QuestionFormProps {
  question: AskedQuestion;
  content: VisitorPageContent;
}

export function QuestionForm({ question, content }: QuestionFormProps) {
  const locale = useLocaleFromPath();
  const { name, number, state, answer } = question;
  const form = { action: "answer" } as const;
  const typed = isRejected(content, form) ? content.rejected?.typed : undefined;
  return (
    <li className={`${styles.question} ${styles.open}`} id={name}>
      <span className={`code ${styles.number}`}>{number}</span>
      <p className={`print-only ${styles.asked}`}>{questions[name][locale]}</p>
      <div className="print-only">
        <GivenAnswer question={question} />
      </div>
      <VisitorForm content={content} action="answer" zone="brief" className={`screen-only ${styles.form}`}>
        <input type="hidden" name="question" value={name} />
        <TextAreaField
          name="answer"
          label={questions[name][locale]}
          rows={3}
          dir="auto"
          defaultValue={typed ? typed["answer"] : (answer ?? "")}
          problem={fieldProblem(locale, content, form, "answer")}
        />
        <div className={styles.formEnd}>
          <CheckboxField
            name="unknown"
            label={briefWords.notKnown[locale]}
            defaultChecked={typed ? typed["unknown"] !== undefined : state === "unknown"}
          />
          <Button type="submit" variant="outline">
            {briefWords.save[locale]}
          </Button>
        </div>
      </VisitorForm>
    </li>
  );
}
