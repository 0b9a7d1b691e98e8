import { useState } from "react";
import { toApiError } from "../../../backend/errors/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { directionOf } from "../../../i18n/text.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { formProblems } from "../../../staff/form-problems.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormProblems } from "../../../ui/form/form.tsx";
import formStyles from "../../../ui/form/form.module.css";
import { uiWords } from "../../../ui/words.ts";
import {
  checkTemplate,
  type TemplateField,
  templateFields,
  type TemplateTexts,
  textsOf,
} from "./check-template.ts";
import { templatesQuery } from "./fetch-templates.ts";
import { TemplateText } from "./template-item.tsx";
import { templateWords } from "./template-words.ts";
import noticeStyles from "../../../ui/state/notice.module.css";
import styles from "./templates.module.css";

export interface TemplateFormProps {
  /** None for a new one. */
  template?: ReplyTemplate | undefined;
  onDone: () => void;
}

/** A template in both languages side by side, English on the left in either. What is written is kept until it is saved. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const words = useWords({ ...uiWords, ...templateWords });
  const [texts, setTexts] = useState(() => keptTexts(template) ?? textsOf(template));
  /** What a colleague has made of it meanwhile. */
  const [theirs, setTheirs] = useState<ReplyTemplate | "gone">();
  const isOverTheirs = theirs !== undefined && theirs !== "gone";
  const over = theirs === "gone" ? undefined : (theirs ?? template);

  function write(field: TemplateField, text: string) {
    const next = { ...texts, [field]: text };
    setTexts(next);
    sessionStorage.setItem(keyOf(template), JSON.stringify(next));
  }

  function leave() {
    sessionStorage.removeItem(keyOf(template));
    onDone();
  }

  const save = useAction(() => saveTemplate(over, texts), {
    done: (outcome) => (outcome === "saved" ? templateWords.saved : undefined),
    topic: "template",
    changes: [templatesQuery.queryKey],
    onDone: (outcome) => (outcome === "saved" ? leave() : setTheirs(outcome)),
  });

  async function send(): Promise<FormProblems | undefined> {
    const found = checkTemplate(texts);
    if (Object.keys(found).length > 0) return found;
    return formProblems(await save.run(), templateWords.notChanged);
  }

  return (
    <Form
      send={send}
      submitLabel={isOverTheirs ? words.saveMine : words.save}
      busyLabel={words.saving}
      columns={2}
      className={styles.form}
      actions={
        <Button variant="ghost" onClick={leave}>
          {isOverTheirs ? words.keepTheirs : words.cancel}
        </Button>
      }
    >
      {templateFields.map((field) => {
        const language = field.endsWith("ar") ? "ar" : "en";
        const shared = {
          name: field,
          label: words[field],
          lang: language,
          dir: directionOf(language),
          value: texts[field],
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            write(field, currentTarget.value),
        };
        return field.startsWith("title") ? (
          <TextField key={field} {...shared} autoComplete="off" />
        ) : (
          <TextAreaField key={field} {...shared} rows={9} />
        );
      })}
      <div role="alert" className={formStyles.full}>
        {theirs && (
          <div className={`${noticeStyles.notice} ${styles.conflict}`}>
            <p>{theirs === "gone" ? words.gone : words.changed}</p>
            {theirs !== "gone" && <TemplateText template={theirs} />}
          </div>
        )}
      </div>
    </Form>
  );
}

/** Saves a template over the version that was seen, or a new one. A colleague may have been first: then it is theirs. Never rejects. */
async function saveTemplate(
  seen: ReplyTemplate | undefined,
  texts: TemplateTexts,
): Promise<ApiResult<"saved" | "gone" | ReplyTemplate>> {
  const answer = seen
    ? await databaseClient().rpc("change_reply_template", {
        template_id: seen.id,
        expected_version: seen.version,
        ...texts,
      })
    : await databaseClient().rpc("add_reply_template", texts);
  if (!answer.error) return { data: "saved" };
  if (seen && answer.error.code === "PT404") return { data: "gone" };
  if (!seen || answer.status !== 409) return { error: toApiError(answer.error, answer.status) };
  const found = toResult(await databaseClient().from("reply_templates").select("*").eq("id", seen.id));
  return found.error ? found : { data: found.data[0] ?? "gone" };
}

function keptTexts(template: ReplyTemplate | undefined): TemplateTexts | undefined {
  const kept = sessionStorage.getItem(keyOf(template));
  // As `write` has put it there.
  return kept === null ? undefined : JSON.parse(kept);
}

/** Of a version: over another one nothing is written unnoticed. */
function keyOf(template: ReplyTemplate | undefined): string {
  return template ? `template-${template.id}-${template.version}` : "template";
}
