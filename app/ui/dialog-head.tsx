import type { ComponentProps } from "react";
import styles from "./dialog-head.module.css";

export interface DialogHeadProps extends ComponentProps<"button"> {
  closeLabel: string;
}

/** The head of a dialog: what it is about, and the button that closes it. */
export function DialogHead({ closeLabel, children, ...close }: DialogHeadProps) {
  return (
    <header className={styles.head}>
      {children}
      <button type="button" className={styles.close} aria-label={closeLabel} {...close}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </button>
    </header>
  );
}
