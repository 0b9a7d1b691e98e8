import { NoneChoice } from "./none-choice.tsx";

export interface DetentsProps {
  name: string;
  legend: string;
  optionalWord: string;
  /** Nothing chosen: the way back from a choice. */
  noneLabel: string;
  options: { value: string; label: string }[];
  problem: string | undefined;
}

/** One of a few steps on a scale, as radios. */
export function Detents({ name, legend, optionalWord, noneLabel, options, problem }: DetentsProps) {
  return (
    <fieldset className="field-group" aria-describedby={`${name}-problem`}>
      <legend>
        {legend}
        <span className="opt"> {optionalWord}</span>
      </legend>
      <p id={`${name}-problem`} className="problem" hidden={!problem}>
        {problem}
      </p>
      <NoneChoice name={name} label={noneLabel} />
      <div className="detents">
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
