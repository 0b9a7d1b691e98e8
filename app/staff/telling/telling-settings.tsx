import { useState } from "react";
import { databaseClient, toResult, toResults } from "../../backend/database-client.ts";
import { type ApiResult, queryClient, serverQuery } from "../../backend/query.ts";
import { QueryView } from "../../backend/query-view.tsx";
import type { TellingPreferences } from "../../backend/staff-rows.ts";
import { useAction } from "../../staff/use-action.ts";
import { useQuery } from "../../backend/use-query.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { CheckboxField } from "../../ui/form/field.tsx";
import { canNotify, hasDesktopNotices, setDesktopNotices } from "./desktop-notices.ts";
import { tellingWords } from "./telling-words.ts";
import { shareUnread } from "./unread.ts";

const switches = ["mails_assigned", "mails_mentioned", "counts_in_title"] as const;

/** What one of the staff is told. Nothing for an account that is not of staff. */
export function TellingSettings() {
  const words = useWords(tellingWords);
  const own = useQuery(preferencesQuery);
  return (
    <QueryView query={own} errorTitle={words.failed}>
      {(preferences) => preferences && <Switches own={preferences} />}
    </QueryView>
  );
}

function Switches({ own }: { own: TellingPreferences }) {
  const locale = useLocale();
  const words = useWords(tellingWords);
  const [hasNotices, setNotices] = useState(hasDesktopNotices);
  const shared = { failed: tellingWords.notSaved, topic: "telling" };
  const save = useAction(
    async (next: TellingPreferences) =>
      toResult(await databaseClient().rpc("save_telling_preferences", { ...next, language: locale })),
    {
      ...shared,
      done: tellingWords.saved,
      onDone: (_, next) => {
        queryClient.setQueryData(preferencesQuery.queryKey, next);
        shareUnread({ isShown: next.counts_in_title });
      },
    },
  );
  // What was pressed last holds at once.
  const [pressed, setPressed] = useState<TellingPreferences>();
  const preferences = pressed ?? own;
  function press(next: TellingPreferences) {
    setPressed(next);
    void save.run(next).then(() => setPressed((last) => (last === next ? undefined : last)));
  }
  const saveNotices = useAction(async (isOn: boolean) => ({ data: await setDesktopNotices(isOn) }), {
    ...shared,
    done: (isDone) => (isDone ? tellingWords.saved : undefined),
    onDone: (isDone, isOn) => setNotices(isOn && isDone),
  });

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
            onChange={({ currentTarget }) => press({ ...preferences, [name]: currentTarget.checked })}
          />
        ))}
        {canNotify() && (
          <CheckboxField
            name="desktop"
            label={words.desktop}
            hint={words.desktopHint}
            checked={hasNotices}
            problem={saveNotices.answer === false ? words.refused : undefined}
            onChange={({ currentTarget }) => void saveNotices.run(currentTarget.checked)}
          />
        )}
      </div>
    </>
  );
}

const preferencesQuery = serverQuery(["telling"], fetchPreferences);

/** Null for an account that is not of staff. */
async function fetchPreferences(): Promise<ApiResult<TellingPreferences | null>> {
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
  return { data: roles.length > 0 ? (own ?? usual) : null };
}
