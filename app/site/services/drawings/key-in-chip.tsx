import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A chip, opened: over the key lies a mesh of one long wire; cutting it loses the key. */
export function KeyInChip() {
  return (
    <Sketch>
      <path d="M32 8H128V112H40L32 104Z" />
      {pins.map((y) => (
        <path key={y} d={`M32 ${y - 3}H20V${y + 3}H32M128 ${y - 3}H140V${y + 3}H128`} />
      ))}
      <path className={styles.faint} d={bondWires} />
      <path d="M46 24H114V96H46Z" />
      <path className={styles.faint} d={mesh} />
      <path
        className={`${styles.hot} ${styles.solid}`}
        d="M69 45a15 15 0 1 0 12.5 20H86V73H92V65H96V77H102V65H106V55H81.5A15 15 0 0 0 69 45Z"
      />
      <circle className={styles.hot} cx="63" cy="60" r="4" />
    </Sketch>
  );
}

const pins = [22, 34.6, 47.2, 60, 72.8, 85.4, 98];

/** From each pin to the edge of the die, where they stand closer. */
const bondWires = pins
  .map((y) => `M32 ${y}L46 ${60 + (y - 60) * 0.8}M128 ${y}L114 ${60 + (y - 60) * 0.8}`)
  .join("");

/** There and back over the whole die. */
const mesh = `M50 28H110${[32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84, 88, 92]
  .map((y, row) => `V${y}H${row % 2 === 0 ? 50 : 110}`)
  .join("")}`;
