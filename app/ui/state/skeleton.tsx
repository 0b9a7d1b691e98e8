import styles from "./skeleton.module.css";

/** Four placeholder bars where rows will be; `text` is for screen readers. */
export function Skeleton({ text }: { text: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr-only">{text}</span>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
