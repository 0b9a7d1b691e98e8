import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import formStyles from "../../ui/form.module.css";
import { More } from "./more.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { givenWords } from "./visitor-form-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, isRejected, typedText } from "./visitor-problem.ts";

export function AddNote({ content }: { content: VisitorPageContent }) {
  const locale = useLocaleFromPath();
  return (
    <More summary={givenWords.addNote[locale]} open={isRejected(content, "note")}>
      <VisitorForm content={content} action="note" className={formStyles.form}>
        <TextAreaField
          name="note"
          label={givenWords.note[locale]}
          rows={4}
          dir="auto"
          required
          defaultValue={typedText(content, "note", "note")}
          problem={fieldProblem(locale, content, "note", "note")}
        />
        <div className={formStyles.footer}>
          <Button type="submit" variant="outline">
            {givenWords.saveNote[locale]}
          </Button>
        </div>
      </VisitorForm>
    </More>
  );
}
