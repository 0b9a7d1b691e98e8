import { NoneOption } from "./none-option.tsx";
import "./radio-scale.css";

export interface RadioScaleProps {
  name: string;
  legend: string;
  optionalLabel: string;
  /** Label of the option for no choice. */
  noneLabel: string;
  options: { value: string; label: string }[];
  problem: string | undefined;
}

/** One of a few steps on a scale, as radios. */
export function RadioScale({ name, legend, optionalLabel, noneLabel, options, problem }: RadioScaleProps) {
  return (
    <fieldset className="field-group" aria-describedby={`${name}-problem`}>
      <legend>
        {legend}
        <span className="optional-mark"> {optionalLabel}</span>
      </legend>
      <p id={`${name}-problem`} className="problem" hidden={!problem}>
        {problem}
      </p>
      <NoneOption name={name} label={noneLabel} />
      <div className="radio-scale">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
