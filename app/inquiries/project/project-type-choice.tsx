import type { Localized } from "../../i18n/text.ts";
import { projectTypes } from "../fields.ts";
import type { FormContext } from "../form/form-problem-summary.tsx";
import type { projectWords } from "./project-words.ts";
import type { FormPageWords } from "../form/form-page-words.ts";
import styles from "./project.module.css";
import fieldStyles from "../../ui/form/field.module.css";
import footprintStyles from "../../ui/footprint.module.css";

interface ProjectTypeChoiceProps {
  words: FormPageWords & Localized<typeof projectWords>;
  form: FormContext;
}

/** Four cards, each a radio; the chosen one offers its features as tick boxes. CSS alone shows and hides them. */
export function ProjectTypeChoice({ words, form }: ProjectTypeChoiceProps) {
  const chosen = import.meta.env.SSR ? form.typed?.["projectType"]?.[0] : undefined;
  return (
    <fieldset className={styles.choice}>
      <legend className={fieldStyles.legend}>
        {words.projectType}
        <span className={fieldStyles.optionalMark}> {words.optional}</span>
      </legend>
      <p className={fieldStyles.hint}>{words.featuresHint}</p>
      {/* So that a choice can be undone. */}
      <label className={styles.none}>
        <input type="radio" name="projectType" value="" defaultChecked={!import.meta.env.SSR || !chosen} />
        <span>{words.choiceNone}</span>
      </label>
      <div className={styles.cards}>
        {types.map((type) => (
          <div key={type} className={footprintStyles.footprint}>
            <label className={styles.name}>
              <input
                type="radio"
                name="projectType"
                value={type}
                defaultChecked={import.meta.env.SSR && chosen === type}
              />
              <span className="text-subhead">{words[`projectType.${type}`]}</span>
            </label>
            <p className="text-muted text-small">{words[`text.${type}`]}</p>
            <div role="group" aria-label={words.features}>
              {projectTypes[type].map((feature) => (
                <label key={feature} className={`${fieldStyles.checkbox} ${styles.feature}`}>
                  <input
                    type="checkbox"
                    name="features"
                    value={feature}
                    defaultChecked={import.meta.env.SSR && form.typed?.["features"]?.includes(feature)}
                  />
                  <i className={styles.dot} aria-hidden="true" />
                  <span>{words[`features.${feature}`]}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const types = ["iot", "hardware", "automation", "digital"] as const;
