import { useState } from "react";
import { type ApiError, errorText } from "../backend/api-error.ts";
import { databaseClient, toResult } from "../backend/database-client.ts";
import type { AwayNoticeRow } from "../backend/staff-rows.ts";
import { formatDays } from "../i18n/format.ts";
import { directionOf, locales } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import listStyles from "../staff/record-list.module.css";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { AwayNoticeForm, type NoticeFields } from "./away-notice-form.tsx";
import type { HoursData } from "./fetch-hours.ts";
import styles from "./hours.module.css";
import { hoursWords, noticeWords } from "./hours-words.ts";

export interface AwayNoticesProps {
  notices: HoursData["notices"];
  onSaved: () => void;
  onDeleted: () => void;
}

export function AwayNotices({ notices, onSaved, onDeleted }: AwayNoticesProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...noticeWords });
  const [form, setForm] = useState<{ key: number; id: string | null; fields?: NoticeFields }>({
    key: 0,
    id: null,
  });
  const [isBusy, setBusy] = useState(false);

  const fill = (id: string | null, fields?: NoticeFields) =>
    setForm(({ key }) => ({ key: key + 1, id, ...(fields && { fields }) }));

  async function save(fields: NoticeFields): Promise<ApiError | undefined> {
    setBusy(true);
    const saved = toResult(await databaseClient().rpc("save_away_notice", { notice_id: form.id, ...fields }));
    setBusy(false);
    if (saved.error) return saved.error;
    showToast({ kind: "success", topic: "hours", title: noticeWords.saved });
    fill(null);
    onSaved();
    return undefined;
  }

  async function remove({ id, ...fields }: AwayNoticeRow) {
    setBusy(true);
    const { error } = toResult(await databaseClient().rpc("delete_away_notice", { notice_id: id }));
    setBusy(false);
    if (error) {
      showToast({ kind: "error", topic: "hours", title: hoursWords.unchanged, text: errorText(error) });
      return;
    }
    showToast({ kind: "success", topic: "hours", title: noticeWords.deleted, text: hoursWords.backInForm });
    fill(null, fields);
    onDeleted();
  }

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
                  busy={isBusy}
                  aria-describedby={notice.id}
                  onClick={() => remove(notice)}
                >
                  {words.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <h3>{form.id ? words.change : words.add}</h3>
      <AwayNoticeForm key={form.key} fields={form.fields} isBusy={isBusy} onSave={save} />
    </>
  );
}
