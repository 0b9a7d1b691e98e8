import { useLocaleFromPath } from "../../i18n/paths.ts";
import type { AskedQuestion } from "./list-questions.ts";
import { briefWords } from "./visitor-words.ts";
import styles from "./brief-pins.module.css";

/** A pin for each question: filled when it is answered, half when the answer is not known yet. */
export function BriefPins({ asked }: { asked: AskedQuestion[] }) {
  const locale = useLocaleFromPath();
  return (
    <nav className={styles.pins} aria-label={briefWords.questions[locale]}>
      <ol>
        {asked.map(({ name, number, state, isOpen }) => (
          <li key={name} className={isOpen ? styles.open : undefined}>
            <a href={`#${name}`}>
              <i className={pinClasses[state]} />
              <span className="code">{number}</span>
              <span className="sr-only">: {briefWords[state][locale]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const pinClasses: Record<AskedQuestion["state"], string | undefined> = {
  answered: styles.filled,
  unknown: styles.half,
  missing: undefined,
};
