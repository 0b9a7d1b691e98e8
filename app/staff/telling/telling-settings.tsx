import { useState } from "react";
import { errorText, toApiError } from "../../backend/api-error.ts";
import { databaseClient, toResults } from "../../backend/database-client.ts";
import type { ApiResult } from "../../backend/query.ts";
import { QueryView } from "../../backend/query-view.tsx";
import type { TellingPreferences } from "../../backend/staff-rows.ts";
import { useQuery } from "../../backend/use-query.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { CheckboxField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { canNotify, hasDesktopNotices, setDesktopNotices } from "./desktop-notices.ts";
import { tellingWords } from "./telling-words.ts";
import { shareUnread } from "./unread.ts";

const switches = ["mails_assigned", "mails_mentioned", "counts_in_title"] as const;

/** What one of the staff is told. Nothing for an account that is not of staff. */
export default function TellingSettings() {
  const words = useWords(tellingWords);
  const own = useQuery(fetchPreferences);
  return (
    <QueryView query={own} errorTitle={words.failed}>
      {(preferences) => preferences && <Switches initial={preferences} />}
    </QueryView>
  );
}

function Switches({ initial }: { initial: TellingPreferences }) {
  const locale = useLocale();
  const words = useWords(tellingWords);
  const [preferences, setPreferences] = useState(initial);
  const [hasNotices, setNotices] = useState(hasDesktopNotices);
  const [isRefused, setRefused] = useState(false);
  const saySaved = () => showToast({ kind: "success", topic: "telling", title: tellingWords.saved });

  async function save(next: TellingPreferences) {
    setPreferences(next);
    const { error, status } = await databaseClient().rpc("save_telling_preferences", {
      ...next,
      language: locale,
    });
    if (error) {
      setPreferences(preferences);
      const text = errorText(toApiError(error, status));
      return showToast({ kind: "error", topic: "telling", title: tellingWords.notSaved, text });
    }
    shareUnread({ isShown: next.counts_in_title });
    saySaved();
  }

  async function saveNotices(isOn: boolean) {
    const isDone = await setDesktopNotices(isOn);
    setNotices(isOn && isDone);
    setRefused(!isDone);
    if (isDone) saySaved();
  }

  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <div>
        {switches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={words[name]}
            checked={preferences[name]}
            onChange={({ currentTarget }) => void save({ ...preferences, [name]: currentTarget.checked })}
          />
        ))}
        {canNotify() && (
          <CheckboxField
            name="desktop"
            label={words.desktop}
            hint={words.desktopHint}
            checked={hasNotices}
            problem={isRefused ? words.refused : undefined}
            onChange={({ currentTarget }) => void saveNotices(currentTarget.checked)}
          />
        )}
      </div>
    </>
  );
}

async function fetchPreferences(): Promise<ApiResult<TellingPreferences | undefined>> {
  const responses = await Promise.all([
    databaseClient().from("user_roles").select("role"),
    databaseClient()
      .from("staff_preferences")
      .select("mails_assigned,mails_mentioned,counts_in_title,language"),
  ]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [roles, [own]] = data;
  const usual = { mails_assigned: true, mails_mentioned: true, counts_in_title: true, language: null };
  return { data: roles.length > 0 ? (own ?? usual) : undefined };
}
