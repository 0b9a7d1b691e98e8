import type { ReactNode } from "react";
import "./gate.css";

/** A footprint on a board, with the hero still behind it: where staff are let in, or not. */
export function Gate({ children }: { children: ReactNode }) {
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
