import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A board under its dome beside the machine: the network is cut off, the loop through the shaft is closed. */
export function EdgeBoard() {
  return (
    <Sketch>
      <g className={styles.faint}>
        <path d="M10 14L34 8L48 21L26 38L10 14L48 21M34 8L26 38M26 38L8 56M26 38L44 52" />
        <path className={styles.dashed} d="M48 21L58 31" />
      </g>
      <g className={styles.solid}>
        <circle cx="10" cy="14" r="3" />
        <circle cx="34" cy="8" r="3" />
        <circle cx="26" cy="38" r="3" />
        <circle cx="8" cy="56" r="3" />
        <circle cx="44" cy="52" r="3" />
        <circle cx="48" cy="21" r="3" />
      </g>
      <path d="M57 30l7 7M64 30l-7 7" />
      <path d="M58 82V70a44 44 0 0 1 88 0V82M52 82H152V88H52Z" />
      <path className={styles.faint} d="M66 62a36 36 0 0 1 20-24" />
      <path d="M68 74H136V78H68ZM74 78V82M130 78V82" />
      <path d="M88 70V58H116V70M86 74V72H90V70H114V72H118V74M92 58V48M97 58V48M102 58V48M107 58V48M112 58V48M74 74V68H80V74M124 74V64H132V74" />
      <path className={styles.axis} d="M40 108H158" />
      <path d="M44 102H92V114H44ZM92 98H112V118H92ZM112 102H150V114H112Z" />
      <path className={styles.hot} d="M77 78V97M73 97H81V102H73ZM128 78V96" />
      <path className={styles.filled} d="M122 96H134V102H122Z" />
    </Sketch>
  );
}
