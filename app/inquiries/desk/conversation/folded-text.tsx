import { useState } from "react";
import { type ApiError, errorText } from "../../../backend/api-error.ts";
import type { ApiResult } from "../../../backend/query.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { beginningOf } from "./beginning-of-text.ts";
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
  const [fetched, setFetched] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const start = beginningOf(text);
  if (start.length === text.length && !fetchAll)
    return <WrittenText text={text} className={className} hasMentions={hasMentions} />;

  async function open() {
    setOpen(true);
    if (!fetchAll || fetched !== undefined) return;
    setBusy(true);
    const answer = await fetchAll();
    setBusy(false);
    setError(answer.error);
    if (answer.error) setOpen(false);
    else setFetched(answer.data);
  }

  return (
    <>
      <WrittenText
        text={isOpen ? (fetched ?? text) : `${start} …`}
        className={className}
        hasMentions={hasMentions}
      />
      <Button
        variant="ghost"
        className={styles.unfold}
        busy={busy}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      >
        {inquiryWords[isOpen && !busy ? "showLess" : "showAll"][locale]}
      </Button>
      <span role="status">{error && errorText(error)[locale]}</span>
    </>
  );
}
