import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errorText, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { templateTitle } from "./fetch-templates.ts";
import { TemplateText } from "./template-conflict.tsx";
import { templateWords } from "./template-words.ts";
import styles from "./templates.module.css";

export interface TemplateItemProps {
  template: ReplyTemplate;
  isFirst: boolean;
  onOpen: () => void;
  onChanged: () => void;
}

/** A template with its texts, folded, and what can be done with it. */
export function TemplateItem({ template, isFirst, onOpen, onChanged }: TemplateItemProps) {
  const locale = useLocale();
  const words = useWords(templateWords);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const focused = useRef<HTMLButtonElement>(null);
  const { id, version } = template;

  async function run(name: "raise_reply_template" | "delete_reply_template") {
    setBusy(true);
    const { error, status } = await databaseClient().rpc(name, {
      template_id: id,
      expected_version: version,
    });
    setBusy(false);
    if (error) {
      const text = errorText(toApiError(error, status));
      showToast({ kind: "error", topic: "template", title: templateWords.notChanged, text });
    } else if (name === "delete_reply_template")
      showToast({ kind: "success", topic: "template", title: templateWords.deleted });
    onChanged();
  }

  function ask(next: boolean) {
    flushSync(() => setAsking(next));
    focused.current?.focus();
  }

  return (
    <>
      <h2 id={id} className="sr-only">
        <Isolate>{templateTitle(locale, template)}</Isolate>
      </h2>
      <TemplateText template={template} />
      {isAsking ? (
        <div className={styles.question} role="group" aria-labelledby={`${id}-question`}>
          <p id={`${id}-question`}>{words.deleteQuestion}</p>
          <div className="actions">
            <Button busy={busy} onClick={() => void run("delete_reply_template")}>
              {words.delete}
            </Button>
            <Button ref={focused} variant="ghost" onClick={() => ask(false)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.actions}>
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
          <Button ref={focused} variant="ghost" aria-describedby={id} onClick={() => ask(true)}>
            {words.delete}
          </Button>
        </div>
      )}
    </>
  );
}
