import type { SessionRow } from "../../backend/staff-rows.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import type { Localized, Locale } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { deviceName } from "./device-name.ts";
import styles from "./session-list.module.css";
import type { sessionWords } from "./words.ts";

export interface SessionListProps {
  locale: Locale;
  words: Localized<typeof sessionWords>;
  sessions: SessionRow[];
  /** The one that is being ended. */
  ending: string | undefined;
  onEnd: (id: string) => void;
}

export function SessionList({ locale, words, sessions, ending, onEnd }: SessionListProps) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <h3 id={session.id} className={styles.device}>
            <bdi>{deviceName(locale, session.user_agent)}</bdi>
          </h3>
          <p className={styles.times}>
            <InterpolatedText
              text={words.times}
              values={{
                since: <Moment locale={locale} moment={session.created_at} />,
                used: <Moment locale={locale} moment={session.last_used_at} />,
              }}
            />
          </p>
          {session.is_current ? (
            <p className={styles.current}>{words.current}</p>
          ) : (
            <Button
              variant="outline"
              busy={ending === session.id}
              aria-describedby={session.id}
              onClick={() => onEnd(session.id)}
            >
              {words.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Moment({ locale, moment }: { locale: Locale; moment: string }) {
  return <time dateTime={moment}>{formatDateTime(locale, moment)}</time>;
}
