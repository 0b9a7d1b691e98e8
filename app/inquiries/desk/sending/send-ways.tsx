import { useId, useState } from "react";
import { formatShortDateTime, formatTime } from "../../../i18n/format.ts";
import { office } from "../../../company-office.ts";
import { addDays, todayIn } from "../../../i18n/days.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { composerWords } from "../compose/composer-words.ts";
import type { SendWay } from "../compose/use-reply.ts";
import controls from "../../../ui/control.module.css";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useQuery } from "../../../backend/use-query.ts";
import { fetchClosedDays } from "./fetch-closed-days.ts";
import { nextOpenings } from "./opening-moments.ts";
import styles from "./send-ways.module.css";
import { sendingWords } from "./sending-words.ts";

const maxAheadMs = 60 * 86_400_000;

/** The other half of the button that sends: and close, or later. */
export function SendWays({ onSend }: { onSend: (way: SendWay) => void }) {
  const words = useWords(sendingWords);
  const sign = (
    <svg viewBox="0 0 12 8" aria-hidden="true" focusable="false">
      <path d="M1 1.5l5 5 5-5" />
    </svg>
  );
  return (
    <Disclosure className={styles.ways} summary={sign} label={words.otherWays}>
      {(close) => (
        <Ways
          onSend={(way) => {
            close();
            onSend(way);
          }}
        />
      )}
    </Disclosure>
  );
}

function Ways({ onSend }: { onSend: (way: SendWay) => void }) {
  const locale = useLocale();
  const words = useWords(sendingWords);
  const [now] = useState(Date.now);
  const { data: closedDays } = useQuery(fetchClosedDays);
  const openings = closedDays ? nextOpenings(now, closedDays) : [];
  const [picking, setPicking] = useState<"moment" | "day">();
  const later = (sendAfter: string) => onSend({ status: "answered", sendAfter });

  /** By the reader's own clock, as every moment of the desk. */
  function pickMoment(value: string): boolean {
    const ahead = Date.parse(value) - Date.now();
    const isPossible = ahead > 0 && ahead <= maxAheadMs;
    if (isPossible) later(new Date(value).toISOString());
    return isPossible;
  }

  function pickDay(day: string): boolean {
    const today = todayIn(office.timeZone);
    const isPossible = day > today && day <= addDays(today, 366);
    if (isPossible) onSend({ status: "answered", lookAgainOn: day });
    return isPossible;
  }

  return (
    <ul className={styles.list}>
      <li>
        <button type="button" onClick={() => onSend({ status: "closed" })}>
          {composerWords.sendAndClose[locale]}
        </button>
      </li>
      {openings.map(({ at, isTomorrow }) => (
        <li key={at}>
          <button type="button" onClick={() => later(at)}>
            {interpolate(isTomorrow ? words.tomorrowAt : words.at, {
              weekday: new Intl.DateTimeFormat(locale, { weekday: "long" }).format(new Date(at)),
              time: formatTime(locale, at),
            })}
            <span>{formatShortDateTime(locale, at)}</span>
          </button>
        </li>
      ))}
      <li>
        {picking === "moment" ? (
          <Picker type="datetime-local" label={words.moment} problem={words.wrongMoment} onPick={pickMoment}>
            {words.sendThen}
          </Picker>
        ) : (
          <button type="button" onClick={() => setPicking("moment")}>
            {words.pick}
          </button>
        )}
      </li>
      <li>
        {picking === "day" ? (
          <Picker type="date" label={words.lookAgainOn} problem={words.wrongDay} onPick={pickDay}>
            {words.send}
          </Picker>
        ) : (
          <button type="button" onClick={() => setPicking("day")}>
            {words.lookAgain}
          </button>
        )}
      </li>
    </ul>
  );
}

interface PickerProps {
  type: "datetime-local" | "date";
  label: string;
  problem: string;
  /** False when it cannot be. */
  onPick: (value: string) => boolean;
  children: string;
}

function Picker({ type, label, problem, onPick, children }: PickerProps) {
  const id = useId();
  const [value, setValue] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={focusFirst}
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
      <Button variant="outline" onClick={() => setWrong(!onPick(value))}>
        {children}
      </Button>
    </div>
  );
}

function focusFirst(input: HTMLInputElement | null) {
  input?.focus();
}
