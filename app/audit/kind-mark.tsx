import type { EventKind } from "../staff/events/events.ts";
import styles from "./entries.module.css";

const shapes = {
  work: <circle className={styles.filled} cx="7" cy="7" r="4.5" />,
  mail: (
    <>
      <circle cx="7" cy="7" r="5.8" />
      <circle className={styles.filled} cx="7" cy="7" r="2.2" />
    </>
  ),
  reading: <circle cx="7" cy="7" r="3" />,
  security: (
    <>
      <circle cx="4" cy="7" r="2.8" />
      <path d="M6.8 7H13M10.2 7v3.2" />
    </>
  ),
  system: <rect x="2" y="2" width="10" height="10" />,
};

const tones = {
  work: styles.done,
  mail: styles.done,
  reading: styles.faint,
  system: styles.faint,
  security: "",
};

export function KindMark({ kind }: { kind: EventKind }) {
  return (
    <svg className={`${styles.mark} ${tones[kind]}`} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      {shapes[kind]}
    </svg>
  );
}
