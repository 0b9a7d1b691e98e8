import type { ReactNode } from "react";
import styles from "../spec.later.module.css";

/** The frame the eight drawings share. They are decoration: what each shows, the words beside it say. */
export function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
