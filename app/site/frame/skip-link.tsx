import styles from "./skip-link.module.css";

/** To the page's content; shown while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`screen-only ${styles.link}`} href="#main">
      {label}
    </a>
  );
}
