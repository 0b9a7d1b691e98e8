import { type ReactNode, useId } from "react";
import { office } from "../../../firm/office.ts";
import { addDays, todayIn } from "../../i18n/days.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { TextField } from "../../ui/form/field.tsx";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { Form, textOf } from "../../ui/form/form.tsx";

export interface MomentPickerProps {
  type: "datetime-local" | "date";
  label: string;
  initial?: string;
  /** Said where the value cannot be. */
  problem: LocalizedText;
  isPossible: (value: string) => boolean;
  onPick: (value: string) => void;
  button: string;
  /** Beside the button. */
  children?: ReactNode;
}

/** A small form for a day or a moment. */
export function MomentPicker(props: MomentPickerProps) {
  const { type, label, initial = "", problem, isPossible, onPick, button, children } = props;
  const id = useId();

  async function pick(fields: FormData) {
    const moment = textOf(fields, "moment");
    if (!isPossible(moment)) return { moment: problem };
    onPick(moment);
    return undefined;
  }

  return (
    <Form send={pick} submitLabel={button} variant="outline" actions={children}>
      <TextField
        name="moment"
        id={id}
        type={type}
        label={label}
        defaultValue={initial}
        dir="ltr"
        ref={focusOnMount}
      />
    </Form>
  );
}

/** Whether an inquiry can come back on a day: from tomorrow on, within a year, by the clocks of the office. */
export function isDayToLookAgain(day: string): boolean {
  const today = todayIn(office.timeZone);
  return day > today && day <= addDays(today, 366);
}
