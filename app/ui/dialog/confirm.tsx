import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../form/button.tsx";
import styles from "./confirm.module.css";
import { uiWords } from "../words.ts";

export interface ConfirmProps {
  label: string;
  question: ReactNode;
  busy: boolean;
  /** Id of what it is about. */
  describedBy: string;
  /** Resolves to whether it was done. */
  onConfirm: () => Promise<boolean>;
}

/** A button that asks before it does something: the question stands in its place until it is answered. */
export function Confirm({ label, question, busy, describedBy, onConfirm }: ConfirmProps) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const questionId = useId();
  const harmless = useRef<HTMLButtonElement>(null);

  /** The button that had the focus goes away: the harmless one takes it. */
  function ask(next: boolean) {
    flushSync(() => setAsking(next));
    harmless.current?.focus();
  }

  async function confirm() {
    if (await onConfirm()) ask(false);
  }

  if (!isAsking) {
    return (
      <Button ref={harmless} variant="ghost" aria-describedby={describedBy} onClick={() => ask(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div className={styles.question} role="group" aria-labelledby={questionId}>
      <p id={questionId}>{question}</p>
      <div className="actions">
        <Button busy={busy} onClick={() => void confirm()}>
          {label}
        </Button>
        <Button ref={harmless} variant="ghost" aria-describedby={questionId} onClick={() => ask(false)}>
          {uiWords.cancel[locale]}
        </Button>
      </div>
    </div>
  );
}
