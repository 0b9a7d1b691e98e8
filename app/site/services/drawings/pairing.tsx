import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A phone and a sensor find each other: their rings meet, and the phone shows what the sensor reads. */
export function Pairing() {
  return (
    <Sketch>
      <path
        className={styles.hot}
        d="M71.5 40.9A36 36 0 0 1 71.5 79.1M80 35.6A46 46 0 0 1 80 84.4M104.6 44.1A30 30 0 0 0 104.6 75.9M96.1 38.8A40 40 0 0 0 96.1 81.2"
      />
      <rect x="14" y="8" width="54" height="104" rx="7" />
      <path d="M35 13H47M14 19H68M14 101H68M36 106.5H46" />
      <path className={styles.faint} d="M22 78H60M22 85H60M22 92H48" />
      <path d="M27 62A18 18 0 1 1 55 62" />
      <path
        className={styles.faint}
        d="M24.5 64l4-3M22.5 46.5l4.5 1M31 33.5l2.5 4M41 30.5V35.5M51 33.5l-2.5 4M59.5 46.5l-4.5 1M57.5 64l-4-3"
      />
      <path className={styles.hot} d="M41 50L51 42" />
      <circle className={styles.filled} cx="41" cy="50" r="2.5" />
      <path d="M112 40H150V82H112ZM116 44H146V78H116ZM119 82V86H127V82M135 82V86H143V82M121 86V92H125V86M137 86V92H141V86M141 40V34H145V40M141.5 34V14H144.5V34" />
      <path className={styles.faint} d="M123 92V112M139 92V112M124 57H138M124 61H138M124 65H138M124 69H138" />
      <circle className={styles.live} cx="121" cy="49" r="2" />
    </Sketch>
  );
}
