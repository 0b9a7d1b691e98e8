import { useState } from "react";
import { type ApiError, toApiError } from "../../backend/api-error.ts";
import { authClient } from "../../backend/auth-client.ts";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { QueryView } from "../../backend/query-view.tsx";
import { useQuery } from "../../backend/use-query.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { useWords } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import { showAccountError } from "../show-account-error.ts";
import { SessionList } from "./session-list.tsx";
import { sessionWords } from "./words.ts";

/** Where somebody is signed in, and how to end it there. */
export function Sessions() {
  const sessions = useQuery(fetchSessions);
  const words = useWords(sessionWords);
  const [ending, setEnding] = useState<string>();

  async function end(id: string) {
    setEnding(id);
    const { error } = toResult(await databaseClient().rpc("end_session", { session_id: id }));
    finish(error, sessionWords.ended);
  }

  async function endOthers() {
    setEnding("others");
    const { error } = await authClient().signOut({ scope: "others" });
    finish(error ? toApiError(error) : undefined, sessionWords.othersEnded);
  }

  function finish(error: ApiError | undefined, done: LocalizedText) {
    setEnding(undefined);
    if (error) showAccountError(sessionWords.endFailed, error);
    else showToast({ kind: "success", topic: "account", title: done });
    sessions.refetch();
  }

  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <QueryView query={sessions} errorTitle={words.failed}>
        {(rows) => (
          <>
            <SessionList sessions={rows} ending={ending} onEnd={end} />
            {rows.length > 1 && (
              <p>
                <Button variant="outline" busy={ending === "others"} onClick={endOthers}>
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

/** The sessions of who is signed in, last used first. Never rejects. */
async function fetchSessions() {
  return toResult(await databaseClient().rpc("list_sessions"));
}
