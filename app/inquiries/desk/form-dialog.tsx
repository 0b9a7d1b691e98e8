import { type FormEvent, type ReactNode, type RefObject, useEffect } from "react";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./form-dialog.module.css";

export interface FormDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  title: string;
  closeLabel: string;
  /** What is wrong with the whole. */
  problem: string | undefined;
  /** The button that sends it. */
  foot: ReactNode;
  children: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

/** A form over the desk, open from the beginning. */
export function FormDialog(props: FormDialogProps) {
  const { ref, id, title, closeLabel, problem, foot, children, onSubmit, onClose } = props;
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog
      ref={ref}
      className={`surface-base ${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        </header>
        {children}
        <footer className={styles.foot}>
          <p role="alert" className={styles.problem} hidden={!problem}>
            {problem}
          </p>
          {foot}
        </footer>
      </form>
    </dialog>
  );
}
