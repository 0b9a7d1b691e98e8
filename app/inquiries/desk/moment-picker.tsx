import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { office } from "../../company-office.ts";
import { addDays, todayIn } from "../../i18n/days.ts";
import { Button } from "../../ui/button.tsx";
import controls from "../../ui/control.module.css";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import styles from "./moment-picker.module.css";

export interface MomentPickerProps {
  type: "datetime-local" | "date";
  label: string;
  initial?: string;
  /** Said where the value cannot be. */
  problem: string;
  isPossible: (value: string) => boolean;
  onPick: (value: string) => void;
  button: string;
  className?: string | undefined;
  /** Beside the button. */
  children?: ReactNode;
}

/** A small form for a day or a moment. */
export function MomentPicker(props: MomentPickerProps) {
  const { type, label, initial = "", problem, isPossible, onPick, button, className, children } = props;
  const id = useId();
  const [value, setValue] = useState(initial);
  const [isWrong, setWrong] = useState(false);

  function pick(event: SyntheticEvent) {
    event.preventDefault();
    setWrong(!isPossible(value));
    if (isPossible(value)) onPick(value);
  }

  return (
    <form className={className ?? styles.picker} noValidate onSubmit={pick}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={focusOnMount}
        type={type}
        dir="ltr"
        className={controls.control}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {isWrong && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <Button variant="outline" type="submit">
        {button}
      </Button>
      {children}
    </form>
  );
}

/** Whether an inquiry can come back on a day: from tomorrow on, within a year, by the clocks of the office. */
export function isDayToLookAgain(day: string): boolean {
  const today = todayIn(office.timeZone);
  return day > today && day <= addDays(today, 366);
}
