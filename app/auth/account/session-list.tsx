import type { SessionRow } from "../../backend/staff-rows.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { deviceName } from "./device-name.ts";
import listStyles from "../../staff/record-list.module.css";
import styles from "./session-list.module.css";
import { sessionWords } from "./words.ts";

export interface SessionListProps {
  sessions: SessionRow[];
  /** The one that is being ended. */
  ending: string | undefined;
  onEnd: (id: string) => void;
}

export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const words = useWords(sessionWords);
  const locale = useLocale();
  return (
    <ul className={`${listStyles.list} ${styles.list}`}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <h3 id={session.id} className={listStyles.name}>
            <bdi>{deviceName(locale, session.user_agent)}</bdi>
          </h3>
          <p className={listStyles.times}>
            <InterpolatedText
              text={words.times}
              values={{
                since: <Moment moment={session.created_at} />,
                used: <Moment moment={session.last_used_at} />,
              }}
            />
          </p>
          {session.is_current ? (
            <p className={listStyles.state}>{words.current}</p>
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

function Moment({ moment }: { moment: string }) {
  const locale = useLocale();
  return <time dateTime={moment}>{formatDateTime(locale, moment)}</time>;
}
