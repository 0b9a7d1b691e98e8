import { useState } from "react";
import { formatShortDateTime, formatTime } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { composerWords } from "./composer-words.ts";
import type { SendWay } from "./store-writing.ts";
import { Menu } from "../../../ui/dialog/menu.tsx";
import { useQuery } from "../../../backend/use-query.ts";
import { MomentPicker } from "../moment-picker.tsx";
import { LookAgainDays } from "../progress/look-again-form.tsx";
import { calendarQuery } from "../sending/calendar-query.ts";
import { nextOpenings } from "../sending/opening-moments.ts";
import styles from "./send-ways.module.css";
import { sendingWords } from "../sending/sending-words.ts";

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
    <Menu className={styles.ways} button={sign} label={words.otherWays}>
      {(close) => (
        <Ways
          onSend={(way) => {
            close();
            onSend(way);
          }}
        />
      )}
    </Menu>
  );
}

function Ways({ onSend }: { onSend: (way: SendWay) => void }) {
  const locale = useLocale();
  const words = useWords(sendingWords);
  const [now] = useState(Date.now);
  const { data: calendar } = useQuery(calendarQuery);
  const openings = calendar ? nextOpenings(now, calendar) : [];
  const [picking, setPicking] = useState<"moment" | "day">();
  const later = (sendAfter: string) => onSend({ status: "answered", sendAfter });

  return (
    <ul>
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
          <MomentPicker
            type="datetime-local"
            label={words.moment}
            problem={sendingWords.wrongMoment}
            isPossible={isMomentToSend}
            onPick={(moment) => later(new Date(moment).toISOString())}
            button={words.sendThen}
          />
        ) : (
          <button type="button" aria-expanded="false" onClick={() => setPicking("moment")}>
            {words.pick}
          </button>
        )}
      </li>
      <li>
        {picking === "day" ? (
          <LookAgainDays
            onPick={(day) => onSend({ status: "answered", lookAgainOn: day })}
            button={words.send}
          />
        ) : (
          <button type="button" aria-expanded="false" onClick={() => setPicking("day")}>
            {words.lookAgain}
          </button>
        )}
      </li>
    </ul>
  );
}

/** By the reader's own clock, as every moment of the desk. */
function isMomentToSend(value: string): boolean {
  const ahead = Date.parse(value) - Date.now();
  return ahead > 0 && ahead <= maxAheadMs;
}
