import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import formStyles from "../../ui/form.module.css";
import { More } from "./more.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { givenWords } from "./visitor-form-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, isRejected, typedText } from "./visitor-problem.ts";

const form = { action: "note" } as const;

export function AddNote({ content }: { content: VisitorPageContent }) {
  const locale = useLocaleFromPath();
  return (
    <More summary={givenWords.addNote[locale]} open={isRejected(content, form)}>
      <VisitorForm content={content} action="note" zone="sent" className={formStyles.form}>
        <TextAreaField
          name="note"
          label={givenWords.note[locale]}
          rows={4}
          dir="auto"
          required
          defaultValue={typedText(content, form, "note")}
          problem={fieldProblem(locale, content, form, "note")}
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
