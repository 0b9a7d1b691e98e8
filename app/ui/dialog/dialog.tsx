import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { DialogHead } from "./dialog-head.tsx";
import styles from "./dialog.module.css";
import { uiWords } from "../words.ts";

export interface DialogProps {
  id?: string;
  title: string;
  /** Called when it is closed by its button or by Escape: what renders it takes it away. */
  onClose: () => void;
  closeLabel?: string;
  /** Stands in the head instead of the title. */
  head?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Lies over the page while it is rendered. Its first field has the focus, which afterwards goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { id, title, onClose, closeLabel, head, className = "", children } = props;
  const locale = useLocale();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(firstField)?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      id={id}
      ref={dialog}
      className={`surface-base ${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      // The event follows the closing, also that of a dialog which is gone.
      onClose={() => dialog.current && onClose()}
    >
      <DialogHead closeLabel={closeLabel ?? uiWords.close[locale]} onClick={() => dialog.current?.close()}>
        <h2 id={titleId} className={head ? "sr-only" : undefined}>
          {title}
        </h2>
        {head}
      </DialogHead>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

const firstField = "input:not([type=radio], [type=checkbox], [hidden]), select, textarea";
