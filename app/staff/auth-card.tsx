import type { ReactNode } from "react";
import "./auth-card.css";

/** The card of the sign-in, confirmation and access-denied pages: drawn as a footprint, over the hero's still picture. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <section className="board deep gate">
      <div className="hero-still gate-art" aria-hidden="true" />
      <div className="part desk-card">
        <span className="part-one" aria-hidden="true" />
        {children}
      </div>
    </section>
  );
}
