import { useState } from "react";
import { databaseClient, toResult } from "../backend/database-client.ts";
import type { AwayNoticeRow } from "../backend/staff-rows.ts";
import { useAction } from "../staff/use-action.ts";
import { formatDays } from "../i18n/format.ts";
import { directionOf, locales } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import listStyles from "../staff/record-list.module.css";
import { Button } from "../ui/button.tsx";
import { AwayNoticeForm, type NoticeFields } from "./away-notice-form.tsx";
import { type HoursData, hoursKey } from "./fetch-hours.ts";
import styles from "./hours.module.css";
import { hoursWords, noticeWords } from "./hours-words.ts";

export interface AwayNoticesProps {
  notices: HoursData["notices"];
  onDeleted: () => void;
}

export function AwayNotices({ notices, onDeleted }: AwayNoticesProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...noticeWords });
  const [form, setForm] = useState<{ key: number; id: string | null; fields?: NoticeFields }>({
    key: 0,
    id: null,
  });

  const fill = (id: string | null, fields?: NoticeFields) =>
    setForm(({ key }) => ({ key: key + 1, id, ...(fields && { fields }) }));

  const shared = { topic: "hours", changes: [hoursKey] };
  const save = useAction(
    async (fields: NoticeFields) =>
      toResult(await databaseClient().rpc("save_away_notice", { notice_id: form.id, ...fields })),
    { ...shared, done: noticeWords.saved, onDone: () => fill(null) },
  );
  const remove = useAction(
    async ({ id }: AwayNoticeRow) =>
      toResult(await databaseClient().rpc("delete_away_notice", { notice_id: id })),
    {
      ...shared,
      done: { title: noticeWords.deleted, text: hoursWords.backInForm },
      failed: hoursWords.unchanged,
      onDone: (_, { id: _id, ...fields }) => {
        fill(null, fields);
        onDeleted();
      },
    },
  );

  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      {notices.length > 0 && (
        <ul className={listStyles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <h3 id={notice.id} className={listStyles.name}>
                {formatDays(locale, notice.first_day, notice.last_day)}
              </h3>
              {notice.isShown && <p className={listStyles.state}>{words.shown}</p>}
              {locales.map((language) => (
                <p key={language} lang={language} dir={directionOf(language)}>
                  {notice[`text_${language}`]}
                </p>
              ))}
              <div className={styles.actions}>
                <Button
                  variant="ghost"
                  aria-describedby={notice.id}
                  onClick={() => {
                    fill(notice.id, notice);
                    requestAnimationFrame(() => document.getElementById("notice-first_day")?.focus());
                  }}
                >
                  {words.edit}
                </Button>
                <Button
                  variant="ghost"
                  busy={remove.isBusy}
                  aria-describedby={notice.id}
                  onClick={() => void remove.run(notice)}
                >
                  {words.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <h3>{form.id ? words.change : words.add}</h3>
      <AwayNoticeForm
        key={form.key}
        fields={form.fields}
        isBusy={save.isBusy}
        onSave={async (fields) => (await save.run(fields)).error}
      />
    </>
  );
}
