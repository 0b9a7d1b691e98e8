import { NoneOption } from "./none-option.tsx";
import radioScaleStyles from "./radio-scale.module.css";
import fieldStyles from "../../ui/field.module.css";
import projectStyles from "../project/project.module.css";

export interface RadioScaleProps {
  name: string;
  legend: string;
  optionalLabel: string;
  /** Label of the option for no choice. */
  noneLabel: string;
  options: { value: string; label: string }[];
  problem: string | undefined;
  /** What was chosen, where the server renders it again. */
  typed?: string[] | undefined;
}

/** One of a few steps on a scale, as radios. */
export function RadioScale(props: RadioScaleProps) {
  const { name, legend, optionalLabel, noneLabel, options, problem, typed } = props;
  return (
    <fieldset className={projectStyles.fieldGroup} aria-describedby={`${name}-problem`}>
      <legend className={fieldStyles.legend}>
        {legend}
        <span className={fieldStyles.optionalMark}> {optionalLabel}</span>
      </legend>
      <p id={`${name}-problem`} className={fieldStyles.problem} hidden={!problem}>
        {problem}
      </p>
      <NoneOption name={name} label={noneLabel} typed={typed} />
      <div className={radioScaleStyles.radioScale}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={import.meta.env.SSR && typed?.[0] === value}
            />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
