import type { ReactNode } from "react";
import styles from "./badge.module.css";

export interface BadgeProps {
  variant: "plain" | "strong";
  children: ReactNode;
}

/** A word about a record: its type, its state. The words carry it; the colour only repeats them. */
export function Badge({ variant, children }: BadgeProps) {
  return (
    <span className={variant === "strong" ? `${styles.badge} ${styles.strong}` : styles.badge}>
      {children}
    </span>
  );
}
