import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errorText, toApiError } from "../../../backend/api-error.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { directionOf } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import formStyles from "../../../ui/form.module.css";
import { showToast } from "../../../ui/toast.tsx";
import { checkTemplate, type TemplateField, templateFields, textsOf } from "./check-template.ts";
import { saveTemplate } from "./save-template.ts";
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
  const [busy, setBusy] = useState(false);
  /** What a colleague has made of it meanwhile. */
  const [theirs, setTheirs] = useState<ReplyTemplate | "gone">();

  function write(field: TemplateField, text: string) {
    const next = { ...texts, [field]: text };
    setTexts(next);
    sessionStorage.setItem(keyOf(template), JSON.stringify(next));
  }

  async function save(over: ReplyTemplate | undefined) {
    if (busy) return;
    const found = checkTemplate(locale, texts);
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await saveTemplate(over, texts);
    setBusy(false);
    if (result.kind === "conflict") return setTheirs(result.theirs);
    if (result.kind === "failed") {
      const text = errorText(toApiError(result.error));
      return showToast({ kind: "error", topic: "template", title: templateWords.notChanged, text });
    }
    showToast({ kind: "success", topic: "template", title: templateWords.saved });
    leave(onDone);
  }

  function leave(then: () => void) {
    sessionStorage.removeItem(keyOf(template));
    then();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(template);
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
            onSave={() => void save(theirs === "gone" ? undefined : theirs)}
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

function keptTexts(template: ReplyTemplate | undefined): ReturnType<typeof textsOf> | undefined {
  const kept = sessionStorage.getItem(keyOf(template));
  // As `write` has put it there.
  return kept === null ? undefined : JSON.parse(kept);
}

/** Of a version: over another one nothing is written unnoticed. */
function keyOf(template: ReplyTemplate | undefined): string {
  return template ? `template-${template.id}-${template.version}` : "template";
}
