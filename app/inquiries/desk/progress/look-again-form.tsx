import { type SyntheticEvent, useId, useState } from "react";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { office } from "../../../company-office.ts";
import { addDays, todayIn } from "../../../i18n/days.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import controls from "../../../ui/control.module.css";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import { sendingWords } from "../sending/sending-words.ts";
import styles from "./inquiry-progress.module.css";
import { progressWords } from "./progress-words.ts";

export interface LookAgainFormProps {
  inquiry: Pick<Inquiry, "status" | "look_again_on">;
  onSave: (day: string | null) => void;
}

/** The day on which an answered inquiry comes back. */
export default function LookAgainForm({ inquiry, onSave }: LookAgainFormProps) {
  const locale = useLocale();
  const words = useWords(progressWords);
  const id = useId();
  const [day, setDay] = useState(inquiry.look_again_on ?? "");
  const [isWrong, setWrong] = useState(false);
  if (inquiry.status !== "answered")
    return (
      <p className={styles.box} tabIndex={-1} ref={focusOnMount}>
        {words.onlyAnswered}
      </p>
    );

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const today = todayIn(office.timeZone);
    if (day > today && day <= addDays(today, 366)) onSave(day);
    else setWrong(true);
  }

  return (
    <form className={styles.box} noValidate onSubmit={save}>
      <label htmlFor={id}>{words.day}</label>
      <input
        id={id}
        ref={focusOnMount}
        type="date"
        dir="ltr"
        className={controls.control}
        value={day}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      {isWrong && (
        <p id={`${id}-problem`} role="alert">
          {sendingWords.wrongDay[locale]}
        </p>
      )}
      <Button variant="outline" type="submit">
        {words.save}
      </Button>
      {inquiry.look_again_on && (
        <Button variant="ghost" onClick={() => onSave(null)}>
          {words.remove}
        </Button>
      )}
    </form>
  );
}
