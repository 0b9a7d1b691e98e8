import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { directionOf } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Confirm } from "../../../ui/dialog/confirm.tsx";
import { RecordItem } from "../../../ui/record-list.tsx";
import { textsOf } from "./check-template.ts";
import { templatesQuery, templateTitle } from "./fetch-templates.ts";
import { templateWords } from "./template-words.ts";
import styles from "./templates.module.css";

export interface TemplateItemProps {
  template: ReplyTemplate;
  isFirst: boolean;
  onOpen: () => void;
  onDone: () => void;
}

/** A template with its texts, folded, and what can be done with it. */
export function TemplateItem({ template, isFirst, onOpen, onDone }: TemplateItemProps) {
  const locale = useLocale();
  const words = useWords(templateWords);
  const { id, version } = template;

  const { run, isBusy: busy } = useAction(
    async (name: "raise_reply_template" | "delete_reply_template") =>
      toResult(await databaseClient().rpc(name, { template_id: id, expected_version: version })),
    {
      done: (_, name) => (name === "delete_reply_template" ? templateWords.deleted : undefined),
      failed: templateWords.notChanged,
      topic: "template",
      changes: [templatesQuery.queryKey],
      onDone,
    },
  );

  return (
    <RecordItem
      id={id}
      Heading="h2"
      name={
        <span className="sr-only">
          <Isolate>{templateTitle(locale, template)}</Isolate>
        </span>
      }
      actions={
        <>
          <Button variant="ghost" aria-describedby={id} onClick={onOpen}>
            {words.change}
          </Button>
          {!isFirst && (
            <Button
              variant="ghost"
              busy={busy}
              aria-describedby={id}
              onClick={() => void run("raise_reply_template")}
            >
              {words.moveUp}
            </Button>
          )}
          <Confirm
            label={words.delete}
            question={words.deleteQuestion}
            busy={busy}
            describedBy={id}
            onConfirm={async () => !(await run("delete_reply_template")).error}
          />
        </>
      }
    >
      <TemplateText template={template} />
    </RecordItem>
  );
}

/** A template to read, both languages side by side. One that is missing says so. */
export function TemplateText({ template }: { template: ReplyTemplate }) {
  const words = useWords(templateWords);
  const texts = textsOf(template);
  return (
    <div className={styles.texts}>
      {(["en", "ar"] as const).map((language) =>
        texts[`body_${language}`] === "" ? (
          <p key={language} className={styles.missing}>
            {language === "en" ? words.onlyArabic : words.onlyEnglish}
          </p>
        ) : (
          <div key={language} lang={language} dir={directionOf(language)}>
            <b>{texts[`title_${language}`]}</b>
            <p>{texts[`body_${language}`]}</p>
          </div>
        ),
      )}
    </div>
  );
}
