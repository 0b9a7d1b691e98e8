import type { ReactNode } from "react";

interface SectionProps {
  /** Id of the heading, for links to the section. */
  id: string;
  /** Reference designator in the margin, as on a schematic: decoration. */
  designator: string;
  heading: string;
  surface?: "base" | "dark";
  children: ReactNode;
}

export function Section({ id, designator, heading, surface = "base", children }: SectionProps) {
  return (
    <section className={`surface-${surface} section`} aria-labelledby={id}>
      <div className="page-container">
        <Designator>{designator}</Designator>
        <h2 className="section-heading text-heading" id={id}>
          {heading}
        </h2>
        <div className="content mt-8 grid gap-6">{children}</div>
      </div>
    </section>
  );
}

export function Designator({ children }: { children: string }) {
  return (
    <p className="designator" aria-hidden="true">
      {children}
    </p>
  );
}
