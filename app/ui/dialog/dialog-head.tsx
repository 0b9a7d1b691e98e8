import type { ComponentProps } from "react";
import { CloseIcon } from "./close-icon.tsx";
import styles from "./dialog-head.module.css";

export interface DialogHeadProps extends ComponentProps<"button"> {
  closeLabel: string;
}

/** The head of a dialog: what it is about, and the button that closes it. */
export function DialogHead({ closeLabel, children, ...close }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      <button type="button" className={`icon-button ${styles.close}`} aria-label={closeLabel} {...close}>
        <CloseIcon />
      </button>
    </div>
  );
}
