import type { ReactNode } from "react";
import { Button } from "../form/button.tsx";
import styles from "./error-state.module.css";

export interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  /** Why, in the server's words or ours. */
  reason: ReactNode;
  retryLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function ErrorState({ title, reason, retryLabel, isRetrying, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      <p>{reason}</p>
      <Button variant="outline" busy={isRetrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
