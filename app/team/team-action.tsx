import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ApiResult } from "../backend/query.ts";
import { useAction } from "../staff/use-action.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { teamKey } from "../staff/team.ts";
import { Button } from "../ui/button.tsx";
import styles from "./team.module.css";
import { teamWords } from "./words.ts";

export interface TeamActionProps {
  label: string;
  /** Asked first, when it is more than a slip can be allowed to do. */
  question?: ReactNode;
  /** Id of whom it is about. */
  describedBy: string;
  action: () => Promise<ApiResult<boolean>>;
  done: LocalizedText;
  onDone: () => void;
}

/** Changes something about one person of the team. */
export function TeamAction({ label, question, describedBy, action, done, onDone }: TeamActionProps) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const questionId = useId();
  const focused = useRef<HTMLButtonElement>(null);

  /** The button that had the focus goes away: the one in its place takes it, which is harmless. */
  function ask(next: boolean) {
    flushSync(() => setAsking(next));
    focused.current?.focus();
  }

  const { run, isBusy: busy } = useAction(action, {
    done,
    failed: () => {
      if (isAsking) ask(false);
      return teamWords.changeFailed;
    },
    topic: "team",
    changes: [teamKey],
    onDone: () => {
      if (isAsking) ask(false);
      onDone();
    },
  });

  if (!isAsking) {
    return (
      <Button
        ref={focused}
        variant="ghost"
        busy={busy}
        aria-describedby={describedBy}
        onClick={() => (question ? ask(true) : void run())}
      >
        {label}
      </Button>
    );
  }
  return (
    <div className={styles.question} role="group" aria-labelledby={questionId}>
      <p id={questionId}>{question}</p>
      <div className="actions">
        <Button busy={busy} onClick={() => void run()}>
          {label}
        </Button>
        <Button ref={focused} variant="ghost" aria-describedby={questionId} onClick={() => ask(false)}>
          {teamWords.cancel[locale]}
        </Button>
      </div>
    </div>
  );
}
