import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import { isDayToLookAgain, MomentPicker } from "../moment-picker.tsx";
import styles from "./inquiry-progress.module.css";
import { progressWords } from "./progress-words.ts";

export interface LookAgainFormProps {
  inquiry: Pick<Inquiry, "status" | "look_again_on">;
  onSave: (day: string | null) => void;
}

/** The day on which an answered inquiry comes back. */
export default function LookAgainForm({ inquiry, onSave }: LookAgainFormProps) {
  const words = useWords(progressWords);
  if (inquiry.status !== "answered")
    return (
      <p className={styles.box} tabIndex={-1} ref={focusOnMount}>
        {words.onlyAnswered}
      </p>
    );
  return (
    <MomentPicker
      type="date"
      label={words.day}
      initial={inquiry.look_again_on ?? ""}
      problem={progressWords.wrongDay}
      isPossible={isDayToLookAgain}
      onPick={onSave}
      button={words.save}
    >
      {inquiry.look_again_on && (
        <Button variant="ghost" onClick={() => onSave(null)}>
          {words.remove}
        </Button>
      )}
    </MomentPicker>
  );
}
