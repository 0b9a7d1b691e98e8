import { useLocaleFromPath } from "../../i18n/paths.ts";
import { AddNote } from "./add-note.tsx";
import { CodeForm } from "./code-form.tsx";
import { CorrectDetails } from "./correct-details.tsx";
import { GivenRows } from "./given-rows.tsx";
import { listGivenFields } from "./list-given-fields.ts";
import type { ZoneEntry } from "./list-zones.ts";
import type { SheetProps } from "./sheet-props.ts";
import { endWords } from "./visitor-form-words.ts";
import { WrittenText } from "./written-text.tsx";
import { Zone } from "./zone.tsx";
import styles from "./sent-zone.module.css";

/** The inquiry as it was sent, with what may be corrected and added. */
export function SentZone({ zone, content, inquiry }: SheetProps & { zone: ZoneEntry }) {
  const locale = useLocaleFromPath();
  const { message, rows } = listGivenFields(locale, inquiry);
  return (
    <Zone content={content} {...zone} className="screen-only">
      {message && (
        <blockquote className={styles.message}>
          <WrittenText text={message} />
        </blockquote>
      )}
      <GivenRows rows={rows} revisions={inquiry.revisions} />
      {inquiry.code?.purpose === "email" && (
        <CodeForm
          content={content}
          inquiry={inquiry}
          code={inquiry.code}
          action="change_email"
          zone="sent"
          label={endWords.saveEmail[locale]}
        />
      )}
      <div>
        <CorrectDetails content={content} inquiry={inquiry} />
        <AddNote content={content} />
      </div>
    </Zone>
  );
}
