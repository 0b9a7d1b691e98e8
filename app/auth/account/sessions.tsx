import { authClient, toAuthResult } from "../../backend/auth-client.ts";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { QueryView } from "../../backend/query-view.tsx";
import { serverQuery } from "../../backend/query.ts";
import { Moment } from "../../staff/moment.tsx";
import { useAction } from "../../staff/use-action.ts";
import { useQuery } from "../../backend/use-query.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/form/button.tsx";
import { RecordItem, RecordList } from "../../ui/record-list.tsx";
import { sessionWords } from "./words.ts";
import { parse } from "bowser";
import { interpolate, type Locale } from "../../i18n/text.ts";

/** Where somebody is signed in, and how to end it there. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const locale = useLocale();
  const words = useWords(sessionWords);
  const shared = { failed: sessionWords.endFailed, topic: "account", changes: [sessionsQuery.queryKey] };
  const end = useAction(
    async (id: string) => toResult(await databaseClient().rpc("end_session", { session_id: id })),
    { ...shared, done: sessionWords.ended },
  );
  const endOthers = useAction(
    async () => toAuthResult({ data: true, ...(await authClient().signOut({ scope: "others" })) }),
    { ...shared, done: sessionWords.othersEnded },
  );

  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <QueryView query={sessions} errorTitle={words.failed}>
        {(rows) => (
          <>
            <RecordList>
              {rows.map((session) => (
                <RecordItem
                  key={session.id}
                  id={session.id}
                  name={<bdi>{deviceName(locale, session.user_agent)}</bdi>}
                  state={session.is_current && words.current}
                  note={
                    <InterpolatedText
                      text={words.times}
                      values={{
                        since: <Moment moment={session.created_at} />,
                        used: <Moment moment={session.last_used_at} />,
                      }}
                    />
                  }
                  actions={
                    !session.is_current && (
                      <Button
                        variant="ghost"
                        busy={end.isBusy && end.input === session.id}
                        aria-describedby={session.id}
                        onClick={() => void end.run(session.id)}
                      >
                        {words.end}
                      </Button>
                    )
                  }
                />
              ))}
            </RecordList>
            {rows.length > 1 && (
              <p>
                <Button variant="outline" busy={endOthers.isBusy} onClick={() => void endOthers.run()}>
                  {words.endOthers}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

/** The sessions of who is signed in, last used first. */
const sessionsQuery = serverQuery(["sessions"], async () =>
  toResult(await databaseClient().rpc("list_sessions")),
);

/** `Firefox on Windows`, of what a browser called itself. */
function deviceName(locale: Locale, userAgent: string | null): string {
  const { browser, os } = userAgent ? parse(userAgent) : {};
  if (browser?.name && os?.name)
    return interpolate(sessionWords.deviceOn[locale], { browser: browser.name, system: os.name });
  return browser?.name || os?.name || sessionWords.unknownDevice[locale];
}
