import type { ReactNode } from "react";
import type { Locale } from "../i18n/text.ts";
import { heroStills, heroStillSize } from "../site/hero-still.ts";
import "./gate.css";

/** A footprint on a board, with the hero still behind it: where staff are let in, or not. */
export function Gate({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <section className="board deep gate">
      <picture>
        <source type="image/avif" srcSet={heroStills[locale].avif} />
        <img className="gate-art" src={heroStills[locale].webp} {...heroStillSize} alt="" />
      </picture>
      <div className="part desk-card">
        <span className="part-one" aria-hidden="true" />
        {children}
      </div>
    </section>
  );
}
