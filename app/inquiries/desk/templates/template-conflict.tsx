import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { directionOf } from "../../../i18n/text.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { textsOf } from "./check-template.ts";
import { templateWords } from "./template-words.ts";
import styles from "./templates.module.css";

export interface TemplateConflictProps {
  theirs: ReplyTemplate | "gone";
  busy: boolean;
  onSave: () => void;
  onKeep: () => void;
}

/** What a colleague has made of the template meanwhile, under what is written here. */
export function TemplateConflict({ theirs, busy, onSave, onKeep }: TemplateConflictProps) {
  const words = useWords(templateWords);
  return (
    <section className={styles.conflict}>
      <p>{theirs === "gone" ? words.gone : words.changed}</p>
      {theirs !== "gone" && <TemplateText template={theirs} />}
      <div className="actions">
        <Button variant="outline" busy={busy} onClick={onSave}>
          {theirs === "gone" ? words.save : words.saveMine}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          {theirs === "gone" ? words.cancel : words.keepTheirs}
        </Button>
      </div>
    </section>
  );
}

/** A template to read, both languages side by side. One that is missing says so. */
export function TemplateText({ template }: { template: ReplyTemplate }) {
  const words = useWords(templateWords);
  const texts = textsOf(template);
  return (
    <div className={styles.texts}>
      {(["en", "ar"] as const).map((language) =>
        texts[`body_${language}`] === "" ? (
          <p key={language} className={styles.missing}>
            {language === "en" ? words.onlyArabic : words.onlyEnglish}
          </p>
        ) : (
          <div key={language} lang={language} dir={directionOf(language)}>
            <b>{texts[`title_${language}`]}</b>
            <p>{texts[`body_${language}`]}</p>
          </div>
        ),
      )}
    </div>
  );
}
