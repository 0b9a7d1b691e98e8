import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { templatesQuery, templateTitle } from "./fetch-templates.ts";
import { TemplateText } from "./template-conflict.tsx";
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
  const [isAsking, setAsking] = useState(false);
  const focused = useRef<HTMLButtonElement>(null);
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
