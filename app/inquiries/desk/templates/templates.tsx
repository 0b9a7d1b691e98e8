import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useQuery } from "../../../backend/use-query.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { QuerySection } from "../../../staff/query-section.tsx";
import listStyles from "../../../staff/record-list.module.css";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { deskWords } from "../desk-words.ts";
import { templatesQuery } from "./fetch-templates.ts";
import { TemplateForm } from "./template-form.tsx";
import { TemplateItem } from "./template-item.tsx";
import { templateWords } from "./template-words.ts";

/** The tab with the texts that replies begin with, to add, change, move and delete. One form is open at a time. */
export function Templates() {
  const locale = useLocale();
  const words = useWords(templateWords);
  const templates = useQuery(templatesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the template that is being changed. */
  const [open, setOpen] = useState<string>();

  function finish() {
    flushSync(() => setOpen(undefined));
    // What had the focus goes away.
    heading.current?.focus();
  }

  return (
    <QuerySection
      title={deskWords.templates[locale]}
      query={templates}
      errorTitle={words.failed}
      headingRef={heading}
    >
      {(list) => (
        <>
          <p className="prose">{words.text}</p>
          {list.length === 0 && <EmptyState text={words.empty} />}
          <ol className={listStyles.list}>
            {list.map((template, n) => (
              <li key={template.id}>
                {open === template.id ? (
                  <TemplateForm template={template} onDone={finish} onCancel={finish} />
                ) : (
                  <TemplateItem
                    template={template}
                    isFirst={n === 0}
                    onOpen={() => setOpen(template.id)}
                    onDone={finish}
                  />
                )}
              </li>
            ))}
          </ol>
          {open === "new" ? (
            <TemplateForm onDone={finish} onCancel={finish} />
          ) : (
            <Button variant="outline" onClick={() => setOpen("new")}>
              {words.add}
            </Button>
          )}
        </>
      )}
    </QuerySection>
  );
}
