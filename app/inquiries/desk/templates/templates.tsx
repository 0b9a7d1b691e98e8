import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useQuery } from "../../../backend/use-query.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { QuerySection } from "../../../staff/query-section.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/state/empty-state.tsx";
import { RecordList } from "../../../ui/record-list.tsx";
import { deskWords } from "../desk-words.ts";
import { templatesQuery } from "./fetch-templates.ts";
import { TemplateForm } from "./template-form.tsx";
import { TemplateItem } from "./template-item.tsx";
import { templateWords } from "./template-words.ts";
import styles from "./templates.module.css";

/** The tab with the texts that replies begin with, to add, change, move and delete. One form is open at a time. */
export default function Templates() {
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
          <RecordList isOrdered className={styles.list}>
            {list.map((template, n) =>
              open === template.id ? (
                <li key={template.id}>
                  <TemplateForm template={template} onDone={finish} />
                </li>
              ) : (
                <TemplateItem
                  key={template.id}
                  template={template}
                  isFirst={n === 0}
                  onOpen={() => setOpen(template.id)}
                  onDone={finish}
                />
              ),
            )}
          </RecordList>
          {open === "new" ? (
            <TemplateForm onDone={finish} />
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
