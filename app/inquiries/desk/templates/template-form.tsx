import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toApiError } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { directionOf } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import formStyles from "../../../ui/form.module.css";
import {
  checkTemplate,
  type TemplateField,
  templateFields,
  type TemplateTexts,
  textsOf,
} from "./check-template.ts";
import { templatesQuery } from "./fetch-templates.ts";
import { TemplateConflict } from "./template-conflict.tsx";
import { templateWords } from "./template-words.ts";
import styles from "./templates.module.css";

export interface TemplateFormProps {
  /** None for a new one. */
  template?: ReplyTemplate | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** A template in both languages side by side, English on the left in either. What is written is kept until it is saved. */
export function TemplateForm({ template, onDone, onCancel }: TemplateFormProps) {
  const locale = useLocale();
  const words = useWords(templateWords);
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(() => keptTexts(template) ?? textsOf(template));
  const [problems, setProblems] = useState<Partial<Record<TemplateField, string>>>({});
  /** What a colleague has made of it meanwhile. */
  const [theirs, setTheirs] = useState<ReplyTemplate | "gone">();

  function write(field: TemplateField, text: string) {
    const next = { ...texts, [field]: text };
    setTexts(next);
    sessionStorage.setItem(keyOf(template), JSON.stringify(next));
  }

  const { run, isBusy: busy } = useAction((over: ReplyTemplate | undefined) => saveTemplate(over, texts), {
    done: (outcome) => (outcome === "saved" ? templateWords.saved : undefined),
    failed: templateWords.notChanged,
    topic: "template",
    changes: [templatesQuery.queryKey],
    onDone: (outcome) => (outcome === "saved" ? leave(onDone) : setTheirs(outcome)),
  });

  function save(over: ReplyTemplate | undefined) {
    const found = checkTemplate(locale, texts);
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    if (Object.keys(found).length === 0) void run(over);
  }

  function leave(then: () => void) {
    sessionStorage.removeItem(keyOf(template));
    then();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save(template);
  }

  return (
    <form ref={form} className={`${formStyles.form} ${styles.form}`} noValidate onSubmit={handleSubmit}>
      <div className={`${formStyles.form} ${formStyles.twoColumn} ${styles.pair}`}>
        {templateFields.map((field) => {
          const language = field.endsWith("ar") ? "ar" : "en";
          const shared = {
            name: field,
            label: words[field],
            lang: language,
            dir: directionOf(language),
            value: texts[field],
            problem: problems[field],
          };
          return field.startsWith("title") ? (
            <TextField
              key={field}
              {...shared}
              autoComplete="off"
              onChange={({ currentTarget }) => write(field, currentTarget.value)}
            />
          ) : (
            <TextAreaField
              key={field}
              {...shared}
              rows={9}
              onChange={({ currentTarget }) => write(field, currentTarget.value)}
            />
          );
        })}
      </div>
      <div role="alert">
        {theirs && (
          <TemplateConflict
            theirs={theirs}
            busy={busy}
            onSave={() => save(theirs === "gone" ? undefined : theirs)}
            onKeep={() => leave(onDone)}
          />
        )}
      </div>
      {!theirs && (
        <div className="actions">
          <Button type="submit" busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
          <Button variant="ghost" onClick={() => leave(onCancel)}>
            {words.cancel}
          </Button>
        </div>
      )}
    </form>
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
