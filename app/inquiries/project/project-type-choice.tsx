import type { Localized } from "../../i18n/text.ts";
import { projectTypes } from "../fields.ts";
import { type FormContext, fieldProblem } from "../form/form-problem-summary.tsx";
import { NoneOption } from "../form/radio-scale.tsx";
import type { projectWords } from "./project-words.ts";
import type { FormPageWords } from "../form/form-page-words.ts";
import choiceStyles from "../form/choice.module.css";
import fieldStyles from "../../ui/form/field.module.css";
import footprintStyles from "../../ui/footprint.module.css";
import projectStyles from "./project.module.css";

interface ProjectTypeChoiceProps {
  words: FormPageWords & Localized<typeof projectWords>;
  form: FormContext;
}

/** Four cards, each a radio; the chosen one offers its features as tick boxes. CSS alone shows and hides them. */
export function ProjectTypeChoice({ words, form }: ProjectTypeChoiceProps) {
  const problem = fieldProblem(form, "projectType");
  const chosen = import.meta.env.SSR ? form.typed?.["projectType"] : undefined;
  return (
    <fieldset className={projectStyles.step} aria-describedby="projectType-problem">
      <legend className="text-heading">
        {words.projectType}
        <span className={`${fieldStyles.optionalMark} ${projectStyles.optional}`}> {words.optional}</span>
      </legend>
      <p className={fieldStyles.hint}>{words.featuresHint}</p>
      <p id="projectType-problem" className={fieldStyles.problem} hidden={!problem}>
        {problem}
      </p>
      <NoneOption
        name="projectType"
        label={words.choiceNone}
        {...(import.meta.env.SSR && { typed: chosen })}
      />
      <div className={choiceStyles.choiceCards}>
        {types.map((type) => (
          <div key={type} className={`${footprintStyles.footprint} ${choiceStyles.choiceCard}`}>
            <label className={choiceStyles.choiceLabel}>
              <input
                type="radio"
                name="projectType"
                value={type}
                defaultChecked={import.meta.env.SSR && chosen?.[0] === type}
              />
              <span className="text-subhead">{words[`projectType.${type}`]}</span>
            </label>
            <p className={choiceStyles.choiceText}>{words[`text.${type}`]}</p>
            <div className={choiceStyles.choiceFeatures} role="group" aria-label={words.features}>
              {projectTypes[type].map((feature) => (
                <label key={feature} className={`${fieldStyles.checkbox} ${choiceStyles.choiceFeature}`}>
                  <input
                    className={choiceStyles.tick}
                    type="checkbox"
                    name="features"
                    value={feature}
                    defaultChecked={import.meta.env.SSR && form.typed?.["features"]?.includes(feature)}
                  />
                  <i className={choiceStyles.dot} aria-hidden="true" />
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
