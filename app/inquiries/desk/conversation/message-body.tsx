import type { ListedMessage } from "../../../backend/inquiry-rows.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { formatCount } from "../../../i18n/plural.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { mailTextWords } from "../../mail-text-words.ts";
import { FoldedText } from "./folded-text.tsx";
import { inquiryWords, newLineCount } from "../inquiry-words.ts";
import styles from "./thread.module.css";

/** What a mail says, with what it repeats folded where it stands. */
export function MessageBody({ message }: { message: ListedMessage }) {
  const locale = useLocale();
  const { body, quoted, quoted_at: quotedAt, quoted_new_lines: newLines } = message;
  const above = body.slice(0, quotedAt ?? undefined).trim();
  const below = quotedAt === null ? "" : body.slice(quotedAt).trim();
  const isAboveCut = message.is_body_cut && (quotedAt === null || quotedAt >= body.length);

  /** Fetches a part of the mail whole, where only its beginning is here. */
  const fetchPart = (isCut: boolean, part: (whole: Pick<ListedMessage, "body" | "quoted">) => string) =>
    isCut
      ? async () => {
          const { data, error } = await fetchWholeMessage(message.id);
          return error ? { error } : { data: part(data) };
        }
      : undefined;

  const isEmpty =
    !message.is_encrypted && message.attachments.length === 0 && `${body}${quoted ?? ""}` === "";

  return (
    <>
      {message.is_encrypted && <p className={styles.textMissing}>{mailTextWords.encrypted[locale]}</p>}
      {isEmpty && <p className={styles.textMissing}>{mailTextWords.empty[locale]}</p>}
      {above && (
        <FoldedText
          text={above}
          fetchAll={fetchPart(isAboveCut, (whole) => whole.body.slice(0, quotedAt ?? undefined).trim())}
        />
      )}
      {quoted && (
        <details className={styles.quoted}>
          <summary>
            {inquiryWords.quoted[locale]}
            {newLines > 0 && <span>{formatCount(locale, newLines, newLineCount)}</span>}
          </summary>
          <FoldedText
            text={quoted}
            fetchAll={fetchPart(message.is_quoted_cut, (whole) => whole.quoted ?? "")}
            className={styles.quotedText}
          />
        </details>
      )}
      {below && (
        <FoldedText
          text={below}
          fetchAll={fetchPart(message.is_body_cut && !isAboveCut, (whole) =>
            whole.body.slice(quotedAt ?? undefined).trim(),
          )}
        />
      )}
    </>
  );
}

/** Fetches a mail's whole text, and what it repeats. Never rejects. */
async function fetchWholeMessage(id: string) {
  return toResult(
    await databaseClient().from("inquiry_conversation").select("body,quoted").eq("id", id).single(),
  );
}
