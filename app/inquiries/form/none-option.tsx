import styles from "./radio-scale.module.css";

export interface NoneOptionProps {
  name: string;
  label: string;
  /** What was chosen, where the server renders it again. */
  typed?: string[] | undefined;
}

/** The first of a group of radios, checked unless another was, so that an optional choice can be undone. Its value is empty. */
export function NoneOption({ name, label, typed }: NoneOptionProps) {
  return (
    <label className={styles.noneOption}>
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
