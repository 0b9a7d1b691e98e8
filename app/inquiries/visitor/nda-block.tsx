import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { fileWords } from "./file-words.ts";
import { VisitorForm } from "./visitor-form.tsx";
import { givenWords } from "./visitor-form-words.ts";
import { fieldProblem } from "./visitor-problem.ts";
import type { SheetProps } from "./sheet-props.ts";
import styles from "./nda-block.module.css";

export function NdaBlock({ content, inquiry: { nda } }: SheetProps) {
  const locale = useLocaleFromPath();
  if (nda) {
    const text = nda === "agreed" ? givenWords.ndaAgreed : givenWords.ndaAsked;
    return (
      <p className={styles.block}>
        <span>
          <MixedText text={text[locale]} />
        </span>
      </p>
    );
  }
  return (
    <VisitorForm content={content} action="nda" zone="files" className={styles.block}>
      <div>
        <h3>{givenWords.ndaTitle[locale]}</h3>
        <p className={styles.text}>
          {fileWords.whoSees[locale]} <MixedText text={givenWords.ndaText[locale]} />
        </p>
      </div>
      <CheckboxField
        name="agree"
        label={givenWords.ndaAgree[locale]}
        required
        problem={fieldProblem(locale, content, { action: "nda" }, "agree")}
      />
      <Button type="submit" variant="outline">
        {givenWords.ndaAsk[locale]}
      </Button>
    </VisitorForm>
  );
}
