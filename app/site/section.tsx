import type { ReactNode } from "react";
import { Designator } from "../ui/text/designator.tsx";

interface SectionProps {
  /** Id of its heading. */
  id: string;
  /** Left out where the heading stands among the children, with that id. */
  heading?: string | undefined;
  size?: "text-title" | "text-heading" | "text-subhead" | "sr-only";
  /** A sheet says something, a board shows what we make. */
  surface?: "sheet" | "board";
  /** Of the last section, which the footer follows: nothing is plugged in there. */
  isLast?: boolean;
  designator?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a public page: its surface, the twelve columns, and the heading over what it holds. */
export function Section({
  id,
  heading,
  size = "text-heading",
  surface = "sheet",
  isLast = false,
  designator,
  className = "",
  children,
}: SectionProps) {
  const isBoard = surface === "board";
  const isPlugged = isBoard && !isLast;
  const classes = [
    "section",
    isBoard ? "surface-dark" : "surface-base",
    isPlugged && "castellated",
    className,
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-labelledby={id}>
      {isBoard && <span className="edge edge-top" aria-hidden="true" />}
      <div className="page-container">
        {designator && <Designator>{designator}</Designator>}
        {heading && (
          <h2 className={size === "sr-only" ? size : `section-heading over-content ${size}`} id={id}>
            {heading}
          </h2>
        )}
        {children}
      </div>
      {isPlugged && <span className="edge" aria-hidden="true" />}
    </section>
  );
}
