import type { ReactNode } from "react";
import type { ApiResult } from "../backend/query.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { teamKey } from "../staff/team.ts";
import { useAction } from "../staff/use-action.ts";
import { Button } from "../ui/form/button.tsx";
import { Confirm } from "../ui/dialog/confirm.tsx";
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
  const { run, isBusy: busy } = useAction(action, {
    done,
    failed: teamWords.changeFailed,
    topic: "team",
    changes: [teamKey],
    onDone,
  });
  const isDone = async () => !(await run()).error;
  if (question) return <Confirm {...{ label, question, describedBy, busy }} onConfirm={isDone} />;
  return (
    <Button variant="ghost" busy={busy} aria-describedby={describedBy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
