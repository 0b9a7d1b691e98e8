import radioScaleStyles from "./radio-scale.module.css";
import fieldStyles from "../../ui/form/field.module.css";
import projectStyles from "../project/project.module.css";

interface RadioScaleProps {
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

interface NoneOptionProps {
  name: string;
  label: string;
  /** What was chosen, where the server renders it again. */
  typed?: string[] | undefined;
}

/** The first of a group of radios, checked unless another was, so that an optional choice can be undone. Its value is empty. */
export function NoneOption({ name, label, typed }: NoneOptionProps) {
  return (
    <label className={radioScaleStyles.noneOption}>
      <input
        type="radio"
        name={name}
        value=""
        id={name}
        defaultChecked={!import.meta.env.SSR || !typed?.[0]}
      />
      <span>{label}</span>
    </label>
  );
}
