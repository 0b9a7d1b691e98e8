import { type ReactNode, useState } from "react";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { formatShortDay } from "../../../i18n/format.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/form/button.tsx";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import { workingCalendar } from "../../submit/working-calendar.ts";
import { isDayToLookAgain, MomentPicker } from "../moment-picker.tsx";
import { calendarQuery } from "../sending/calendar-query.ts";
import { daysToComeBack } from "../sending/opening-moments.ts";
import styles from "./inquiry-progress.module.css";
import { progressWords } from "./progress-words.ts";

export interface LookAgainFormProps {
  inquiry: Pick<Inquiry, "status" | "look_again_on">;
  onSave: (day: string | null) => void;
}

/** The day on which an inquiry comes back. */
export function LookAgainForm({ inquiry, onSave }: LookAgainFormProps) {
  const words = useWords(progressWords);
  const { look_again_on: day } = inquiry;
  return (
    <>
      {isOver(inquiry) && <p className={styles.box}>{words.countsAsAnswered}</p>}
      <LookAgainDays initial={day} button={words.save} onPick={onSave}>
        {day && (
          <Button variant="ghost" onClick={() => onSave(null)}>
            {words.remove}
          </Button>
        )}
      </LookAgainDays>
    </>
  );
}

/** Nothing brings back what is closed or spam as it is. */
export function isOver({ status }: Pick<Inquiry, "status">): boolean {
  return status === "closed" || status === "spam";
}

interface LookAgainDaysProps {
  initial?: string | null;
  /** On the button under the day that is picked. */
  button: string;
  onPick: (day: string) => void;
  children?: ReactNode;
}

const usualWeek = workingCalendar([]);

/** The days that are meant most, then any other. */
export function LookAgainDays({ initial, button, onPick, children }: LookAgainDaysProps) {
  const locale = useLocale();
  const words = useWords(progressWords);
  const [now] = useState(Date.now);
  const { data: calendar = usualWeek } = useQuery(calendarQuery);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (
    <>
      <ul>
        {daysToComeBack(now, calendar).map(({ name, day }, index) => (
          <li key={day}>
            <button type="button" ref={index === 0 ? focusOnMount : undefined} onClick={() => onPick(day)}>
              {name === "weekday" ? weekday.format(new Date(day)) : words[name]}
              <span>{formatShortDay(locale, day)}</span>
            </button>
          </li>
        ))}
      </ul>
      <MomentPicker
        type="date"
        label={words.day}
        initial={initial ?? ""}
        problem={progressWords.wrongDay}
        isPossible={isDayToLookAgain}
        onPick={onPick}
        button={button}
      >
        {children}
      </MomentPicker>
    </>
  );
}
