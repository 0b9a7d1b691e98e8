import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A valve and its double that only exists in numbers; below, where the measured line leaves the computed one. */
export function ValveAndTwin() {
  return (
    <Sketch>
      <path d={valve} transform="translate(40 82)" />
      <path d="M1 73H10M1 91H10M70 73H79M70 91H79" />
      <path className={styles.axis} d="M0 82H80" />
      <path className={styles.model} d={valve} transform="translate(121 46)" />
      <path className={styles.model} d="M118 32L119 58H123L124 32" />
      <path className={styles.hot} d="M40 82L76 46H115" />
      <circle className={styles.filled} cx="40" cy="82" r="3.5" />
      <circle className={`${styles.hot} ${styles.solid}`} cx="118.5" cy="46" r="3.5" />
      <path className={styles.faint} d="M91 80V114H156M91 97H156" />
      <path className={styles.model} d="M91 104C101 104 103 90 113 90S125 101 135 101S147 93 156 92" />
      <path d="M91 105C101 105 103 91 113 91C121 91 124 99 130 99C138 99 140 86 156 84" />
    </Sketch>
  );
}

/** Flanges, a body with two seats, bonnet, stem and wheel, around the middle of the bore. */
const valve =
  "M-30-16h6v32h-6zM24-16h6v32h-6zM-24-9L-12-14H-8V-24H8V-14H12L24-9M24 9L12 14H-12L-24 9M-11-28H11V-24H-11ZM-2-28V-37M2-28V-37M-19-37H19V-42H-19Z";
