import type { ReactNode } from "react";
import "./auth-card.css";
import stillStyles from "../site/hero-still.module.css";
import "../ui/footprint.css";

/** The card of the sign-in, confirmation and access-denied pages: drawn as a footprint, over the hero's still picture. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <section className="surface-dark surface-darkest auth-section">
      <div className={`${stillStyles.still} auth-picture`} aria-hidden="true" />
      <div className="footprint auth-card">
        <span className="footprint-pin-one" aria-hidden="true" />
        {children}
      </div>
    </section>
  );
}
