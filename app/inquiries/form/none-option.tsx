import styles from "./radio-scale.module.css";

/** The first of a group of radios, checked by default, so that an optional choice can be undone. Its value is empty. */
export function NoneOption({ name, label }: { name: string; label: string }) {
  return (
    <label className={styles.noneOption}>
      <input type="radio" name={name} value="" id={name} defaultChecked />
      <span>{label}</span>
    </label>
  );
}
