import { useState } from "react";
import { databaseClient, toResult } from "../backend/database-client.ts";
import type { AwayNoticeRow } from "../backend/staff-rows.ts";
import { formatDays } from "../i18n/format.ts";
import { directionOf, locales } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { formProblems } from "../staff/form-problems.ts";
import { useAction } from "../staff/use-action.ts";
import { Button } from "../ui/form/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../ui/form/form.tsx";
import formStyles from "../ui/form/form.module.css";
import { RecordItem, RecordList } from "../ui/record-list.tsx";
import { checkDays, dayLimits } from "./day-range.ts";
import { type HoursData, hoursKey } from "./fetch-hours.ts";
import { hoursWords, noticeWords } from "./hours-words.ts";

export interface AwayNoticesProps {
  notices: HoursData["notices"];
  onDeleted: () => void;
}

type NoticeFields = Omit<AwayNoticeRow, "id">;

export function AwayNotices({ notices, onDeleted }: AwayNoticesProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...noticeWords });
  /** What is in the form: a notice that is changed, or with no id one that was deleted. */
  const [begun, setBegun] = useState<NoticeFields & { id: string | null }>();

  const remove = useAction(
    async ({ id }: AwayNoticeRow) =>
      toResult(await databaseClient().rpc("delete_away_notice", { notice_id: id })),
    {
      topic: "hours",
      changes: [hoursKey],
      done: { title: noticeWords.deleted, text: hoursWords.backInForm },
      failed: hoursWords.unchanged,
      onDone: (_, notice) => {
        setBegun({ ...notice, id: null });
        onDeleted();
      },
    },
  );

  function change(notice: AwayNoticeRow) {
    setBegun(notice);
    requestAnimationFrame(() => document.getElementById("notice-first_day")?.focus());
  }

  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      {notices.length > 0 && (
        <RecordList>
          {notices.map((notice) => (
            <RecordItem
              key={notice.id}
              id={notice.id}
              name={formatDays(locale, notice.first_day, notice.last_day)}
              state={notice.isShown && words.shown}
              actions={
                <>
                  <Button variant="ghost" aria-describedby={notice.id} onClick={() => change(notice)}>
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
                </>
              }
            >
              {locales.map((language) => (
                <p key={language} lang={language} dir={directionOf(language)}>
                  {notice[`text_${language}`]}
                </p>
              ))}
            </RecordItem>
          ))}
        </RecordList>
      )}
      <h3>{begun?.id ? words.change : words.add}</h3>
      <AwayNoticeForm
        key={begun?.id ?? begun?.first_day}
        id={begun?.id ?? null}
        begun={begun}
        onSaved={() => setBegun(undefined)}
      />
    </>
  );
}

interface AwayNoticeFormProps {
  /** Of the notice that is changed. */
  id: string | null;
  /** What it begins with. */
  begun: NoticeFields | undefined;
  onSaved: () => void;
}

function AwayNoticeForm({ id, begun, onSaved }: AwayNoticeFormProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...noticeWords });
  const save = useAction(
    async (fields: NoticeFields) =>
      toResult(await databaseClient().rpc("save_away_notice", { notice_id: id, ...fields })),
    { topic: "hours", changes: [hoursKey], done: noticeWords.saved, onDone: onSaved },
  );

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const entered = {
      first_day: textOf(fields, "first_day"),
      last_day: textOf(fields, "last_day"),
      text_en: textOf(fields, "text_en") || null,
      text_ar: textOf(fields, "text_ar") || null,
    };
    const hasText = entered.text_en ?? entered.text_ar;
    const found = {
      ...checkDays(entered.first_day, entered.last_day, 367),
      ...(!hasText && { [`text_${locale}`]: noticeWords.noText }),
    };
    if (Object.keys(found).length > 0) return found;
    return formProblems(await save.run(entered), hoursWords.unchanged);
  }

  const field = (name: keyof NoticeFields) => ({
    name,
    id: `notice-${name}`,
    defaultValue: begun?.[name] ?? "",
  });
  const line = { className: formStyles.full, maxLength: 300, optionalLabel: words.optional };
  return (
    <Form send={send} submitLabel={words.save} busyLabel={words.saving} columns={2}>
      <TextField {...field("first_day")} {...dayLimits} type="date" label={words.firstDay} required />
      <TextField {...field("last_day")} {...dayLimits} type="date" label={words.lastDay} required />
      <TextField {...field("text_en")} {...line} label={words.english} lang="en" dir="ltr" />
      <TextField
        {...field("text_ar")}
        {...line}
        label={words.arabic}
        lang="ar"
        dir="rtl"
        hint={words.textHint}
      />
    </Form>
  );
}
