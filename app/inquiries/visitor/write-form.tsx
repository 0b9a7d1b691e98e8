import { formatBytes } from "../../i18n/format.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import formStyles from "../../ui/form.module.css";
import { FormOutcome, VisitorForm } from "./visitor-form.tsx";
import { maxFilesBytes, type VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, typedText } from "./visitor-problem.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./visitor.module.css";

/** A message with files: one form, one button. */
export function WriteForm({ content }: { content: VisitorPageContent }) {
  const locale = useLocaleFromPath();
  return (
    <section id="write" className={`screen-only ${styles.write}`} aria-labelledby="write-title">
      <h2 id="write-title" className="text-subhead">
        {pageWords.write[locale]}
      </h2>
      <FormOutcome content={content} section="write" />
      <VisitorForm content={content} action="message" className={formStyles.form} hasFiles>
        <input type="hidden" name="once" value={content.once} />
        <TextAreaField
          name="message"
          label={pageWords.message[locale]}
          rows={5}
          dir="auto"
          defaultValue={typedText(content, "message", "message")}
          problem={fieldProblem(locale, content, "message", "message")}
        />
        <TextField
          type="file"
          multiple
          name="files"
          label={pageWords.files[locale]}
          hint={interpolate(pageWords.filesHint[locale], { most: formatBytes(locale, maxFilesBytes) })}
        />
        <div className={formStyles.footer}>
          <Button type="submit">{pageWords.send[locale]}</Button>
          <p role="status" data-progress />
        </div>
      </VisitorForm>
    </section>
  );
}
