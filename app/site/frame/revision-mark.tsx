import styles from "./revision-mark.module.css";

/** The triangle of a drawing's revision, with its letter. */
export function RevisionMark({ letter }: { letter: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 24 22" focusable="false">
        <path d="M12 1.5 23 21H1z" />
      </svg>
      <b>{letter}</b>
    </span>
  );
}
