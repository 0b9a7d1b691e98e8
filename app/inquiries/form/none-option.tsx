import styles from "./radio-scale.module.css";

/** The first of a group of radios, checked unless another was, so that an optional choice can be undone. Its value is empty. */
export function NoneOption({
  name,
  label,
  typed,
}: {
  name: string;
  label: string;
  typed: string[] | undefined;
}) {
  return (
    <label className={styles.noneOption}>
      <input type="radio" name={name} value="" id={name} defaultChecked={!typed?.[0]} />
      <span>{label}</span>
    </label>
  );
}
