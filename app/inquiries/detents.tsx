export interface DetentsProps {
  name: string;
  legend: string;
  optionalWord: string;
  options: { value: string; label: string }[];
  problem: string | undefined;
}

/** One of a few steps on a scale, as radios. */
export function Detents({ name, legend, optionalWord, options, problem }: DetentsProps) {
  return (
    <fieldset className="field-group" aria-describedby={`${name}-problem`}>
      <legend>
        {legend}
        <span className="opt"> {optionalWord}</span>
      </legend>
      <p id={`${name}-problem`} className="problem" hidden={!problem}>
        {problem}
      </p>
      <div className="detents">
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} id={index === 0 ? name : undefined} />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
