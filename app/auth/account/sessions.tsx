import { authClient, toAuthResult } from "../../backend/auth-client.ts";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { QueryView } from "../../backend/query-view.tsx";
import { serverQuery } from "../../backend/query.ts";
import { useAction } from "../../staff/use-action.ts";
import { useQuery } from "../../backend/use-query.ts";
import { useWords } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { SessionList } from "./session-list.tsx";
import { sessionWords } from "./words.ts";

/** Where somebody is signed in, and how to end it there. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery);
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
            <SessionList
              sessions={rows}
              ending={end.isBusy ? end.input : undefined}
              onEnd={(id) => void end.run(id)}
            />
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
