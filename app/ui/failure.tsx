import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import "./failure.css";

export interface FailureProps {
  /** What could not be done. */
  title: string;
  /** Why, in the server's words or ours. */
  reason: ReactNode;
  retryLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where the thing itself would stand, and offers to try again. */
export function Failure({ title, reason, retryLabel, isRetrying, onRetry }: FailureProps) {
  return (
    <div className="failure">
      <p className="failure-title">{title}</p>
      <p>{reason}</p>
      <Button kind="line" busy={isRetrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
