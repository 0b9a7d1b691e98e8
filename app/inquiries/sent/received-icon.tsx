import styles from "./sent.module.css";

/** A lit LED on its two pads: what was sent has arrived. */
export function ReceivedIcon() {
  return (
    <svg className={styles.receivedIcon} viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      <path className={styles.receivedPads} d="M0 6h16v36H0zM80 6h16v36H80z" />
      <path className={styles.receivedCase} d="M12 1h64l8 8v38H12z" />
      <circle className={styles.receivedGlow} cx="48" cy="24" r="20.5" />
      <circle className={styles.receivedLens} cx="48" cy="24" r="16" />
      <path className={styles.receivedTick} d="m40 24.5 5.8 5.8L56.5 18.5" />
    </svg>
  );
}
