import type { ReactNode } from "react";
import styles from "./more.module.css";

interface MoreProps {
  summary: string;
  open: boolean;
  children: ReactNode;
}

/** What is opened to use it. */
export function More({ summary, open, children }: MoreProps) {
  return (
    <details className={styles.more} open={open}>
      <summary>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
