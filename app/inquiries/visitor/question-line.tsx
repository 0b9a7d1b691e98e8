import { useLocaleFromPath } from "../../i18n/paths.ts";
import type { AskedQuestion } from "./list-questions.ts";
import { questions } from "./questions.ts";
import { briefWords } from "./visitor-words.ts";
import { WrittenText } from "./written-text.tsx";
import styles from "./brief.module.css";

export function QuestionLine({ question }: { question: AskedQuestion }) {
  const locale = useLocaleFromPath();
  const { name, number, state } = question;
  const word = state === "missing" ? briefWords.answer : briefWords.change;
  return (
    <li className={styles.question} id={name}>
      <span className={`code ${styles.number}`}>{number}</span>
      <p className={state === "missing" ? undefined : styles.asked}>{questions[name][locale]}</p>
      <GivenAnswer question={question} />
      <a className={`screen-only ${styles.edit}`} href={`?question=${name}#${name}`}>
        {word[locale]}
        <span className="sr-only"> {number}</span>
      </a>
    </li>
  );
}

export function GivenAnswer({ question: { state, answer } }: { question: AskedQuestion }) {
  const locale = useLocaleFromPath();
  if (state === "missing") return null;
  if (answer === null) return <p className={styles.unknown}>{briefWords.notKnown[locale]}</p>;
  return (
    <div className={styles.answer}>
      <WrittenText text={answer} />
    </div>
  );
}
