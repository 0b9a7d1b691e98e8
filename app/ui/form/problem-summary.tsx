import type { ReactNode } from "react";
import styles from "./problem-summary.module.css";

export interface FieldProblem {
  /** Name of the field, which is its id too. */
  name: string;
  text: string;
}

export interface ProblemSummaryProps {
  title: string;
  text?: ReactNode;
  problems: FieldProblem[];
  /** Shown although no field has a problem, as when the server is down. */
  shown?: boolean;
  className?: string | undefined;
}

/**
 * The problems that prevent sending, with a link to each field. It is in the page from the start, hidden, so that the server
 * can fill it without React; the caller moves the focus to `#problems`. That announces it: an alert would do so twice.
 */
export function ProblemSummary(props: ProblemSummaryProps) {
  const { title, text, problems, shown = problems.length > 0, className } = props;
  return (
    <div
      id="problems"
      className={className ? `${styles.summary} ${className}` : styles.summary}
      role="group"
      tabIndex={-1}
      hidden={!shown}
      aria-labelledby="problems-title"
      aria-describedby="problems-text"
    >
      <div>
        <h2 id="problems-title">{title}</h2>
        <p id="problems-text">{text}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem.name}>
              <a href={`#${problem.name}`}>{problem.text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
