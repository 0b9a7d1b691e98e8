import type { ReactNode } from "react";
import styles from "./auth-card.module.css";
import stillStyles from "../../site/hero-still.module.css";
import footprintStyles from "../../ui/footprint.module.css";

/** The card of the sign-in, confirmation and access-denied pages: drawn as a footprint, over the hero's still picture. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <section className={`surface-dark surface-darkest ${styles.section}`}>
      <div className={`${stillStyles.still} ${styles.picture}`} aria-hidden="true" />
      <div className={`${footprintStyles.footprint} ${styles.card}`}>
        <span className={footprintStyles.pinOne} aria-hidden="true" />
        {children}
      </div>
    </section>
  );
}
