import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Nothing to show, drawn as a net that ends in two "no connect" crosses. */
export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <svg viewBox="0 0 240 60" aria-hidden="true" focusable="false">
        <path d="M0 30H84M156 30H240" />
        <path d="M76 22l16 16M92 22L76 38M148 22l16 16M164 22l-16 16" />
      </svg>
      <p className="text-subhead">{text}</p>
      {children}
    </div>
  );
}
