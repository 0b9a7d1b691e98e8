import { useState } from "react";
import { errorText } from "../../../backend/errors/api-error.ts";
import type { ApiResult } from "../../../backend/query.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/form/button.tsx";
import { beginningOf } from "./split-paragraphs.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { WrittenText } from "./thread-entry.tsx";
import styles from "./thread.module.css";

export interface FoldedTextProps {
  text: string;
  /** Where `text` is not all of it: fetches the rest. Never rejects. */
  fetchAll?: (() => Promise<ApiResult<string>>) | undefined;
  className?: string | undefined;
  /** Of a note, in which colleagues are mentioned. */
  hasMentions?: boolean;
}

/** What somebody wrote. Of a long text the first part, until all of it is asked for. */
export function FoldedText({ text, fetchAll, className, hasMentions }: FoldedTextProps) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const all = useAction(fetchAll ?? (async () => ({ data: text })), {});
  const start = beginningOf(text);
  if (start.length === text.length && !fetchAll)
    return <WrittenText text={text} className={className} hasMentions={hasMentions} />;

  async function open() {
    setOpen(true);
    if (fetchAll && all.answer === undefined && (await all.run()).error) setOpen(false);
  }

  return (
    <>
      <WrittenText
        text={isOpen ? (all.answer ?? text) : `${start} …`}
        className={className}
        hasMentions={hasMentions}
      />
      <Button
        variant="ghost"
        className={styles.unfold}
        busy={all.isBusy}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      >
        {inquiryWords[isOpen && !all.isBusy ? "showLess" : "showAll"][locale]}
      </Button>
      <span role="status">{all.error && errorText(all.error)[locale]}</span>
    </>
  );
}
