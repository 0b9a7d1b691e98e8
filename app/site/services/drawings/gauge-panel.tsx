import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A browser's window as an instrument panel with one live trace. */
export function GaugePanel() {
  return (
    <Sketch>
      <path d="M6 8H154V112H6ZM6 22H154" />
      <path d="M12 13h5v5h-5zM21 13h5v5h-5zM30 13h5v5h-5z" />
      <path className={styles.faint} d="M44 13H148V18H44Z" />
      <path d="M58 30H146V78H58Z" />
      <path className={styles.faint} d="M58 42H146M58 54H146M58 66H146M80 30V78M102 30V78M124 30V78" />
      <path
        className={styles.hot}
        d="M58 66H68L72 58L78 70L84 62H92C100 62 98 38 106 38C114 38 112 60 120 60H126"
      />
      <circle className={styles.live} cx="126" cy="60" r="2.5" />
      <path d="M18.4 54.1A16 16 0 1 1 45.6 54.1" />
      <path
        className={styles.faint}
        d="M20 52l-3 2M16.5 44H13M20.5 35l-2.5-2.5M32 30V27M43.5 35l2.5-2.5M47.5 44H51M44 52l3 2"
      />
      <path d="M32 45L42 38" />
      <path d="M14 66H50M14 66V104M14 104H50V66" />
      <path d="M58 88H146M58 98H146M58 106H120" className={styles.faint} />
      <path className={styles.thick} d="M58 88H112M58 98H132M58 106H84" />
      <path d="M20 98V84H26V98ZM29 98V74H35V98ZM38 98V90H44V98Z" />
    </Sketch>
  );
}
